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
  /** Its first and its last day in the week. */
  readonly from: number;
  readonly to: number;
  /** Position of its line, from 0, the same on all its days. */
  readonly line: number;
}

/** A day with its convoys. */
export interface Day {
  readonly day: number;
  /** Convoys by line; undefined if a line is empty. */
  readonly lines: readonly (Segment | undefined)[];
  /** Convoys without a line. */
  readonly hidden: readonly Segment[];
}

const isLong = ({ span: { first, last } }: Pick<Segment, 'span'>): boolean => first < last;

/**
 * Assigns each convoy of consecutive days to the first line that is free on all its days; those of one day are below the
 * others, whose lines have the same place on all days.
 */
function segmentsOf(days: readonly number[], spans: readonly Span[]): Segment[] {
  const [start = 0] = days;
  const end = start + days.length - 1;
  const segments = spans
    .filter(({ first, last }) => first <= end && last >= start)
    .map((span) => ({ span, from: Math.max(span.first, start), to: Math.min(span.last, end) }))
    .sort((a, b) => Number(isLong(b)) - Number(isLong(a)) || a.from - b.from || b.to - a.to);
  const placed: Segment[] = [];
  for (const segment of segments) {
    const beside = placed
      .filter(({ from, to }) => from <= segment.to && to >= segment.from)
      .map(({ line }) => line);
    let line = isLong(segment) ? 0 : Math.max(0, ...beside.map((taken) => taken + 1));
    while (beside.includes(line)) line += 1;
    placed.push({ ...segment, line });
  }
  return placed;
}

/**
 * Lays out consecutive days of one week with at most `maxLines` lines a day; a convoy of several days is shown on all of
 * them or on none. Of the convoys of one day, the first of `spans` are shown.
 */
export function layOutWeek(
  days: readonly number[],
  spans: readonly Span[],
  maxLines: number,
): Day[] {
  const segments = segmentsOf(days, spans);
  const on = (day: number) => segments.filter(({ from, to }) => from <= day && day <= to);
  const hidden = new Set(segments.filter(({ line }) => line >= maxLines));
  return days.map((day) => {
    const all = on(day);
    const shown = all.filter((segment) => !hidden.has(segment));
    const count = Math.max(0, ...shown.map(({ line }) => line + 1));
    const lines = [...Array(count).keys()].map((line) =>
      shown.find((segment) => segment.line === line),
    );
    return { day, lines, hidden: all.filter((segment) => hidden.has(segment)) };
  });
}
