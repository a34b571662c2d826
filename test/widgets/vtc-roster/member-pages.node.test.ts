import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Member } from '../../../src/contract/member.js';
import {
  type Members,
  noMembers,
  readMembers,
} from '../../../src/widgets/vtc-roster/model/member-pages.js';

const member = (webId: number): Member => ({
  role: 'member',
  joinedAt: '2024-01-01T00:00:00Z',
  name: `Driver ${webId}`,
  image: null,
  webId,
  isOwner: false,
  roles: [],
});

/** A list of members that changes under its reader: `change` runs before each page. */
function pagesOf(ids: number[], change: (ids: number[]) => void = () => undefined) {
  const requests: [cursor: number, limit: number][] = [];
  const read = (cursor: number, limit: number): Promise<Members> => {
    if (requests.push([cursor, limit]) > 1) change(ids);
    const items = ids.slice(cursor, cursor + limit).map(member);
    const end = cursor + limit;
    return Promise.resolve({ items, nextCursor: end < ids.length ? end : null, total: ids.length });
  };
  return { requests, read };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const idsOf = ({ items }: Members): number[] => items.map(({ webId }) => webId);

async function readAll(read: ReturnType<typeof pagesOf>['read'], limit: number): Promise<Members> {
  let members = noMembers;
  for (let end = limit; members.nextCursor !== null; end += limit) {
    members = await readMembers(read, members, () => end);
  }
  return members;
}

/** Members after a refresh of the loaded ones. */
const renewed = (read: ReturnType<typeof pagesOf>['read'], known: Members): Promise<Members> =>
  readMembers(read, noMembers, () => known.nextCursor ?? Infinity);

test('each page is one request while the members do not change', async () => {
  const { requests, read } = pagesOf(upTo(1111));
  assert.deepEqual(idsOf(await readAll(read, 50)), upTo(1111));
  assert.equal(requests.length, Math.ceil(1111 / 50));
});

test('never requests more than the maximum page size', async () => {
  const { requests, read } = pagesOf(upTo(1111));
  assert.deepEqual(idsOf(await readAll(read, 100)), upTo(1111));
  assert.ok(requests.every(([, limit]) => limit <= 100));
});

test('remaining members are loaded once, however the list changes between pages', async () => {
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

for (const [name, change] of [
  ['no member joins or leaves', () => undefined],
  ['a member joins at the end', (ids: number[]) => ids.push(7777)],
  ['a member joins at the start', (ids: number[]) => ids.unshift(7777)],
  ['a member leaves in the middle', (ids: number[]) => ids.splice(222, 1)],
  ['a member leaves on the first page', (ids: number[]) => ids.splice(3, 1)],
  ['a member leaves and another joins in the middle', (ids: number[]) => ids.splice(222, 1, 7777)],
  ['many leave', (ids: number[]) => ids.splice(20, 400)],
  ['all but one leave', (ids: number[]) => ids.splice(1)],
] as const) {
  test(`a refresh updates all loaded members when ${name}`, async () => {
    const ids = upTo(500);
    const { requests, read } = pagesOf(ids);
    const known = await readAll(read, 50);
    const before = requests.length;
    change(ids);
    const members = await renewed(read, known);
    assert.deepEqual(idsOf(members), ids);
    assert.equal(members.total, ids.length);
    assert.ok(requests.length - before <= 6, String(requests.length - before));
  });
}

test('a refresh loads no more pages than before', async () => {
  const ids = upTo(500);
  const { requests, read } = pagesOf(ids);
  const known = await readMembers(read, noMembers, () => 70);
  ids.unshift(7777);
  const { items, nextCursor } = await renewed(read, known);
  assert.equal(items.length, 70);
  assert.equal(nextCursor, 70);
  assert.deepEqual(requests.at(-1), [0, 70]);
});

test('members that are loaded during a refresh are updated too', async () => {
  const { read } = pagesOf(upTo(500));
  let end = 50;
  const slow = (cursor: number, limit: number) => {
    end = 250;
    return read(cursor, limit);
  };
  const { items } = await readMembers(slow, noMembers, () => end);
  assert.equal(items.length, 250);
});

test('a member that is twice in a page is loaded once', async () => {
  const twice = { items: [1, 1, 2].map(member), nextCursor: null, total: 3 };
  assert.deepEqual(
    idsOf(
      await readMembers(
        () => Promise.resolve(twice),
        noMembers,
        () => 50,
      ),
    ),
    [1, 2],
  );
});

test('repeated cursors end the requests', async () => {
  let requests = 0;
  const circle = { items: [1, 2].map(member), nextCursor: 2, total: 9 };
  const read = () => Promise.resolve((requests++, circle));
  const members = await readMembers(read, circle, () => 9);
  assert.equal(members.nextCursor, null);
  assert.ok(requests <= 30, String(requests));
});

test('a failed page rejects the load, and loaded members remain', async () => {
  const { read } = pagesOf(upTo(100));
  const first = await read(0, 50);
  await assert.rejects(
    readMembers(
      () => Promise.reject(new Error('no')),
      first,
      () => 51,
    ),
    /no/,
  );
  assert.equal(first.items.length, 50);
});

for (const unreadable of [[49], [48, 49], [3], [0, 20, 49]]) {
  test(`reads on with one request after a page whose members ${unreadable.join(', ')} are unreadable`, async () => {
    const { requests, read } = pagesOf(upTo(186));
    const lenient = async (cursor: number, limit: number): Promise<Members> => {
      const page = await read(cursor, limit);
      const isReadable = ({ webId }: Member) => !unreadable.includes(webId);
      return { ...page, items: page.items.filter(isReadable) };
    };
    const first = await readMembers(lenient, noMembers, () => 50);
    const more = await readMembers(lenient, first, () => 100);
    assert.equal(requests.length, 2);
    assert.deepEqual(
      idsOf(more),
      upTo(100).filter((id) => !unreadable.includes(id)),
    );
  });
}
