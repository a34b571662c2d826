import type { EndpointOutput } from '../../../contract/endpoint.js';
import type { vtcMembers } from '../../../contract/vtc-members.js';

/** A company's members as far as they were read: `nextCursor` is where they go on. */
export type Members = EndpointOutput<typeof vtcMembers>;

/** Reads `limit` members from offset `cursor` on. */
export type ReadPage = (cursor: number, limit: number) => Promise<Members>;

/** The most members that the API answers at once. */
export const mostMembers = 100;

/** The list before its first page. */
export const noMembers: Members = { items: [], nextCursor: 0, total: 0 };

/** How often it goes back for an offset where the list is unchanged, each time twice as far. */
const mostRewinds = 12;

/** Each member once, where it stood first and as it was answered last. */
export const uniqueMembers = (items: Members['items']): Members['items'] => [
  ...new Map(items.map((member) => [member.userId, member])).values(),
];

/**
 * Reads on from what is known up to offset `end`, or to the end of the list.
 *
 * A page starts at the last member that is known. Where somebody else stands there, people before came or left:
 * it goes back, further each time, to where the list is as it was, and reads on from there.
 */
export async function readMembers(
  readPage: ReadPage,
  members: Members,
  end: () => number,
): Promise<Members> {
  for (let rewinds = 0; members.nextCursor !== null && members.nextCursor < end();) {
    const { items, nextCursor } = members;
    const start = Math.max(0, nextCursor - 1);
    const page = await readPage(start, Math.min(mostMembers, end() - start));
    if (items[0] && items.at(-1)?.userId !== page.items[0]?.userId && rewinds < mostRewinds) {
      const trusted = items.slice(0, -mostMembers * 2 ** rewinds);
      rewinds += 1;
      members = { ...members, items: trusted, nextCursor: trusted.length };
    } else {
      members = {
        items: uniqueMembers([...items, ...page.items]),
        // An API that goes in circles must not be asked for ever.
        nextCursor: Number(page.nextCursor) > nextCursor ? page.nextCursor : null,
        total: page.total,
      };
    }
  }
  return members;
}
