import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { CSSResultGroup } from 'lit';
import { zoneOf } from '../intl/time.js';
import { iconStyles } from '../ui/icon.styles.js';
import { failureStyles } from '../ui/failure.styles.js';
import { mediaStyles } from '../ui/media.styles.js';
import { baseStyles } from '../ui/styles.js';
import type { Zones } from '../ui/zoned-time.js';
import { LanguageController } from './language.js';
import { choice, choiceFault, numberFault, type SettingFault, wholeNumber } from './settings.js';

const themes = ['auto', 'page', 'light', 'dark'] as const;
const loadings = ['lazy', 'eager'] as const;
const imageChoices = ['all', 'none'] as const;
const headingLevels = { minimum: 2, maximum: 6, fallback: 3 };
/** Bounds of the seconds between two refreshes. */
export const refreshBounds = { minimum: 0, maximum: 86_400, fallback: 0 };

/**
 * The settings that every element has, and what they mean.
 *
 * @attr {string} lang - Language of the texts; default: that of the page around it, else the browser's.
 * @cssprop --vtc-background - Colour behind everything.
 * @cssprop --vtc-surface - Colour behind boxes.
 * @cssprop --vtc-border - Colour of lines.
 * @cssprop --vtc-text - Colour of text.
 * @cssprop --vtc-muted-text - Colour of secondary text.
 * @cssprop --vtc-primary - Colour of links and buttons.
 * @cssprop --vtc-primary-text - Colour of text on the primary colour.
 * @cssprop [--vtc-radius=12px] - Radius of the corners.
 * @cssprop [--vtc-space=16px] - Space between things.
 * @cssprop [--vtc-font-family=inherit] - Font.
 */
export abstract class CommonSettings extends LitElement {
  static override styles: CSSResultGroup = [baseStyles, failureStyles, iconStyles, mediaStyles];

  /**
   * Address of the API, or of a proxy of the owner's; default: the configured one.
   * @sensitive
   */
  @property({ attribute: 'api-base' }) apiBase?: string;
  /** Id or handle of the company. */
  @property() vtc?: string;
  /** `auto`: the company's colours, else as `page`; `page`: light or dark as the page is; `light`; `dark`. */
  @property() theme: 'auto' | 'page' | 'light' | 'dark' = 'auto';
  /** IANA zone of the shown times; default: the visitor's. */
  @property({ attribute: 'time-zone' }) timeZone?: string;
  /** IANA zone shown beside when it differs; `none` for no second one; default: UTC. */
  @property({ attribute: 'second-time-zone' }) secondTimeZone?: string;
  /**
   * Seconds between refreshes, 15 at the least; 0: never; default per element.
   * @min 0
   * @max 86400
   */
  @property({ attribute: 'refresh-seconds', type: Number }) refreshSeconds?: number;
  /** `lazy` starts near the viewport, `eager` at once. */
  @property() loading: 'lazy' | 'eager' = 'lazy';
  /** Text of the heading; empty for none; default: a text in the visitor's language. */
  @property() heading?: string;
  /**
   * Level of the heading, 2 to 6.
   * @min 2
   * @max 6
   */
  @property({ attribute: 'heading-level', type: Number }) headingLevel = 3;
  /**
   * Link of an item, with `{field}` for its public fields, such as `https://my.example/{slug}`.
   * @sensitive
   */
  @property({ attribute: 'href-template' }) hrefTemplate?: string;
  /** `all`, or `none`: initials and colours instead, and no request to an image host. */
  @property() images: 'all' | 'none' = 'all';

  /** @internal */
  protected readonly language = new LanguageController(this);

  /** Chooses the language where there is no page to take it from, as on a server. @internal */
  chooseLanguage(tag: string): void {
    this.language.choose([tag]);
  }

  /** The settings whose values are not understood; a default stands in for each. @internal */
  protected settingFaults(): SettingFault[] {
    const zone = (attribute: string, value?: string) =>
      value && !zoneOf(value)
        ? [{ attribute, value, remedy: 'use an IANA time zone, such as Europe/Berlin' }]
        : [];
    return [
      ...choiceFault('theme', this.theme, themes),
      ...choiceFault('loading', this.loading, loadings),
      ...choiceFault('images', this.images, imageChoices),
      ...numberFault('heading-level', this.headingLevel, headingLevels),
      ...numberFault('refresh-seconds', this.refreshSeconds, refreshBounds),
      ...zone('time-zone', this.timeZone),
      ...(this.secondTimeZone === 'none' ? [] : zone('second-time-zone', this.secondTimeZone)),
    ];
  }

  /** `all`, or `none` where no pictures are wanted. @internal */
  protected get shownImages(): 'all' | 'none' {
    return choice(imageChoices, this.images);
  }

  /** Level of the element's heading. @internal */
  protected get shownHeadingLevel(): number {
    return wholeNumber(this.headingLevel, headingLevels);
  }

  /** Language and zones for times; looked up only where a time is shown, since the first format of a page takes long. @internal */
  protected get zones(): Zones {
    const { timeZone } = this;
    const second = this.secondTimeZone || 'UTC';
    return {
      locale: this.language.locale,
      get zone() {
        return zoneOf(timeZone || undefined) ?? zoneOf() ?? 'UTC';
      },
      get secondZone() {
        return second === 'none' ? undefined : (zoneOf(second) ?? 'UTC');
      },
    };
  }
}
