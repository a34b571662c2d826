import type { vtcMembers } from '../../../contract/element-endpoints.js';
import type { ValueOf } from '../../../base.js';

/** The loaded members of a company; `nextCursor` is the offset of the next page, null at the end. */
export type Members = ValueOf<typeof vtcMembers.response>;

/** Loads `limit` members from offset `cursor` on. */
export type ReadPage = (cursor: number, limit: number) => Promise<Members>;

/** Maximum page size of the API. */
export const maxPageSize = 100;

/** The list before its first page is loaded. */
export const noMembers: Members = { items: [], nextCursor: 0, total: 0 };

/** How many times loading restarts further back, each time twice as far. */
const maxRewinds = 12;

/** Maximum length that the overlap of two pages is increased by for members that could not be parsed. */
const maxUnreadable = 20;

/** Each member once, at its first position and with its latest data. */
export const uniqueMembers = (items: Members['items']): Members['items'] => [
  ...new Map(items.map((member) => [member.webId, member])).values(),
];

/** Whether a page begins with the last of the loaded members, in the same order. */
function continues(items: Members['items'], page: Members): boolean {
  const overlap = items.findLastIndex(({ webId }) => webId === page.items[0]?.webId);
  const tail = items.slice(overlap);
  return overlap >= 0 && tail.every(({ webId }, index) => webId === page.items[index]?.webId);
}

/**
 * Loads members up to offset `end`, or to the end of the list.
 *
 * Each page overlaps the loaded members. If the overlap differs, members joined or left before it: loading
 * restarts further back each time, until the overlap matches. Members that cannot be parsed are missing in every page:
 * the overlap is longer by as many, so that it contains at least one member that can.
 */
export async function readMembers(
  readPage: ReadPage,
  members: Members,
  end: () => number,
): Promise<Members> {
  for (let rewinds = 0; members.nextCursor !== null && members.nextCursor < end();) {
    const { items, nextCursor } = members;
    const unreadable = Math.min(maxUnreadable, nextCursor - items.length);
    const start = Math.max(0, nextCursor - 1 - unreadable);
    const page = await readPage(start, Math.min(maxPageSize, end() - start));
    if (items[0] && !continues(items, page) && rewinds < maxRewinds) {
      const trusted = items.slice(0, -maxPageSize * 2 ** rewinds);
      rewinds += 1;
      members = { ...members, items: trusted, nextCursor: trusted.length };
    } else {
      members = {
        items: uniqueMembers([...items, ...page.items]),
        // An API whose cursor does not advance must not be requested forever.
        nextCursor: Number(page.nextCursor) > nextCursor ? page.nextCursor : null,
        total: page.total,
      };
    }
  }
  return members;
}
