import axe from 'axe-core';
import type { VtcElement } from '../../src/element/vtc-element.js';
import '../../src/index.js';
import '../../src/more.js';
import { Backend } from './backend.js';
import { DrivenClock } from './driven-clock.js';
import { isLoaded } from './loaded.js';

/** An element, and the values with which the shared suite tests it. */
export interface ElementCase {
  tag: string;
  /** Attributes with which it shows the flagship company of the sandbox; `api-base` and `loading` are added. */
  attributes: Readonly<Record<string, string>>;
  /** Text that it then shows. */
  expectedText: string | RegExp;
  /** Returns empty responses of the API; undefined: the element has no empty state. */
  emptyResponse?: (request: Request) => Response | undefined;
  /** An attribute whose change causes a request, with a value for which there is data. */
  change: readonly [attribute: string, value: string];
  /** Attributes with which it shows a company with hostile and long names. */
  hostile?: Readonly<Record<string, string>>;
  /** A field of its items for `href-template`; undefined: its items are not links. */
  linkField?: string;
  /** Whether it hides pictures that fail to load, so that the test has to serve them. */
  hasPictures?: boolean;
  /** Attributes that cause a `SETUP` error, and a text of its message. */
  invalid: readonly (readonly [attributes: Readonly<Record<string, string>>, advice: string])[];
}

const start = '2026-11-20T17:00:00Z';

/** Any element. */
export type Element = VtcElement<unknown>;

/** The text that a visitor reads in an element. */
export const textOf = (element: HTMLElement): string =>
  element.shadowRoot?.querySelector<HTMLElement>('[part~="base"]')?.innerText ?? '';

/** Rules for whole pages, which do not apply to an element. */
const rules = { region: { enabled: false }, 'landmark-one-main': { enabled: false } };

/** Violations that axe reports for an element. */
export async function violations(element: HTMLElement): Promise<string[]> {
  const { violations: found } = await axe.run(element, { rules });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Replaces clock and API in the tests of an element; returns functions that create and show it. */
export function elementStage(testCase: ElementCase) {
  const { tag } = testCase;
  let backend: Backend;
  let clock: DrivenClock;

  beforeEach(() => {
    clock = new DrivenClock(start);
    backend = new Backend();
    backend.hasPictures = testCase.hasPictures ?? false;
    document.documentElement.lang = 'en';
  });

  afterEach(() => {
    document.body.replaceChildren();
    document.documentElement.removeAttribute('dir');
    document.documentElement.removeAttribute('data-theme');
    backend.restore();
    clock.restore();
  });

  function create(attributes: Readonly<Record<string, string>> = {}, content = ''): Element {
    const element = document.createElement(tag) as Element;
    const all = {
      'api-base': backend.apiBase,
      loading: 'eager',
      'time-zone': 'Europe/Berlin',
      ...testCase.attributes,
      ...attributes,
    };
    for (const [name, value] of Object.entries(all)) {
      element.setAttribute(name, value);
    }
    element.innerHTML = content;
    return element;
  }

  /** Adds an element to the page, and waits until it has loaded. */
  async function show(element: Element, place: HTMLElement = document.body): Promise<Element> {
    place.append(element);
    await waitUntilLoaded(element);
    return element;
  }

  /** Waits until an element and its language have loaded. */
  async function waitUntilLoaded(element: Element): Promise<void> {
    await clock.advance(100);
    await clock.until(() => isLoaded(element));
    await clock.advance(100);
    // Parts that the window does not show are rendered later.
    await element.updateComplete;
  }

  /** Adds an element to the page, and waits until it has sent a request. */
  async function startLoading(element: Element): Promise<Element> {
    document.body.append(element);
    await clock.advance(100);
    await clock.until(() => backend.requests.length > 0);
    return element;
  }

  /** Waits until the last retry of a request has failed. */
  async function waitForFailure(element: Element): Promise<void> {
    await clock.advance(20_000);
    await clock.until(() => element.error !== null);
  }

  async function showFailure(status = 500): Promise<Element> {
    backend.fail(status);
    const element = await startLoading(create());
    await waitForFailure(element);
    return element;
  }

  return {
    /** The API of the current test. */
    get backend() {
      return backend;
    },
    /** The clock of the current test. */
    get clock() {
      return clock;
    },
    create,
    show,
    waitUntilLoaded,
    startLoading,
    waitForFailure,
    showFailure,
  };
}
