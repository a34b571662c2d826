import { canonicalTags, translationTag } from '../intl/language-tag.js';
import { en } from './en.js';
import type { Messages } from './messages.js';

const catalog = new Map<string, Partial<Messages>>([['en', en]]);
/** Texts registered by the page, by canonical tag; they override ours. */
const registered = new Map<string, Partial<Messages>>();

/** Adds a translation: one inside the file, or a loaded one. */
export const addTranslation = (tag: string, messages: Partial<Messages>): void =>
  void catalog.set(tag, messages);

/** Adds or overrides texts of a language (BCP 47 tag). */
export function registerTexts(language: string, messages: Partial<Messages>): void {
  const [tag = language] = canonicalTags(language);
  registered.set(tag, { ...registered.get(tag), ...messages });
}

/** The entry for a canonical tag: an exact match, else one with the same translation tag. */
function nearest(map: ReadonlyMap<string, Partial<Messages>>, tag: string) {
  const known = map.get(tag);
  // Only where needed, as the first call of Intl.Locale is slow.
  if (known || map.size === 0) return known;
  const texts = translationTag(tag);
  return map.get(texts) ?? [...map].find(([other]) => translationTag(other) === texts)?.[1];
}

/** Whether a translation or the registered texts of a canonical tag have all texts. */
export function isComplete(tag: string): boolean {
  const texts = nearest(catalog, tag) ?? nearest(registered, tag) ?? {};
  return Object.keys(en).every((key) => key in texts);
}

/** The texts for a canonical tag, `pt-BR` for `pt`, `de` for `de-AT`; undefined if there are none. */
export function messagesFor(tag: string): Partial<Messages> | undefined {
  const ours = nearest(catalog, tag);
  const overrides = nearest(registered, tag);
  return overrides ? { ...ours, ...overrides } : ours;
}
