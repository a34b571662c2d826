import type { ConvoyView, WeekInfo } from '../../../base.js';
import type { Month } from '../model/month.js';
import type { Day } from '../model/week.js';

/** View of a month. */
export interface CalendarView {
  readonly convoys: ConvoyView;
  readonly month: Month;
  /** The weeks of the month; undefined for days of other months. */
  readonly weeks: readonly (readonly (Day | undefined)[])[];
  readonly weekInfo: WeekInfo;
  readonly today: number;
  /** The day whose convoys are listed, and to which the focus comes. */
  readonly active: Pick<Day, 'day' | 'spans'>;
  /** Whether the convoys of the active day are shown in a popover. */
  readonly isOpen: boolean;
  /** Whether convoys of the month are being loaded. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Whether the month has no convoys. */
  readonly isEmpty: boolean;
  /** The month of the next convoy, if there is one. */
  readonly nextMonth: Month | undefined;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Shows the month that contains a day. */
  readonly showMonth: (day: number) => void;
  /** Shows the month that contains a day, loads what is missing, and moves the focus to it. */
  readonly goTo: (day: number) => void;
  readonly press: (event: Event) => void;
  readonly pressKey: (event: KeyboardEvent) => void;
}
