import { emptyList, loadPages, type OffsetList, type Query, type ValueOf } from '../../base.js';
import { vtcNews, type vtcNewsPostShape } from '../../contract/element-endpoints.js';

/** A news post of a company. */
export type NewsPost = ValueOf<typeof vtcNewsPostShape>;

/** The loaded news of a company; `nextCursor` is null if all of them are loaded. */
export type NewsData = OffsetList<NewsPost>;

/** Which news are loaded. */
export interface NewsRequest {
  /** Id or handle of the company. */
  readonly vtc: string;
  /** Size of the first page; further posts are loaded in pages of the maximum size. */
  readonly limit: number;
  /** Number of posts to load. */
  readonly wanted: number;
}

/** Maximum page size of the API. */
export const maxPageSize = 50;

/** Loads pages of news after those in `news`, until `wanted` are loaded or there are no more. */
export const loadNews = (
  query: Query,
  { vtc: id, limit, wanted }: NewsRequest,
  news: NewsData = emptyList,
): Promise<NewsData> =>
  loadPages(news, {
    readPage: (offset, needed) =>
      query(vtcNews, { id, limit: needed > limit ? maxPageSize : limit, offset }),
    idOf: (post) => post.id,
    maxPageSize,
    missing: ({ items }) => wanted - items.length,
  });
