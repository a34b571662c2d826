import { count } from '../intl/formats.js';
import { cached } from '../intl/intl-cache.js';
import { en } from './en.js';
import type { Messages, Plural, Translate } from './messages.js';

/** The form of a text for an amount in a language. */
function formOf(message: string | Plural, locale: string, amount: number): string {
  if (typeof message === 'string') return message;
  const rules = cached(Intl.PluralRules, locale, {});
  return message[rules.select(amount)] ?? message.other;
}

/**
 * Makes the function that gives texts in a language, English where one is missing, with their arguments filled in:
 * numbers as the locale writes them, `count` chooses the plural.
 */
export const translator =
  (messages: Partial<Messages>, locale: string): Translate =>
  (key, ...[values]) => {
    const named: Readonly<Record<string, string | number>> = values ?? {};
    const text = formOf(messages[key] ?? en[key], locale, Number(named.count));
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = named[name] ?? '';
      return typeof value === 'number' ? count(locale, value) : value;
    });
  };
