import type { Translate } from '../locales/messages.js';
import type { Zones } from '../intl/zoned-text.js';
import type { ConvoyEvent } from './convoy.js';

/** Context of texts about convoys, on a page or on a server. */
export interface ConvoyText {
  translate: Translate;
  zones: Zones;
  /** Present time, in ms since the epoch. */
  now: number;
  /** URL of a convoy; undefined for none. */
  linkOf: (event: ConvoyEvent) => string | undefined;
  /** API base of the convoys; undefined if the page sets the data and names none. */
  apiBase?: string | undefined;
  /** URL of the page, for convoys without a URL. */
  pageUrl?: string | undefined;
}
