import { isServer, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { CSSResultGroup } from 'lit';
import { policyOf, VtcError } from '../client/errors.js';
import { lenientParser } from '../contract/lenient-parser.js';
import type { Shape } from '../contract/shape.js';
import { zoneOf } from '../intl/time.js';
import { kebab } from '../theme/kebab.js';
import type { ForeignTheme } from '../theme/palette.js';
import { ThemeController } from '../theme/theme.js';
import type { Texts } from '../locales/messages.js';
import { icons } from '../ui/icons.js';
import { baseStyles } from '../ui/styles.js';
import type { Zones } from '../ui/zoned-time.js';
import {
  type AttributeType,
  oneOf,
  restoreDefault,
  timeZoneOr,
  wholeNumber,
} from './attributes.js';
import { CompanyTheme, themeIn } from './company-theme.js';
import { apiBaseOf } from './configure.js';
import { dispatch, elementError, type ElementError } from './events.js';
import { LanguageController } from './language.js';
import { type Load, type LoadContext, type Parts, runLoad } from './loader.js';
import { isOnline } from './online.js';
import { OwnerConsole } from './owner-console.js';
import { PageContent } from './page-content.js';
import type { Query } from './query.js';
import { Resource } from './resource.js';
import { type ElementState, layout } from './layout.js';
import { Ticker } from './ticker.js';
import { Viewport } from './viewport.js';

const themes = oneOf('auto', 'page', 'light', 'dark');
const loadingModes = oneOf('lazy', 'eager');
const imageModes = oneOf('all', 'none');
const headingLevels = wholeNumber({ min: 2, max: 6, fallback: 3 });
const refreshIntervals = wholeNumber({ min: 0, max: 86_400, fallback: undefined });
const minRefreshSeconds = 15;
const timeZone = timeZoneOr();
const timeZoneOrNone = timeZoneOr('none');

/**
 * Base class of all elements: attributes, data loading, localization, theming, states.
 *
 * @slot - Fallback content, shown until there is data.
 * @slot heading - Replaces the heading.
 * @slot empty - Replaces the text when there is nothing to show.
 * @slot error - Replaces the text when loading failed.
 * @slot footer - Below everything.
 * @csspart base - Root container.
 * @csspart heading - Heading of the element.
 * @csspart list - List of items.
 * @csspart item - Item of a list.
 * @csspart link - Link to an item.
 * @csspart image - Picture.
 * @csspart badge - Distinction or label.
 * @csspart button - Button.
 * @csspart note - Line about the state of the data.
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
 * @cssState loading - There is no response yet.
 * @cssState ready - Data is shown.
 * @cssState empty - The response has nothing to show.
 * @cssState error - There is nothing to show, since loading failed.
 * @cssState stale - The data is older than it should be, since a refresh failed.
 * @cssState offline - The browser is offline.
 * @fires {CustomEvent<ElementError>} vtc-error - Loading failed.
 */
export abstract class VtcElement<Data> extends LitElement {
  static override styles: CSSResultGroup = [baseStyles];
  /** English texts of the element by key, besides those of all elements; `registerMessages` adds other languages. */
  static readonly texts: Texts = {};
  /** Types of the attributes by property; the site owner is warned of invalid values. */
  static readonly attributeTypes: Readonly<Record<string, AttributeType<unknown>>> = {
    theme: themes,
    loading: loadingModes,
    images: imageModes,
    headingLevel: headingLevels,
    refreshSeconds: refreshIntervals,
    timeZone: timeZone,
    secondTimeZone: timeZoneOrNone,
  };

  /**
   * Base of the API, or of a proxy of it; default: the configured one.
   * @sensitive
   */
  @property({ attribute: 'api-base' }) apiBase?: string;
  /** Id or handle of the company. */
  @property() vtc?: string;
  /** `auto`: the company's colours, else as `page`; `page`: light or dark as the page is; `light`; `dark`. */
  @property() theme = themes.fallback;
  /** IANA zone of the shown times; default: the visitor's. */
  @property({ attribute: 'time-zone' }) timeZone?: string;
  /** IANA zone shown beside when it differs; `none` for no second one; default: UTC. */
  @property({ attribute: 'second-time-zone' }) secondTimeZone?: string;
  /** Seconds between refreshes, at least 15; 0: never; default per element. */
  @property({ attribute: 'refresh-seconds', type: Number }) refreshSeconds?: number;
  /** `lazy` starts near the viewport, `eager` at once. */
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

  /** @internal */
  protected readonly language = new LanguageController(
    this,
    (this.constructor as typeof VtcElement).texts,
  );
  /** @internal */
  protected readonly ticker = new Ticker(this);
  /** @internal */
  protected readonly resource = new Resource<Data>(this, {
    key: () => this.#queryKey(),
    load: (query, context) => this.load(query, context),
    placeholderData: (previous) => this.placeholderData?.(previous),
    context: () => ({ apiBase: apiBaseOf(this.apiBase), priority: () => this.#viewport.priority }),
    refreshSeconds: () => this.#refreshSeconds(),
    isOnScreen: () => this.#viewport.isNear,
    settled: (error) => this.#settled(error),
  });
  /** @internal */
  protected readonly ownerConsole = new OwnerConsole(this.localName);
  /** What a screen reader announces when it changes. @internal */
  protected announcement = '';
  /** Path of the icon beside `emptyText`. @internal */
  protected readonly emptyIcon: string = icons.searchEmpty;

  readonly #content = new PageContent(this, (read) => this.#setProvidedData(read));
  readonly #company = new CompanyTheme({
    context: () => ({ priority: () => this.#viewport.priority, signal: this.resource.signal }),
    changed: () => this.#theme.recolor(),
    failed: (error) => this.colorsFailed?.(error),
  });
  readonly #viewport = new Viewport(this, () => {
    // Here, too, and not only in `willUpdate()`: requests are sent before the first render, in document order.
    this.resource.loadIfKeyChanged();
    this.#theme.visibilityChanged();
  });
  readonly #internals = this.attachInternals();
  readonly #theme = new ThemeController(this);
  #providedTheme: ForeignTheme | undefined;
  // Without initial values: Lit requests an update before fields are initialized.
  private isDerivedDataCurrent?: boolean;
  private derivedData?: Data | undefined;

  /** The shown data, as the API sends it. Set it to show data without a request; null returns to the API. */
  @property({ attribute: false, noAccessor: true })
  get data(): Data | null {
    return this.#derivedData ?? null;
  }

  set data(data: unknown) {
    const { value } = this.resource;
    // `data` may be filtered. If the page sets the same object again, the complete response stays.
    const isUnchanged = value !== undefined && data === this.#derivedData;
    this.#setProvidedData(() => (isUnchanged ? value : data));
  }

  /** What the element shows. */
  get state(): ElementState {
    const data = this.#derivedData;
    if (data === undefined) return this.resource.error ? 'error' : 'loading';
    return this.isEmpty?.(data) ? 'empty' : 'ready';
  }

  /** Why the last request failed; null after a success. */
  get error(): ElementError | null {
    const { error } = this.resource;
    return error ? elementError(error) : null;
  }

  /** When the data was received; null while there is none. */
  get updatedAt(): Date | null {
    const { receivedAt } = this.resource;
    return receivedAt ? new Date(receivedAt) : null;
  }

  /** The company's colours, if they are known. @internal */
  get companyTheme(): ForeignTheme | undefined {
    return this.#company.colors ?? this.#providedTheme;
  }

  /** Seconds between two refreshes if the attribute is not set. @internal */
  abstract readonly defaultRefreshSeconds: number;
  /** Shape of the data, for data that the page provides. @internal */
  protected abstract readonly dataShape: Shape<Data>;

  /** Requests the data, all at once or in parts; the only place that names the endpoints of the element. @internal */
  abstract load(query: Query, context: LoadContext<Data>): Promise<Data> | Parts<Data>;
  /** Renders the data. @internal */
  protected abstract renderData(data: Data): TemplateResult;
  /** Renders placeholders of the size of the data. @internal */
  protected abstract renderSkeleton(): TemplateResult;
  /** The heading if none is set. @internal */
  protected abstract defaultHeading(): string;
  /** The text if there is nothing to show. @internal */
  protected abstract emptyText(): string;

  /** Renders the end of the heading's line. @internal */
  protected renderHeadingAside(): unknown {
    return nothing;
  }

  /** Whether everything is in one line, errors too. @internal */
  protected get isInline(): boolean {
    return false;
  }

  /** Whether there is nothing to show. @internal */
  protected isEmpty?(data: Data): boolean;

  /**
   * Derives what is rendered from the data and the attributes, once per update: filter, sort, limit.
   * Returns the part of the data that is shown; the same object while nothing has changed.
   * @internal
   */
  protected derive(data: Data | undefined): Data | undefined {
    return data;
  }

  /** The part of the previous data to show while the data for changed `dependencies` loads. @internal */
  protected placeholderData?(previous: Data): Data | undefined;

  /** What the data depends on, besides the API base and the company. @internal */
  protected get dependencies(): readonly unknown[] {
    return [];
  }

  /** Throws a `VtcError` with code SETUP if an attribute is missing or invalid. @internal */
  protected checkSetup(): void {
    if (!this.vtc) {
      throw new VtcError('SETUP', 'vtc is missing: set it to the id or handle of the company.');
    }
  }

  /** Called when the colours of the company cannot be loaded. @internal */
  protected colorsFailed?(error: unknown): void;

  override attributeChangedCallback(
    name: string,
    ...values: [old: string | null, value: string | null]
  ): void {
    super.attributeChangedCallback(name, ...values);
    if (values[1] === null) restoreDefault(this, name);
  }

  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    this.isDerivedDataCurrent = false;
    super.requestUpdate(...change);
  }

  /** Loads the data now; resolves when there is a response or an error. */
  async refresh(): Promise<void> {
    await this.updateComplete;
    await this.resource.refresh();
    await this.updateComplete;
  }

  /** Loads the data without showing it, as on a server. Rejects with a `VtcError`. @internal */
  async loadData(query: Query): Promise<Data> {
    const load: Load<Data> = (...options) => this.load(...options);
    const { value } = await runLoad(load, query, {
      current: () => undefined,
      show: () => undefined,
    });
    return value;
  }

  /** Chooses the language without a page, as on a server. @internal */
  chooseLanguage(tag: string): void {
    this.language.choose([tag]);
  }

  /** The theme; the default if the attribute is invalid. @internal */
  get parsedTheme(): string {
    return themes.parse(this.theme);
  }

  /** `all`, or `none` for no pictures. @internal */
  protected get parsedImages(): 'all' | 'none' {
    return imageModes.parse(this.images);
  }

  /** Text of the element's heading; empty for none. @internal */
  get headingText(): string {
    return this.heading ?? this.defaultHeading();
  }

  /** Level of the element's heading. @internal */
  protected get parsedHeadingLevel(): number {
    return headingLevels.parse(this.headingLevel);
  }

  /** Locale and zones of times. Getters: a zone is resolved when a time is shown, as the first `Intl` format is slow. @internal */
  protected get zones(): Zones {
    const { timeZone: first, secondTimeZone: second } = this;
    return {
      locale: this.language.locale,
      get zone() {
        return timeZone.parse(first) ?? zoneOf() ?? 'UTC';
      },
      get secondZone() {
        const zone = timeZoneOrNone.parse(second || 'UTC') ?? 'UTC';
        return zone === 'none' ? undefined : zone;
      },
    };
  }

  /** Dispatches `vtc-select` for an activated link; the page may cancel it. @internal */
  protected select(event: Event, item: object): void {
    if (!dispatch(this, 'vtc-select', { item }, true)) event.preventDefault();
  }

  /** Empties a declarative shadow root, so that nothing is shown twice. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (isServer) return;
    this.language.update();
    this.resource.loadIfKeyChanged();
    this.#derive();
    const { vtc, resource } = this;
    if (this.parsedTheme !== 'auto' || !vtc || resource.isProvided) this.#company.follow(undefined);
    else if (resource.isActive) this.#company.follow({ vtc, apiBase: apiBaseOf(this.apiBase) });
  }

  protected override render(): TemplateResult {
    const { language, zones, state, resource } = this;
    const data = this.#derivedData;
    return layout({
      language,
      zones,
      heading: this.headingText,
      headingLevel: this.parsedHeadingLevel,
      state,
      resource,
      isInline: this.isInline,
      hasFallback: this.#content.hasFallback,
      headingAside: this.renderHeadingAside(),
      emptyText: this.emptyText(),
      emptyIcon: this.emptyIcon,
      announcement: this.announcement,
      content: data === undefined ? this.renderSkeleton() : this.renderData(data),
      retry: () => void this.refresh(),
      slotted: this.#content.read,
    });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { attributeTypes } = this.constructor as typeof VtcElement;
    for (const [name, type] of Object.entries(attributeTypes)) {
      if (!changed.has(name)) continue;
      for (const value of type.invalid(Reflect.get(this, name)))
        this.ownerConsole.warnInvalid(kebab(name), value, type.remedy);
    }
    const { states } = this.#internals;
    states.clear();
    states.add(this.state);
    if (this.error && this.data) states.add('stale');
    if (!isOnline()) states.add('offline');
  }

  /** The result of `derive()` for the current data and attributes. */
  get #derivedData(): Data | undefined {
    if (!this.isDerivedDataCurrent) this.#derive();
    return this.derivedData;
  }

  #derive(): void {
    this.isDerivedDataCurrent = true;
    this.derivedData = this.derive(this.resource.value);
  }

  /** What the data depends on; undefined while it must not be loaded yet. Throws an error if the setup is wrong. */
  #queryKey(): readonly unknown[] | undefined {
    // The parser of the page may not have inserted the children yet.
    const mayLackChildren = document.readyState === 'loading' && !this.nextSibling;
    if (mayLackChildren) return undefined;
    this.checkSetup();
    const key = [apiBaseOf(this.apiBase), this.vtc, ...this.dependencies];
    const isEnabled = this.#viewport.wasNear || this.loading === 'eager';
    return isEnabled ? key : undefined;
  }

  #refreshSeconds(): number {
    const fallback = this.resource.isProvided ? 0 : this.defaultRefreshSeconds;
    const seconds = refreshIntervals.parse(this.refreshSeconds) ?? fallback;
    return seconds > 0 ? Math.max(minRefreshSeconds, seconds) : 0;
  }

  /** Shows the data that `read` returns, parsed as a response of the API; null returns to the API. */
  #setProvidedData(read: () => unknown): void {
    try {
      const data = read() ?? undefined;
      this.#providedTheme = themeIn(data);
      this.resource.setProvidedData(
        data === undefined ? data : lenientParser(this.dataShape)(data),
      );
    } catch (cause) {
      const message = `The provided data is not a response of the API: ${String(cause)}`;
      this.resource.setProvidedData(undefined, new VtcError('SETUP', message, { cause }));
    }
  }

  #settled(error: VtcError | undefined): void {
    this.isDerivedDataCurrent = false;
    if (error) {
      const advice = policyOf(error).ownerAdvice?.(error, this.apiBase ?? 'The API');
      if (advice) this.ownerConsole.error(advice, this.vtc);
      dispatch(this, 'vtc-error', elementError(error));
    } else {
      this.#company.refresh();
      if (this.data !== null) dispatch(this, 'vtc-load', { data: this.data });
    }
  }
}
