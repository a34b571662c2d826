import { canonicalTags, translationTag } from '../intl/language-tag.js';
import { common } from './en.js';
import type { PartialMessages, Plural, Texts } from './messages.js';

const catalog = new Map<string, PartialMessages>([['en', {}]]);
/** Texts registered by the page, by canonical tag; they override ours. */
const registered = new Map<string, PartialMessages>();

/** End of the keys of texts for bus companies, whose convoys are drives. A text without one is for all companies. */
const coachVariant = 'Coach';

/** End of the keys of the texts for a type of company; empty for those of all companies. */
export const variantOf = (companyType: string | undefined): string =>
  companyType === 'coach' ? coachVariant : '';

/** Adds the texts of a language. */
export const addTranslation = (tag: string, messages: PartialMessages): void =>
  void catalog.set(tag, messages);

/** The English text of a key, for languages without a translation of it. `texts`: those of an element besides the shared ones, which they do not replace. */
export function englishText(key: string, texts: Texts, variant = ''): string | Plural {
  const overrides: Texts = registered.get('en') ?? {};
  const shared: Texts = common;
  const textOf = (name: string) => overrides[name] ?? shared[name] ?? texts[name];
  return textOf(key + variant) ?? textOf(key) ?? key;
}

/** Adds or overrides texts of a language (BCP 47 tag). A text replaces its variant, too, unless that is among them. */
export function registerTexts(language: string, messages: PartialMessages): void {
  const [tag = language] = canonicalTags(language);
  const variants: PartialMessages = Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key + coachVariant, text]),
  );
  registered.set(tag, { ...registered.get(tag), ...variants, ...messages });
}

/** The entry for a canonical tag: an exact match, else one with the same translation tag. */
function nearest(map: ReadonlyMap<string, PartialMessages>, tag: string) {
  const known = map.get(tag);
  // Only if needed, as the first call of Intl.Locale is slow.
  if (known || map.size === 0) return known;
  const texts = translationTag(tag);
  return map.get(texts) ?? [...map].find(([other]) => translationTag(other) === texts)?.[1];
}

/** Whether the loaded or registered texts of a canonical tag have the shared texts and some others. */
export function isComplete(tag: string, others: Texts): boolean {
  const texts = messagesFor(tag) ?? {};
  return [common, others].every((needed) => Object.keys(needed).every((key) => key in texts));
}

/** The texts for a canonical tag, `pt-BR` for `pt`, `de` for `de-AT`; undefined if there are none. */
export function messagesFor(tag: string): PartialMessages | undefined {
  const ours = nearest(catalog, tag);
  const overrides = nearest(registered, tag);
  return overrides ? { ...ours, ...overrides } : ours;
}
