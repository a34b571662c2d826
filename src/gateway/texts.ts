import { count } from '../intl/formats.js';
import { cached } from '../intl/intl-cache.js';
import type { Messages, Plural, Translate } from '../locales/messages.js';
import { translations } from '../locales/translations.js';

/** The texts of a language, and its tag for `Intl`. */
export interface Texts {
  readonly locale: string;
  readonly translate: Translate;
}

const languages: readonly (readonly [string, Messages])[] = Object.entries(translations);

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

function formOf(message: string | Plural, locale: string, amount: number): string {
  if (typeof message === 'string') return message;
  return message[cached(Intl.PluralRules, locale, {}).select(amount)] ?? message.other;
}

/** The texts of the first of some languages (BCP 47 tags) that there are texts for; else English. */
export function textsFor(...tags: readonly (string | null | undefined)[]): Texts {
  const known = tags
    .flatMap((tag) => (tag ? (canonical(tag) ?? []) : []))
    .find((tag) => languages.some(([key]) => primary(key) === primary(tag)));
  const locale = known ?? 'en';
  const messages: Messages =
    languages.find(([key]) => primary(key) === primary(locale))?.[1] ?? translations.en;
  return {
    locale,
    translate: (key, ...[values]) => {
      const named: Readonly<Record<string, string | number>> = values ?? {};
      const form = formOf(messages[key], locale, Number(named.count));
      return form.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = named[name] ?? '';
        return typeof value === 'number' ? count(locale, value) : value;
      });
    },
  };
}
