import {
  allConvoys,
  commonZoneName,
  type Convoy,
  type ConvoyData,
  type ConvoyModel,
  convoyName,
  type ConvoySelection,
  type DeriveContext,
  differingStarts,
  type FilterContext,
  filtered,
  type FilterGroup,
  filterGroups,
  formats,
  isSelected,
  statusChangesAt,
  type WeekInfo,
} from '../../../base.js';
import { coverageOf, missingTab } from '../data.js';
import { type Month, monthOf, monthText, weeksOf } from './month.js';
import { type Day, isOn, layOutWeek, type Span, spanOf } from './week.js';

/** The words that several names begin with, such as that of the company, with the space after them. */
export function commonStartOf(names: readonly string[]): string {
  const [first = '', ...others] = new Set(names);
  const isCommon = (start: string) => others.every((name) => name.startsWith(start));
  const starts = [...first.matchAll(/\s+(?=\S)/g)].map((space) =>
    first.slice(0, space.index + space[0].length),
  );
  return others.length ? (starts.findLast(isCommon) ?? '') : '';
}

/** The visitor's choice: the month that contains a day, or the day. */
export interface Chosen {
  readonly month: number;
  readonly day?: number;
}

/** The attributes that decide what is shown. */
interface CalendarSettings extends ConvoySelection {
  readonly month: number | undefined;
  readonly noPast: boolean;
}

/** What the model depends on besides the data. */
export interface CalendarContext extends Pick<
  DeriveContext<CalendarSettings>,
  'settings' | 'now' | 'locale' | 'zones'
> {
  readonly chosen: Chosen | undefined;
  readonly filters: FilterContext;
  /** First day of the month that could not be loaded. */
  readonly failedMonth: number | undefined;
  /** Positions of the companies that the visitor has switched off. */
  readonly hidden?: ReadonlySet<number | null | undefined>;
  /** Whether other months may be requested. */
  readonly mayLoad: boolean;
  readonly weekInfo: WeekInfo;
}

/** A month with its convoys. */
export interface CalendarModel extends ConvoyModel {
  /** Days and convoys of the whole data, by start. */
  readonly spans: readonly Span[];
  readonly month: Month;
  /** The days of the month by week. */
  readonly weeks: readonly (readonly Day[])[];
  /** The filters that the visitor may set, with the numbers of the month. */
  readonly filterGroups: readonly FilterGroup[];
  /** The words that all names begin with. */
  readonly commonStart: string;
  /** Where each name begins to differ from the others. */
  readonly nameStarts: ReadonlyMap<string, number>;
  readonly today: number;
  /** The day whose convoys are listed, and to which the focus comes. */
  readonly active: { readonly day: number; readonly spans: readonly Span[] };
  /** Whether all convoys of the month are loaded, and whether there are any. */
  readonly status: 'ready' | 'empty' | 'loading' | 'failed';
  /** The month of the next convoy, if there is one. */
  readonly nextMonth: Month | undefined;
  /** The first and the last day that visitors can move to. */
  readonly earliest: number;
  readonly latest: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** When a convoy starts or ends or the day changes, in ms since the epoch. */
  readonly changesAt: number;
}

/** Convoys of a day that have a line; below them is the number of the others. */
const maxLines = 2;

/** The same for the days of the current week, if so many are still to come today. */
const maxLinesToday = 5;

/** The first convoy that is not over. */
const nextOf = (spans: readonly Span[], now: number): Span | undefined =>
  spans.find(({ convoy }) => convoy.endMs > now);

const inMonth = (spans: readonly Span[], { first, last }: Month): Span[] =>
  spans.filter((span) => span.first <= last && span.last >= first);

type MonthContext = Pick<
  CalendarContext,
  'chosen' | 'filters' | 'hidden' | 'settings' | 'locale' | 'zones' | 'now'
>;

/** The convoys that the attributes select, of companies that are switched on. */
const selectedConvoys = (
  { items }: ConvoyData,
  { settings, hidden }: Pick<CalendarContext, 'settings' | 'hidden'>,
): Convoy[] =>
  allConvoys(items).filter(
    ({ event, host }) => isSelected(settings, event) && !(host && hidden?.has(host.position)),
  );

/** The convoys that match the filters, with their days. */
const spansOf = (
  convoys: readonly Convoy[],
  { filters, zones }: Pick<CalendarContext, 'filters' | 'zones'>,
): Span[] => filtered(filters, convoys).map((convoy) => spanOf(convoy, zones.zone));

/** The month that the visitor has chosen, else that of the attribute, of the next convoy, or the current one. */
function shownMonth(
  spans: readonly Span[],
  { chosen, settings, locale, zones, now }: MonthContext,
): Month {
  const day =
    chosen?.month ??
    settings.month ??
    nextOf(spans, now)?.first ??
    formats.dayNumber(zones.zone, now);
  return monthOf(locale, day);
}

/** The month that is shown with some data. */
export const monthWith = (data: ConvoyData, context: MonthContext): Month =>
  shownMonth(spansOf(selectedConvoys(data, context), context), context);

/** Whether convoys of a month can be loaded that are missing. */
export const isMissing = (
  data: ConvoyData,
  month: Month,
  { settings, zones, mayLoad }: Pick<CalendarContext, 'settings' | 'zones' | 'mayLoad'>,
): boolean =>
  mayLoad && missingTab(data, { month, zone: zones.zone, hasPast: !settings.noPast }) !== undefined;

/** The first and the last day that visitors can move to. */
function movableRange(
  data: ConvoyData,
  spans: readonly Span[],
  today: number,
  { settings, mayLoad }: CalendarContext,
) {
  const { from, until } = coverageOf(data);
  const first = Math.min(today, ...spans.map((span) => span.first));
  const last = Math.max(today, ...spans.map((span) => span.last));
  return {
    earliest: settings.noPast ? today : mayLoad && from > -Infinity ? -Infinity : first,
    latest: mayLoad && until < Infinity ? Infinity : last,
  };
}

/** The day that is listed first: that of the next convoy, else today, else that of the first convoy. */
function activeDay({ first, last }: Month, spans: readonly Span[], today: number, now: number) {
  const isInMonth = first <= today && today <= last;
  const span = nextOf(spans, now) ?? (isInMonth ? undefined : spans[0]);
  return span ? Math.max(first, span.first) : isInMonth ? today : first;
}

/** Derives the shown month. */
export function calendarModel(data: ConvoyData, context: CalendarContext): CalendarModel {
  const { chosen, failedMonth, weekInfo, locale, zones, now } = context;
  const selected = selectedConvoys(data, context);
  const all = spansOf(selected, context);
  const month = shownMonth(all, context);
  const spans = inMonth(all, month);
  const convoys = spans.map(({ convoy }) => convoy);
  // Those that are over lose their lines to others of their day.
  const isOver = ({ convoy }: Span) => convoy.endMs <= now;
  const byPhase = [...spans.filter((span) => !isOver(span)), ...spans.filter(isOver)];
  const today = formats.dayNumber(zones.zone, now);
  const toComeToday = spans.filter((span) => !isOver(span) && isOn(span, today)).length;
  const linesOf = (days: readonly number[]) =>
    days.includes(today) ? Math.max(maxLines, Math.min(maxLinesToday, toComeToday)) : maxLines;
  const isInMonth = (convoy: Convoy) => inMonth([spanOf(convoy, zones.zone)], month).length > 0;
  const day = chosen?.day ?? activeDay(month, spans, today, now);
  const { earliest, latest } = movableRange(data, all, today, context);
  const next = nextOf(all, now);
  const waiting = failedMonth === month.first ? 'failed' : 'loading';
  const complete = spans.length ? 'ready' : 'empty';
  const times = convoys.flatMap((convoy) => [
    convoy.startMs > now ? convoy.startMs : Infinity,
    statusChangesAt(convoy, now),
  ]);
  return {
    spans: all,
    convoys,
    zoneName: convoys[0]
      ? commonZoneName(zones, convoys)
      : formats.zoneName(zones.locale, zones.zone, now),
    month,
    weeks: weeksOf(month, weekInfo.firstWeekday).map((days) =>
      layOutWeek(days, byPhase, linesOf(days)),
    ),
    filterGroups: filterGroups(context.filters, selected, isInMonth),
    commonStart: commonStartOf(convoys.map(convoyName)),
    nameStarts: differingStarts(
      convoys.map(convoyName),
      convoys.flatMap(({ host }) => host?.name ?? []),
    ),
    today,
    active: { day, spans: spans.filter((span) => isOn(span, day)) },
    status: isMissing(data, month, context) ? waiting : complete,
    nextMonth: next && monthOf(locale, next.first),
    earliest,
    latest,
    hasPrevious: earliest < month.first,
    hasNext: latest > month.last,
    changesAt: Math.min(formats.nextMidnight(zones.zone, now), ...times),
  };
}

/** The number of convoys in a month, `November 2026: 4 convoys`; empty while they load. */
export function monthSummary(
  { month, convoys, status }: CalendarModel,
  { locale, translate }: Pick<DeriveContext, 'locale' | 'translate'>,
): string {
  if (status === 'loading' || status === 'failed') return '';
  const count = convoys.length;
  const value = count ? translate('convoyCount', { count }) : translate('noConvoysInMonth');
  return translate('labelled', { label: monthText(locale, month), value });
}
