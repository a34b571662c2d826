import { oneOf } from '../element/attributes.js';
import type { Convoy, ConvoyEvent } from './convoy.js';
import type { ConvoyText } from './convoy-text.js';

/** Layouts of a list of convoys. */
export const convoyLayouts = oneOf('list', 'cards', 'compact');

/** Layout of a list of convoys. */
export type ConvoyLayout = (typeof convoyLayouts.values)[number];

/** View of a list of convoys. */
export interface ConvoyView extends ConvoyText {
  layout: ConvoyLayout;
  /** `all` or `none`. */
  images: string;
  /** Heading level of the convoys' names, 2 to 6. */
  headingLevel: number;
  /** Zone name in the header; undefined if the times have different ones: then each time includes its own. */
  zoneName: string | undefined;
  /** Whether a live convoy is labelled as live in its row. */
  saysLive: boolean;
  select: (click: Event, item: ConvoyEvent) => void;
  /** Renders again at this time (ms since the epoch), when the content that is being rendered becomes outdated. */
  rerenderAt: (time: number) => void;
  /** Renders the action of a convoy, such as its calendar button. */
  action?: ((convoy: Convoy) => unknown) | undefined;
}
