import type { ConvoyView, WeekInfo } from '../../../base.js';
import type { Month } from '../model/month.js';
import type { Day, Span } from '../model/week.js';

/** View of a month. */
export interface CalendarView {
  readonly convoys: ConvoyView;
  readonly month: Month;
  /** The days of the month by week. */
  readonly weeks: readonly (readonly Day[])[];
  readonly weekInfo: WeekInfo;
  readonly today: number;
  /** The day whose convoys are listed, and to which the focus comes. */
  readonly active: { readonly day: number; readonly spans: readonly Span[] };
  /** Whether the convoys of the active day are shown in a popover. */
  readonly isOpen: boolean;
  /** Whether all convoys of the month are loaded, and whether there are any. */
  readonly status: 'ready' | 'empty' | 'loading' | 'failed';
  /** The month of the next convoy, if there is one. */
  readonly nextMonth: Month | undefined;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Shows the month that contains a day, and moves the focus to it; loads what is missing. */
  readonly show: (day: number, movesFocus?: boolean) => void;
  readonly press: (event: Event, day: number) => void;
  readonly pressKey: (event: KeyboardEvent, day: number) => void;
}
