import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Member } from '../../../src/contract/member.js';
import { grouped, peopleOf } from '../../../src/widgets/vtc-roster/people.js';
import { folded } from '../../../src/widgets/vtc-roster/search.js';

const roles = [
  { id: 3, name: 'Driver', color: null, position: 2 },
  { id: 1, name: 'Founder', color: '#f00', position: 0 },
  { id: 2, name: 'Event Team', color: 'nonsense', position: 1 },
  { id: 4, name: 'Nobody', color: null, position: 3 },
];

let people = 0;
const member = (name: string, held: readonly number[], isOwner = false): Member => ({
  userId: String((people += 1)),
  role: 'member',
  joinedAt: '2024-01-01T00:00:00Z',
  name,
  image: null,
  webId: people,
  steamId: null,
  isOwner,
  roles: held.map((id) => {
    const listed = roles.find((role) => role.id === id);
    return { id, name: listed?.name ?? `Role ${id}`, color: null };
  }),
});

const namesByGroup = (members: Member[], wanted: string[] = [], isGrouped = true) =>
  grouped(peopleOf(members, 'Owner', roles, wanted), isGrouped).map(([title, held]) => [
    title.name,
    ...held.map((person) => person.member.name),
  ]);

test('groups stand in the order of position, the owner first, those without a role last', () => {
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

test('ungrouped, all are together, the owner first', () => {
  const members = [member('a', [3]), member('b', []), member('boss', [], true)];
  assert.deepEqual(namesByGroup(members, [], false), [['', 'boss', 'a', 'b']]);
});

test('only holders of the wanted roles are there, under the highest of these', () => {
  const members = [member('both', [2, 3]), member('lead', [2]), member('none', [])];
  assert.deepEqual(namesByGroup(members, ['driver']), [['Driver', 'both']]);
  assert.deepEqual(namesByGroup(members, ['Event Team']), [['Event Team', 'both', 'lead']]);
  assert.deepEqual(namesByGroup(members, ['No such']), []);
});

test('the owner is one in words, once, whatever roles the company gives', () => {
  const withRole = {
    ...member('boss', [3], true),
    roles: [{ id: 9, name: 'Owner', color: '#00f' }],
  };
  const [boss] = peopleOf([withRole], 'Owner', roles);
  assert.deepEqual(
    boss?.titles.map(({ name, color }) => [name, color]),
    [['Owner', '#00f']],
  );
  const [other] = peopleOf([member('boss', [3], true)], 'Eigentümer', roles);
  assert.deepEqual(
    other?.titles.map(({ name }) => name),
    ['Eigentümer', 'Driver'],
  );
});

test('everybody stands in exactly one group', () => {
  const anybody = fc
    .record({
      held: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
      isOwner: fc.boolean(),
    })
    .map(({ held, isOwner }) => member('x', held, isOwner));
  fc.assert(
    fc.property(fc.array(anybody, { maxLength: 30 }), (members) => {
      const groups = grouped(peopleOf(members, 'Owner', roles), true);
      const shown = groups.flatMap(([, held]) => held.map((person) => person.member.userId));
      assert.deepEqual(shown.sort(), members.map(({ userId }) => userId).sort());
      const positions = groups.map(([{ position }]) => position);
      assert.deepEqual(
        positions,
        [...positions].sort((a, b) => a - b),
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
    assert.ok(folded(name).includes(folded(query)));
  });
}
