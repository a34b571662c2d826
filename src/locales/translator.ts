import { formatNumber } from '../intl/formats.js';
import { cached } from '../intl/intl-cache.js';
import { englishText } from './catalog.js';
import type { PartialMessages, Plural, Texts, Translate } from './messages.js';

const noOptions = {};

/** The plural form of a text for a number. */
function formOf(message: string | Plural, locale: string, amount: number): string {
  if (typeof message === 'string') return message;
  const rules = cached(Intl.PluralRules, locale, noOptions);
  return message[rules.select(amount)] ?? message.other;
}

/**
 * Returns a translate function for a language. A missing text is that of `english` or of those that all elements share,
 * with English plural rules; numbers are formatted in the locale, and `count` selects the plural form. With a `variant`,
 * a text whose key ends with it is preferred.
 */
export const translator =
  (messages: PartialMessages, locale: string, english: Texts = {}, variant = ''): Translate =>
  (key, ...[values]) => {
    const named: Readonly<Record<string, string | number>> = values ?? {};
    const amount = Number(named.count);
    const texts: Readonly<Record<string, string | Plural | undefined>> = messages;
    const message = texts[key + variant] ?? texts[key];
    const text =
      message === undefined
        ? formOf(englishText(key, english, variant), 'en', amount)
        : formOf(message, locale, amount);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = named[name] ?? '';
      return typeof value === 'number' ? formatNumber(locale, value) : value;
    });
  };
