import { nameIndexes, generatedNames, type User } from './users.js';

/** Where a page begins and how many items it holds at most. */
export interface PageWindow {
  readonly start: number;
  readonly length: number;
}

/** The users that a search found: how many, and the indices of those on the page. */
export interface FoundUsers {
  readonly total: number;
  readonly indices: readonly number[];
}

/** Finds users by a text, in lower case, that their name holds; by name, then by index. */
export type UserSearch = (text: string, window: PageWindow) => FoundUsers;

/** Whose names are searched. */
export interface Searched {
  readonly seed: string;
  /** How many users are made; their names come from a short list. */
  readonly madeUsers: number;
  /** Whether a made user is among the searched. */
  readonly isListed: (index: number) => boolean;
  /** Users with names of their own. */
  readonly others: readonly User[];
}

/** The users with each of the usual names: a run of `indices` from one start to the next. */
function indexByName({ seed, madeUsers, isListed }: Searched) {
  const nameOf = nameIndexes(seed);
  const starts = new Uint32Array(generatedNames.length + 1);
  const names = new Int32Array(madeUsers);
  for (let index = 0; index < madeUsers; index += 1) {
    names[index] = isListed(index) ? nameOf(index) : -1;
    if (isListed(index)) starts[nameOf(index) + 1]! += 1;
  }
  for (let name = 0; name < generatedNames.length; name += 1) starts[name + 1]! += starts[name]!;
  const next = starts.slice();
  const indices = new Uint32Array(starts.at(-1) ?? 0);
  names.forEach((name, index) => {
    if (name >= 0) indices[next[name]!++] = index;
  });
  return { starts, indices };
}

const order = generatedNames
  .map((name, number) => ({ name: name.toLowerCase(), number }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Makes the search; its index is made with the first one. */
export function createUserSearch(searched: Searched): UserSearch {
  let made: ReturnType<typeof indexByName> | undefined;
  return (text, { start, length }) => {
    const { starts, indices } = (made ??= indexByName(searched));
    const first = searched.others.filter(({ name }) => name.toLowerCase().includes(text));
    const found = first.slice(start, start + length).map(({ index }) => index);
    let total = first.length;
    for (const { name, number } of order) {
      if (!name.includes(text)) continue;
      const [from, until] = [starts[number] ?? 0, starts[number + 1] ?? 0];
      const skipped = Math.max(0, start - total);
      const expected = length - found.length;
      if (expected > 0 && from + skipped < until) {
        found.push(...indices.subarray(from + skipped, Math.min(until, from + skipped + expected)));
      }
      total += until - from;
    }
    return { total, indices: found };
  };
}
