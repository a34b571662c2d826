import { dayInOtherMonth, monthOf, weekdayOf } from './month.js';

/** Context of the keyboard navigation in a month grid. */
export interface GridContext {
  readonly locale: string;
  readonly isRightToLeft: boolean;
  /** 0 = Sunday. */
  readonly firstWeekday: number;
}

/** The day that a key moves to, as in date grids of the ARIA Authoring Practices Guide; undefined for other keys. */
export function dayAfterKey(
  key: string,
  day: number,
  { locale, isRightToLeft, firstWeekday }: GridContext,
): number | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const weekStart = day - ((weekdayOf(day) - firstWeekday + 7) % 7);
  const { first, last } = monthOf(locale, day);
  switch (key) {
    case 'ArrowRight':
      return day + forward;
    case 'ArrowLeft':
      return day - forward;
    case 'ArrowDown':
      return day + 7;
    case 'ArrowUp':
      return day - 7;
    case 'Home':
      return Math.max(first, weekStart);
    case 'End':
      return Math.min(last, weekStart + 6);
    case 'PageDown':
      return dayInOtherMonth(locale, day, 1);
    case 'PageUp':
      return dayInOtherMonth(locale, day, -1);
    default:
      return undefined;
  }
}
