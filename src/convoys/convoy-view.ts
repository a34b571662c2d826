import type { Zones } from '../intl/zoned-text.js';
import type { Translate } from '../locales/messages.js';
import type { Convoy, ConvoyEvent } from './convoy.js';

/** What only the full record of a convoy has, as plain text. */
export interface ConvoyRecord {
  readonly description: string;
  /** Name of the company. */
  readonly organizer: string | undefined;
  readonly isCancelled: boolean;
  /** When it was changed last, in ms since the epoch. */
  readonly updatedMs?: number | undefined;
}

/** Context of texts about convoys, on a page or on a server. */
export interface ConvoyTextContext {
  translate: Translate;
  zones: Zones;
  /** Present time, in ms since the epoch. */
  now: number;
  /** URL of a convoy; undefined for none. */
  linkOf: (event: ConvoyEvent) => string | undefined;
  /** URL of the page of a convoy that visitors share; undefined for none. */
  shareUrlOf?: ((event: ConvoyEvent) => string | undefined) | undefined;
  /** The API that calendar entries are of; undefined if the page sets the data and names none. */
  apiBase?: string | undefined;
  /** URL of the page, for convoys without a URL. */
  pageUrl?: string | undefined;
  /** The full record of a convoy; undefined where it is not known. */
  recordOf?: ((event: ConvoyEvent) => ConvoyRecord | undefined) | undefined;
}

export type ConvoyLayout = 'list' | 'cards' | 'compact';

/** View of a list of convoys. */
export interface ConvoyView extends ConvoyTextContext {
  layout: ConvoyLayout;
  /** `all` or `none`. */
  images: string;
  /** Heading level of the convoys' names, 2 to 6. */
  headingLevel: number;
  /** Zone name in the header; undefined if the times have different ones: then each time includes its own. */
  zoneName: string | undefined;
  /** Whether the months of a list are headings. */
  hasMonths?: boolean;
  /** Position in the name of a convoy where it begins to differ from those of others in the list. */
  nameStartOf?: (convoy: Convoy) => number;
  /** Class of the landscape of a convoy without a banner, other than those beside it; undefined for its own. */
  landscapeOf?: (convoy: Convoy) => string | undefined;
  /** Whether a live convoy is labelled as live in its row. */
  saysLive: boolean;
  /** Whether a name opens a dialog, also without a link. */
  opensDialog?: boolean;
  select: (click: Event, item: ConvoyEvent) => void;
  /** Renders the action of a convoy, such as its calendar button. */
  action?: ((convoy: Convoy) => unknown) | undefined;
}
