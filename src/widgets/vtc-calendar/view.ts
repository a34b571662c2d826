import type { ConvoyView, ElementEvent, FiltersView, Host, WeekInfo } from '../../base.js';
import type { CalendarModel } from './model/calendar.js';

export interface CalendarView extends Omit<CalendarModel, 'convoys' | 'zoneName' | 'filterGroups'> {
  readonly convoys: ConvoyView;
  readonly weekInfo: WeekInfo;
  /** Whether the convoys of the active day are shown in a popover. */
  readonly isOpen: boolean;
  readonly filters: FiltersView;
  /** The companies of the legend, if there are several. */
  readonly companies: readonly Host[];
  /** Positions of the companies that the visitor has switched off. */
  readonly hidden: ReadonlySet<number | null | undefined>;
  /** Switches a company on or off. */
  readonly toggle: (position: number | null) => void;
  /** That the convoys could not be loaded. */
  readonly failedText: string;
  /** Shows the month that contains a day, and moves the focus to it; loads what is missing. */
  readonly show: (day: number, movesFocus?: boolean) => void;
  readonly press: (event: ElementEvent, day: number) => void;
  readonly pressKey: (event: ElementEvent<KeyboardEvent>, day: number) => void;
}
