import {
  attributes,
  CalendarMenu,
  type Convoy,
  type ConvoyData,
  ConvoyElement,
  currentConvoys,
  type ConvoyView,
  DataScript,
  formats,
  html,
  type LoadContext,
  menuStyles,
  nothing,
  PopoverController,
  property,
  type PropertyValues,
  type Query,
  convoysJsonLd,
  type TemplateResult,
  UpcomingConvoys,
  VtcError,
  type WeekInfo,
  weekInfoOf,
} from '../../base.js';
import { moreEn } from '../../locales/more/en.js';
import {
  coverageOf,
  loadMonth,
  missingTab,
  type MonthNeeds,
  refreshed,
} from './model/convoy-pages.js';
import { dayAfterKey } from './model/keys.js';
import { type Month, monthOf, monthText, monthType, weeksOf } from './model/month.js';
import { isOn, layOutWeek, type Span, spanOf } from './model/week.js';
import { dayConvoys } from './templates/day.js';
import { monthGrid, toolbar } from './templates/month.js';
import type { CalendarView } from './templates/view.js';
import { styles } from './vtc-calendar.styles.js';

const firstDays = attributes.oneOf('auto', 'monday', 'sunday', 'saturday');
const weekdays: Readonly<Record<string, number>> = { sunday: 0, monday: 1, saturday: 6 };

/** The visitor's choice: the month that contains a day, or the day. */
interface Chosen {
  readonly month: number;
  readonly day?: number;
}

/** Lines of a day; months of six weeks have lower ones. */
const maxLines = (weeks: number): number => (weeks > 5 ? 2 : 3);

/**
 * Shows the convoys of a company in a month calendar.
 *
 * @csspart month - Name of the month.
 * @csspart grid - The month.
 * @csspart cell - Day of the month.
 * @csspart convoy - Convoy in its day.
 * @csspart popover - Convoys of a day with all facts.
 * @csspart day - Date tile of a convoy that started on another day.
 * @csspart title - Name of a convoy with all facts.
 * @csspart route - Route and facts of a convoy.
 * @csspart progress - Progress of a live convoy.
 * @csspart calendar-button - Button that opens the calendar menu of a convoy.
 * @csspart menu - Calendar menu.
 * @fires {CustomEvent<{ data: ConvoyData }>} vtc-load - New data, or the convoys of another month, were loaded.
 * @fires {CustomEvent<{ item: ConvoyEvent }>} vtc-select - A convoy's link was activated; cancelable.
 */
export class VtcCalendar extends ConvoyElement {
  static override readonly texts = moreEn;
  static override styles = [ConvoyElement.styles, menuStyles, styles];
  static override readonly attributeTypes = {
    ...ConvoyElement.attributeTypes,
    month: monthType,
    firstDay: firstDays,
  };

  /** The month that is shown first, such as `2026-11`; default: that of the next convoy. */
  @property() month?: string;
  /** First day of the week; `auto`: that of the language. */
  @property({ attribute: 'first-day' }) firstDay = firstDays.fallback;
  /** Hides past months, and loads no past convoys. */
  @property({ attribute: 'no-past', type: Boolean }) noPast = false;
  /** Adds the convoys to the page as JSON-LD, for search engines. */
  @property({ attribute: 'structured-data', type: Boolean }) structuredData = false;

  readonly defaultRefreshSeconds = 300;
  readonly #script = new DataScript(this);
  readonly #calendar = new CalendarMenu(this);
  readonly #popover = new PopoverController<number>(this, '.active-day');
  readonly #upcoming = new UpcomingConvoys(this, { includesLive: true });
  /** Days and convoys of the loaded data, by start. */
  #spans: readonly Span[] = [];
  #chosen: Chosen | undefined;
  #shownMonth: Month = { first: 0, last: 0 };
  #isLoadingMonth = false;
  /** First day of the month that could not be loaded. */
  #failedMonth: number | undefined;
  #movesFocus = false;

  async load(query: Query, { current, show }: LoadContext<ConvoyData>): Promise<ConvoyData> {
    const upcoming = await this.#upcoming.load(query);
    const data = refreshed(current(), upcoming, Date.now());
    const needs = this.#needsOf(this.#monthOf(this.#spansOf(data)));
    this.#failedMonth = undefined;
    if (!missingTab(data, needs)) return data;
    show(data);
    return (await this.#loadMonth(needs.month, () => loadMonth(query, data, needs))) ?? data;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (['month', 'vtc', 'apiBase'].some((name) => changed.has(name)))
      this.#chosen = this.#failedMonth = undefined;
    super.willUpdate(changed);
  }

  protected override derive(data: ConvoyData | undefined): ConvoyData | undefined {
    super.derive(data);
    this.#spans = this.#spansOf(data);
    this.#shownMonth = this.#monthOf(this.#spans);
    this.convoys = this.#inMonth(this.#shownMonth).map(({ convoy }) => convoy);
    this.announcement = data && this.#chosen ? this.#monthSummary(data, this.#chosen) : '';
    return data;
  }

  protected visible(convoys: readonly Convoy[]): readonly Convoy[] {
    return convoys;
  }

  protected override isEmpty(): boolean {
    return this.#spans.length === 0;
  }

  protected defaultHeading(): string {
    return this.language.translate('calendarHeading');
  }

  protected override createView(): ConvoyView {
    const view = super.createView();
    const action = (convoy: Convoy) =>
      convoy.endMs > view.now ? this.#calendar.menuOf(view, convoy) : nothing;
    return { ...view, action };
  }

  protected override renderHeadingAside(): unknown {
    const zone = super.renderHeadingAside();
    if (zone === nothing) return zone;
    const { view } = this;
    const upcoming = this.convoys.filter(({ endMs }) => endMs > view.now);
    if (this.state !== 'loading' && !upcoming[1]) return zone;
    return html`<div class="aside">
      ${zone}
      ${
        this.state === 'loading'
          ? html`<span class="calendar-button"></span>`
          : this.#calendar.menuOfAll(view, upcoming)
      }
    </div>`;
  }

  protected renderSkeleton(): TemplateResult {
    return html`<div class="placeholder"></div>
      <div class="bars"></div>`;
  }

  protected renderData(): TemplateResult {
    const view = this.#calendarView();
    const { convoys } = view;
    convoys.rerenderAt(formats.nextMidnight(convoys.zones.zone, convoys.now));
    for (const time of this.convoys.flatMap(({ startMs, endMs }) => [startMs, endMs]))
      if (time > convoys.now) convoys.rerenderAt(time);
    return html`<div class="content calendar">
      ${toolbar(view)} ${monthGrid(view)} ${view.status === 'empty' ? nothing : dayConvoys(view)}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const upcoming = this.#spans.flatMap(({ convoy }) => (convoy.endMs > Date.now() ? convoy : []));
    const isShown = this.structuredData && this.data !== null;
    this.#script.write(isShown ? convoysJsonLd(this.view, upcoming) : undefined);
    if (this.#movesFocus) this.renderRoot.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    this.#movesFocus = false;
    void this.#loadShownMonth();
  }

  get #today(): number {
    return formats.dayNumber(this.zones.zone, Date.now());
  }

  get #weekInfo(): WeekInfo {
    const info = weekInfoOf(this.language.locale);
    const firstWeekday = weekdays[firstDays.parse(this.firstDay)];
    return firstWeekday === undefined ? info : { ...info, firstWeekday };
  }

  #spansOf(data: ConvoyData | undefined): readonly Span[] {
    const { zone } = this.zones;
    return currentConvoys(data?.items ?? [], -Infinity).map((convoy) => spanOf(convoy, zone));
  }

  /** The month that the visitor has chosen, else that of the attribute, of the next convoy, or the current one. */
  #monthOf(spans: readonly Span[]): Month {
    const day =
      this.#chosen?.month ?? monthType.parse(this.month) ?? nextOf(spans)?.first ?? this.#today;
    return monthOf(this.language.locale, day);
  }

  #inMonth({ first, last }: Month): readonly Span[] {
    return this.#spans.filter((span) => span.first <= last && span.last >= first);
  }

  #needsOf(month: Month): MonthNeeds & { readonly id: string } {
    return { id: this.vtc ?? '', month, zone: this.zones.zone, hasPast: !this.noPast };
  }

  #isMissing(data: ConvoyData, month: Month): boolean {
    return this.resource.mayLoad && missingTab(data, this.#needsOf(month)) !== undefined;
  }

  /** The number of convoys in a month that the visitor has chosen; a day is read where the focus comes to it. */
  #monthSummary(data: ConvoyData, { day }: Chosen): string {
    const { translate, locale } = this.language;
    const month = this.#shownMonth;
    if (day !== undefined || this.#isMissing(data, month)) return '';
    const count = this.#inMonth(month).length;
    const text = count ? translate('convoysOnDay', { count }) : translate('noConvoysInMonth');
    return `${monthText(locale, month)}: ${text}`;
  }

  /** The day that is listed first: that of the next convoy, else today, else that of the first convoy. */
  #activeDay({ first, last }: Month, spans: readonly Span[]): number {
    const today = this.#today;
    const isInMonth = first <= today && today <= last;
    const span = nextOf(spans) ?? (isInMonth ? undefined : spans[0]);
    return this.#chosen?.day ?? (span ? Math.max(first, span.first) : isInMonth ? today : first);
  }

  /** The first and the last day that visitors can move to. */
  #range(): { readonly earliest: number; readonly latest: number } {
    const { value, mayLoad } = this.resource;
    const { from, until } = coverageOf(value ?? { items: [] });
    const today = this.#today;
    const first = Math.min(today, ...this.#spans.map((span) => span.first));
    const last = Math.max(today, ...this.#spans.map((span) => span.last));
    return {
      earliest: this.noPast ? today : mayLoad && from > -Infinity ? -Infinity : first,
      latest: mayLoad && until < Infinity ? Infinity : last,
    };
  }

  #calendarView(): CalendarView {
    const month = this.#shownMonth;
    const spans = this.#inMonth(month);
    const weekInfo = this.#weekInfo;
    const day = this.#activeDay(month, spans);
    const { earliest, latest } = this.#range();
    const next = nextOf(this.#spans);
    return {
      convoys: this.view,
      month,
      weeks: weeksOf(month, weekInfo.firstWeekday).map((days, _, { length }) =>
        layOutWeek(days, spans, maxLines(length)),
      ),
      weekInfo,
      today: this.#today,
      active: { day, spans: spans.filter((span) => isOn(span, day)) },
      isOpen: this.#popover.isOpen(day),
      status: this.#statusOf(month, spans),
      nextMonth: next && monthOf(this.language.locale, next.first),
      hasPrevious: earliest < month.first,
      hasNext: latest > month.last,
      show: (dayInMonth, movesFocus) => this.#show({ month: dayInMonth }, movesFocus),
      press: this.#press,
      pressKey: this.#pressKey,
    };
  }

  #statusOf(month: Month, spans: readonly Span[]): CalendarView['status'] {
    const { value } = this.resource;
    if (value && this.#isMissing(value, month))
      return this.#failedMonth === month.first ? 'failed' : 'loading';
    return spans.length ? 'ready' : 'empty';
  }

  #show(chosen: Chosen, movesFocus = false): void {
    this.#chosen = chosen;
    this.#movesFocus = movesFocus;
    this.#failedMonth = undefined;
    this.requestUpdate();
  }

  /** Opens the convoys of a day; returns their list where it is not a popover, but below a narrow month. */
  readonly #press = ({ currentTarget: cell }: Event, day: number): HTMLElement | null => {
    const list = this.renderRoot.querySelector<HTMLElement>('.active-day');
    const isBelow = list?.checkVisibility() && !list.matches('[popover]');
    this.#show({ month: day, day });
    if (isBelow) return list;
    const hasConvoys = this.#spans.some((span) => isOn(span, day));
    if (hasConvoys && cell instanceof HTMLElement) this.#popover.toggle(day, cell);
    return null;
  };

  readonly #pressKey = (event: KeyboardEvent, pressed: number): void => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      return this.#press(event, pressed)?.focus();
    }
    const { locale, direction } = this.language;
    const day = dayAfterKey(key, pressed, {
      locale,
      isRightToLeft: direction === 'rtl',
      firstWeekday: this.#weekInfo.firstWeekday,
    });
    if (day === undefined) return;
    event.preventDefault();
    const { earliest, latest } = this.#range();
    const { first, last } = monthOf(locale, day);
    if (earliest > last || latest < first) return;
    this.#show({ month: day, day }, true);
  };

  /** Loads the convoys of the shown month that are missing. */
  async #loadShownMonth(): Promise<void> {
    const { resource } = this;
    const { value, isActive } = resource;
    const month = this.#shownMonth;
    const isWaiting = this.#isLoadingMonth || this.#failedMonth === month.first;
    if (isWaiting || !value || !isActive || !this.#isMissing(value, month)) return;
    await this.#loadMonth(month, () =>
      resource.extend((query, data) => loadMonth(query, data, this.#needsOf(month))),
    );
    this.requestUpdate();
  }

  /** Runs `load`; a failure is shown in the month, beside the convoys that have been loaded. */
  async #loadMonth<Result>(
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

/** The first convoy that is not over. */
const nextOf = (spans: readonly Span[]): Span | undefined =>
  spans.find(({ convoy }) => convoy.endMs > Date.now());

declare global {
  interface HTMLElementTagNameMap {
    'vtc-calendar': VtcCalendar;
  }
}
