import { canonicalTags, translationTag } from '../intl/language-tag.js';
import { en } from './en.js';
import type { MessageKey, PartialMessages, Plural, Texts } from './messages.js';

/** English texts, of the elements in this file and of others. */
const english: PartialMessages = { ...en };
const catalog = new Map<string, PartialMessages>([['en', english]]);
/** Texts registered by the page, by canonical tag; they override ours. */
const registered = new Map<string, PartialMessages>();

/** Adds a translation: one inside the file, or a loaded one. */
export const addTranslation = (tag: string, messages: PartialMessages): void =>
  void catalog.set(tag, Object.assign(catalog.get(tag) ?? {}, messages));

/** Adds the English texts of an element, which define its keys. Texts of the built-in elements are not replaced. */
export const addEnglish = (texts: Texts): void => void Object.assign(english, texts, en);

/** The English text of a key, for languages without a translation of it. */
export const englishText = (key: MessageKey): string | Plural =>
  registered.get('en')?.[key] ?? english[key] ?? key;

/** Adds or overrides texts of a language (BCP 47 tag). */
export function registerTexts(language: string, messages: PartialMessages): void {
  const [tag = language] = canonicalTags(language);
  registered.set(tag, { ...registered.get(tag), ...messages });
}

/** The entry for a canonical tag: an exact match, else one with the same translation tag. */
function nearest(map: ReadonlyMap<string, PartialMessages>, tag: string) {
  const known = map.get(tag);
  // Only if needed, as the first call of Intl.Locale is slow.
  if (known || map.size === 0) return known;
  const texts = translationTag(tag);
  return map.get(texts) ?? [...map].find(([other]) => translationTag(other) === texts)?.[1];
}

/** Whether the translation or the registered texts of a canonical tag have the texts of all elements and some others. */
export function isComplete(tag: string, others: Texts): boolean {
  const texts = messagesFor(tag) ?? {};
  return [en, others].every((needed) => Object.keys(needed).every((key) => key in texts));
}

/** The texts for a canonical tag, `pt-BR` for `pt`, `de` for `de-AT`; undefined if there are none. */
export function messagesFor(tag: string): PartialMessages | undefined {
  const ours = nearest(catalog, tag);
  const overrides = nearest(registered, tag);
  return overrides ? { ...ours, ...overrides } : ours;
}
