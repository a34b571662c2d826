import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { shadowIncludingAncestors } from '../dom/ancestors.js';
import { langHolder } from '../dom/lang.js';
import { canonicalTags, textDirection } from '../intl/language-tag.js';
import { messagesFor, registerTexts, variantOf } from '../locales/catalog.js';
import type { PartialMessages, Texts, Translate } from '../locales/messages.js';
import { translator } from '../locales/translator.js';
import { loadLocale, retryLocale } from './locale-loader.js';
import { addDependent, removeDependent, updateAll } from './page-updates.js';

let observer: MutationObserver | undefined;

/** Adds or replaces texts of a language (BCP 47 tag); a missing text is the built-in one, else the English one. */
export function registerMessages(language: string, messages: PartialMessages): void {
  registerTexts(language, messages);
  updateAll();
}

/** Language of an element: its texts, and the locale for `Intl`. */
export class LanguageController implements ReactiveController {
  /** BCP 47 tag for `Intl`. */
  locale = 'en';
  /** Whether the texts are loading; until then they are English. */
  isLoading = false;
  /** Returns a text in the language. */
  translate: Translate;

  readonly #host: ReactiveControllerHost & Element;
  readonly #texts: Texts;
  #messages: PartialMessages | undefined;
  #variant = '';
  #tags: readonly string[] = [];
  /** Whether the language around the element may have changed. */
  #isOutdated = true;

  /** `texts`: English texts of the host besides those of all elements. */
  constructor(host: ReactiveControllerHost & Element, texts: Texts) {
    (this.#host = host).addController(this);
    this.translate = translator({}, 'en', (this.#texts = texts));
  }

  /** Direction of the texts, which may differ from that of the page. */
  get direction(): 'ltr' | 'rtl' {
    return textDirection(this.locale);
  }

  hostConnected(): void {
    this.#isOutdated = true;
    addDependent(this);
    observer ??= new MutationObserver(updateAll);
    for (const node of shadowIncludingAncestors(this.#host))
      observer.observe(node, { attributeFilter: ['lang'] });
  }

  hostDisconnected(): void {
    removeDependent(this);
  }

  pageChanged(): void {
    this.#isOutdated = true;
    this.#host.requestUpdate();
  }

  /** Follows the `lang` of the element and its ancestors; called before each render. */
  update(): void {
    if (!this.#isOutdated) return;
    this.#isOutdated = false;
    const lang = langHolder(this.#host)?.getAttribute('lang');
    this.choose(lang ? [lang] : navigator.languages);
  }

  /** Chooses the first of some languages that has texts. */
  choose(tags: readonly string[]): void {
    const candidates = (this.#tags = tags.flatMap(canonicalTags));
    const tag = candidates.find((tag) => loadLocale(tag, this.#texts) || messagesFor(tag)) ?? 'en';
    const messages = messagesFor(tag);
    this.isLoading = loadLocale(tag, this.#texts);
    const locale = messages ? tag : 'en';
    if (locale === this.locale && messages === this.#messages) return;
    this.locale = locale;
    this.#messages = messages;
    this.#setTranslate();
  }

  /** Chooses the texts for a type of company: whether that changes them. */
  chooseCompanyType(companyType: string | undefined): boolean {
    const variant = variantOf(companyType);
    if (variant === this.#variant) return false;
    this.#variant = variant;
    this.#setTranslate();
    return true;
  }

  /** Requests the files again that could not be loaded. */
  retryLocaleFiles(): void {
    this.#tags.forEach(retryLocale);
  }

  #setTranslate(): void {
    this.translate = translator(this.#messages ?? {}, this.locale, this.#texts, this.#variant);
  }
}
