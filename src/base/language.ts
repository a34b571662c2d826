import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Messages, Plural } from '../locales/messages.js';
import { translations } from '../locales/translations.js';

/** Name of a text. */
export type MessageKey = keyof Messages;

const english: Messages = translations.en;
const registered = new Map<string, Partial<Messages>>(Object.entries(translations));
const controllers = new Set<LanguageController>();

/** Adds or completes the texts of a language (BCP 47 tag); English stands in for what is missing. */
export function registerMessages(language: string, messages: Partial<Messages>): void {
  const key = language.toLowerCase();
  registered.set(key, { ...registered.get(key), ...messages });
  for (const controller of controllers) controller.update();
}

/** The registered language nearest to a tag: `pt-BR` for `pt`, `de` for `de-AT`. */
function nearest(tag: string): string | undefined {
  const wanted = tag.toLowerCase();
  const [primary = ''] = wanted.split('-');
  const known = [...registered.keys()];
  return known.find((key) => key === wanted) ?? known.find((key) => key.split('-')[0] === primary);
}

/** The tag as `Intl` takes it, or undefined where it is none. */
function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** The nearest `lang` of an element or its ancestors, through shadow roots. */
function langOf(element: Element): string | undefined {
  const labelled = element.closest('[lang]');
  const lang = labelled?.getAttribute('lang');
  if (lang) return lang;
  const root = element.getRootNode();
  if (labelled?.parentElement) return langOf(labelled.parentElement);
  return root instanceof ShadowRoot ? langOf(root.host) : undefined;
}

const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** The language of an element: its texts, and the locale for `Intl`. */
export class LanguageController implements ReactiveController {
  /** BCP 47 tag for `Intl`. */
  locale = 'en';

  readonly #host: ReactiveControllerHost & Element;
  #messages: Partial<Messages> = english;
  #observer: MutationObserver | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    (this.#host = host).addController(this);
  }

  /** Direction of the texts; undefined: as the page. */
  get direction(): 'rtl' | undefined {
    return rightToLeft.test(this.locale) ? 'rtl' : undefined;
  }

  /** A text, with `{name}` replaced by the values; `n` is a number that chooses the plural and is formatted. */
  readonly say = (key: MessageKey, values: Record<string, string | number> = {}): string => {
    const message = this.#messages[key] ?? english[key];
    return this.#sentence(message, values).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return typeof value === 'number'
        ? new Intl.NumberFormat(this.locale).format(value)
        : (value ?? whole);
    });
  };

  hostConnected(): void {
    controllers.add(this);
    this.#observer = new MutationObserver(() => this.update());
    for (let node: Node | undefined = this.#host; node;) {
      const root: Node = node.getRootNode();
      this.#observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
      node = root instanceof ShadowRoot ? root.host : undefined;
    }
    this.update();
  }

  hostDisconnected(): void {
    controllers.delete(this);
    this.#observer?.disconnect();
  }

  /** Looks up the language anew. */
  update(): void {
    const lang = langOf(this.#host);
    const wanted = (lang ? [lang] : navigator.languages).map(canonical);
    const locale = wanted.find((tag) => tag && nearest(tag)) ?? 'en';
    this.locale = locale;
    this.#messages = registered.get(nearest(locale) ?? 'en') ?? english;
    this.#host.requestUpdate();
  }

  #sentence(message: string | Plural, { n }: Record<string, string | number>): string {
    if (typeof message === 'string') return message;
    const category = new Intl.PluralRules(this.locale).select(Number(n));
    return message[category] ?? message.other;
  }
}
