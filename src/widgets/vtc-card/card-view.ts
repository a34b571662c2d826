import type { VtcDetail } from '../../contract/vtc-detail.js';
import type { Translate } from '../../locales/messages.js';
import type { Zones } from '../../ui/zoned-time.js';
import type { CardSection } from './model/card-sections.js';

/** The texts of a card that fold. */
export type Fold = 'about' | 'requirements';

/** What the parts of a card are drawn from. */
export interface CardView {
  vtc: VtcDetail;
  translate: Translate;
  locale: string;
  zones: Zones;
  /** When it is drawn, in ms since the epoch. */
  now: number;
  /** Level of the heading that the company's name is. */
  headingLevel: number;
  /** `all` or `none`. */
  images: string;
  /** Address of the company's name. */
  href: string | undefined;
  shows: (section: CardSection) => boolean;
  select: (event: Event) => void;
  isOpen: (fold: Fold) => boolean;
  toggle: (fold: Fold) => void;
  /** Said while drawing: what is drawn holds until this moment, in ms since the epoch. */
  until: (moment: number) => void;
}
