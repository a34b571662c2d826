import type { Query, ValueOf } from '../../base.js';
import { vtcNews, type vtcNewsPostShape } from '../../contract/element-endpoints.js';

/** A news post of a company. */
export type NewsPost = ValueOf<typeof vtcNewsPostShape>;

/** The loaded news of a company; `nextCursor` is null if all of them are loaded. */
export type NewsData = ValueOf<typeof vtcNews.response>;

/** The news before their first page is loaded. */
export const noNews: NewsData = { items: [], nextCursor: 0, total: 0 };

/** Which news are loaded. */
export interface NewsRequest {
  /** Id or handle of the company. */
  readonly vtc: string;
  /** Posts per page. */
  readonly limit: number;
  /** Number of posts to load. */
  readonly wanted: number;
}

/** Each post once, at its first position and with its latest data. */
const uniquePosts = (items: readonly NewsPost[]): NewsPost[] => [
  ...new Map(items.map((post) => [post.id, post])).values(),
];

/** Loads pages of news after those in `news`, until `wanted` are loaded or there are no more. */
export async function loadNews(
  query: Query,
  { vtc, limit, wanted }: NewsRequest,
  news: NewsData,
): Promise<NewsData> {
  while (news.nextCursor !== null && news.items.length < wanted) {
    const offset: number = news.items.length;
    const page = await query(vtcNews, { id: vtc, limit, offset });
    const items = uniquePosts([...news.items, ...page.items]);
    // A page without new posts ends the list, so that an API with a wrong total is not requested forever.
    const isEnd = items.length === offset || offset + limit >= page.total;
    news = { items, nextCursor: isEnd ? null : items.length, total: page.total };
  }
  return news;
}
