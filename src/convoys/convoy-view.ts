import type { Convoy, ConvoyEvent } from './convoy.js';
import type { ConvoyText } from './convoy-text.js';

/** How a list of convoys is laid out. */
export type ConvoyLayout = 'list' | 'cards' | 'compact';

/** What convoys are drawn with. */
export interface ConvoyView extends ConvoyText {
  layout: ConvoyLayout;
  /** `all` or `none`. */
  images: string;
  /** Level of the headings that the convoys' names are, 2 to 6. */
  headingLevel: number;
  /** The name of the zone, which the header says; undefined where it does not hold for all times, so that each has its own. */
  zoneName: string | undefined;
  /** Nothing says that a convoy is on the road but its own drawing. */
  saysLive: boolean;
  select: (click: Event, item: ConvoyEvent) => void;
  /** Said while drawing: what is drawn holds until this moment, in ms since the epoch. */
  until: (moment: number) => void;
  /** Draws the action in the corner of a convoy. */
  action?: ((convoy: Convoy) => unknown) | undefined;
}
