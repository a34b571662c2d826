import type { Translate } from '../locales/messages.js';
import type { Zones } from '../intl/zoned-text.js';
import type { ConvoyEvent } from './convoy.js';

/** What texts about convoys are made with, on a page or on a server. */
export interface ConvoyText {
  translate: Translate;
  zones: Zones;
  /** When it is written, in ms since the epoch. */
  now: number;
  /** Address of a convoy; undefined for none. */
  linkOf: (event: ConvoyEvent) => string | undefined;
  /** The API that the convoys come from; undefined where the page gives them and names none. */
  apiBase?: string | undefined;
  /** Address of the page that shows them, for convoys without one of their own. */
  pageUrl?: string | undefined;
}
