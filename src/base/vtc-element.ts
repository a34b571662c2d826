import {
  type CSSResultGroup,
  LitElement,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import type * as z from 'zod/mini';
import { VtcError } from '../client/errors.js';
import { tolerant } from '../contract/tolerant.js';
import { vtcDetail, type VtcDetail } from '../contract/vtc-detail.js';
import { apiBaseOf } from './configure.js';
import { frame } from './frame.js';
import { LanguageController } from './language.js';
import type { ForeignTheme } from './palette.js';
import type { Read, ReaderOptions } from './reader.js';
import { redraw } from './redraw.js';
import { Resource } from './resource.js';
import { number, oneOf, settings, text } from './settings.js';
import { baseStyles } from './styles.js';
import { ThemeController } from './theme.js';
import { Ticker } from './ticker.js';
import { zoneOf } from './time.js';
import { Viewport } from './viewport.js';
import type { Zones } from './zoned-time.js';

/** What an element shows: nothing yet, data, an answer without anything in it, or why there is none. */
export type ElementState = 'loading' | 'ready' | 'empty' | 'error';

/** What `error` and `vtc-error` say. */
export interface ElementError {
  code: VtcError['code'];
  /** HTTP status; 0 where there was no answer. */
  status: number;
  message: string;
}

const companySeconds = 900;

const told = ({ code, status, message }: VtcError): ElementError => ({ code, status, message });

/**
 * What every element is: its settings, its data and how fresh it is, its words, colours and states.
 *
 * @attr {string} lang - Language of the texts; default: that of the page around it, else the browser's.
 * @slot - Shown until there is data.
 * @slot heading - Instead of the heading.
 * @slot empty - Instead of the text when there is nothing to show.
 * @slot error - Instead of the text when loading failed.
 * @slot footer - Below everything.
 * @csspart base - The whole.
 * @csspart heading - The heading.
 * @csspart list - A list.
 * @csspart item - An item of a list.
 * @csspart link - A link.
 * @csspart image - A picture.
 * @csspart badge - A distinction or a label.
 * @csspart button - A button.
 * @csspart note - A line about the state.
 * @cssprop --vtc-background - Colour behind everything.
 * @cssprop --vtc-surface - Colour behind boxes.
 * @cssprop --vtc-border - Colour of lines.
 * @cssprop --vtc-text - Colour of text.
 * @cssprop --vtc-muted-text - Colour of text that matters less.
 * @cssprop --vtc-primary - Colour of links and buttons.
 * @cssprop --vtc-primary-text - Colour of text on the primary colour.
 * @cssprop [--vtc-radius=12px] - Radius of the corners.
 * @cssprop [--vtc-space=16px] - Space between things.
 * @cssprop [--vtc-font-family=inherit] - Font.
 * @cssState loading - There is no answer yet.
 * @cssState ready - Data is shown.
 * @cssState empty - The API answered that there is nothing.
 * @cssState error - There is nothing to show, since asking failed.
 * @cssState stale - What is shown is older than it should be, since asking failed.
 * @cssState offline - The browser is offline.
 * @fires {CustomEvent<ElementError>} vtc-error - Asking failed.
 */
export abstract class VtcElement<T> extends LitElement {
  static override styles: CSSResultGroup = [baseStyles];

  static override properties: PropertyDeclarations = settings({
    apiBase: text(),
    vtc: text(),
    theme: oneOf(['auto', 'page', 'light', 'dark']),
    timeZone: text(),
    secondTimeZone: text(),
    refreshSeconds: { ...number(0, 86_400), attribute: 'refresh' },
    loading: oneOf(['lazy', 'eager']),
    heading: text(),
    headingLevel: number(2, 6, 3),
    hrefTemplate: text(),
    images: oneOf(['all', 'none']),
    // Declared so that data which was set before the element was defined is not lost.
    data: { attribute: false, noAccessor: true },
  });

  /** Where the API is, or a proxy of the owner's; default: the configured one. */
  apiBase?: string;
  /** Id or handle of the company. */
  vtc?: string;
  /** `auto`: the company's colours, else as `page`; `page`: light or dark as the page is; `light`; `dark`. */
  theme: 'auto' | 'page' | 'light' | 'dark' = 'auto';
  /** IANA zone of the shown times; default: the visitor's. */
  timeZone?: string;
  /** IANA zone shown beside when it differs; `none` for no second one. */
  secondTimeZone?: string;
  /** Seconds between refreshes, 15 at the least; 0 = never; default per element. */
  refreshSeconds?: number;
  /** `lazy` starts near the viewport, `eager` at once. */
  loading: 'lazy' | 'eager' = 'lazy';
  /** The heading; empty for none; default: a text in the visitor's language. */
  heading?: string;
  /** Level of the heading, 2 to 6. */
  headingLevel = 3;
  /** Link of an item, with `{field}` for its public fields, such as `https://my.example/{slug}`. */
  hrefTemplate?: string;
  /** `all`, or `none`: initials and colours instead. */
  images: 'all' | 'none' = 'all';

  /** @internal */
  protected readonly language = new LanguageController(this);
  /** @internal */
  protected readonly ticker = new Ticker(this);
  readonly #reader = (): ReaderOptions => ({
    apiBase: apiBaseOf(this.apiBase),
    priority: () => (this.#viewport.isNear ? 0 : 1),
  });
  /** @internal */
  protected readonly resource = new Resource<T>(this, {
    key: () => this.#key(),
    load: (read, show) => this.load(read, show),
    keep: (value) => this.keep?.(value),
    reader: this.#reader,
    refreshSeconds: () => this.#interval(),
    settled: (error) => this.#tell(error),
  });
  /** @internal */
  readonly #company = new Resource<VtcDetail>(this, {
    key: () => {
      if (this.theme !== 'auto' || !this.vtc) return null;
      return this.#given ? undefined : this.#key();
    },
    load: (read) => read(vtcDetail, { idOrHandle: this.vtc ?? '' }),
    // What the element itself shows goes first.
    reader: () => {
      const { apiBase, priority } = this.#reader();
      return { apiBase, priority: () => priority() + 0.5 };
    },
    refreshSeconds: () => (this.#interval() ? companySeconds : 0),
  });
  readonly #viewport = new Viewport(this, (isNear) => {
    this.resource.onScreen = this.#company.onScreen = isNear;
  });
  readonly #internals = this.attachInternals();
  #given = false;
  #fallback = false;
  #inline: Element | null = null;

  constructor() {
    super();
    new ThemeController(this);
  }

  /** What is shown, as the API answers it; set it to show that and ask nobody, null to ask the API again. */
  get data(): T | null {
    return this.resource.value ?? null;
  }

  set data(value: unknown) {
    this.#give(() => value);
  }

  /** What the element shows. */
  get state(): ElementState {
    const { value, error } = this.resource;
    if (value === undefined) return error ? 'error' : 'loading';
    return this.isEmpty(value) ? 'empty' : 'ready';
  }

  /** Why the last question failed; null after a good answer. */
  get error(): ElementError | null {
    const { error } = this.resource;
    return error ? told(error) : null;
  }

  /** When the data was received; null while there is none. */
  get updatedAt(): Date | null {
    const { receivedAt } = this.resource;
    return receivedAt ? new Date(receivedAt) : null;
  }

  /** The company's colours, where they are known. @internal */
  get companyTheme(): ForeignTheme | undefined {
    return this.#company.value?.theme ?? undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('online', redraw);
    addEventListener('offline', redraw);
    document.addEventListener('DOMContentLoaded', redraw);
    this.#adoptInline();
  }

  /** Asks the API now; resolves when the answer or the failure is there. */
  async refresh(): Promise<void> {
    await this.updateComplete;
    await this.resource.refresh();
    await this.updateComplete;
  }

  /** Seconds between two refreshes where the attribute is not set. @internal */
  protected abstract readonly defaultRefreshSeconds: number;
  /** What the element's data is, for data from the page. @internal */
  protected abstract readonly dataSchema: z.core.$ZodType;
  /** Asks the API through `read`; `show` shows what is there before the rest. @internal */
  protected abstract load(read: Read, show: (value: T) => void): Promise<T>;
  /** Draws the data. @internal */
  protected abstract renderData(data: T): TemplateResult;
  /** Draws grey shapes of the size of the data. @internal */
  protected abstract renderSkeleton(): TemplateResult;
  /** The heading where none is set. @internal */
  protected abstract defaultHeading(): string;
  /** The text where there is nothing to show. @internal */
  protected abstract emptyText(): string;

  /** What a screen reader is told when it changes. @internal */
  protected announcement = '';

  /** Whether the API answered that there is nothing. @internal */
  protected isEmpty(data: T): boolean {
    return data === undefined;
  }

  /** What of the data holds when `dependencies` change, and stays on screen meanwhile. @internal */
  protected keep?(data: T): T | undefined;

  /** Whether the page gave the data. @internal */
  protected get isGiven(): boolean {
    return this.#given;
  }

  /** What the data depends on, besides the API base and the company. @internal */
  protected get dependencies(): readonly unknown[] {
    return [];
  }

  /** Throws a `VtcError` with code SETUP where the page has set the element up wrongly. @internal */
  protected checkSetup(): void {
    if (!this.vtc) {
      throw new VtcError('SETUP', 'Set the attribute vtc to the id or handle of the company.');
    }
  }

  /** IANA zone of the shown times. @internal */
  protected get zone(): string {
    return zoneOf(this.timeZone) ?? zoneOf() ?? 'UTC';
  }

  /** Language and zones for times. @internal */
  protected get zones(): Zones {
    return {
      locale: this.language.locale,
      zone: this.zone,
      secondZone: zoneOf(this.secondTimeZone ?? 'UTC'),
    };
  }

  /** Tells the page that an item's link was activated; the page may refuse it. @internal */
  protected select(event: Event, item: object): void {
    if (!this.#dispatch('vtc-select', { item }, true)) event.preventDefault();
  }

  protected override render(): TemplateResult {
    const { language, zone, headingLevel, state, resource } = this;
    const { value } = resource;
    return frame({
      language,
      zone,
      heading: this.heading ?? this.defaultHeading(),
      headingLevel,
      state,
      resource,
      hasFallback: this.#fallback,
      emptyText: this.emptyText(),
      announcement: this.announcement,
      content: value === undefined ? this.renderSkeleton() : this.renderData(value),
      retry: () => void this.refresh(),
      slotted: () => this.#adoptInline(),
    });
  }

  protected override updated(): void {
    const { states } = this.#internals;
    states.clear();
    states.add(this.state);
    if (this.resource.stale) states.add('stale');
    if (!navigator.onLine) states.add('offline');
  }

  #key(): readonly unknown[] | undefined {
    const { readyState } = document;
    const maybeUnfinished = readyState === 'loading' && !this.nextSibling;
    if (maybeUnfinished) return undefined;
    this.checkSetup();
    const key = [apiBaseOf(this.apiBase), this.vtc, ...this.dependencies];
    return this.loading === 'eager' || this.#viewport.wasNear ? key : undefined;
  }

  #interval(): number {
    const seconds = this.refreshSeconds ?? (this.#given ? 0 : this.defaultRefreshSeconds);
    return seconds > 0 ? Math.max(15, seconds) : 0;
  }

  /** Shows data of the page, read like an answer of the API. */
  #give(data: () => unknown): void {
    try {
      const value = data();
      this.#given = value !== null && value !== undefined;
      this.resource.give(this.#given ? (tolerant(this.dataSchema)(value) as T) : undefined);
    } catch (cause) {
      this.#given = true;
      const error = new VtcError(
        'SETUP',
        `The data given is no answer of the API: ${String(cause)}`,
        {
          cause,
        },
      );
      this.resource.give(undefined, error);
    }
  }

  /** Takes the JSON inside the element, and sees whether there is anything else to fall back to. */
  #adoptInline(): void {
    this.#fallback = [...this.childNodes].some((node) =>
      node instanceof Element
        ? !node.slot && node.localName !== 'script'
        : node.textContent?.trim(),
    );
    const script = this.querySelector<HTMLScriptElement>(
      ':scope > script[type="application/json"]',
    );
    if (script !== this.#inline) {
      this.#inline = script;
      this.#give((): unknown => script && JSON.parse(script.text));
    }
    this.requestUpdate();
  }

  #tell(error: VtcError | undefined): void {
    if (error?.code === 'SETUP') console.error(`<${this.localName}> ${error.message}`);
    if (error) this.#dispatch('vtc-error', told(error));
    else this.#dispatch('vtc-load', { data: this.data });
  }

  #dispatch(type: string, detail: object, cancelable = false): boolean {
    const options = { detail, bubbles: true, composed: true, cancelable };
    return this.dispatchEvent(new CustomEvent(type, options));
  }
}
