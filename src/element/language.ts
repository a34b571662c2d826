import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { count } from '../intl/formats.js';
import { cached } from '../intl/intl-cache.js';
import { lineage } from '../theme/lineage.js';
import type { Messages, Plural, Translate } from '../locales/messages.js';
import { translations } from '../locales/translations.js';
import { redraw, SharedRedraw } from './redraw.js';

const english: Messages = translations.en;
const registered = new Map<string, Partial<Messages>>(Object.entries(translations));
let observer: MutationObserver | undefined;

/** The tag as `Intl` takes it; none where it is no tag. */
function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}

/** Adds or completes the texts of a language (BCP 47 tag); English stands in for what is missing. */
export function registerMessages(language: string, messages: Partial<Messages>): void {
  const [key = language] = canonical(language);
  registered.set(key, { ...registered.get(key), ...messages });
  redraw();
}

const primary = (tag: string): string | undefined => tag.split('-')[0];

/** The texts nearest to a tag: those of `pt-BR` for `pt`, of `de` for `de-AT`. */
function messagesOf(tag: string): Partial<Messages> | undefined {
  const alike = [...registered].filter(([key]) => primary(key) === primary(tag));
  return (alike.find(([key]) => key === tag) ?? alike[0])?.[1];
}

/** The nearest `lang` of an element or its ancestors, through shadow roots. */
function langOf(element: Element): string | undefined {
  for (const node of lineage(element))
    if (node instanceof HTMLElement && node.lang) return node.lang;
  return undefined;
}

const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** The language of an element: its texts, and the locale for `Intl`. */
export class LanguageController implements ReactiveController {
  /** BCP 47 tag for `Intl`. */
  locale = 'en';

  readonly #host: ReactiveControllerHost & Element;
  #messages: Partial<Messages> = english;

  constructor(host: ReactiveControllerHost & Element) {
    (this.#host = host).addController(this);
    new SharedRedraw(host);
  }

  /** Direction of the texts, whatever that of the page around them is. */
  get direction(): 'ltr' | 'rtl' {
    return rightToLeft.test(this.locale) ? 'rtl' : 'ltr';
  }

  /** A text with its arguments filled in: numbers as the language writes them, `count` chooses the plural. */
  readonly translate: Translate = (key, ...[values]) => {
    const message: string | Plural = this.#messages[key] ?? english[key];
    const named: Readonly<Record<string, string | number>> = values ?? {};
    return this.#form(message, Number(named.count)).replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = named[name] ?? '';
      return typeof value === 'number' ? count(this.locale, value) : value;
    });
  };

  hostConnected(): void {
    observer ??= new MutationObserver(redraw);
    for (const node of lineage(this.#host)) observer.observe(node, { attributeFilter: ['lang'] });
  }

  hostUpdate(): void {
    const lang = langOf(this.#host);
    const wanted = (lang ? [lang] : navigator.languages).flatMap(canonical);
    this.locale = wanted.find(messagesOf) ?? 'en';
    this.#messages = messagesOf(this.locale) ?? english;
  }

  #form(message: string | Plural, amount: number): string {
    if (typeof message === 'string') return message;
    const rules = cached(Intl.PluralRules, this.locale, {});
    return message[rules.select(amount)] ?? message.other;
  }
}
