import { type DeriveContext, formats } from '../../../base.js';
import type { NewsData, NewsPost } from '../data.js';
import { sortedPosts } from './posts.js';

/** What the model depends on besides the data. */
export interface NewsContext extends Pick<
  DeriveContext<{ readonly limit: number }>,
  'settings' | 'now' | 'zones'
> {
  /** Number of requested pages. */
  readonly pages: number;
  /** Whether older posts may be requested. */
  readonly mayLoad: boolean;
}

/** The posts that are shown. */
export interface NewsModel {
  readonly posts: readonly NewsPost[];
  /** Number of posts that are requested. */
  readonly wanted: number;
  readonly hasMore: boolean;
  /** When the dates have other names, in ms since the epoch. */
  readonly changesAt: number;
}

/** The first posts in the order in which they are shown. */
export function newsModel({ items, nextCursor }: NewsData, context: NewsContext): NewsModel {
  const { settings, pages, mayLoad, now, zones } = context;
  const wanted = settings.limit * pages;
  return {
    posts: sortedPosts(items).slice(0, wanted),
    wanted,
    hasMore: items.length > wanted || (mayLoad && nextCursor !== null),
    changesAt: formats.nextMidnight(zones.zone, now),
  };
}
