import type { LanguageController } from '../../element/language.js';
import type { Zones } from '../../ui/zoned-time.js';
import type { VtcDetail } from '../../contract/vtc-detail.js';

/** The sections of a card that an owner can choose from. */
export const cardSections = [
  'about',
  'stats',
  'badges',
  'games',
  'socials',
  'recruitment',
  'event',
  'members',
] as const;

/** Name of a section of a card. */
export type CardSection = (typeof cardSections)[number];

/** What the parts of a card are drawn from. */
export interface CardView {
  vtc: VtcDetail;
  language: LanguageController;
  zones: Zones;
  /** Level of the heading that the company's name is. */
  headingLevel: number;
  /** `all` or `none`. */
  images: string;
  /** Address of the company's name. */
  href: string | undefined;
  /** The description is shown to its end. */
  isOpen: boolean;
  shows: (section: CardSection) => boolean;
  select: (event: Event) => void;
  open: () => void;
  /** Said while drawing: what is drawn holds until this moment, in ms since the epoch. */
  until: (moment: number) => void;
}
