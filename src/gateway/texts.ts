import { canonicalTags } from '../intl/language-tag.js';
import { messagesFor } from '../locales/catalog.js';
import type { Translate } from '../locales/messages.js';
import { english } from '../locales/english.js';
import { translator } from '../locales/translator.js';

/** Texts of a language, and its tag for `Intl`. */
export interface GatewayTexts {
  readonly locale: string;
  readonly translate: Translate;
}

/** Texts in the first language (BCP 47 tags) that is available; else in English. */
export function textsFor(...tags: readonly (string | null | undefined)[]): GatewayTexts {
  const candidates = tags.flatMap((tag) => (tag ? canonicalTags(tag) : []));
  const locale = candidates.find((tag) => messagesFor(tag)) ?? 'en';
  return { locale, translate: translator(messagesFor(locale) ?? {}, locale, english) };
}
