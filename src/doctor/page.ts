import { copies } from './copies.js';

/** The elements of vtc-widgets. */
export const tags = [
  'vtc-upcoming-events',
  'vtc-live-events',
  'vtc-card',
  'vtc-roster',
  'server-stats',
] as const;

const isOurs = (tag: string): boolean => tags.some((one) => one === tag);

/** All elements of the page, those in open shadow roots of others included. */
export function* everyElement(root: Document | ShadowRoot = document): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot && !isOurs(element.localName)) yield* everyElement(element.shadowRoot);
  }
}

/** The elements of vtc-widgets on the page. */
export const ourElements = (): HTMLElement[] =>
  [...everyElement()].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && isOurs(element.localName),
  );

function position(element: Element): string {
  const alike = [...(element.parentElement?.children ?? [])].filter(
    ({ localName }) => localName === element.localName,
  );
  const name = CSS.escape(element.localName);
  return alike.length > 1 ? `${name}:nth-of-type(${alike.indexOf(element) + 1})` : name;
}

/** A selector that finds this element alone in its tree, as short as may be. */
export function selectorOf(element: Element): string {
  const root = element.getRootNode();
  const isAlone = (selector: string) =>
    !(root instanceof Document || root instanceof ShadowRoot) ||
    root.querySelectorAll(selector).length === 1;
  if (element.id && isAlone(`#${CSS.escape(element.id)}`)) return `#${CSS.escape(element.id)}`;
  if (isAlone(element.localName)) return element.localName;
  let selector = position(element);
  let { parentElement } = element;
  for (; parentElement && !isAlone(selector); { parentElement } = parentElement)
    selector = `${position(parentElement)} > ${selector}`;
  return selector;
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What an element was given by attribute, or by property as frameworks do; empty where nothing. */
export function settingOf(element: Element, name: string): string {
  const value: unknown = element.getAttribute(name) ?? Reflect.get(element, camel(name));
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Whether the page gave an element its data, so that it need not ask anybody. */
export function isGivenData(element: Element): boolean {
  const { state } = element as { state?: unknown };
  const hasJson = element.querySelector(':scope > script[type="application/json"]') !== null;
  return hasJson || (settingOf(element, 'vtc') === '' && (state === 'ready' || state === 'empty'));
}

/** The script tags that are to load the bundle. */
export const scriptTags = (): HTMLScriptElement[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(
    ({ src, dataset }) => dataset.apiBase !== undefined || /vtc-widgets[^/]*$/.test(src),
  );

function configuredBase(): string {
  for (const { apiBase } of copies()) {
    try {
      return apiBase();
    } catch {
      // None is configured, or it is not safe: what the script tag says tells which.
    }
  }
  return scriptTags().find(({ dataset }) => dataset.apiBase)?.dataset.apiBase ?? '';
}

/** Where an element asks, without a slash at the end; empty where nobody said. */
export const baseOf = (element: Element): string =>
  (settingOf(element, 'api-base') || configuredBase()).replace(/\/+$/, '');
