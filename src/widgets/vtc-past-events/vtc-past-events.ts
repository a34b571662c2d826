import {
  attributes,
  avatarStyles,
  collectionNotes,
  companiesType,
  convoyDataShape,
  convoyName,
  convoyShape,
  type ConvoyEvent,
  convoyPageSize,
  coverStyles,
  DetailsDialog,
  detailModes,
  type DeriveContext,
  hostStyles,
  html,
  icons,
  itemAddress,
  itemStyles,
  type LoadContext,
  expandButtonStyles,
  notesBelow,
  nothing,
  Pager,
  property,
  type PropertyValues,
  type Query,
  type SettingsOf,
  type Shape,
  shapes,
  summaryStyles,
  type TemplateResult,
  VtcElement,
} from '../../base.js';
import { vtcEvents } from '../../contract/element-endpoints.js';
import { vtcPastEvents } from '../../locales/en.js';
import { loadPast, loadPastOfAll, type PastEventsData } from './data.js';
import { type PastContext, pastModel, type PastModel } from './model.js';
import { past, skeleton } from './templates/past.js';
import { layouts, type PastView } from './view.js';
import { styles } from './vtc-past-events.styles.js';

export type { PastEventsData };

const { failures } = convoyDataShape.fields;
const pastShape = shapes.record({
  items: shapes.list(convoyShape),
  nextCursor: shapes.nullable(shapes.number),
  total: shapes.count,
  failures,
});

const limits = attributes.wholeNumber({ min: 1, max: convoyPageSize, fallback: 10 });

/**
 * Shows the past convoys of a company by year, the latest first.
 *
 * @csspart year - Convoys of a year, which can be folded.
 * @csspart title - Name of a convoy.
 * @csspart hosts - Companies that host a convoy.
 * @fires {CustomEvent<{ data: PastEventsData }>} vtc-load - New data, or older convoys, were loaded.
 * @fires {CustomEvent<{ item: ConvoyEvent }>} vtc-select - A convoy's link was activated; cancelable.
 */
export class VtcPastEvents extends VtcElement<PastEventsData, PastModel> {
  static override readonly texts = vtcPastEvents;
  static override styles = [
    VtcElement.styles,
    summaryStyles,
    expandButtonStyles,
    coverStyles,
    avatarStyles,
    itemStyles,
    ...hostStyles,
    styles,
  ];
  static override readonly stateTexts = {
    heading: 'pastHeading',
    failed: 'failedConvoys',
    empty: 'noPastConvoys',
  } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    limit: limits,
    details: detailModes,
    noFragment: attributes.flag,
    vtcs: companiesType,
    hrefTemplate: attributes.urlTemplate(vtcEvents.response, 'items'),
  };

  /** Ids or handles of 2 to 12 companies whose convoys are shown together, separated by spaces; then `vtc` is for the colours. */
  @property() vtcs?: string;
  /** `list`: a line each; `cards`: with their banners, side by side. */
  @property() layout = layouts.fallback;
  /** Convoys that are shown at first, and that the button adds, 1 to 30. */
  @property({ type: Number }) limit = limits.fallback;
  /** `dialog`: a convoy's name opens the convoy in full; `none`: the link of the name is followed. */
  @property() details = detailModes.fallback;
  /** Opens convoys without changing the address of the page. */
  @property({ attribute: 'no-fragment', type: Boolean }) noFragment = false;

  declare readonly settings: SettingsOf<typeof VtcPastEvents.attributeTypes>;
  readonly defaultRefreshSeconds = 3600;
  protected readonly dataShape: Shape<PastEventsData> = pastShape;
  protected override readonly emptyIcon: string = icons.calendarEmpty;
  protected override readonly derive = pastModel;
  readonly #details = new DetailsDialog(this, {
    records: () => this.model?.convoys.map(({ event }) => event) ?? [],
    failed: (message) => this.ownerConsole.error(message, this.vtc),
    language: this.language,
  });
  readonly #pager = new Pager(this, {
    load: () => this.#loadOlder(),
    // After a success, the focus is on the first of the older convoys.
    settled: (hasFailed) => hasFailed && this.announceFailure(),
    items: () => [...this.renderRoot.querySelectorAll('.past > [part]')],
    focus: (item) => {
      item.closest('details')?.setAttribute('open', '');
      (item.querySelector('a') ?? (item as HTMLElement)).focus();
    },
  });
  /** The years that the visitor has opened or folded. */
  readonly #folds = new Map<string, boolean>();

  load(query: Query, { current }: LoadContext<PastEventsData>): Promise<PastEventsData> {
    const wanted = Math.max(this.settings.limit, current()?.items.length ?? 0);
    return this.#loadPast(query, wanted);
  }

  protected override get dependencies(): readonly unknown[] {
    return [this.settings.vtcs.join()];
  }

  protected override checkSetup(): void {
    if (this.settings.vtcs.length === 0) super.checkSetup();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.hasUpdated && changed.has('vtcs')) this.companyChanged();
    super.willUpdate(changed);
  }

  override get context(): DeriveContext<VtcPastEvents['settings']> & PastContext {
    const { mayLoad } = this.resource;
    return { ...super.context, settings: this.settings, pages: this.#pager.pages, mayLoad };
  }

  protected override companyChanged(): void {
    this.#folds.clear();
    this.#pager.reset();
  }

  protected override isEmpty({ convoys }: PastModel): boolean {
    return convoys.length === 0 && !this.data?.failures;
  }

  /** Following the company is no next step where no convoy has ended yet. */
  protected override get linksToCompany(): boolean {
    return false;
  }

  protected override renderHeadingAside(): unknown {
    const { model, state } = this;
    if (state !== 'ready' || !model) return nothing;
    const text = this.language.translate('convoyCount', { count: model.total });
    return html`<span class="muted">${text}</span>`;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.settings.layout, this.settings.limit);
  }

  protected renderData({ years, hasMore }: PastModel): TemplateResult {
    const { translate } = this.language;
    return html`${past(this.#view(), years, {
      translate,
      text: translate('olderConvoys'),
      hasMore,
      failedText: this.failedText(),
      name: this.contentName,
      pager: this.#pager,
    })}
    ${notesBelow(collectionNotes(this.context, { failures: this.data?.failures }))}`;
  }

  #view(): PastView {
    const { settings, translate, zones } = this.context;
    return {
      layout: settings.layout,
      translate,
      zones,
      images: settings.images,
      headingLevel: this.contentHeadingLevel,
      nameStartOf: (convoy) => this.model?.nameStarts.get(convoyName(convoy)) ?? 0,
      linkOf: (event) => itemAddress(settings.hrefTemplate, event),
      opensDialog: this.#details.isEnabled,
      progressive: this.progressive,
      select: (click: Event, item: ConvoyEvent) => {
        this.select(click, item);
        this.#details.click(click, item);
      },
      isOpen: (year, isNewest) => this.#folds.get(year) ?? isNewest,
      toggled: (year, isOpen) => this.#folds.set(year, isOpen),
    };
  }

  #loadOlder(): Promise<void> | undefined {
    const { resource, model } = this;
    const { value, mayLoad, onScreen } = resource;
    if (!value || !model || !mayLoad || !onScreen) return undefined;
    const { wanted } = model;
    if (value.nextCursor === null || value.items.length >= wanted) return undefined;
    return resource.extend((query, data) => this.#loadPast(query, wanted, data));
  }

  #loadPast(query: Query, wanted: number, past?: PastEventsData): Promise<PastEventsData> {
    const { vtc, vtcs } = this.settings;
    return vtcs.length > 0
      ? loadPastOfAll(query, { vtcs, wanted }, past)
      : loadPast(query, { vtc, wanted }, past);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-past-events': VtcPastEvents;
  }
}
