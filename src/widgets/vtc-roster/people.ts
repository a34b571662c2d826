import { cssColor, parseColor } from '../../base/colors.js';
import { moment } from '../../base/time.js';
import type { Member } from '../../contract/member.js';
import type { Role } from '../../contract/vtc-roles.js';
import { folded } from './search.js';

/** A role as it is drawn. */
export interface Title {
  name: string;
  /** CSS colour; undefined where there is none that can be read. */
  color: string | undefined;
  position: number;
}

/** A member with what is drawn of it. */
export interface Person {
  member: Member;
  /** The highest first. */
  titles: readonly Title[];
  /** The role that it stands in; undefined where it has none. */
  place: Title | undefined;
  /** The name as it is looked for. */
  sought: string;
  /** Milliseconds since the epoch; 0 where it cannot be read. */
  joinedAt: number;
}

/** Those with one role and their heading. */
export interface Group {
  /** Undefined: they have none. */
  title: Title | 'owner' | undefined;
  people: readonly Person[];
}

const titleOf = ({ name, color }: Member['roles'][number], position: number): Title => {
  const readable = parseColor(color);
  return { name, color: readable && cssColor(readable), position };
};

/** After every role that the company lists, and before those who have none. */
const unknownPosition = Number.MAX_VALUE;

/**
 * The members with their roles in the order of `position`, the lowest ranking first
 * (*not described by the API document*); the owner is first. `wanted`: only holders of these roles.
 */
export function peopleOf(
  members: readonly Member[],
  roles: readonly Role[],
  wanted: readonly string[],
): Person[] {
  const titles = new Map(roles.map((role) => [role.id, titleOf(role, role.position)]));
  const names = new Set(wanted.map(folded));
  const isWanted = ({ name }: Title) => names.size === 0 || names.has(folded(name));
  const people = members.map((member): Person => {
    const held = member.roles.map((role) => {
      const title = titles.get(role.id) ?? titleOf(role, unknownPosition);
      titles.set(role.id, title);
      return title;
    });
    held.sort((a, b) => a.position - b.position);
    return {
      member,
      titles: held,
      place: held.find(isWanted),
      sought: folded(member.name),
      joinedAt: moment(member.joinedAt) ?? 0,
    };
  });
  return people
    .filter(({ place, member }) => place || !names.size || (member.isOwner && names.has('OWNER')))
    .sort((a, b) => Number(b.member.isOwner) - Number(a.member.isOwner));
}

const rank = ({ title }: Group): number =>
  title === 'owner' ? -Infinity : (title?.position ?? Infinity);

/** Everybody under the highest of their roles, the owner in front of all; those without a role at the end. */
export function grouped(people: readonly Person[]): Group[] {
  const highest = Math.min(...people.map(({ place }) => place?.position ?? Infinity));
  const groups = new Map<Group['title'], Person[]>();
  for (const person of people) {
    const { place, member } = person;
    const title = member.isOwner && place?.position !== highest ? 'owner' : place;
    const others = groups.get(title);
    if (others) others.push(person);
    else groups.set(title, [person]);
  }
  return [...groups]
    .map(([title, held]) => ({ title, people: held }))
    .sort((a, b) => rank(a) - rank(b));
}
