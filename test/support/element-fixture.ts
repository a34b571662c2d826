import type { VtcElement } from '../../src/element/vtc-element.js';
import '../../src/index.js';
import '../../src/more.js';
import type { SandboxOptions } from '../../src/sandbox/server/options.js';
import { Backend } from './backend.js';
import { DrivenClock } from './driven-clock.js';
import { isLoaded } from './loaded.js';
import { neededAttributes } from './needed-attributes.js';

type Attributes = Readonly<Record<string, string>>;

interface FixtureOptions {
  /** Language of the page. */
  lang?: string;
  /** Attributes of all elements, besides `api-base` and `loading`. */
  attributes?: Attributes;
  sandbox?: SandboxOptions;
}

interface CreateOptions {
  data?: unknown;
  /** HTML of its fallback content. */
  content?: string;
  /** Width in px of a box around it. */
  width?: number;
}

/** Adds elements to the page, with a driven clock and a sandbox. */
export class ElementFixture {
  readonly clock: DrivenClock;
  readonly backend: Backend;
  readonly #attributes: Attributes;

  constructor(
    start = '2026-11-20T17:00:00Z',
    {
      lang = 'en-GB',
      attributes = { vtc: 'northern_haul', 'time-zone': 'UTC' },
      sandbox,
    }: FixtureOptions = {},
  ) {
    this.clock = new DrivenClock(start);
    this.backend = new Backend(sandbox);
    this.#attributes = attributes;
    document.documentElement.lang = lang;
  }

  /** Creates an element that loads as soon as it is added to the page. */
  create<Tag extends string>(
    tag: Tag,
    attributes: Attributes = {},
    { data, content }: CreateOptions = {},
  ): ElementOf<Tag> {
    const element = document.createElement(tag) as VtcElement<unknown>;
    const all = {
      'api-base': this.backend.apiBase,
      loading: 'eager',
      ...neededAttributes(tag),
      ...this.#attributes,
      ...attributes,
    };
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    if (data !== undefined) element.data = data;
    // Pages with Trusted Types allow no HTML.
    if (content) element.innerHTML = content;
    return element as ElementOf<Tag>;
  }

  /** Creates an element, and adds it to the page. */
  add<Tag extends string>(
    tag: Tag,
    attributes: Attributes = {},
    options: CreateOptions = {},
  ): ElementOf<Tag> {
    const element = this.create(tag, attributes, options);
    const { width } = options;
    (width === undefined ? document.body : addBox(width)).append(element);
    return element;
  }

  /** Adds an element with `data` or, if undefined, data of the sandbox, and waits until it and its language have loaded. */
  async show<Tag extends string>(
    tag: Tag,
    attributes: Attributes = {},
    data?: unknown,
  ): Promise<ElementOf<Tag>> {
    const element = this.add(tag, attributes, { data });
    await this.clock.until(() => isLoaded(element));
    await element.updateComplete;
    return element;
  }

  close(): void {
    document.body.replaceChildren();
    document.documentElement.removeAttribute('dir');
    this.backend.restore();
    this.clock.restore();
  }
}

type ElementOf<Tag extends string> = Tag extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Tag] & VtcElement<unknown>
  : VtcElement<unknown>;

/** Adds a box of a width to the page. */
export function addBox(width: number): HTMLElement {
  const box = document.createElement('div');
  box.style.inlineSize = `${width}px`;
  document.body.append(box);
  return box;
}

/** The elements in the shadow tree of an element that match a selector. */
export const queryAll = (element: HTMLElement, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** The first element in the shadow tree of an element that matches a selector. */
export const query = (element: HTMLElement, selector: string): HTMLElement | undefined =>
  queryAll(element, selector)[0];

/** Collapses white space, and removes the characters that isolate the direction of names. */
export const plainText = (text = ''): string =>
  text
    .replace(/[\u2066-\u2069\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The visible texts of the elements in the shadow tree of an element that match a selector. */
export const texts = (element: HTMLElement, selector: string): string[] =>
  queryAll(element, selector).map(({ innerText }) => plainText(innerText));

/** Waits for frames of the page, for which layout and observers have run. */
export async function frames(count = 4): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}
