import {
  attributes,
  CalendarMenu,
  compactStyles,
  type Convoy,
  type ConvoyData,
  ConvoyListElement,
  type ConvoyListModel,
  coverStyles,
  convoyPageSize,
  convoysJsonLd,
  currentTime,
  type ConvoyView,
  DataScript,
  type DeriveContext,
  feedType,
  html,
  type LoadContext,
  menuStyles,
  property,
  type PropertyValues,
  type Query,
  selectionTypes,
  type SettingsOf,
  UpcomingConvoys,
} from '../../base.js';
import { vtcUpcomingEvents } from '../../locales/en.js';
import { isListFull, type UpcomingContext, upcomingModel } from './model.js';
import { styles } from './vtc-upcoming-events.styles.js';

const layouts = attributes.oneOf('list', 'cards', 'compact');
const limits = attributes.wholeNumber({ min: 1, max: convoyPageSize, fallback: 10 });

/**
 * Shows the upcoming convoys of a company with their times, and lets visitors add them to their calendars.
 *
 * @csspart day - Date tile of a convoy.
 * @csspart title - Name of a convoy.
 * @csspart route - Route and facts of a convoy.
 * @csspart hosts - Companies that host a convoy, where that is not the company of the element alone.
 * @csspart progress - Progress of a live convoy.
 * @csspart calendar-button - Button that opens the calendar menu of a convoy.
 * @csspart menu - Calendar menu.
 * @csspart filters - Filters above the convoys.
 * @csspart filter-group - Values of one filter.
 * @csspart filter - Button of a value.
 * @fires {CustomEvent<{ data: ConvoyData }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: ConvoyEvent }>} vtc-select - A convoy's link was activated; cancelable.
 * @fires {CustomEvent<ConvoyAction>} vtc-action - A convoy was added to a calendar or copied, or filters were chosen.
 */
export class VtcUpcomingEvents extends ConvoyListElement {
  static override styles = [
    ConvoyListElement.styles,
    menuStyles,
    coverStyles,
    compactStyles,
    styles,
  ];
  static override readonly texts = vtcUpcomingEvents;
  static override readonly stateTexts = {
    ...ConvoyListElement.stateTexts,
    heading: 'upcomingHeading',
  } as const;
  static override readonly attributeTypes = {
    ...ConvoyListElement.attributeTypes,
    ...selectionTypes,
    layout: layouts,
    limit: limits,
    noCalendar: attributes.flag,
    feed: feedType,
    structuredData: attributes.flag,
  };

  /** `list`: by day; `cards`: with their banners, side by side; `compact`: day, name and start in one line, with facts where it is wide. */
  @property() layout = layouts.fallback;
  /** Maximum number of convoys, 1 to 30. */
  @property({ type: Number }) limit = limits.fallback;
  /** Hides convoys in other games than this one, such as `ets2`; those without a game are shown. */
  @property() game?: string;
  /** Hides convoys of other categories than this one, such as `convoy`; those without a category are shown. */
  @property() category?: string;
  /** Hides the calendar buttons. */
  @property({ attribute: 'no-calendar', type: Boolean }) noCalendar = false;
  /** URL of the company's calendar file (.ics), such as that of a gateway, to which visitors can subscribe in the menu of all convoys. */
  @property() feed?: string;
  /** Adds the convoys to the page as JSON-LD, for search engines. */
  @property({ attribute: 'structured-data', type: Boolean }) structuredData = false;

  declare readonly settings: SettingsOf<typeof VtcUpcomingEvents.attributeTypes>;
  readonly defaultRefreshSeconds = 300;
  protected override readonly derive = upcomingModel;
  readonly #script = new DataScript(this);
  readonly #calendar = new CalendarMenu(this);
  readonly #upcoming = new UpcomingConvoys(this);

  load(query: Query, { current }: LoadContext<ConvoyData>): Promise<ConvoyData> {
    const { settings } = this;
    return this.loadConvoys(query, {
      current: current(),
      loadOwn: (previous) => this.#upcoming.load(query, this.source, previous),
      isEnough: (items, untilMs) => isListFull(items, untilMs, { settings, now: currentTime() }),
    });
  }

  override get context(): DeriveContext<VtcUpcomingEvents['settings']> & UpcomingContext {
    return { ...super.context, settings: this.settings, filters: this.filterContext };
  }

  protected override reaches(untilMs: number, model: ConvoyListModel): boolean {
    return model.convoys.length < this.settings.limit || super.reaches(untilMs, model);
  }

  protected get displayLimit(): number {
    return this.settings.limit;
  }

  protected override get view(): ConvoyView {
    const view = super.view;
    const { layout, noCalendar } = this.settings;
    const hasCalendar = !noCalendar && layout !== 'compact';
    const action = (convoy: Convoy) => this.#calendar.menuOf(view, convoy);
    return { ...view, layout, action: hasCalendar ? action : undefined };
  }

  protected override renderHeadingAside(): unknown {
    const { view, model } = this;
    const zone = super.renderHeadingAside();
    const isLoading = this.state === 'loading';
    const convoys = model?.convoys ?? [];
    const { feed } = this.settings;
    const hasMenu =
      view.action !== undefined && (isLoading || this.#calendar.hasMenuOfAll(convoys, feed));
    if (!hasMenu) return zone;
    const menu = isLoading
      ? html`<span class="calendar-button"></span>`
      : this.#calendar.menuOfAll(view, convoys, feed);
    return html`<div class="aside">${zone} ${menu}</div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { model, settings } = this;
    const isShown = settings.structuredData && model;
    this.#script.write(isShown ? convoysJsonLd(this.view, model.convoys) : undefined);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-upcoming-events': VtcUpcomingEvents;
  }
}
