import type { Member } from '../../contract/member.js';
import { folded } from './search.js';

/** A role as it is drawn. */
export interface Title {
  id?: number;
  name: string;
  color?: string | null;
  /** The lowest ranks first: *not described by the API document*. */
  position: number;
}

/** A member with what is drawn of it. */
export interface Person {
  member: Member;
  /** The highest first. */
  titles: readonly Title[];
  /** The highest of those wanted, or `rest`. */
  place: Title;
  /** The name as it is looked for. */
  sought: string;
}

/** What those who hold no role stand under. */
const rest = { name: '', position: Infinity };

/**
 * The members with their roles by `position`, those that the company does not list last; the owner is first,
 * and being that, in the word `owner`, is the highest of roles. `wanted`: only holders of these roles.
 */
export function peopleOf(
  members: readonly Member[],
  owner: string,
  roles: readonly Title[] = [],
  wanted: readonly string[] = [],
): Person[] {
  const listed = new Map(roles.map((role) => [role.id, role]));
  const names = wanted.map(folded);
  return members
    .flatMap((member) => {
      const held: Title[] = member.roles.map(
        (role) => listed.get(role.id) ?? { ...role, position: 1e9 },
      );
      const same = held.find(({ name }) => name === owner);
      const titles = (
        member.isOwner
          ? [{ ...same, name: owner, position: -1e9 }, ...held.filter((title) => title !== same)]
          : held
      ).sort((a, b) => a.position - b.position);
      const place = [...titles, rest].find(({ name }) => !names[0] || names.includes(folded(name)));
      return place ? { member, titles, place, sought: folded(member.name) } : [];
    })
    .sort((a, b) => Number(b.member.isOwner) - Number(a.member.isOwner));
}

/** Everybody under the name of their place, in the order of the places; ungrouped, all under `rest`. */
export function grouped(
  people: readonly Person[],
  isGrouped: boolean,
): (readonly [title: Title, people: readonly Person[]])[] {
  const groups = new Map<string, [Title, Person[]]>();
  for (const person of people) {
    const title = isGrouped ? person.place : rest;
    const group: [Title, Person[]] = groups.get(title.name) ?? [title, []];
    group[1].push(person);
    groups.set(title.name, group);
  }
  return [...groups.values()].sort(([a], [b]) => a.position - b.position);
}
