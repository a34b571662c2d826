import { canonicalTags } from '../intl/language-tag.js';
import { messagesFor } from '../locales/catalog.js';
import type { Translate } from '../locales/messages.js';
import { translator } from '../locales/translator.js';

/** The texts of a language, and its tag for `Intl`. */
export interface Texts {
  readonly locale: string;
  readonly translate: Translate;
}

/** The texts of the first of some languages (BCP 47 tags) that there are texts for; else English. */
export function textsFor(...tags: readonly (string | null | undefined)[]): Texts {
  const wanted = tags.flatMap((tag) => (tag ? canonicalTags(tag) : []));
  const locale = wanted.find((tag) => messagesFor(tag)) ?? 'en';
  return { locale, translate: translator(messagesFor(locale) ?? {}, locale) };
}
