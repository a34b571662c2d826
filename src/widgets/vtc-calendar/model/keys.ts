import { dayInOtherMonth, dayInOtherYear, monthOf, weekdayOf } from './month.js';

/** Context of the keyboard navigation in a month grid. */
export interface GridContext {
  readonly locale: string;
  readonly isRightToLeft: boolean;
  /** 0 = Sunday. */
  readonly firstWeekday: number;
}

/** The day that a key, such as `PageDown` or `Shift+PageDown`, moves to, as in date grids of the ARIA Authoring Practices Guide; undefined for other keys. */
export function dayAfterKey(
  key: string,
  day: number,
  { locale, isRightToLeft, firstWeekday }: GridContext,
): number | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const weekStart = day - ((weekdayOf(day) - firstWeekday + 7) % 7);
  const { first, last } = monthOf(locale, day);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: day + forward,
    ArrowLeft: day - forward,
    ArrowDown: day + 7,
    ArrowUp: day - 7,
    Home: Math.max(first, weekStart),
    End: Math.min(last, weekStart + 6),
    PageDown: dayInOtherMonth(locale, day, 1),
    PageUp: dayInOtherMonth(locale, day, -1),
    'Shift+PageDown': dayInOtherYear(locale, day, 1),
    'Shift+PageUp': dayInOtherYear(locale, day, -1),
  };
  return targets[key];
}
