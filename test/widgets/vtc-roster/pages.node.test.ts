import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Member } from '../../../src/contract/member.js';
import { readOn, renewed, type Members } from '../../../src/widgets/vtc-roster/pages.js';

const member = (userId: number): Member => ({
  userId: String(userId),
  role: 'member',
  joinedAt: '2024-01-01T00:00:00Z',
  name: `Driver ${userId}`,
  image: null,
  webId: userId,
  steamId: null,
  isOwner: false,
  roles: [],
});

/** A list of members that changes under its reader: `change` runs before each page. */
function pagesOf(ids: number[], change: (ids: number[]) => void = () => undefined) {
  const asked: [cursor: number, limit: number][] = [];
  const read = (cursor: number, limit: number): Promise<Members> => {
    if (asked.push([cursor, limit]) > 1) change(ids);
    const items = ids.slice(cursor, cursor + limit).map(member);
    const end = cursor + limit;
    return Promise.resolve({ items, nextCursor: end < ids.length ? end : null, total: ids.length });
  };
  return { asked, read };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const idsOf = ({ items }: Members): number[] => items.map(({ userId }) => Number(userId));

async function readAll(read: ReturnType<typeof pagesOf>['read'], limit: number): Promise<Members> {
  let members = await read(0, limit);
  while (members.nextCursor !== null) {
    members = await readOn(read, members, members.items.length + 1, limit);
  }
  return members;
}

test('each page is one request while nobody comes or leaves', async () => {
  const { asked, read } = pagesOf(upTo(1111));
  assert.deepEqual(idsOf(await readAll(read, 50)), upTo(1111));
  assert.equal(asked.length, Math.ceil(1111 / 50));
});

test('never asks for more than the API gives', async () => {
  const { asked, read } = pagesOf(upTo(1111));
  assert.deepEqual(idsOf(await readAll(read, 100)), upTo(1111));
  assert.ok(asked.every(([, limit]) => limit <= 100));
});

test('whoever stays is there once, however the list changes between pages', async () => {
  const change = fc.record({ place: fc.nat(), leaves: fc.boolean() });
  const property = fc.asyncProperty(
    fc.integer({ min: 0, max: 120 }),
    fc.integer({ min: 1, max: 20 }),
    fc.array(fc.array(change, { maxLength: 5 }), { maxLength: 8 }),
    async (count, limit, changes) => {
      const ids = upTo(count);
      const gone = new Set<number>();
      let newcomer = 1000;
      const { read } = pagesOf(ids, () => {
        for (const { place, leaves } of changes.pop() ?? []) {
          if (!leaves) ids.splice(place % (ids.length + 1), 0, newcomer++);
          else if (ids.length > 0) ids.splice(place % ids.length, 1).forEach((id) => gone.add(id));
        }
      });
      const shown = idsOf(await readAll(read, limit));
      assert.equal(new Set(shown).size, shown.length);
      const stayed = upTo(count).filter((id) => !gone.has(id));
      assert.deepEqual(
        shown.filter((id) => id < 1000 && !gone.has(id)),
        stayed,
      );
    },
  );
  await fc.assert(property, { numRuns: 500 });
});

test('a refresh of a list that is as it was asks for nothing but the first page', async () => {
  const { asked, read } = pagesOf(upTo(500));
  const known = await readAll(read, 50);
  const before = asked.length;
  assert.deepEqual(await renewed(read, await read(0, 50), known), known);
  assert.equal(asked.length, before + 1);
});

for (const [name, change] of [
  ['somebody joins at the end', (ids: number[]) => ids.push(7777)],
  ['somebody joins in front', (ids: number[]) => ids.unshift(7777)],
  ['somebody leaves in the middle', (ids: number[]) => ids.splice(222, 1)],
  ['somebody leaves on the first page', (ids: number[]) => ids.splice(3, 1)],
  ['many leave', (ids: number[]) => ids.splice(20, 400)],
  ['everybody but one leaves', (ids: number[]) => ids.splice(1)],
] as const) {
  test(`a refresh shows all that were loaded as they are now when ${name}`, async () => {
    const ids = upTo(500);
    const { asked, read } = pagesOf(ids);
    const known = await readAll(read, 50);
    const before = asked.length;
    change(ids);
    const members = await renewed(read, await read(0, 50), known);
    assert.deepEqual(idsOf(members), ids);
    assert.equal(members.total, ids.length);
    assert.ok(asked.length - before <= 9, String(asked.length - before));
  });
}

test('a refresh loads no more of a list than was loaded', async () => {
  const ids = upTo(500);
  const { read } = pagesOf(ids);
  const known = await readOn(read, await read(0, 50), 51, 50);
  ids.unshift(7777);
  const { items } = await renewed(read, await read(0, 50), known);
  assert.ok(items.length >= 100 && items.length < 200, String(items.length));
});

test('a member told twice on a page is there once', async () => {
  const twice = { items: [1, 1, 2].map(member), nextCursor: null, total: 3 };
  assert.deepEqual(
    idsOf(await renewed(() => Promise.reject(new Error('asked')), twice, twice)),
    [1, 2],
  );
});

test('an API that goes in circles is not asked for ever', async () => {
  let asked = 0;
  const circle = { items: [1, 2].map(member), nextCursor: 2, total: 9 };
  const read = () => Promise.resolve((asked++, circle));
  const members = await readOn(read, circle, 9, 50);
  assert.equal(members.nextCursor, null);
  assert.ok(asked <= 30, String(asked));
});

test('a failing page is the failure of the whole, and what is known stays', async () => {
  const { read } = pagesOf(upTo(100));
  const first = await read(0, 50);
  await assert.rejects(
    readOn(() => Promise.reject(new Error('no')), first, 51, 50),
    /no/,
  );
  assert.equal(first.items.length, 50);
});
