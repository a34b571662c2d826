import {
  attributes,
  type ConvoyEvent,
  convoyPageSize,
  coverStyles,
  DetailsDialog,
  detailModes,
  type DeriveContext,
  html,
  icons,
  itemAddress,
  type LoadContext,
  expandButtonStyles,
  nothing,
  Pager,
  property,
  type Query,
  type SettingsOf,
  summaryStyles,
  type TemplateResult,
  VtcElement,
} from '../../base.js';
import { vtcEvents } from '../../contract/element-endpoints.js';
import { vtcPastEvents } from '../../locales/en.js';
import { loadPast, type PastEventsData } from './data.js';
import { type PastContext, pastModel, type PastModel } from './model.js';
import { past, skeleton } from './templates/past.js';
import { layouts, type PastView } from './view.js';
import { styles } from './vtc-past-events.styles.js';

export type { PastEventsData };

const limits = attributes.wholeNumber({ min: 1, max: convoyPageSize, fallback: 10 });

/**
 * Shows the past convoys of a company by year, the latest first.
 *
 * @csspart year - Convoys of a year, which can be folded.
 * @csspart title - Name of a convoy.
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
    hrefTemplate: attributes.urlTemplate(vtcEvents.response, 'items'),
  };

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
  protected readonly dataShape = vtcEvents.response;
  protected override readonly emptyIcon: string = icons.calendarEmpty;
  readonly #details = new DetailsDialog(this, {
    records: () => this.model?.convoys.map(({ event }) => event) ?? [],
    failed: (message) => this.ownerConsole.error(message, this.vtc),
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
    const { vtc, limit } = this.settings;
    const wanted = Math.max(limit, current()?.items.length ?? 0);
    return loadPast(query, { vtc, wanted });
  }

  override get context(): DeriveContext<VtcPastEvents['settings']> & PastContext {
    const { mayLoad } = this.resource;
    return { ...super.context, settings: this.settings, pages: this.#pager.pages, mayLoad };
  }

  protected override derive(data: PastEventsData, context: VtcPastEvents['context']): PastModel {
    return pastModel(data, context);
  }

  protected override companyChanged(): void {
    this.#folds.clear();
    this.#pager.reset();
  }

  protected override isEmpty({ convoys }: PastModel): boolean {
    return convoys.length === 0;
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
    return past(this.#view(), years, {
      translate,
      text: translate('olderConvoys'),
      hasMore,
      failedText: this.failedText(),
      name: this.contentName,
      pager: this.#pager,
    });
  }

  #view(): PastView {
    const { settings, translate, zones } = this.context;
    return {
      layout: settings.layout,
      translate,
      zones,
      images: settings.images,
      headingLevel: this.contentHeadingLevel,
      linkOf: (event) => itemAddress(settings.hrefTemplate, event),
      opensDialog: this.#details.isEnabled,
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
    const { vtc } = this.settings;
    return resource.extend((query, data) => loadPast(query, { vtc, wanted }, data));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-past-events': VtcPastEvents;
  }
}
