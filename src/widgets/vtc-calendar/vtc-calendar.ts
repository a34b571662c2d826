import {
  currentTime,
  attributes,
  CalendarMenu,
  chipStyles,
  compactStyles,
  chosenOptions,
  type Convoy,
  type ConvoyData,
  ConvoyElement,
  ConvoyFilters,
  convoysJsonLd,
  type ConvoyView,
  DataScript,
  type DeriveContext,
  feedType,
  filterBar,
  filterTypes,
  html,
  loadPublicList,
  type LoadContext,
  menuStyles,
  formats,
  notesBelow,
  nothing,
  PopoverController,
  progressivePart,
  property,
  type PropertyValues,
  type Query,
  selectionTypes,
  type SettingsOf,
  type TemplateResult,
  UpcomingConvoys,
  VtcError,
  type WeekInfo,
  weekInfoOf,
  type ElementEvent,
} from '../../base.js';
import { vtcCalendar } from '../../locales/en.js';
import { loadMonth, missingTab, type MonthRequest, partsOf, refreshed, withParts } from './data.js';
import {
  type CalendarContext,
  calendarModel,
  type CalendarModel,
  type Chosen,
  isMissing,
  monthSummary,
  monthWith,
} from './model/calendar.js';
import { dayAfterKey } from './model/keys.js';
import { type Month, monthOf, monthType } from './model/month.js';
import { isOn } from './model/week.js';
import { agenda, agendaPlace, dayConvoys } from './templates/day.js';
import { legend } from './templates/legend.js';
import { monthGrid, toolbar } from './templates/month.js';
import type { CalendarView } from './view.js';
import { skeletonStyles } from './skeleton.styles.js';
import { styles } from './vtc-calendar.styles.js';

const firstDays = attributes.oneOf('auto', 'monday', 'sunday', 'saturday');
const weekdays: Readonly<Record<string, number>> = { sunday: 0, monday: 1, saturday: 6 };

type HiddenCompanies = ReadonlySet<number | null | undefined>;
const noCompanies: HiddenCompanies = new Set();
/** What visitors have switched off in legends, by `vtcs`: kept for the page, also when an element is created anew. */
const hiddenCompanies = new Map<string, HiddenCompanies>();

/**
 * Shows the convoys of a company in a month calendar.
 *
 * @csspart month - Name of the month.
 * @csspart grid - The month.
 * @csspart cell - Day of the month.
 * @csspart convoy - Convoy in its day.
 * @csspart popover - Convoys of a day with all facts.
 * @csspart day - Day of a convoy in the list, or date tile of one that started on another day.
 * @csspart title - Name of a convoy in the list, or with all facts.
 * @csspart route - Route and facts of a convoy.
 * @csspart hosts - Companies that host a convoy, where that is not the company of the element alone.
 * @csspart progress - Progress of a live convoy.
 * @csspart calendar-button - Button that opens the calendar menu of a convoy.
 * @csspart menu - Calendar menu.
 * @csspart filters - Filters above the month.
 * @csspart filter-group - Values of one filter.
 * @csspart filter - Button of a value.
 * @fires {CustomEvent<{ data: ConvoyData }>} vtc-load - New data, or the convoys of another month, were loaded.
 * @fires {CustomEvent<{ item: ConvoyEvent }>} vtc-select - A convoy's link was activated; cancelable.
 * @fires {CustomEvent<ConvoyAction>} vtc-action - A convoy was added to a calendar or copied, or filters were chosen.
 */
export class VtcCalendar extends ConvoyElement<CalendarModel> {
  static override readonly texts = vtcCalendar;
  static override styles = [
    ConvoyElement.styles,
    menuStyles,
    chipStyles,
    compactStyles,
    styles,
    skeletonStyles,
  ];
  static override readonly stateTexts = {
    ...ConvoyElement.stateTexts,
    heading: 'calendarHeading',
  } as const;
  static override readonly attributeTypes = {
    ...ConvoyElement.attributeTypes,
    ...selectionTypes,
    ...filterTypes,
    month: monthType,
    firstDay: firstDays,
    noPast: attributes.flag,
    feed: feedType,
    structuredData: attributes.flag,
  };

  /** The month that is shown first, such as `2026-11`; default: that of the next convoy. */
  @property() month?: string;
  /** First day of the week; `auto`: that of the language. */
  @property({ attribute: 'first-day' }) firstDay = firstDays.fallback;
  /** Hides convoys in other games than this one, such as `ets2`; those without a game are shown. */
  @property() game?: string;
  /** Hides convoys of other categories than this one, such as `convoy`; those without a category are shown. */
  @property() category?: string;
  /** Filters above the month, separated by spaces: any of `company`, `company-type`, `game`, `server` and `category`. A filter is shown if there are at least four convoys, and they have different values. */
  @property() filters?: string;
  /** Keeps the chosen filters in the address of the page. */
  @property({ attribute: 'filter-fragment', type: Boolean }) filterFragment = false;
  /** Hides past months, and loads no past convoys. */
  @property({ attribute: 'no-past', type: Boolean }) noPast = false;
  /** URL of the company's calendar file (.ics), such as that of a gateway, to which visitors can subscribe in the menu of all convoys. */
  @property() feed?: string;
  /** Adds the convoys to the page as JSON-LD, for search engines. */
  @property({ attribute: 'structured-data', type: Boolean }) structuredData = false;

  declare readonly settings: SettingsOf<typeof VtcCalendar.attributeTypes>;
  readonly defaultRefreshSeconds = 300;
  protected override readonly derive = calendarModel;
  readonly #script = new DataScript(this);
  readonly #calendar = new CalendarMenu(this);
  readonly #popover = new PopoverController<number>(this, '.active-day');
  readonly #upcoming = new UpcomingConvoys(this, { includesLive: true });
  readonly #filters = new ConvoyFilters(this, () => {
    this.#isMonthRequested = true;
  });
  #chosen: Chosen | undefined;
  #isLoadingMonth = false;
  /** First day of the month that could not be loaded. */
  #failedMonth: number | undefined;
  /** Whether the focus moves to the active day. */
  #movesFocus = false;
  /** Date of the day that had the focus before an update. */
  #focusedDate: string | undefined;
  /** Whether the visitor has chosen a month that is not announced yet. */
  #isMonthRequested = false;

  async load(query: Query, { current, show }: LoadContext<ConvoyData>): Promise<ConvoyData> {
    const data = await this.#loadUpcoming(query, current());
    const request = this.#requestFor(monthWith(data, { ...this.context, now: currentTime() }));
    this.#failedMonth = undefined;
    if (!missingTab(data, request)) return data;
    // The first time, all weeks appear at once, as high as their convoys need.
    if (current()) show(data);
    return (await this.#tryToLoad(request.month, () => loadMonth(query, data, request))) ?? data;
  }

  /** Loads the upcoming convoys of each company, and adds them to what was loaded before. */
  async #loadUpcoming(query: Query, current: ConvoyData | undefined): Promise<ConvoyData> {
    const parts = new Map(partsOf(current).map(({ vtc, data }) => [vtc, data]));
    const loadPart = async (vtc: string, upcoming: Promise<ConvoyData>) => {
      const part = refreshed(parts.get(vtc), await upcoming, currentTime());
      parts.set(vtc, part);
      return part;
    };
    const { vtc: own, vtcs } = this.settings;
    const all = await this.loadConvoys(query, {
      current,
      loadOwn: () => loadPart(own, this.#upcoming.load(query, this.source)),
      loadCompany: (vtc) => loadPart(vtc, loadPublicList(query, vtc)),
      isEnough: () => false,
    });
    return withParts(
      all,
      [...parts].map(([vtc, data]) => ({ vtc, data, host: all.companies?.[vtcs.indexOf(vtc)] })),
    );
  }

  override get context(): DeriveContext<VtcCalendar['settings']> & CalendarContext {
    return {
      ...super.context,
      settings: this.settings,
      chosen: this.#chosen,
      failedMonth: this.#failedMonth,
      filters: this.#filters.context,
      hidden: this.#hidden,
      mayLoad: this.resource.mayLoad,
      weekInfo: this.#weekInfo,
    };
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (['month', 'vtc', 'vtcs', 'apiBase'].some((name) => changed.has(name)))
      this.#chosen = this.#failedMonth = undefined;
    const focused = this.shadowRoot?.activeElement;
    this.#focusedDate = focused?.querySelector<HTMLTimeElement>('.cell > .number')?.dateTime;
    super.willUpdate(changed);
  }

  protected override isEmpty({ spans, filterGroups }: CalendarModel): boolean {
    const isReduced = this.#hidden.size > 0 || chosenOptions(filterGroups).length > 0;
    return spans.length === 0 && !isReduced && !this.data?.failures;
  }

  protected override reaches(untilMs: number, { month }: CalendarModel): boolean {
    return month.last >= formats.dayNumber(this.zones.zone, untilMs);
  }

  protected override get view(): ConvoyView {
    const view = super.view;
    const action = (convoy: Convoy) =>
      convoy.endMs > view.now ? this.#calendar.menuOf(view, convoy) : nothing;
    return { ...view, action };
  }

  protected override renderHeadingAside(): unknown {
    const zone = super.renderHeadingAside();
    const { view, model } = this;
    const { feed } = this.settings;
    const upcoming = (model?.convoys ?? []).filter(({ endMs }) => endMs > view.now);
    // The place of the button stays, so that the controls below do not move from month to month.
    return html`<div class="aside">
      ${zone}
      ${
        this.#calendar.hasMenuOfAll(upcoming, feed)
          ? this.#calendar.menuOfAll(view, upcoming, feed)
          : this.state === 'ready'
            ? html`<span class="calendar-button"></span>`
            : nothing
      }
    </div>`;
  }

  protected renderSkeleton(): TemplateResult {
    const { filters, vtcs } = this.settings;
    const hasFilters = filters.length > 0 || vtcs.length > 1;
    return html`${hasFilters ? html`<div class="filters"></div>` : nothing}
      <div class="placeholder">${Array(15).fill(html`<div class="skeleton-box"></div>`)}</div>
      <div class="bars"></div>`;
  }

  protected renderData(model: CalendarModel): TemplateResult {
    const view = this.#calendarView(model);
    const days = () => [
      monthGrid(view),
      view.status === 'empty'
        ? nothing
        : progressivePart(this.progressive, () => [dayConvoys(view), agenda(view)], agendaPlace),
    ];
    const isDayChosen = this.#chosen?.day !== undefined;
    return html`<div class="content calendar ${isDayChosen ? 'has-choice' : ''}">
      ${filterBar(view.filters)} ${legend(view)} ${toolbar(view)} ${this.progressive.render(days)}
      ${notesBelow(this.notes)}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { model, context } = this;
    const upcoming = (model?.spans ?? []).flatMap(({ convoy }) =>
      convoy.endMs > context.now ? convoy : [],
    );
    const isShown = context.settings.structuredData && model;
    this.#script.write(isShown ? convoysJsonLd(this.view, upcoming) : undefined);
    if (model && this.#isMonthRequested) this.#announceMonth(model);
    const isOpen = model && this.#popover.isOpen(model.active.day);
    if (!isOpen) this.#moveFocus();
    this.#movesFocus = false;
    void this.#loadShownMonth();
  }

  /** Moves the focus to the active day, or with its day: another language or first day renders it in another cell. */
  #moveFocus(): void {
    if (!this.#movesFocus && this.#focusedDate === undefined) return;
    const find = (cell: string) => this.renderRoot.querySelector<HTMLElement>(cell);
    const focused = find(`.cell:has(> [datetime="${this.#focusedDate}"])`);
    const active = find('.cell[tabindex="0"]');
    (this.#movesFocus ? active : (focused ?? active))?.focus();
  }

  get #weekInfo(): WeekInfo {
    const info = weekInfoOf(this.language.locale);
    const firstWeekday = weekdays[this.settings.firstDay];
    return firstWeekday === undefined ? info : { ...info, firstWeekday };
  }

  #requestFor(month: Month): MonthRequest {
    return { month, zone: this.zones.zone, hasPast: !this.settings.noPast };
  }

  /** Announces the convoys of a chosen month, or that they could not be loaded; not before that is known. */
  #announceMonth(model: CalendarModel): void {
    if (model.status === 'loading') return;
    this.#isMonthRequested = false;
    if (model.status === 'failed') this.announceFailure();
    else this.announce(monthSummary(model, this.context));
  }

  /** Whether companies are switched by the legend, and not by filters. */
  get #hasLegend(): boolean {
    return !this.settings.filters.includes('company');
  }

  /** Positions of the companies that the visitor has switched off. */
  get #hidden(): HiddenCompanies {
    return (this.#hasLegend && hiddenCompanies.get(this.settings.vtcs.join())) || noCompanies;
  }

  #toggle(position: number | null): void {
    const others = new Set(this.#hidden);
    if (!others.delete(position)) others.add(position);
    hiddenCompanies.set(this.settings.vtcs.join(), others);
    this.requestUpdate();
  }

  #calendarView(model: CalendarModel): CalendarView {
    const filters = this.#filters;
    return {
      ...model,
      convoys: this.view,
      weekInfo: this.#weekInfo,
      isOpen: this.#popover.isOpen(model.active.day),
      filters: {
        ...this.view,
        groups: model.filterGroups,
        toggle: filters.toggle,
        clear: filters.clear,
      },
      companies: this.#hasLegend ? (this.data?.companies ?? []) : [],
      hidden: this.#hidden,
      toggle: (position) => this.#toggle(position),
      failedText: this.failedText(),
      show: (dayInMonth, movesFocus) => this.#show({ month: dayInMonth }, movesFocus),
      press: this.#press,
      pressKey: this.#pressKey,
    };
  }

  #show(chosen: Chosen, movesFocus = false): void {
    this.#chosen = chosen;
    this.#movesFocus = movesFocus;
    // A day is read when it receives the focus.
    this.#isMonthRequested = chosen.day === undefined;
    this.#failedMonth = undefined;
    // The month's name is painted before its days, unless the focus moves to one of them.
    if (chosen.day === undefined && !movesFocus) this.progressive.postpone();
    else this.progressive.resume();
  }

  /** Opens the convoys of a day: in a popover, or below a narrow month. */
  readonly #press = ({ currentTarget: cell }: ElementEvent, day: number): void => {
    this.#show({ month: day, day });
    if (this.#isNarrow) return;
    const hasConvoys = this.model?.spans.some((span) => isOn(span, day));
    if (hasConvoys) this.#popover.toggle(day, cell);
  };

  /** Whether the convoys of a day are below or beside the month. */
  get #isNarrow(): boolean {
    const agenda = this.renderRoot.querySelector('.agenda');
    return agenda?.checkVisibility() ?? false;
  }

  /** Moves the focus to the convoys of the active day, where they are no popover. */
  async #focusList(): Promise<void> {
    if (!this.#isNarrow) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.active-day:not([popover])')?.focus();
  }

  readonly #pressKey = (event: ElementEvent<KeyboardEvent>, pressed: number): void => {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      this.#press(event, pressed);
      return void this.#focusList();
    }
    const { locale, direction } = this.language;
    const day = dayAfterKey(shiftKey ? `Shift+${key}` : key, pressed, {
      locale,
      isRightToLeft: direction === 'rtl',
      firstWeekday: this.#weekInfo.firstWeekday,
    });
    if (day === undefined) return;
    event.preventDefault();
    const { first, last } = monthOf(locale, day);
    if (!this.model || this.model.earliest > last || this.model.latest < first) return;
    this.#show({ month: day, day }, true);
  };

  /** Loads the convoys of the shown month that are missing. */
  async #loadShownMonth(): Promise<void> {
    const { resource, model, context } = this;
    const { value, isActive } = resource;
    if (!model || !value || !isActive || this.#isLoadingMonth) return;
    const { month } = model;
    if (this.#failedMonth === month.first || !isMissing(value, month, context)) return;
    await this.#tryToLoad(month, () =>
      resource.extend((query, data) => loadMonth(query, data, this.#requestFor(month))),
    );
    this.requestUpdate();
  }

  /** Runs `load`; a failure is shown in the month, beside the convoys that have been loaded. */
  async #tryToLoad<Result>(
    { first }: Month,
    load: () => Promise<Result>,
  ): Promise<Result | undefined> {
    this.#isLoadingMonth = true;
    try {
      return await load();
    } catch (error) {
      // An element that has left the page or changed its company has not failed.
      if (error instanceof VtcError) this.#failedMonth = first;
      return undefined;
    } finally {
      this.#isLoadingMonth = false;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-calendar': VtcCalendar;
  }
}
