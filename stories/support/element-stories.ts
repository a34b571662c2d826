import type { Args, StoryContext, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import type { VtcElement } from '../../src/element/vtc-element.js';
import { setClock, zoneOf } from './clock.js';
import { controlsOf } from './controls.js';
import { attributesIn, markup, takesToken } from './markup.js';
import {
  apiOf,
  failFromNowOn,
  sandbox,
  themedCompanies,
  tokenOf,
  type Scenario,
} from './sandbox.js';

/** Factor of all time limits; the test runner sets it on a busy machine. */
const slowness = Number(Reflect.get(globalThis, 'slowness') ?? 1);

type Element = VtcElement<unknown>;
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Content of a story. */
export interface Scene {
  attributes?: Attributes;
  /** How the API behaves; default: `fine`. */
  scenario?: Scenario;
  /** Custom state that the elements reach; default: ready. */
  state?: string;
  /** Several elements side by side, each with additional attributes. */
  variants?: readonly Attributes[];
  /** CSS of the box around the elements. */
  box?: Readonly<Record<string, string>>;
  lang?: string;
  /** Data that the page provides in a script; no request is sent. */
  pageData?: () => Promise<unknown>;
  /** Actions of a visitor, and assertions about the result. */
  act?: (createElement: Element, root: HTMLElement) => Promise<void>;
}

/** The values that are not undefined. */
const definedValues = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function attributesFor(tag: string, args: Args, context: StoryContext, scene: Scene) {
  const { globals, id, viewMode } = context;
  const { company, timeZone, clock } = globals as Record<string, string>;
  const chosen = company && company !== 'as in the story' ? { vtc: company } : {};
  const all: Record<string, unknown> = {
    'api-base': apiOf(id, clock ?? '', scene.scenario ?? 'normal'),
    'time-zone': zoneOf(String(timeZone)),
    // On docs pages, all stories load without scrolling.
    loading: viewMode === 'docs' ? 'eager' : undefined,
    ...definedValues(attributesIn(tag, args)),
    ...chosen,
  };
  const needsToken = takesToken(tag) && all.vtc && all.token === undefined;
  return needsToken ? { ...all, token: tokenOf(String(all.vtc)) } : all;
}

function createElement(tag: string, attributes: Readonly<Record<string, unknown>>): Element {
  const element = document.createElement(tag) as Element;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  return element;
}

function prepare(element: Element, { state }: Scene, json: unknown): void {
  if (json !== undefined) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify(json);
    element.append(script);
    element.removeAttribute('api-base');
    element.removeAttribute('vtc');
    element.removeAttribute('token');
  }
  if (state === 'stale') {
    const refresh = () => {
      failFromNowOn(element.apiBase ?? '');
      void element.refresh();
    };
    element.addEventListener('vtc-load', refresh, { once: true });
  }
}

/** Reports events to Storybook's list of actions, whose arguments have names such as `onVtcLoad`. */
function reportEvents(element: Element, args: Args): void {
  for (const [name, listener] of Object.entries(args)) {
    if (typeof listener !== 'function') continue;
    const type = name
      .slice(2)
      .replace(/\B[A-Z]/g, '-$&')
      .toLowerCase();
    element.addEventListener(type, (event) => void (listener as (event: Event) => void)(event));
  }
}

/** The HTML for a scene, without the attributes that Storybook sets. */
function source(tag: string, { variants = [{}], lang, box, pageData }: Scene, args: Args): string {
  const json = pageData && '\n  <script type="application/json">…</script>\n';
  const base = json ? { ...args, vtc: undefined } : args;
  const lines = variants.map((variant) => markup(tag, { ...base, ...variant }, json));
  if (!lang) return lines.join('\n');
  return `<div lang="${lang}"${box?.direction ? ` dir="${box.direction}"` : ''}>\n  ${lines.join('\n  ')}\n</div>`;
}

function render(tag: string, scene: Scene, context: StoryContext): HTMLElement {
  const { args, globals, loaded } = context;
  document.documentElement.lang = String(globals.language);
  const box = document.createElement('div');
  box.dataset.state = scene.state ?? 'ready';
  if (scene.lang) box.lang = scene.lang;
  Object.assign(box.style, { display: 'grid', gap: '24px', ...scene.box });
  for (const variant of scene.variants ?? [{}]) {
    const element = createElement(tag, attributesFor(tag, { ...args, ...variant }, context, scene));
    prepare(element, scene, loaded.json);
    reportEvents(element, args);
    box.append(element);
  }
  return box;
}

/** Waits until all elements of a story have reached its state; returns the first element. */
async function waitForState(root: HTMLElement, { state = 'ready' }: Scene): Promise<Element> {
  const elements = [...root.querySelectorAll<Element>('[data-state] > *')];
  await waitFor(
    () => {
      for (const element of elements) {
        const message = `${element.localName} is ${element.state} ${element.error?.message ?? ''}`;
        expect(element.matches(`:state(${state})`), message).toBe(true);
      }
    },
    { timeout: 8000 * slowness },
  );
  const [first] = elements;
  if (!first) throw new Error('The story shows no element.');
  return first;
}

/** Metadata of the stories of an element: arguments and controls. */
export const elementMeta = (tag: string, args: Attributes) => ({
  component: tag,
  args,
  argTypes: controlsOf(tag),
});

/** Returns a function that creates stories of an element. */
export const scenesOf =
  (tag: string) =>
  (scene: Scene = {}): StoryObj => ({
    args: { ...scene.attributes },
    parameters: {
      docs: {
        source: { transform: (_: string, { args }: StoryContext) => source(tag, scene, args) },
      },
    },
    loaders: [
      async ({ globals }) => {
        // Before the data of the page is created, which is relative to the clock.
        setClock(sandbox.world, String(globals.clock));
        return { json: await scene.pageData?.() };
      },
    ],
    render: (_, context) => render(tag, scene, context),
    play: async ({ canvasElement }) => {
      const first = await waitForState(canvasElement, scene);
      const root = first.shadowRoot?.querySelector<HTMLElement>('[part~="base"]');
      if (!root) throw new Error('The element has rendered nothing.');
      await scene.act?.(first, root);
    },
  });

/** The scenes that every element has. */
export const common = {
  themed: {
    // Different headings, because landmarks of one page must have different names.
    variants: themedCompanies.map((vtc) => ({ vtc, theme: 'auto', heading: vtc })),
    box: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', alignItems: 'start' },
  },
  dark: { attributes: { theme: 'dark' }, box: { background: '#111', padding: '16px' } },
  narrow: { box: { inlineSize: '280px' } },
  empty: { scenario: 'empty', state: 'empty' },
  loading: { scenario: 'pending', state: 'loading' },
  failing: { scenario: 'failing', state: 'error' },
  stale: { scenario: 'failingLater', state: 'stale' },
  otherLanguage: { lang: 'de' },
  rightToLeft: { lang: 'ar', box: { direction: 'rtl' } },
  longNames: { attributes: { vtc: 'hostile_names' } },
} satisfies Record<string, Scene>;
