import type * as z from 'zod/mini';
import type { member as memberSchema } from '../../contract/member.js';
import type { Role } from '../../contract/vtc-roles.js';
import type { WorldCompany } from '../world/company.js';
import { isMinimal } from '../world/examples.js';
import type { RequestContext } from './context.js';
import { definedFields } from '../world/fixture.js';
import { avatarOrNull, iso } from '../world/formats.js';
import type { User } from '../world/users.js';
import { random } from '../world/random.js';
import { hour } from '../world/schedule.js';
import { roleNames } from '../world/words.js';
import type { World } from '../world/world.js';

type Member = z.infer<typeof memberSchema>;

/** Whether names in this company contain markup. */
const isHostile = (company: WorldCompany) => company.scenario === 'hostile';

const known = new WeakMap<WorldCompany, readonly Role[]>();

/** The roles of a company, the highest first. */
export function roles(world: World, company: WorldCompany): Role[] {
  const list = known.get(company) ?? makeRoles(world, company);
  known.set(company, list);
  return [...list];
}

function makeRoles({ seed }: World, company: WorldCompany): Role[] {
  const { fixture, scenario } = company;
  if (fixture) return fixture.roles ?? [];
  if (scenario === 'nothing-set') return [];
  const source = random(seed, 'roles', company.id);
  const names =
    company.scenario === 'flagship' || company.memberCount > 400
      ? roleNames
      : [
          'Owner',
          ...source.some(roleNames.slice(1, -2), source.integer(1, 6)),
          'Driver',
          'Trainee',
        ];
  return names.map((name, position) => ({
    id: company.id * 100 + position,
    name: isHostile(company) && position === 1 ? '<b>Chef</b> & Co' : name,
    color:
      company.scenario === 'all-null' || source.chance(0.2)
        ? null
        : `#${source.integer(0, 0xffffff).toString(16).padStart(6, '0')}`,
    position,
  }));
}

/** The user of member `place` of a company, from 0. */
export const memberUser = (world: World, company: WorldCompany, place: number): User =>
  world.user(company.firstMember + place);

function rolesOf(world: World, company: WorldCompany, place: number): Role[] {
  const all = roles(world, company);
  const source = random(world.seed, 'member roles', company.firstMember + place);
  if (place === 0) return all.slice(0, 1);
  if (all.length < 2 || source.chance(0.08)) return [];
  const common = all.slice(-2);
  const special = all.slice(1, -2);
  const isStaff = place <= special.length || source.chance(0.08);
  if (!isStaff || special.length === 0) return [source.pick(common)];
  const first = special[(place - 1) % special.length];
  return [...new Set([...(first ? [first] : []), ...source.some(special, source.integer(0, 2))])]
    .concat(source.some(common, 1))
    .sort((a, b) => a.position - b.position);
}

function generatedMember(context: RequestContext, company: WorldCompany, place: number): Member {
  const { world } = context;
  const user = memberUser(world, company, place);
  const held = rolesOf(world, company, place);
  const isBare = isMinimal(company.scenario);
  return {
    ...user,
    userId: user.id,
    role: place === 0 ? 'owner' : held.length > 1 ? 'staff' : 'member',
    joinedAt: iso(company.createdAtMs + place * 7 * hour),
    image: isBare ? null : avatarOrNull(context, user),
    steamId: isBare ? null : user.steamId,
    isOwner: place === 0,
    roles: held,
  };
}

/** Member `place` of a company, from 0; the first is the owner. */
export function member(context: RequestContext, company: WorldCompany, place: number): Member {
  const generated = generatedMember(context, company, place);
  const values = company.fixture?.members?.[place];
  return values ? { ...generated, ...definedFields(values), isOwner: place === 0 } : generated;
}
