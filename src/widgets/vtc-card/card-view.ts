import type { VtcDetail } from '../../contract/vtc-detail.js';
import { oneOf } from '../../element/attributes.js';
import type { Translate } from '../../locales/messages.js';
import type { Zones } from '../../ui/zoned-time.js';
import type { CardSection } from './model/card-sections.js';

/** Layouts of a card. */
export const layouts = oneOf('card', 'banner', 'badge');

/** Texts of a card that fold. */
export type Fold = 'about' | 'requirements';

/** Data and callbacks of the card's templates. */
export interface CardView {
  vtc: VtcDetail;
  translate: Translate;
  locale: string;
  zones: Zones;
  /** Time of rendering, in ms since the epoch. */
  now: number;
  /** Heading level of the company's name. */
  headingLevel: number;
  /** `all` or `none`. */
  images: string;
  /** URL that the company's name links to. */
  href: string | undefined;
  shows: (section: CardSection) => boolean;
  select: (event: Event) => void;
  isOpen: (fold: Fold) => boolean;
  toggle: (fold: Fold) => void;
  /** Requests a render at a time, in ms since the epoch. */
  rerenderAt: (time: number) => void;
}
