/** The items of a list that are loaded so far, from its start on; the envelope of each page is one, too. */
export interface OffsetList<Item> {
  readonly items: Item[];
  /** Offset of the next page; null at the end of the list. */
  readonly nextCursor: number | null;
  /** Number of all items. */
  readonly total: number;
}

/** How the pages of a list are requested. */
export interface OffsetPages<Item> {
  /** Requests a page of at least `limit` items, if there are as many. */
  readonly readPage: (offset: number, limit: number) => Promise<OffsetList<Item>>;
  readonly idOf: (item: Item) => unknown;
  /** Maximum page size of the API. */
  readonly maxPageSize: number;
  /** How many more items are wanted; 0 ends the load. */
  readonly missing: (list: OffsetList<Item>) => number;
}

/** A list before its first page is loaded. */
export const emptyList: OffsetList<never> = { items: [], nextCursor: 0, total: 0 };

/** How many times loading restarts further back, each time twice as far. */
const maxRewinds = 12;

/** How many pages may have nothing new: a page that the list has moved into has none, an API that repeats itself never. */
const maxRepeats = 12;

/** Maximum length that the overlap of two pages is increased by for items that could not be parsed. */
const maxUnreadable = 20;

/** Each item once, at its first position and with its latest data. */
export const uniqueItems = <Item>(
  items: readonly Item[],
  idOf: (item: Item) => unknown,
): Item[] => [...new Map(items.map((item) => [idOf(item), item])).values()];

/**
 * Offset of the next request: the page overlaps the loaded items by one. Items that cannot be parsed are missing in every
 * page: the overlap is longer by as many, so that it contains at least one item that can.
 */
function overlapStart<Item>({ items, nextCursor }: OffsetList<Item>): number {
  const unreadable = Math.min(maxUnreadable, Number(nextCursor) - items.length);
  return Math.max(0, Number(nextCursor) - 1 - unreadable);
}

/** Whether a page begins with the last of the loaded items, in the same order. */
function continues<Item>(
  loaded: readonly Item[],
  page: readonly Item[],
  idOf: (item: Item) => unknown,
): boolean {
  const [ids, pageIds] = [loaded.map(idOf), page.map(idOf)];
  const overlap = ids.lastIndexOf(pageIds[0]);
  return overlap >= 0 && ids.slice(overlap).every((id, index) => id === pageIds[index]);
}

/** The list without the last `count` items, as if it had been loaded only so far. */
function rewound<Item>(list: OffsetList<Item>, count: number): OffsetList<Item> {
  const items = list.items.slice(0, Math.max(0, list.items.length - count));
  return { ...list, items, nextCursor: items.length };
}

/** The list with the items of a page. */
function extended<Item>(
  list: OffsetList<Item>,
  page: OffsetList<Item>,
  idOf: (item: Item) => unknown,
): OffsetList<Item> {
  const items = uniqueItems([...list.items, ...page.items], idOf);
  // An API whose cursor does not advance must not be requested forever.
  const isEnd = Number(page.nextCursor) <= Number(list.nextCursor);
  return { items, nextCursor: isEnd ? null : page.nextCursor, total: page.total };
}

/**
 * Loads the pages after those of `list` until nothing is missing or the list ends. An item that is in two pages is in the
 * list once.
 *
 * If the total has increased, loading restarts at the first page, as new items may be there. If a page does not begin with
 * the last loaded item, the list has become shorter, or its order has changed: loading restarts further back each time,
 * until it does.
 */
export async function loadPages<Item>(
  list: OffsetList<Item>,
  { readPage, idOf, maxPageSize, missing }: OffsetPages<Item>,
): Promise<OffsetList<Item>> {
  let repeats = 0;
  for (let rewinds = 0; list.nextCursor !== null;) {
    const { items, nextCursor, total } = list;
    const count = missing(list);
    if (count <= 0) break;
    const start = overlapStart(list);
    const page = await readPage(start, Math.min(maxPageSize, nextCursor - start + count));
    const isLonger = page.total > total;
    const isChanged = isLonger || !continues(items, page.items, idOf);
    if (items.length > 0 && isChanged && rewinds < maxRewinds) {
      list = rewound(list, isLonger ? Infinity : maxPageSize * 2 ** rewinds);
      rewinds += 1;
    } else {
      list = extended(list, page, idOf);
      if (list.items.length === items.length) repeats += 1;
      if (repeats > maxRepeats) return { ...list, nextCursor: null };
    }
  }
  return list;
}
