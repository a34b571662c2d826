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

/**
 * Reads on from what is known until `least` members are there, or all.
 *
 * A page starts at the last member that is known. Where somebody else stands there, people before came or left:
 * it goes back, further each time, to where the list is as it was, and reads on from there.
 */
export async function readOn(
  readPage: ReadPage,
  { items, nextCursor }: Members,
  least: number,
  limit: number,
): Promise<Members> {
  for (let doubts = 0; ;) {
    const { length } = items;
    const start = Math.max(0, (nextCursor ?? length) - 1);
    const page = await readPage(start, Math.min(mostMembers, limit + 1));
    if (length && items[length - 1]?.userId !== page.items[0]?.userId && doubts < mostDoubts) {
      items = items.slice(0, -limit * 2 ** doubts++);
      nextCursor = items.length;
    } else {
      items = unique([...items, ...page.items]);
      // An API that goes in circles must not be asked for ever.
      nextCursor = Number(page.nextCursor) > start + 1 ? page.nextCursor : null;
      if (!nextCursor || items.length >= least || items.length === length) {
        return { ...page, items, nextCursor };
      }
    }
  }
}

/** Each member once, at the first place and as last told. */
const unique = (items: Members['items']) => [
  ...new Map(items.map((member) => [member.userId, member])).values(),
];

/**
 * The members after a refresh that read the first page alone: where it and the total are as they were the rest stays,
 * else as many as were known are read again, as far as they changed.
 */
export async function renewed(
  readPage: ReadPage,
  first: Members,
  known: Members,
): Promise<Members> {
  const { length } = known.items;
  const isSame = first.items.every(({ userId }, place) => userId === known.items[place]?.userId);
  const rest = isSame ? known.items.slice(first.items.length) : [];
  const kept = { ...(rest.length ? known : first), items: unique([...first.items, ...rest]) };
  return first.items.length >= length || (isSame && first.total === known.total)
    ? kept
    : readOn(readPage, kept, length, mostMembers);
}
