import { canonicalTags, textTag } from '../intl/language-tag.js';
import { en } from './en.js';
import type { Messages } from './messages.js';
import { translations } from './translations.js';

const catalog = new Map<string, Partial<Messages>>(Object.entries(translations));
/** Texts of the page's owner by canonical tag; they go before ours. */
const registered = new Map<string, Partial<Messages>>();

/** Adds the texts of a language, which was loaded. */
export const addTranslation = (tag: string, messages: Partial<Messages>): void =>
  void catalog.set(tag, messages);

/** Adds or replaces texts of a language (BCP 47 tag); those that are there stand in for what is missing. */
export function registerTexts(language: string, messages: Partial<Messages>): void {
  const [tag = language] = canonicalTags(language);
  registered.set(tag, { ...registered.get(tag), ...messages });
}

/** The entry of a map nearest to a canonical tag: of the tag itself, of its texts, or of a relative. */
function nearest(map: ReadonlyMap<string, Partial<Messages>>, tag: string) {
  const known = map.get(tag);
  // What a tag stands for is looked up only where it has to be, as the first time takes long.
  if (known || map.size === 0) return known;
  const texts = textTag(tag);
  return map.get(texts) ?? [...map].find(([other]) => textTag(other) === texts)?.[1];
}

/** Whether there is every text for a canonical tag: ours, or those that the owner has registered. */
export function isComplete(tag: string): boolean {
  const texts = nearest(catalog, tag) ?? nearest(registered, tag) ?? {};
  return Object.keys(en).every((key) => key in texts);
}

/** The texts for a canonical tag: those of `pt-BR` for `pt`, of `de` for `de-AT`; undefined where there are none. */
export function messagesFor(tag: string): Partial<Messages> | undefined {
  const ours = nearest(catalog, tag);
  const owners = nearest(registered, tag);
  return owners ? { ...ours, ...owners } : ours;
}
