import {
  attributes,
  type Convoy,
  type ConvoyView,
  type Translate,
  type ValueOf,
  type Zones,
} from '../../base.js';
import type { vtcDetailShape } from '../../contract/element-endpoints.js';

/** A company with everything that the API says of it. */
export type VtcDetail = ValueOf<typeof vtcDetailShape>;

export const layouts = attributes.oneOf('card', 'banner', 'badge');

export type Layout = (typeof layouts.values)[number];

const defaultSections = [
  'about',
  'stats',
  'tier',
  'badges',
  'games',
  'socials',
  'recruitment',
  'event',
  'members',
] as const;

export const sections = attributes.listOf([...defaultSections, 'contact'], defaultSections);

export type CardSection = ReturnType<typeof sections.parse>[number];

/** A company, and what the clock decides. */
export interface CardModel {
  readonly vtc: VtcDetail;
  /** The convoy that is live or next; undefined if there is none or it is not shown. */
  readonly next: Convoy | undefined;
  /** When another convoy is next, or its date has another name, in ms since the epoch. */
  readonly changesAt: number | undefined;
}

/** Data and callbacks of the card's templates. */
export interface CardView extends CardModel {
  translate: Translate;
  zones: Zones;
  /** Time of rendering, in ms since the epoch. */
  now: number;
  /** Heading level of the company's name. */
  headingLevel: number;
  /** `all` or `none`. */
  images: string;
  /** The banner is behind the whole card. */
  hasBackdrop: boolean;
  /** URL that the company's name links to. */
  href: string | undefined;
  shows: (section: CardSection) => boolean;
  select: (event: Event) => void;
  /** The name of the next convoy: whether it opens a dialog, and what a click does. */
  convoyName: Pick<ConvoyView, 'linkOf' | 'opensDialog' | 'select'>;
  /** Whether the visitor unfolded a section. */
  isOpen: (section: CardSection) => boolean;
  toggle: (section: CardSection) => void;
  /** Shows the e-mail address as a link, and follows it. */
  writeEmail: () => void;
}
