import { nameIndexes, generatedNames, type User } from './users.js';

/** Found users by place; their indexes are not collected, since a letter finds most users. */
export interface FoundUsers {
  readonly count: number;
  /** The index of the user at a place below `count`. */
  readonly at: (place: number) => number;
}

/** Returns the users whose name contains a lower-case text, by name. */
export type UserSearch = (text: string) => FoundUsers;

/** Users to search. */
interface Searched {
  readonly seed: string;
  /** Number of generated users; their names come from a short list. */
  readonly generatedCount: number;
  /** Whether the generated user at an index is searched. */
  readonly isListed: (index: number) => boolean;
  /** Users with other names, who come first. */
  readonly others: readonly User[];
}

/** User indexes for each of `generatedNames`. */
function indexByName({ seed, generatedCount, isListed }: Searched): number[][] {
  const nameOf = nameIndexes(seed);
  const groups = generatedNames.map((): number[] => []);
  for (let index = 0; index < generatedCount; index += 1) {
    if (isListed(index)) groups[nameOf(index)]?.push(index);
  }
  return groups;
}

const order = generatedNames
  .map((name, number) => ({ name: name.toLowerCase(), number }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Indexes in several lists, one after the other. */
const foundIn = (lists: readonly (readonly number[])[]): FoundUsers => ({
  count: lists.reduce((sum, { length }) => sum + length, 0),
  at: (place) => {
    let rest = place;
    for (const list of lists) {
      const index = list[rest];
      if (index !== undefined) return index;
      rest -= list.length;
    }
    throw new RangeError(`No user at place ${place}.`);
  },
});

/** Creates the search; its index is created on first use. */
export function createUserSearch(searched: Searched): UserSearch {
  let groups: number[][] | undefined;
  return (text) => {
    const usersOf = (groups ??= indexByName(searched));
    const others = searched.others.filter(({ name }) => name.toLowerCase().includes(text));
    const names = order.filter(({ name }) => name.includes(text));
    return foundIn([
      others.map(({ index }) => index),
      ...names.map(({ number }) => usersOf[number] ?? []),
    ]);
  };
}
