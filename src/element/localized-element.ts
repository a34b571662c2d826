import { policyOf, type VtcError } from '../client/errors.js';
import { zoneOf } from '../intl/time.js';
import type { PlainMessageKey, Texts } from '../locales/messages.js';
import type { Zones } from '../ui/zoned-time.js';
import { Announcer } from './announcer.js';
import { LanguageController } from './language.js';
import { SettingsElement } from './settings-element.js';
import { Ticker } from './ticker.js';

/** Keys of the texts of an element: its heading, that loading failed, and that there is nothing to show. */
interface StateTexts {
  readonly heading?: PlainMessageKey;
  readonly failed?: PlainMessageKey;
  readonly empty?: PlainMessageKey;
}

/** The language and time zones of an element, the texts of its states, and its announcements to screen readers. */
export abstract class LocalizedElement extends SettingsElement {
  /** English texts of the element by key, besides those of all elements; `registerMessages` adds other languages. */
  static readonly texts: Texts = {};
  /** Keys of the heading and of the texts of its states; methods return those that depend on more. */
  static readonly stateTexts: StateTexts = {};
  /** @internal */
  protected readonly language = new LanguageController(this, this.#class.texts);
  /** @internal */
  protected readonly ticker = new Ticker(this);
  readonly #announcer = new Announcer(this, this.ticker);

  /** Text of the element's heading; empty for none. @internal */
  get headingText(): string {
    return this.heading ?? this.defaultHeading();
  }

  /** Chooses the language without a page, as on a server. @internal */
  chooseLanguage(tag: string): void {
    this.language.choose([tag]);
  }

  /** The heading if none is set. @internal */
  protected defaultHeading(): string {
    return this.#textOf('heading');
  }

  /** The text if there is nothing to show. @internal */
  protected emptyText(): string {
    return this.#textOf('empty');
  }

  /** That the data could not be loaded, as a sentence without a full stop. @internal */
  protected failedText(): string {
    return this.#textOf('failed') || this.language.translate('failed');
  }

  /** Name of the element in names of its controls and in announcements; empty for none. @internal */
  protected get contentName(): string {
    return this.headingText || this.defaultHeading();
  }

  /** Locale and zones of times. Getters: a zone is resolved when a time is shown, as the first `Intl` format is slow. @internal */
  protected get zones(): Zones {
    const { settings } = this;
    return {
      locale: this.language.locale,
      get zone() {
        return settings.timeZone ?? zoneOf() ?? 'UTC';
      },
      get secondZone() {
        return settings.secondTimeZone;
      },
    };
  }

  /** The text that screen readers read now; empty a few seconds after an announcement. @internal */
  protected get announcement(): string {
    return this.#announcer.text;
  }

  /** Announces a text to screen readers, in response to the visitor; it is not shown. @internal */
  protected announce(text: string): void {
    this.#announcer.announce(text);
  }

  /** Why there is no data, for visitors: never advice for the site owner. @internal */
  protected failureText(error?: VtcError): string {
    const key = error ? policyOf(error).visitorText : 'failed';
    return key === 'failed' ? this.failedText() : this.language.translate(key);
  }

  /** Announces that loading failed, with the name of the element. @internal */
  announceFailure(error?: VtcError): void {
    const { contentName: label, language } = this;
    const value = this.failureText(error);
    this.announce(label ? language.translate('labelled', { label, value }) : value);
  }

  get #class(): typeof LocalizedElement {
    return this.constructor as typeof LocalizedElement;
  }

  #textOf(state: keyof StateTexts): string {
    const key = this.#class.stateTexts[state];
    return key ? this.language.translate(key) : '';
  }
}
