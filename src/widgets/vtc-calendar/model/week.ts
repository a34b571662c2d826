import { type Convoy, formats } from '../../../base.js';

/** A convoy that lasts until this time of the next day still belongs to the night before. */
const nightMs = 6 * 3_600_000;

/** A convoy with its first and last day, as numbers of `formats.dayNumber`. */
export interface Span {
  readonly convoy: Convoy;
  readonly first: number;
  readonly last: number;
}

/** The days of a convoy in a zone. */
export function spanOf(convoy: Convoy, zone: string): Span {
  const first = formats.dayNumber(zone, convoy.startMs);
  const last = formats.dayNumber(zone, convoy.endMs - nightMs - 1);
  return { convoy, first, last: Math.max(first, last) };
}

/** Whether a convoy is on a day. */
export const isOn = ({ first, last }: Span, day: number): boolean => first <= day && day <= last;

/** A convoy in the days of one week. */
export interface Segment {
  readonly span: Span;
  /** Its first day in the week. */
  readonly from: number;
  /** Number of its days in the week. */
  readonly days: number;
}

/** A day with its convoys. */
export interface Day {
  readonly day: number;
  /** All convoys of the day. */
  readonly spans: readonly Span[];
  /** Its lines, the same one for all days of a convoy; undefined if a line is empty. */
  readonly lines: readonly (Segment | undefined)[];
  /** Convoys without a line. */
  readonly hidden: readonly Segment[];
}

/** Assigns each convoy of a week to the first line that is free on all its days. */
function withLines(days: readonly number[], spans: readonly Span[]): [Segment, number][] {
  const [start = 0] = days;
  const end = start + days.length - 1;
  const lastDays: number[] = [];
  return spans
    .filter(({ first, last }) => first <= end && last >= start)
    .map((span) => {
      const from = Math.max(span.first, start);
      return { span, from, days: Math.min(span.last, end) - from + 1 };
    })
    .sort((a, b) => a.from - b.from || b.days - a.days)
    .map((segment) => {
      const free = lastDays.findIndex((last) => last < segment.from);
      const line = free < 0 ? lastDays.length : free;
      lastDays[line] = segment.from + segment.days - 1;
      return [segment, line];
    });
}

/**
 * Lays out consecutive days of one week with at most `maxLines` lines a day. Where convoys are hidden, one line less
 * is used, for their number; a convoy of several days is shown on all of them or on none. `spans` are sorted by start.
 */
export function layOutWeek(
  days: readonly number[],
  spans: readonly Span[],
  maxLines: number,
): Day[] {
  const placed = withLines(days, spans);
  const on = (day: number) =>
    placed.filter(([{ from, days: count }]) => from <= day && day < from + count);
  const limits = new Map(
    days.map((day) => {
      const fits = on(day).every(([, line]) => line < maxLines);
      return [day, fits ? maxLines : maxLines - 1];
    }),
  );
  const isShown = ([{ from, days: count }, line]: [Segment, number]) =>
    days.every((day) => day < from || day >= from + count || line < (limits.get(day) ?? 0));
  return days.map((day) => {
    const all = on(day);
    const shown = new Map(all.filter(isShown).map(([segment, line]) => [line, segment]));
    return {
      day,
      spans: spans.filter((span) => isOn(span, day)),
      lines: Array.from({ length: Math.max(-1, ...shown.keys()) + 1 }, (_, line) =>
        shown.get(line),
      ),
      hidden: all.filter((one) => !isShown(one)).map(([segment]) => segment),
    };
  });
}
