import { several } from '../world/several.js';

/** Offset and length of a page. */
interface PageWindow {
  readonly start: number;
  readonly length: number;
}

/** Paging parameters of the large lists. */
interface PageQuery {
  readonly limit: number;
  readonly cursor?: number | undefined;
  readonly offset?: number | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Offset and length of a page; cursor before offset before page (*not described by the API document*). */
export function pageWindow({ limit, cursor, offset, page, pageSize }: PageQuery) {
  const length = pageSize ?? limit;
  return { start: cursor ?? offset ?? (page === undefined ? 0 : (page - 1) * length), length };
}

/** Paging envelope for `total` items; `item` creates one from its index. */
export function envelope<T>(
  total: number,
  { start, length }: PageWindow,
  item: (place: number) => T,
) {
  const end = Math.min(start + length, total);
  return {
    items: several(end - start, (index) => item(start + index)),
    nextCursor: start + length < total ? end : null,
    total,
  };
}

/** Paging envelope for a list. */
export function pageOf<T, U>(list: readonly T[], window: PageWindow, item: (value: T) => U) {
  const shown = list.slice(window.start, window.start + window.length).map(item);
  return { ...envelope(list.length, window, () => null), items: shown };
}
