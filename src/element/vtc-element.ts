import type { PropertyValues, TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { VtcError } from '../client/errors.js';
import type { ForeignTheme } from '../theme/palette.js';
import { ThemeController } from '../theme/theme.js';
import { refreshBounds } from './common-settings.js';
import { ElementHooks } from './element-hooks.js';
import { companyResource } from './company-theme.js';
import { apiBaseOf } from './configure.js';
import { ownerAdvice } from './failure.js';
import { dispatch, elementError, type ElementError } from './events.js';
import { isOnline } from './online.js';
import { OwnerConsole } from './owner-console.js';
import { PageData } from './page-data.js';
import type { QueryContext } from './query.js';
import { Resource } from './resource.js';
import { wholeNumber } from './settings.js';
import { type ElementState, shell } from './shell.js';
import { Ticker } from './ticker.js';
import { Viewport } from './viewport.js';

/**
 * What every element is: its settings, its data and how fresh it is, its words, colours and states.
 *
 * @slot - Shown until there is data.
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
 * @cssState loading - There is no answer yet.
 * @cssState ready - Data is shown.
 * @cssState empty - The API answered that there is nothing.
 * @cssState error - There is nothing to show, since loading failed.
 * @cssState stale - What is shown is older than it should be, since a refresh failed.
 * @cssState offline - The browser is offline.
 * @fires {CustomEvent<ElementError>} vtc-error - Loading failed.
 */
export abstract class VtcElement<T> extends ElementHooks<T> {
  /** @internal */
  protected readonly ticker = new Ticker(this);
  readonly #pageData = new PageData<T>(this, {
    resource: () => this.resource,
    schema: () => this.dataSchema,
  });
  readonly #context = (): QueryContext => ({
    apiBase: apiBaseOf(this.apiBase),
    priority: () => (this.#viewport.isNear ? 0 : 1),
  });
  /** @internal */
  protected readonly resource = new Resource<T>(this, {
    key: () => this.#key(),
    load: (query, show) => this.load(query, show),
    keep: (value) => this.keep?.(value),
    context: this.#context,
    refreshSeconds: () => this.#interval(),
    settled: (error) => this.#report(error),
  });
  readonly #company = companyResource(this, {
    key: () => {
      if (this.theme !== 'auto' || !this.vtc) return null;
      return this.#pageData.isGiven ? undefined : this.#key();
    },
    isRefreshing: () => this.#interval() > 0,
    vtc: () => this.vtc ?? '',
    recolor: () => this.#theme.recolor(),
    context: this.#context,
  });
  readonly #viewport = new Viewport(this, (isNear) => {
    this.resource.onScreen = this.#company.onScreen = isNear;
  });
  readonly #owner = new OwnerConsole(this.localName);
  readonly #internals = this.attachInternals();
  readonly #theme = new ThemeController(this);

  /** What is shown, as the API answers it; set it to show that and ask nobody, null to ask the API again. */
  @property({ attribute: false, noAccessor: true })
  get data(): T | null {
    const { value } = this.resource;
    return value === undefined ? null : this.visible(value);
  }

  set data(value: unknown) {
    this.#pageData.give(() => value);
  }

  /** What the element shows. */
  get state(): ElementState {
    const { value, error } = this.resource;
    if (value === undefined) return error ? 'error' : 'loading';
    return this.isEmpty(value) ? 'empty' : 'ready';
  }

  /** Why the last request failed; null after a good answer. */
  get error(): ElementError | null {
    const { error } = this.resource;
    return error ? elementError(error) : null;
  }

  /** When the data was received; null while there is none. */
  get updatedAt(): Date | null {
    const { receivedAt } = this.resource;
    return receivedAt ? new Date(receivedAt) : null;
  }

  /** The company's colours, where they are known. @internal */
  get companyTheme(): ForeignTheme | undefined {
    return this.#company.value?.theme ?? this.#pageData.theme;
  }

  /** Asks the API now; resolves when the answer or the failure is there. */
  async refresh(): Promise<void> {
    await this.updateComplete;
    await this.resource.refresh();
    await this.updateComplete;
  }

  /** Whether the page gave the data. @internal */
  protected get isGiven(): boolean {
    return this.#pageData.isGiven;
  }

  /** Tells the page that an item's link was activated; the page may cancel it. @internal */
  protected select(event: Event, item: object): void {
    if (!dispatch(this, 'vtc-select', { item }, true)) event.preventDefault();
  }

  /** A declarative shadow root is drawn anew, so that nothing is shown twice. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  protected override render(): TemplateResult {
    const { language, zones, state, resource } = this;
    const { value } = resource;
    return shell({
      language,
      zones,
      heading: this.heading ?? this.defaultHeading(),
      headingLevel: this.shownHeadingLevel,
      isUntranslated: language.isLoading && state === 'loading',
      state,
      resource,
      isInline: this.isInline,
      hasFallback: this.#pageData.hasFallback,
      headingAside: this.renderHeadingAside(),
      emptyText: this.emptyText(),
      emptySign: this.emptySign,
      announcement: this.announcement,
      content: value === undefined ? this.renderSkeleton() : this.renderData(value),
      retry: () => void this.refresh(),
      slotted: this.#pageData.read,
    });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    for (const fault of this.settingFaults()) this.#owner.fault(fault);
    const { states } = this.#internals;
    states.clear();
    states.add(this.state);
    if (this.resource.stale) states.add('stale');
    if (!isOnline()) states.add('offline');
  }

  #key(): readonly unknown[] | undefined {
    const maybeUnfinished = document.readyState === 'loading' && !this.nextSibling;
    if (maybeUnfinished) return undefined;
    this.checkSetup();
    const key = [apiBaseOf(this.apiBase), this.vtc, ...this.dependencies];
    return this.loading === 'eager' || this.#viewport.wasNear ? key : undefined;
  }

  #interval(): number {
    const fallback = this.#pageData.isGiven ? 0 : this.defaultRefreshSeconds;
    const seconds = wholeNumber(this.refreshSeconds, { ...refreshBounds, fallback });
    return seconds > 0 ? Math.max(15, seconds) : 0;
  }

  #report(error: VtcError | undefined): void {
    if (error) {
      const advice = ownerAdvice(error, this.apiBase ?? 'The API');
      if (advice) this.#owner.error(advice, this.vtc);
      dispatch(this, 'vtc-error', elementError(error));
    } else if (this.data !== null) dispatch(this, 'vtc-load', { data: this.data });
  }
}
