import {
  attributes,
  type Convoy,
  type ConvoyData,
  type ConvoyEvent,
  ConvoyListElement,
  type ConvoyTemplate,
  type ConvoyView,
  cover,
  coverStyles,
  currentTime,
  type DeriveContext,
  type FilterContext,
  html,
  icons,
  type LoadContext,
  missingTokenAdvice,
  nothing,
  property,
  type PropertyValues,
  type Query,
  type SettingsOf,
  type TemplateResult,
  VtcError,
} from '../../base.js';
import { barStyles } from './bar.styles.js';
import { closeBar, isBarClosed, loadLiveCount, saveLiveCount } from './bar-memory.js';
import { controlNear } from './control-near.js';
import { loadLive } from './data.js';
import { EdgeSpace } from './edge-space.js';
import { changeText, liveModel, type LiveModel } from './model.js';
import { bar } from './templates/bar.js';
import { openButton } from './templates/open-button.js';
import { panel } from './templates/panel.js';
import { overlayStyles } from './overlay.styles.js';
import { panelStyles } from './panel.styles.js';
import { styles } from './vtc-live-events.styles.js';

const layouts = attributes.oneOf('list', 'bar', 'overlay');
const placements = attributes.oneOf('inline', 'top', 'bottom');
/** The record of a convoy with the company's banner if it has none. */
const withBanner = ({ event }: Convoy, banner: string | null | undefined): ConvoyEvent => ({
  ...event,
  banner: event.banner ?? banner ?? null,
});

const emptyModes = attributes.oneOf('next', 'message', 'hide');

const noFilters: FilterContext = { names: [], chosen: {} };

/**
 * Shows the live convoys of a company with their progress by the clock.
 *
 * @csspart day - Date tile of a convoy.
 * @csspart title - Name of a convoy.
 * @csspart route - Route and facts of a convoy.
 * @csspart hosts - Companies that host a convoy, where that is not the company of the element alone.
 * @csspart progress - Progress of a live convoy.
 * @csspart filters - Filters above the convoys.
 * @csspart filter-group - Values of one filter.
 * @csspart filter - Button of a value.
 * @cssprop [--vtc-bar-offset=0px] - Distance of a fixed bar from its edge; below a fixed header of the page, by default.
 * @cssState closed - The visitor has closed the bar.
 * @fires {CustomEvent<{ data: ConvoyData }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: ConvoyEvent }>} vtc-select - A convoy's link was activated; cancelable.
 * @fires {CustomEvent<ConvoyAction>} vtc-action - Filters were chosen.
 */
export class VtcLiveEvents extends ConvoyListElement<LiveModel> {
  static override styles = [
    ConvoyListElement.styles,
    coverStyles,
    styles,
    panelStyles,
    barStyles,
    overlayStyles,
  ];
  static override readonly attributeTypes = {
    ...ConvoyListElement.attributeTypes,
    layout: layouts,
    placement: placements,
    whenEmpty: emptyModes,
  };

  /**
   * `list`; `bar`: one live convoy, else the next one, in one line that visitors can close; `overlay`: for streaming
   * software: large, on a transparent background, without controls.
   */
  @property({ reflect: true, useDefault: true }) layout = layouts.fallback;
  /** Where a bar or an overlay is: `inline`: in its place; `top`, `bottom`: at that edge of the window. */
  @property({ reflect: true, useDefault: true }) placement = placements.fallback;

  /** Shown when no convoy is live: the `next` convoy, a `message`, or nothing (`hide`). */
  @property({ attribute: 'when-empty', reflect: true, useDefault: true })
  whenEmpty = emptyModes.fallback;

  declare readonly settings: SettingsOf<typeof VtcLiveEvents.attributeTypes>;
  readonly defaultRefreshSeconds = 60;
  protected override readonly emptyIcon = icons.truck;
  readonly #edge = new EdgeSpace(this);
  /** The company of the last update, and its model. */
  #last: { readonly company: string; readonly model: LiveModel | undefined } | undefined;

  protected override get dependencies(): readonly unknown[] {
    return [...super.dependencies, this.#wantsNext];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    if (!this.token && this.needsToken && !this.usesSnapshot)
      throw new VtcError('SETUP', missingTokenAdvice);
  }

  load(query: Query, { current }: LoadContext<ConvoyData>): Promise<ConvoyData> {
    return this.loadConvoys(query, {
      current: current(),
      loadOwn: () => loadLive(query, { ...this.source, wantsNext: this.#wantsNext }),
      isEnough: (_, untilMs) => untilMs > currentTime(),
    });
  }

  protected override derive(data: ConvoyData, context: DeriveContext): LiveModel {
    const { filterContext: filters } = this;
    return liveModel(data, { ...context, filters, wantsNext: this.#wantsNext });
  }

  /** A bar shows one convoy, and has no filters. */
  protected override get filterContext(): FilterContext {
    return this.#isBar ? noFilters : super.filterContext;
  }

  /** As many as this tab showed last. */
  protected get displayLimit(): number {
    return loadLiveCount(this.settings.vtc);
  }

  /** The default heading says that convoys are on the road only where some are; without any, there is none. */
  protected override defaultHeading(): string {
    const { state, model } = this;
    if (state === 'empty') return '';
    const key = model?.live[0] ? 'liveHeading' : model ? 'nextEvent' : 'ownConvoys';
    return this.language.translate(key);
  }

  protected override get usesBanner(): boolean {
    return !this.#isBar || super.usesBanner;
  }

  /** Also of an empty bar in its place; at an edge of the window, it is hidden. */
  protected override get linksToCompany(): boolean {
    const { placement, whenEmpty } = this.settings;
    const isEmptyBar = this.#isBar && placement === 'inline' && this.state === 'empty';
    return (super.linksToCompany || isEmptyBar) && whenEmpty !== 'hide';
  }

  /** The first convoy, and each one of an overlay, is before its banner, else the company's, else a landscape. */
  protected override get template(): ConvoyTemplate {
    const template = super.template;
    return (view, convoy, before) => {
      const event = withBanner(convoy, this.banner);
      if (this.settings.layout === 'overlay')
        return html`${cover(view.images, event)} ${template(view, convoy, before)}`;
      if (before) return template(view, convoy, before);
      return panel(view, convoy, this.#isBackdrop(event) ? nothing : cover(view.images, event));
    };
  }

  /** Whether the picture of a convoy is the company's, which is behind the whole element. */
  #isBackdrop({ banner }: ConvoyEvent): boolean {
    const { shownLook, settings, resource } = this;
    if (shownLook !== 'poster' || settings.images !== 'all') return false;
    const own = this.banner;
    // Until the company has loaded, a convoy without a banner has the company's.
    return own === undefined ? !banner && !resource.isProvided : own !== null && banner === own;
  }

  /** The heading and the progress say that a convoy is live; its row does not repeat it. */
  protected override get view(): ConvoyView {
    const view = super.view;
    return this.settings.layout === 'overlay'
      ? { ...view, opensDialog: false, linkOf: () => undefined }
      : { ...view, saysLive: false, action: (convoy) => openButton(view, convoy) };
  }

  protected override get isInline(): boolean {
    return this.#isBar;
  }

  protected override get isFixed(): boolean {
    const isShown = this.isConnected && !this.hidden && !this.#isClosed;
    const { layout, placement } = this.settings;
    return layout !== 'list' && placement !== 'inline' && isShown;
  }

  protected override renderHeadingAside(): unknown {
    return this.#isBar ? nothing : super.renderHeadingAside();
  }

  protected override renderSkeleton(): TemplateResult {
    return this.#isBar ? html`<div class="skeleton-box"></div>` : super.renderSkeleton();
  }

  protected override renderData(model: LiveModel): TemplateResult {
    const [first, ...others] = model.convoys;
    return this.#isBar && first
      ? bar(this.view, first, others.length, this.#close)
      : super.renderData(model);
  }

  protected override willUpdate(changed: PropertyValues): void {
    // Before a request: a hidden element sends none.
    this.#hideIfClosed();
    super.willUpdate(changed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#reserveEdge();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#hideIfClosed();
    const { model, vtc } = this;
    const company = [this.apiBase, vtc, this.vtcs, this.include, this.also].join(' ');
    if (model && vtc && this.isConnected) saveLiveCount(vtc, model.live.length);
    const before = this.#last?.company === company ? this.#last.model : undefined;
    this.#last = { company, model };
    const { translate } = this.language;
    const text = before && model && changeText(translate, before, model, !this.#isBar);
    if (text) this.announce(text);
    this.#reserveEdge();
  }

  get #isBar(): boolean {
    return this.settings.layout === 'bar';
  }

  get #isClosed(): boolean {
    return this.#isBar && isBarClosed(this.settings.vtc);
  }

  #hideIfClosed(): void {
    const { states } = this.internals;
    if (this.#isClosed) states.add('closed');
    else states.delete('closed');
  }

  readonly #close = (isByKeyboard: boolean): void => {
    closeBar(this.settings.vtc);
    if (isByKeyboard) controlNear(this)?.focus({ preventScroll: true });
    this.requestUpdate();
  };

  #reserveEdge(): void {
    const isShown = this.#isBar && this.isFixed && this.state === 'ready';
    const base = this.renderRoot.querySelector<HTMLElement>('.base') ?? undefined;
    this.#edge.reserve(isShown ? base : undefined, this.settings.placement);
  }

  get #wantsNext(): boolean {
    return this.settings.whenEmpty === 'next';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-live-events': VtcLiveEvents;
  }
}
