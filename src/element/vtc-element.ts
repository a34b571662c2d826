import { currentTime } from '../contract/timestamp.js';
import { isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { VtcError } from '../client/errors.js';
import type { Translate } from '../locales/messages.js';
import type { ForeignTheme, Look } from '../theme/palette.js';
import { ThemeController } from '../theme/theme.js';
import { icons } from '../ui/icons.js';
import { picture, retryPictures } from '../ui/picture.js';
import type { Zones } from '../ui/zoned-time.js';
import type { SettingsOf } from './attributes.js';
import { CompanyTheme } from './company-theme.js';
import { DataElement } from './data-element.js';
import { dispatch, elementError, type ElementError } from './events.js';
import { FocusKeeper } from './focus-keeper.js';
import { type ElementState, layout, textLayout } from './layout.js';
import { isOnline } from './page-updates.js';
import { PageContent } from './page-content.js';
import { PictureRetry } from './picture-retry.js';
import { ProgressiveRendering } from './progressive-rendering.js';

/** What a model is derived from, besides the data. */
export interface DeriveContext<Settings = SettingsOf<typeof VtcElement.attributeTypes>> {
  /** The parsed values of the attributes. */
  readonly settings: Settings;
  /** Time of the update, in ms since the epoch. */
  readonly now: number;
  /** BCP 47 tag for `Intl`. */
  readonly locale: string;
  /** Locale and time zones of displayed times. */
  readonly zones: Zones;
  /** Returns a text in the language. */
  readonly translate: Translate;
}

/** When a model changes by the clock, in ms since the epoch, if it says so. */
const changeOf = (model: unknown): number | undefined => {
  const { changesAt } = Object(model) as { readonly changesAt?: unknown };
  return typeof changesAt === 'number' ? changesAt : undefined;
};

/**
 * Base class of all elements: attributes, data loading, localization, theming, states. An element is three steps: `load`
 * requests the data, `derive` makes the model of it, once per update, and `renderData` renders the model.
 *
 * @slot - Fallback content, shown until there is data.
 * @slot heading - Replaces the heading.
 * @slot empty - Replaces the text and the buttons when there is nothing to show.
 * @slot error - Replaces the text and the button when loading failed.
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
 * @csspart current - What is live, else what is next; it glows with `look="night"`.
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
 * @cssprop --vtc-heading-font - Font of the headings; default: that of the page's headings.
 * @cssprop --vtc-heading-size - Size of the heading.
 * @cssState loading - There is no response yet.
 * @cssState ready - Data is shown.
 * @cssState empty - The response has nothing to show.
 * @cssState error - There is nothing to show, since loading failed.
 * @cssState stale - The data is older than it should be, since a refresh failed.
 * @cssState offline - The browser is offline.
 * @fires {CustomEvent<ElementError>} vtc-error - Loading failed.
 */
export abstract class VtcElement<Data, Model = Data> extends DataElement<Data> {
  /** Renders the items in the window before the others. @internal */
  readonly progressive = new ProgressiveRendering(this);
  /** Path of the icon beside `emptyText`. @internal */
  protected readonly emptyIcon: string = icons.searchEmpty;
  /** The result of `derive()` in this update; undefined while there is no data. @internal */
  protected model: Model | undefined;

  readonly #content = new PageContent(this, (read) => this.setProvidedData(read));
  readonly #company = new CompanyTheme({
    context: () => ({ priority: () => this.viewport.priority, signal: this.resource.signal }),
    changed: () => {
      this.#theme.recolor();
      const isOtherType = this.language.chooseCompanyType(this.shownCompanyType);
      // Without data, no banner is shown.
      if (isOtherType || this.linksToCompany || (this.usesBanner && this.data))
        this.requestUpdate();
    },
    failed: (error) => this.colorsFailed?.(error),
  });
  /** The custom states are set anew in each update. @internal */
  protected readonly internals = this.attachInternals();
  readonly #theme = new ThemeController(this);
  readonly #pictures = new PictureRetry(this, () => this.retryPictures());
  #now = 0;
  #isEmpty = false;
  /** Why the data could not be derived or rendered. */
  #renderError: VtcError | undefined;

  constructor() {
    super();
    this.addController(new FocusKeeper(this));
  }

  /** What the element shows. */
  get state(): ElementState {
    if (this.#renderError) return 'error';
    if (this.model !== undefined) return this.#isEmpty ? 'empty' : 'ready';
    return this.resource.error ? 'error' : 'loading';
  }

  /** Why the last request failed, or the data could not be rendered; null after a success. */
  get error(): ElementError | null {
    const error = this.#renderError ?? this.resource.error ?? this.resource.extendError;
    return error ? elementError(error) : null;
  }

  /** The look, of which `auto` depends on the page. A line has no space for a picture. @internal */
  get shownLook(): Look {
    const { look, theme } = this.settings;
    const isNight = theme === 'page' && this.#theme.isOnDarkPage;
    if (look === 'auto') return isNight ? 'night' : 'plain';
    return look === 'poster' && this.isInline ? 'night' : look;
  }

  /** Whether it is known to be outside of the window. @internal */
  get isOutside(): boolean {
    return this.viewport.isOutside && !this.isFixed;
  }

  /** Whether the page is the background of the element. @internal */
  get isFrameless(): boolean {
    const { frame, theme } = this.settings;
    // The content of the page scrolls below a fixed element.
    if (this.isFixed || this.shownLook === 'poster') return false;
    const isOpen = theme === 'page' || (this.shownLook === 'night' && this.#theme.isOnDarkPage);
    return frame === 'none' || (frame === 'auto' && isOpen);
  }

  /** Whether it shows the company's banner. @internal */
  protected get usesBanner(): boolean {
    return this.shownLook === 'poster';
  }

  /** URL of the company's banner, if it is known. @internal */
  protected get banner(): string | null | undefined {
    return this.#company.banner;
  }

  /** The company's colours, if they are known. */
  get companyTheme(): ForeignTheme | undefined {
    return this.#company.colors;
  }

  /** Type of the company if the data has it. @internal */
  protected get loadedCompanyType(): string | undefined {
    return undefined;
  }

  /** Type of the company that the texts are for; undefined if it is not known. @internal */
  get shownCompanyType(): string | undefined {
    const { companyType } = this.settings;
    if (companyType !== 'auto') return companyType;
    return this.loadedCompanyType ?? this.#company.type;
  }

  /** Renders the model. @internal */
  protected abstract renderData(model: Model): TemplateResult;
  /** Renders placeholders of the size of the data. @internal */
  protected abstract renderSkeleton(): TemplateResult;

  /** Tries pictures again that did not load. @internal */
  protected retryPictures(): void {
    retryPictures(this.shadowRoot);
  }

  /** Renders the end of the heading's line. @internal */
  protected renderHeadingAside(): unknown {
    return nothing;
  }

  /** Whether everything is in one line, errors too. @internal */
  protected get isInline(): boolean {
    return false;
  }

  /** Whether it is a part of a sentence of the page: its text has the font and the colours of the page. @internal */
  protected get isInText(): boolean {
    return false;
  }

  /** Whether its message that there is nothing to show is followed by a link to the company. @internal */
  protected get linksToCompany(): boolean {
    return this.#isEmpty && !this.isInline;
  }

  /** Whether there is nothing to show. @internal */
  protected isEmpty?(model: Model): boolean;

  /**
   * Returns the model that is rendered; a pure function of the data and the context, called once per update. A model with
   * `changesAt`, in ms since the epoch, is derived again at that time. By default, the model is the data.
   * @internal
   */
  protected derive(data: Data, context: this['context']): Model;
  protected derive(data: Data & Model): Model {
    return data;
  }

  protected override visibilityChanged(): void {
    super.visibilityChanged();
    this.#theme.visibilityChanged();
  }

  protected override dataProvided(data: unknown): void {
    this.#company.setProvidedData(data);
  }

  protected override dataLoaded(): void {
    this.#pictures.loaded(this.resource.receivedAt);
    if (this.isConnected) this.#company.refresh();
  }

  /** Called when the colours of the company cannot be loaded. @internal */
  protected colorsFailed?(error: unknown): void;

  /** Level of the headings in the content: below the element's heading, if it has one. */
  protected get contentHeadingLevel(): number {
    const { headingLevel } = this.settings;
    const hasHeading = this.headingText || this.#content.hasHeading;
    return Math.min(6, hasHeading ? headingLevel + 1 : headingLevel);
  }

  /** What `derive()` and templates get; an element adds what the visitor changed, such as a search. @internal */
  get context(): DeriveContext {
    const { settings, zones } = this;
    const { locale, translate } = this.language;
    return { settings, now: this.#now, locale, zones, translate };
  }

  /** Dispatches `vtc-select` for an activated link; the page may cancel it. @internal */
  protected select(event: Event, item: object): void {
    if (!dispatch(this, 'vtc-select', { item }, true)) event.preventDefault();
  }

  /** Resolves when everything is rendered, and when a second update has ended that `updated()` requested. */
  protected override async getUpdateComplete(): Promise<boolean> {
    do {
      await super.getUpdateComplete();
      await this.progressive.pending;
    } while (this.progressive.pending);
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!isServer) this.#followCompany();
    this.language.chooseCompanyType(this.shownCompanyType);
    this.#derive();
    if (!isServer && this.linksToCompany) this.#followCompany();
  }

  protected override update(changed: PropertyValues): void {
    const changesAt = changeOf(this.model);
    if (changesAt !== undefined && changesAt > this.#now) this.ticker.until(changesAt);
    try {
      super.update(changed);
    } catch (error) {
      if (this.#renderError) throw error;
      this.#failToRender(error);
      super.update(changed);
    }
  }

  protected override render(): TemplateResult {
    const { zones, state, resource } = this;
    if (this.isInText)
      return textLayout({ language: this.language, state, content: this.#renderContent() });
    const { receivedAt, nextAt, mayLoad } = resource;
    const error = this.#renderError ?? resource.error;
    return layout({
      language: this.language,
      failureText: this.failureText(error),
      zones,
      name: this.contentName,
      heading: this.headingText,
      headingLevel: this.settings.headingLevel,
      state,
      resource: {
        error,
        receivedAt: this.#renderError ? undefined : receivedAt,
        nextAt,
        mayLoad,
      },
      isInline: this.isInline,
      look: this.shownLook,
      isFrameless: this.isFrameless,
      backdrop:
        this.shownLook === 'poster' ? picture(this.banner, this.settings.images) : undefined,
      hasFallback: this.#content.hasFallback,
      headingAside: this.renderHeadingAside(),
      emptyText: this.emptyText(),
      emptyIcon: this.emptyIcon,
      companyLink: this.linksToCompany ? this.#company.link : undefined,
      announcement: this.announcement,
      content: this.#renderContent(),
      retry: () => void this.retry(),
      contentChanged: this.#content.read,
    });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#content.swallowsPage)
      this.ownerConsole.error(
        `contains the rest of the page; add the end tag </${this.localName}>.`,
        this.vtc,
      );
    const { states } = this.internals;
    states.clear();
    states.add(this.state);
    if (this.resource.error && this.data) states.add('stale');
    if (!isOnline()) states.add('offline');
    this.outcome.dispatchPending();
  }

  #derive(): void {
    const { value } = this.resource;
    this.#now = currentTime();
    try {
      this.model = value === undefined ? undefined : this.derive(value, this.context);
      this.#isEmpty = (this.model !== undefined && this.isEmpty?.(this.model)) ?? false;
      this.#renderError = undefined;
    } catch (error) {
      this.#failToRender(error);
    }
  }

  #renderContent(): TemplateResult | typeof nothing {
    const { model, state } = this;
    if (state === 'loading') {
      this.progressive.restart();
      return this.renderSkeleton();
    }
    return state === 'ready' && model !== undefined ? this.renderData(model) : nothing;
  }

  /** Shows an error in place of data that the class of the element cannot derive or render. */
  #failToRender(cause: unknown): void {
    const error = new VtcError('BAD_RESPONSE', `The data cannot be shown: ${String(cause)}`, {
      cause,
    });
    this.model = undefined;
    this.#renderError = error;
    this.outcome.notRendered(error);
  }

  #followCompany(): void {
    const { vtc, settings, shownLook, resource } = this;
    const isOfCompany = settings.theme === 'auto' || shownLook === 'poster' || this.linksToCompany;
    if (!isOfCompany || this.isInText || !vtc || resource.isProvided)
      this.#company.setCompany(undefined);
    else if (resource.isActive) this.#company.setCompany({ vtc, apiBase: this.foundApiBase });
  }
}
