import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Member } from '../../../src/contract/member.js';
import { arrange } from '../../../src/widgets/vtc-roster/model/groups.js';
import {
  peopleOf,
  type PeopleOptions,
  unknownRoles,
} from '../../../src/widgets/vtc-roster/model/people.js';
import { searchText } from '../../../src/text/search-text.js';
import {
  comparatorFor,
  firstAndLast,
  firstInOrder,
  nextOrder,
} from '../../../src/widgets/vtc-roster/model/sort-order.js';

const roles = [
  { id: 3, name: 'Driver', color: null, position: 2 },
  { id: 1, name: 'Founder', color: '#f00', position: 0 },
  { id: 2, name: 'Event Team', color: 'nonsense', position: 1 },
  { id: 4, name: 'Nobody', color: null, position: 3 },
];

let made = 0;
const member = (name: string, held: readonly number[], isOwner = false): Member => ({
  role: 'member',
  joinedAt: '2024-01-01T00:00:00Z',
  name,
  image: null,
  webId: (made += 1),
  isOwner,
  roles: held.map((id) => {
    const listed = roles.find((role) => role.id === id);
    return { id, name: listed?.name ?? `Role ${id}`, color: null };
  }),
});

const english = { owner: 'Owner', roles, roleFilter: [] };
const german = { ...english, owner: 'Inhaber' };

const compare = comparatorFor(undefined, 'en');
const everyone = { isGrouped: true, joinsSingles: false, limit: Infinity, compare };

/** Groups of the leaders, each with its only member, and of the others. */
function groupsOf(members: Member[], options: PeopleOptions = english, arrangement = everyone) {
  const { leaders, groups } = arrange(peopleOf(members, options), arrangement);
  return [...leaders.map((leader) => ({ role: leader.role, people: [leader] })), ...groups];
}

const namesByGroup = (members: Member[], roleFilter: string[] = [], isGrouped = true) =>
  groupsOf(members, { ...english, roleFilter }, { ...everyone, isGrouped }).map(
    ({ role, people }) => [role.name, ...people.map((person) => person.member.name)],
  );

test('groups are sorted by position, the owner first, members without a role last', () => {
  const members = [
    member('none', []),
    member('driver', [3]),
    member('unlisted', [99]),
    member('many', [3, 2]),
    member('founder', [1]),
    member('boss', [3], true),
  ];
  assert.deepEqual(namesByGroup(members), [
    ['Owner', 'boss'],
    ['Founder', 'founder'],
    ['Event Team', 'many'],
    ['Driver', 'driver'],
    ['Role 99', 'unlisted'],
    ['', 'none'],
  ]);
});

test('without groups, the owner is first', () => {
  const members = [member('a', [3]), member('b', []), member('boss', [], true)];
  assert.deepEqual(namesByGroup(members, [], false), [['', 'boss', 'a', 'b']]);
});

test('shows only members with the requested roles, under the highest of these', () => {
  const members = [member('both', [2, 3]), member('lead', [2]), member('none', [])];
  assert.deepEqual(namesByGroup(members, ['driver']), [['Driver', 'both']]);
  assert.deepEqual(namesByGroup(members, ['Event Team']), [['Event Team', 'both', 'lead']]);
  assert.deepEqual(namesByGroup(members, ['No such']), []);
});

test('the owner is labelled once, regardless of the company’s roles', () => {
  const withRole = {
    ...member('boss', [3], true),
    roles: [{ id: 9, name: 'Owner', color: '#00f' }],
  };
  const [boss] = peopleOf([withRole], english);
  assert.deepEqual(
    boss?.roles.map(({ name, color }) => [name, color]),
    [['Owner', '#00f']],
  );
  const [other] = peopleOf([withRole], german);
  assert.deepEqual(
    other?.roles.map(({ name, color }) => [name, color]),
    [['Inhaber', '#00f']],
  );
});

for (const [language, options] of Object.entries({ english, german })) {
  for (const name of ['Owner', 'owner', options.owner]) {
    test(`roles="${name}" matches the owner in ${language}`, () => {
      const members = [member('boss', [3], true), member('driver', [3])];
      const people = peopleOf(members, { ...options, roleFilter: [name] });
      assert.deepEqual(
        people.map((person) => [person.member.name, person.role.name]),
        [['boss', options.owner]],
      );
      assert.deepEqual(unknownRoles(people, { ...options, roleFilter: [name] }), []);
    });
  }
}

test('reports unknown roles', () => {
  const roleFilter = ['Driver', 'Pilot', 'owner', 'Role 99'];
  const people = peopleOf([member('a', [99])], { ...english, roleFilter });
  assert.deepEqual(unknownRoles(people, { ...english, roleFilter }), ['Pilot']);
});

const ladder = Array.from({ length: 9 }, (_, position) => ({
  id: position + 1,
  name: `Rank ${position + 1}`,
  color: null,
  position,
}));
const holders = (id: number, count: number) =>
  Array.from({ length: count }, (_, index) => member(`${id}.${index}`, [id]));

for (const [name, members, leaders] of [
  ['the owner and the upper third', [1, 3, 4, 9].flatMap((id) => holders(id, 1)), 2],
  [
    'not below a role with many members',
    [...holders(1, 2), ...holders(2, 20), ...holders(3, 1)],
    2,
  ],
  ['at most twelve', [...holders(1, 6), ...holders(2, 5), ...holders(3, 1)], 11],
  ['only the owner if all members have lower roles', holders(9, 3), 0],
] as const) {
  test(`leaders are ${name}`, () => {
    const boss = member('boss', [9], true);
    const all = peopleOf([...members, boss], { ...english, roles: ladder });
    const arrangement = arrange(all, everyone);
    assert.equal(arrangement.leaders[0]?.member.name, 'boss');
    assert.equal(arrangement.leaders.length, leaders + 1);
    const drawn = arrangement.groups.flatMap(({ people }) => people);
    assert.equal(drawn.length + arrangement.leaders.length, members.length + 1);
  });
}

for (const [name, ids, leaders] of [
  ['below the leaders', [1, 3, 4, 5, 5, 9], 4],
  ['not below a role of several members', [1, 4, 4, 5, 9], 2],
  ['not without leading roles', [4, 5, 9], 0],
  ['not the lowest role', [1, 9], 2],
] as const) {
  test(`roles of one member join the leaders: ${name}`, () => {
    const members = ids.flatMap((id) => holders(id, 1));
    const boss = leaders > 0 ? [member('boss', [], true)] : [];
    const all = peopleOf([...boss, ...members], { ...english, roles: ladder });
    const arrangement = arrange(all, { ...everyone, joinsSingles: true });
    assert.equal(arrangement.leaders.length, leaders);
    assert.equal(arrangement.leaderCount, leaders);
    const sizes = arrangement.groups.reduce((sum, { size }) => sum + size, 0);
    assert.equal(sizes + leaders, all.length);
  });
}

for (const [name, ids, groups] of [
  ['below several roles', [4, 4, 5, 6, 9, 9], ['Rank 4 2', 'Rank 9 2', ' 2']],
  ['with those without a role', [4, 4, 5, 0, 0], ['Rank 4 2', ' 3']],
  ['not one alone', [4, 4, 5, 9, 9], ['Rank 4 2', 'Rank 5 1', 'Rank 9 2']],
  ['not without other groups', [4, 5, 9], ['Rank 4 1', 'Rank 5 1', 'Rank 9 1']],
] as const) {
  test(`roles of one member join the other members: ${name}`, () => {
    const members = ids.map((id) => member('x', id ? [id] : []));
    const all = peopleOf(members, { ...english, roles: ladder });
    const { groups: shown } = arrange(all, { ...everyone, joinsSingles: true });
    assert.deepEqual(
      shown.map(({ role, people }) => `${role.name} ${people.length}`),
      groups,
    );
    assert.deepEqual(
      shown.map(({ size }) => size),
      shown.map(({ people }) => people.length),
    );
  });
}

test('leaders of several roles are in one order', () => {
  const members = [member('c', [1]), member('b', [2]), member('a', [3]), member('d', [9])];
  const all = peopleOf(members, { ...english, roles: ladder });
  const byName = comparatorFor({ key: 'name', direction: 'ascending' }, 'en');
  const { leaders } = arrange(all, { ...everyone, compare: byName });
  assert.deepEqual(
    leaders.map((leader) => leader.member.name),
    ['a', 'b', 'c'],
  );
});

test('a group has its total, and only the first members are rendered', () => {
  const all = peopleOf([...holders(8, 3), ...holders(9, 5)], { ...english, roles: ladder });
  const { groups } = arrange(all, { ...everyone, limit: 4 });
  assert.deepEqual(
    groups.map(({ size, people }) => [size, people.length]),
    [
      [3, 3],
      [5, 1],
    ],
  );
});

test('a click sorts ascending, then descending, then in the original order', () => {
  const first = nextOrder(undefined, 'joinedAt');
  const second = nextOrder(first, 'joinedAt');
  assert.deepEqual(first, { key: 'joinedAt', direction: 'ascending' });
  assert.deepEqual(second, { key: 'joinedAt', direction: 'descending' });
  assert.equal(nextOrder(second, 'joinedAt'), undefined);
  assert.deepEqual(nextOrder(second, 'name'), { key: 'name', direction: 'ascending' });
});

for (const [key, direction] of [
  ['name', 'ascending'],
  ['name', 'descending'],
  ['joinedAt', 'ascending'],
  ['joinedAt', 'descending'],
] as const)
  test(`the first members by ${key}, ${direction}, are those of a full sort`, () => {
    const inOrder = comparatorFor({ key, direction }, 'sv');
    const anybody = fc
      .record({
        name: fc.constantFrom('Åke', 'ake', 'Zoë', 'Driver 9', 'Driver 10', ''),
        year: fc.integer({ min: 2020, max: 2024 }),
      })
      .map(({ name, year }) => ({ ...member(name, []), joinedAt: `${year}-01-01T00:00:00Z` }));
    fc.assert(
      fc.property(fc.array(anybody, { maxLength: 60 }), fc.nat(20), (members, count) => {
        const all = peopleOf(members, english);
        const sorted = all.toSorted(inOrder);
        assert.deepEqual(firstInOrder(all, inOrder, count), sorted.slice(0, count));
        assert.deepEqual(firstAndLast(all, inOrder), [
          ...new Set([...sorted.slice(0, 1), ...sorted.slice(-1)]),
        ]);
      }),
    );
  });

test('the first members are in the order of the company without a sort order', () => {
  const all = peopleOf([member('b', []), member('a', []), member('c', [])], english);
  assert.deepEqual(firstInOrder(all, compare, 2), all.slice(0, 2));
  assert.deepEqual(firstAndLast(all, compare), [all[0], all[2]]);
});

test('every member is in exactly one group', () => {
  const anybody = fc
    .record({
      held: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
      isOwner: fc.boolean(),
    })
    .map(({ held, isOwner }) => member('x', held, isOwner));
  fc.assert(
    fc.property(fc.array(anybody, { maxLength: 30 }), (members) => {
      const groups = groupsOf(members);
      const shown = groups.flatMap(({ people }) => people.map((person) => person.member.webId));
      assert.deepEqual(shown.sort(), members.map(({ webId }) => webId).sort());
      const ranks = groups.map(({ role }) => role.rank);
      assert.deepEqual(
        ranks,
        ranks.toSorted((a, b) => a - b),
      );
    }),
  );
});

for (const [query, name] of [
  ['lukasz', 'Łukasz Clutch'],
  ['ÇILGIN', 'Çılgın Wheels'],
  ['istanbul', 'İstanbul 34'],
  ['zoe', 'ZoëClutch'],
  ['björn', 'Bjo\u0308rn'],
  ['strasse', 'Straße'],
  ['orsted', 'Ørsted'],
  ['игорь', 'ИГОРЬ'],
] as const) {
  test(`${query} finds ${name}`, () => {
    assert.ok(searchText(name).includes(searchText(query)));
  });
}
