import { addAllTranslations } from '../../locales/all-translations.js';
import { elements } from '../../widgets/all.js';
import { elementClasses } from '../../widgets/classes.js';

const aboutOf = new Map(elements.map((about) => [about.tag as string, about]));

/** Tag of an element. */
export type Tag = keyof typeof elementClasses;

export const elementTags: readonly string[] = Object.keys(elementClasses);

/** Whether a text is the tag of an element. */
export const isTag = (text: string): text is Tag => Object.hasOwn(elementClasses, text);

/** Instance of an element. */
export type AnyElement = InstanceType<(typeof elementClasses)[Tag]>;

/** Attributes of an element. */
export const attributeNames = (tag: Tag): readonly string[] => [
  'lang',
  ...elementClasses[tag].observedAttributes,
];

/** Whether an element shows one company, and so needs `vtc`. */
export const needsCompany = (tag: Tag): boolean => aboutOf.get(tag)?.hasCompany !== false;

/** Whether an element shows nothing of a company without another attribute, such as the name of a member. */
export const needsMore = (tag: Tag): boolean => aboutOf.get(tag)?.needs !== undefined;

/** Whether an attribute is boolean, such as `searchable`. */
export function isBoolean(tag: Tag, attribute: string): boolean {
  const properties = [...elementClasses[tag].elementProperties.values()];
  return properties.some(
    (property) => property.attribute === attribute && property.type === Boolean,
  );
}

/** Whether `show` of an element contains `contact`, which includes the e-mail address of the company. */
export const showsContact = (attributes: ReadonlyMap<string, string>): boolean =>
  (attributes.get('show') ?? '').split(/[\s,]+/).includes('contact');

/** Creates an element of this bundle; the registry may have the class of another copy of the package. */
export function newElement(tag: Tag): AnyElement {
  defineElements();
  return new elementClasses[tag]();
}

/** Creates an element that loads data on the server. Its token is `proxy`: the gateway adds the company's token to its requests. */
export function createElement(tag: Tag, attributes: ReadonlyMap<string, string>): AnyElement {
  const element = newElement(tag);
  // The DOM shim's `setAttribute` does not call it.
  for (const [name, value] of attributes) element.attributeChangedCallback(name, null, value);
  if ('token' in element) element.token = 'proxy';
  return element;
}

/** Default polling interval of an element in seconds. */
export const defaultRefreshSeconds = (tag: Tag): number =>
  createElement(tag, new Map()).defaultRefreshSeconds;

/** Initial height of an element's iframe in px, until its page posts its height. */
export const frameHeight = (tag: Tag): number => aboutOf.get(tag)?.frameHeight ?? 0;

/** The default heading of an element; empty if it has none. */
export function headingOf(tag: Tag, lang = 'en'): string {
  const element = createElement(tag, new Map());
  element.chooseLanguage(lang);
  return element.headingText;
}

/** Defines the elements in `customElements` of the server (a DOM shim of `@lit-labs/ssr`). */
export function defineElements(): void {
  addAllTranslations();
  for (const [tag, element] of Object.entries(elementClasses))
    if (!customElements.get(tag)) customElements.define(tag, element);
}
