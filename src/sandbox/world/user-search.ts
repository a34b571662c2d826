import { nameIndexes, generatedNames, type User } from './users.js';

/** Offset and length of a page. */
export interface PageWindow {
  readonly start: number;
  readonly length: number;
}

/** Total number of matches, and the user indexes of one page. */
export interface FoundUsers {
  readonly total: number;
  readonly indices: readonly number[];
}

/** Finds users whose name contains a lower-case text; sorted by name, then by index. */
export type UserSearch = (text: string, window: PageWindow) => FoundUsers;

/** Users to search. */
export interface Searched {
  readonly seed: string;
  /** Number of generated users; their names come from a short list. */
  readonly generatedCount: number;
  /** Whether the generated user at an index is searched. */
  readonly isListed: (index: number) => boolean;
  /** Users with other names. */
  readonly others: readonly User[];
}

/** User indexes grouped by generated name; group `n` is from `starts[n]` to `starts[n + 1]`. */
function indexByName({ seed, generatedCount, isListed }: Searched) {
  const nameOf = nameIndexes(seed);
  const starts = new Uint32Array(generatedNames.length + 1);
  const names = new Int32Array(generatedCount);
  for (let index = 0; index < generatedCount; index += 1) {
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

/** Creates the search; its index is created on first use. */
export function createUserSearch(searched: Searched): UserSearch {
  let index: ReturnType<typeof indexByName> | undefined;
  return (text, { start, length }) => {
    const { starts, indices } = (index ??= indexByName(searched));
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
