import type { VtcDetail } from '../../contract/vtc-detail.js';
import { listOf, oneOf } from '../../element/attributes.js';
import type { Translate } from '../../locales/messages.js';
import type { Zones } from '../../ui/zoned-time.js';

/** Layouts of a card. */
export const layouts = oneOf('card', 'banner', 'badge');

/** Layout of a card. */
export type Layout = (typeof layouts.values)[number];

/** Sections of a card. */
export const sections = listOf([
  'about',
  'stats',
  'badges',
  'games',
  'socials',
  'recruitment',
  'event',
  'members',
]);

/** Name of a section. */
export type CardSection = ReturnType<typeof sections.parse>[number];

/** Data and callbacks of the card's templates. */
export interface CardView {
  vtc: VtcDetail;
  translate: Translate;
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
  /** Whether the visitor unfolded a section. */
  isOpen: (section: CardSection) => boolean;
  toggle: (section: CardSection) => void;
  /** Requests a render at a time, in ms since the epoch. */
  rerenderAt: (time: number) => void;
}
