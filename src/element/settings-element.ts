import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { kebab } from '../theme/kebab.js';
import {
  attributeText,
  oneOf,
  restoreDefault,
  secondTimeZone,
  settingsOf,
  type SettingsOf,
  text,
  timeZone,
  wholeNumber,
} from './attributes.js';
import { OwnerConsole } from './owner-console.js';
import { StyledElement } from './styled-element.js';

const themes = oneOf('auto', 'page', 'light', 'dark');
const looks = oneOf('auto', 'plain', 'night', 'poster');
const frames = oneOf('auto', 'box', 'none');
const loadingModes = oneOf('lazy', 'eager');
const imageModes = oneOf('all', 'none');
const companyTypes = oneOf('auto', 'trucking', 'coach');
const headingLevels = wholeNumber({ min: 2, max: 6, fallback: 3 });
const refreshIntervals = wholeNumber({ min: 0, max: 86_400, fallback: undefined });

/** The attributes that all elements have, and their parsed values. */
export abstract class SettingsElement extends StyledElement {
  /** Types of the attributes by property; the site owner is warned of invalid values. */
  static readonly attributeTypes = {
    vtc: text,
    companyType: companyTypes,
    theme: themes,
    look: looks,
    frame: frames,
    loading: loadingModes,
    images: imageModes,
    headingLevel: headingLevels,
    refreshSeconds: refreshIntervals,
    timeZone,
    secondTimeZone,
  };

  /**
   * Base of the API, or of a proxy of it; default: the configured one.
   * @sensitive
   */
  @property({ attribute: 'api-base' }) apiBase?: string;
  /** Id or handle of the company. */
  @property() vtc?: string;
  /** `coach`: texts for a bus company, of drives in place of convoys; `auto`: those of the company, with its colours. */
  @property({ attribute: 'company-type' }) companyType = companyTypes.fallback;
  /** `auto`: the company's colours, else as `page`; `page`: the page's colours; `light`; `dark`. */
  @property() theme = themes.fallback;
  /**
   * `plain`: calm; `night`: dark, on a dark page without a frame, and what is live or next glows; `poster`: as
   * `night`, with the company's banner behind everything; `auto`: `night` with `theme="page"` on a dark page, else `plain`.
   */
  @property() look = looks.fallback;
  /** `box`: border, padding and background; `none`: none of them; `auto`: none with `theme="page"` and with `look="night"` on a dark page, else a box. */
  @property() frame = frames.fallback;
  /** Time zone of the shown times, such as `Europe/Berlin`; default: the visitor's. */
  @property({ attribute: 'time-zone' }) timeZone?: string;
  /** A second time zone, shown beside the first when the two differ; `none` for no second one; default: UTC. */
  @property({ attribute: 'second-time-zone' }) secondTimeZone?: string;
  /** Seconds between refreshes, at least 15; 0: never; default per element. */
  @property({ attribute: 'refresh-seconds', type: Number }) refreshSeconds?: number;
  /** `lazy` loads when the visitor scrolls near the element, `eager` at once. */
  @property() loading = loadingModes.fallback;
  /** Text of the heading; empty for none; default: a text in the visitor's language. */
  @property() heading?: string;
  /** Level of the heading, 2 to 6. */
  @property({ attribute: 'heading-level', type: Number }) headingLevel = headingLevels.fallback;
  /**
   * Link of an item, with `{field}` for its public fields, such as `https://my.example/{slug}`.
   * @sensitive
   */
  @property({ attribute: 'href-template' }) hrefTemplate?: string;
  /** `all`, or `none`: initials and colours instead, and no request to an image host. */
  @property() images = imageModes.fallback;

  /** The parsed values of the attributes. */
  readonly settings: SettingsOf<typeof SettingsElement.attributeTypes> = settingsOf(
    this,
    this.#class.attributeTypes,
  );
  /** @internal */
  readonly ownerConsole = new OwnerConsole(this.localName);

  override attributeChangedCallback(
    name: string,
    ...values: [old: string | null, value: string | null]
  ): void {
    const [old = null, value = null] = values.map((text) => attributeText(this.#class, name, text));
    if (old === null && value === null) return;
    super.attributeChangedCallback(name, old, value);
    if (value === null) restoreDefault(this, name);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    for (const [name, type] of Object.entries(this.#class.attributeTypes)) {
      if (!changed.has(name)) continue;
      const attribute = kebab(name);
      const property: unknown = Reflect.get(this, name);
      // Lit has converted the attribute to a number.
      const value = Number.isNaN(property) ? this.getAttribute(attribute) : property;
      for (const invalid of type.invalid(value))
        this.ownerConsole.warnInvalid(attribute, invalid, type.remedy);
    }
  }

  get #class(): typeof SettingsElement {
    return this.constructor as typeof SettingsElement;
  }
}
