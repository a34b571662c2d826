import { documentProperty } from '../dom/document.js';
import { isDocument, isShadowRoot } from '../dom/nodes.js';
import { tags } from './manifest.js';

/** A loaded copy of the bundle, as registered by `src/element/copies.ts`. */
export interface Copy {
  readonly version: string;
  /** URL of its file. */
  readonly url: string;
  /** API base for elements without `api-base`; throws if there is none. */
  readonly apiBase: () => string;
}

const isCopy = (value: unknown): value is Copy =>
  typeof value === 'object' && value !== null && 'version' in value && 'apiBase' in value;

/** Copies of the bundle on this page; the first one defined the elements. */
export function copies(): readonly Copy[] {
  const list: unknown = Reflect.get(globalThis, Symbol.for('vtc-widgets.copies'));
  return Array.isArray(list) ? list.filter(isCopy) : [];
}

/** Whether the page registered a tag with `register`. */
function isRegistered(tag: string): boolean {
  const registered = Reflect.get(globalThis, Symbol.for('vtc-widgets.tags')) as
    Set<string> | undefined;
  return registered?.has(tag) ?? false;
}

/** Whether a tag is that of a built-in element, or of an element of the page that is built with vtc-widgets. */
export const isWidgetTag = (tag: string): boolean => tags.includes(tag) || isRegistered(tag);

/** All elements of the page, including those in open shadow roots of other components. */
export function* allElements(root: Document | ShadowRoot = document): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot && !isWidgetTag(element.localName))
      yield* allElements(element.shadowRoot);
  }
}

/** The elements of vtc-widgets on the page. */
export const widgets = (): HTMLElement[] =>
  [...allElements()].filter((element): element is HTMLElement => isWidgetTag(element.localName));

function nthOfType(element: Element): string {
  const siblings = [...(element.parentElement?.children ?? [])].filter(
    ({ localName }) => localName === element.localName,
  );
  const name = CSS.escape(element.localName);
  return siblings.length > 1 ? `${name}:nth-of-type(${siblings.indexOf(element) + 1})` : name;
}

/** A short selector that matches only this element in its tree. */
export function selectorOf(element: Element): string {
  const root = element.getRootNode();
  const isUnique = (selector: string) =>
    !(isDocument(root) || isShadowRoot(root)) || root.querySelectorAll(selector).length === 1;
  if (element.id && isUnique(`#${CSS.escape(element.id)}`)) return `#${CSS.escape(element.id)}`;
  if (isUnique(element.localName)) return element.localName;
  let selector = nthOfType(element);
  let ancestor = element.parentElement;
  while (ancestor && !isUnique(selector)) {
    selector = `${nthOfType(ancestor)} > ${selector}`;
    ancestor = ancestor.parentElement;
  }
  return selector;
}

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Value of an attribute, or if it is empty of its property, which a framework may have set; empty if neither is set. */
export function settingOf(element: Element, name: string): string {
  const value: unknown =
    element.getAttribute(name)?.trim() || Reflect.get(element, camelCase(name));
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Ids and handles of the companies that an element shows together; empty if it shows one. */
export const listedCompanies = (element: Element): readonly string[] => [
  ...new Set(
    settingOf(element, 'vtcs')
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
];

/** State of a widget: `loading`, `ready`, `empty` or `error`; undefined before it is defined. */
export const stateOf = (element: Element): unknown => Reflect.get(element, 'state');

/** Whether the page provides the data, so that the element sends no request. */
export function hasProvidedData(element: Element): boolean {
  const state = stateOf(element);
  const hasJson = element.querySelector(':scope > script[type="application/json"]') !== null;
  const hasCompany = settingOf(element, 'vtc') !== '' || listedCompanies(element).length > 0;
  return hasJson || (!hasCompany && (state === 'ready' || state === 'empty'));
}

/** The only element of a file, `single/<tag>.js`; undefined for other files. */
export function singleTag(url: string): string | undefined {
  const [, tag = ''] = /\/single\/([\w-]+)\.js(?:[?#]|$)/.exec(url) ?? [];
  return tags.includes(tag) ? tag : undefined;
}

/** The element of a file for bundlers, `<tag>.js`; undefined for other files. */
export const bundlerTag = (url: string): string | undefined =>
  tags.find((tag) => new URL(url).pathname.endsWith(`/${tag}.js`) && singleTag(url) !== tag);

/** Script tags that load elements. */
export const scriptTags = (): HTMLScriptElement[] =>
  [
    ...documentProperty('documentElement').querySelectorAll<HTMLScriptElement>('script[src]'),
  ].filter(
    ({ src, dataset }) =>
      dataset.apiBase !== undefined ||
      /vtc-(widgets|more)[^/]*$/.test(src) ||
      singleTag(src) !== undefined ||
      bundlerTag(src) !== undefined,
  );

function configuredBase(): string {
  for (const { apiBase } of copies()) {
    try {
      return apiBase();
    } catch {
      // No API base is configured, or an unsafe one: the attribute of the script tag is checked instead.
    }
  }
  return scriptTags().find(({ dataset }) => dataset.apiBase)?.dataset.apiBase ?? '';
}

/** API base of an element without a trailing slash; empty if none is configured. */
export const findBase = (element: Element): string =>
  (settingOf(element, 'api-base') || configuredBase()).replace(/\/+$/, '');
