import { attributes, type ProgressiveRendering, type Translate, type Zones } from '../../base.js';
import type { NewsPost } from './data.js';

export const layouts = attributes.oneOf('list', 'cards', 'compact');

export type NewsLayout = (typeof layouts.values)[number];

/** Data and callbacks of the templates of a post. */
export interface NewsView {
  readonly layout: NewsLayout;
  readonly translate: Translate;
  readonly zones: Zones;
  /** In ms since the epoch. */
  readonly now: number;
  /** `all`, or `none` for no pictures. */
  readonly images: string;
  /** Level of the posts' headings. */
  readonly headingLevel: number;
  /** URL of a post; undefined without one. */
  readonly urlOf: (post: NewsPost) => string | undefined;
  /** Renders the items in the window before the others. */
  readonly progressive: ProgressiveRendering;
  /** Called when a post's link is activated. */
  readonly select: (event: Event, post: NewsPost) => void;
  /** Whether the whole text of a post is shown. */
  readonly isOpen: (post: NewsPost) => boolean;
  /** Shows the whole text of a post, or its beginning. */
  readonly toggle: (post: NewsPost) => void;
}
