import type { VtcDetail } from '../contract/vtc-detail.js';
import { canonicalTags } from '../intl/language-tag.js';
import { messagesFor, variantOf } from '../locales/catalog.js';
import type { Translate } from '../locales/messages.js';
import { english } from '../locales/english.js';
import { translator } from '../locales/translator.js';

/** Texts of a language, and its tag for `Intl`. */
export interface GatewayTexts {
  readonly locale: string;
  readonly translate: Translate;
}

/** Texts in the first language (BCP 47 tags) that is available, else in English; those for a type of company. */
function choose(
  tags: readonly (string | null | undefined)[],
  companyType: string | undefined,
): GatewayTexts {
  const candidates = tags.flatMap((tag) => (tag ? canonicalTags(tag) : []));
  const locale = candidates.find((tag) => messagesFor(tag)) ?? 'en';
  const messages = messagesFor(locale) ?? {};
  return { locale, translate: translator(messages, locale, english, variantOf(companyType)) };
}

/** Texts in the first language (BCP 47 tags) that is available; else in English. */
export const textsFor = (...tags: readonly (string | null | undefined)[]): GatewayTexts =>
  choose(tags, undefined);

/** Texts about a company, in a language (BCP 47 tag) or in that of the company. */
export const companyTexts = (
  { language, companyType }: Pick<VtcDetail, 'language' | 'companyType'>,
  lang: string | undefined,
): GatewayTexts => choose([lang, language], companyType);
