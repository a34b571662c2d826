import type { EndpointOutput } from '../../contract/endpoint.js';
import type { vtcMembers } from '../../contract/vtc-members.js';

/** A company's members as far as they were read: `nextCursor` is where they go on. */
export type Members = EndpointOutput<typeof vtcMembers>;

/** Reads `limit` members from place `cursor` on. */
export type ReadPage = (cursor: number, limit: number) => Promise<Members>;

/** The most members that the API answers at once. */
export const mostMembers = 100;

/** How often it is looked further back for the place to go on from, each time twice as far. */
const mostDoubts = 12;

/** Each member once, at the first place and as last told. */
const unique = (items: Members['items']) => [
  ...new Map(items.map((member) => [member.userId, member])).values(),
];

/**
 * Reads on from what is known until `least` members are there, or all.
 *
 * A page starts at the last member that is known. Where somebody else stands there, people before came or left:
 * it goes back, further each time, to where the list is as it was, and reads on from there.
 */
export async function readOn(
  readPage: ReadPage,
  members: Members,
  least: number,
  limit: number,
): Promise<Members> {
  for (let doubts = 0; members.nextCursor !== null && members.items.length < least;) {
    const { items, nextCursor } = members;
    const start = Math.max(0, nextCursor - 1);
    const page = await readPage(start, Math.min(mostMembers, limit + 1));
    if (items[0] && items.at(-1)?.userId !== page.items[0]?.userId && doubts < mostDoubts) {
      const trusted = items.slice(0, -limit * 2 ** doubts++);
      members = { ...members, items: trusted, nextCursor: trusted.length };
    } else {
      // An API that goes in circles must not be asked for ever.
      const goesOn = Number(page.nextCursor) > start + 1;
      members = {
        ...page,
        items: unique([...items, ...page.items]),
        nextCursor: goesOn ? page.nextCursor : null,
      };
    }
  }
  return members;
}

/**
 * The members after a refresh that read the first page alone: where it and the total are as they were the rest stays,
 * else as many as were known are read again.
 */
export function renewed(readPage: ReadPage, first: Members, known: Members): Promise<Members> {
  const isSame =
    first.total === known.total &&
    first.items.every(({ userId }, place) => userId === known.items[place]?.userId);
  const rest = isSame ? known.items.slice(first.items.length) : [];
  const kept = { ...(isSame ? known : first), items: unique([...first.items, ...rest]) };
  return readOn(readPage, kept, known.items.length, mostMembers);
}
