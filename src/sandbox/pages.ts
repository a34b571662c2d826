/** What the large lists are asked for. */
export interface PageQuery {
  readonly limit: number;
  readonly cursor?: number | undefined;
  readonly offset?: number | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Place and length of a page: cursor before offset before page (*not described by the API document*). */
export function pageWindow({ limit, cursor, offset, page, pageSize }: PageQuery) {
  const length = pageSize ?? limit;
  return { start: cursor ?? offset ?? (page === undefined ? 0 : (page - 1) * length), length };
}

/** The envelope around one page of a list that holds `total` items. */
export function envelope<T>(
  total: number,
  { start, length }: { start: number; length: number },
  item: (place: number) => T,
) {
  const end = Math.min(start + length, total);
  return {
    items: Array.from({ length: Math.max(0, end - start) }, (_, index) => item(start + index)),
    nextCursor: end < total && start < total ? end : null,
    total,
  };
}

/** The envelope around one page of a list. */
export const pageOf = <T, U>(
  list: readonly T[],
  { start, length }: { start: number; length: number },
  item: (value: T) => U,
) => ({
  items: list.slice(start, start + length).map(item),
  nextCursor: start + length < list.length ? start + length : null,
  total: list.length,
});
