import type { EndpointOutput } from '../../contract/endpoint.js';
import type { vtcMembers } from '../../contract/vtc-members.js';

/** A company's members as far as they were read: `nextCursor` is where they go on. */
export type Members = EndpointOutput<typeof vtcMembers>;

/** Reads `limit` members from place `cursor` on. */
export type ReadPage = (cursor: number, limit: number) => Promise<Members>;

/** The most members that the API answers at once. */
export const mostMembers = 100;

/** Each member once, at the first place and as last told. */
const unique = (items: Members['items']) => [
  ...new Map(items.map((member) => [member.userId, member])).values(),
];

/** Where a list goes on after a page read from `start`; null at its end, and where the API would go in circles. */
const following = ({ nextCursor, total }: Members, start: number) =>
  nextCursor !== null && nextCursor > start && nextCursor < total ? nextCursor : null;

/**
 * Reads on from what is known until `least` members are there, or all.
 *
 * A page starts at the last member that is known. Where somebody else stands there, people before came or left:
 * it goes back, further each time, to where the list is as it was, and reads on from there. A place that was
 * doubted once is believed the second time, since a member that cannot be read is missing from its page.
 */
export async function readOn(
  readPage: ReadPage,
  known: Members,
  least: number,
  limit: number,
): Promise<Members> {
  const doubted = new Set<number>();
  let { items } = known;
  let cursor = known.nextCursor ?? items.length;
  let back = limit;
  for (;;) {
    const start = Math.max(0, cursor - 1);
    const page = await readPage(start, Math.min(mostMembers, limit + 1));
    const last = items.at(-1);
    if (last && last.userId !== page.items[0]?.userId && !doubted.has(start)) {
      doubted.add(start);
      items = items.slice(0, -back);
      cursor = items.length;
      back *= 2;
      continue;
    }
    const before = items.length;
    items = unique([...items, ...page.items]);
    const nextCursor = following(page, start);
    if (nextCursor === null || items.length >= least || items.length === before) {
      return { items, nextCursor, total: page.total };
    }
    cursor = nextCursor;
  }
}

/**
 * The members after a refresh that read the first page alone: where it and the total are as they were the rest stays,
 * else as many as were known are read again, as far as they changed.
 */
export async function renewed(
  readPage: ReadPage,
  first: Members,
  known: Members | undefined,
): Promise<Members> {
  const { length } = first.items;
  if (!known || known.items.length <= length) return { ...first, items: unique(first.items) };
  const isSame = first.items.every(({ userId }, place) => userId === known.items[place]?.userId);
  if (!isSame) return readOn(readPage, first, known.items.length, mostMembers);
  const kept = { ...known, items: [...first.items, ...known.items.slice(length)] };
  return first.total === known.total
    ? kept
    : readOn(readPage, kept, known.items.length, mostMembers);
}
