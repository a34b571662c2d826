import type { Convoy, ConvoyEvent } from './convoy.js';
import type { ConvoyText } from './convoy-text.js';

/** What convoys are drawn with. */
export interface ConvoyView extends ConvoyText {
  layout: 'list' | 'cards' | 'compact';
  /** `all` or `none`. */
  images: string;
  /** Level of the headings that the convoys' names are, 2 to 6. */
  headingLevel: number;
  /** Whether each time names its zone, as the header names none that holds for all. */
  namesZones: boolean;
  select: (click: Event, item: ConvoyEvent) => void;
  /** Said while drawing: what is drawn holds until this moment, in ms since the epoch. */
  until: (moment: number) => void;
  /** Draws the action at the end of a convoy's row. */
  action?: ((convoy: Convoy) => unknown) | undefined;
}
