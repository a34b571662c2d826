import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { emptyList, loadPages, type OffsetList } from '../../src/element/offset-pages.js';

interface Item {
  readonly id: number;
}

type List = OffsetList<Item>;
type ReadPage = (offset: number, limit: number) => Promise<List>;

const item = (id: number): Item => ({ id });

/** Loads the items up to an offset. */
const loadUpTo = (
  readPage: ReadPage,
  list: List,
  end: () => number,
  maxPageSize = 100,
): Promise<List> =>
  loadPages(list, {
    readPage,
    idOf: ({ id }) => id,
    maxPageSize,
    missing: ({ nextCursor }) => end() - Number(nextCursor),
  });

/** A list that changes under its reader: `change` runs before each page. */
function pagesOf(ids: number[], change: (ids: number[]) => void = () => undefined) {
  const requests: [cursor: number, limit: number][] = [];
  const read = (cursor: number, limit: number): Promise<List> => {
    if (requests.push([cursor, limit]) > 1) change(ids);
    const items = ids.slice(cursor, cursor + limit).map(item);
    const end = cursor + limit;
    return Promise.resolve({ items, nextCursor: end < ids.length ? end : null, total: ids.length });
  };
  return { requests, read };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const idsOf = ({ items }: List): number[] => items.map(({ id }) => id);

async function readAll(read: ReadPage, limit: number, maxPageSize?: number): Promise<List> {
  let list: List = emptyList;
  for (let end = limit; list.nextCursor !== null; end += limit) {
    list = await loadUpTo(read, list, () => end, maxPageSize);
  }
  return list;
}

/** The list after a refresh of the loaded items. */
const renewed = (read: ReadPage, known: List): Promise<List> =>
  loadUpTo(read, emptyList, () => known.nextCursor ?? Infinity);

test('each page is one request while the items do not change', async () => {
  const { requests, read } = pagesOf(upTo(1111));
  assert.deepEqual(idsOf(await readAll(read, 50)), upTo(1111));
  assert.equal(requests.length, Math.ceil(1111 / 50));
});

test('never requests more than the maximum page size', async () => {
  const { requests, read } = pagesOf(upTo(1111));
  assert.deepEqual(idsOf(await readAll(read, 100)), upTo(1111));
  assert.ok(requests.every(([, limit]) => limit <= 100));
});

test('remaining items are loaded once, however the list changes between pages', async () => {
  const change = fc.record({ place: fc.nat(), isRemoved: fc.boolean() });
  const property = fc.asyncProperty(
    fc.integer({ min: 0, max: 120 }),
    fc.integer({ min: 1, max: 20 }),
    fc.constantFrom(20, 30, 100),
    fc.array(fc.array(change, { maxLength: 5 }), { maxLength: 8 }),
    async (count, limit, maxPageSize, changes) => {
      const ids = upTo(count);
      const gone = new Set<number>();
      let newcomer = 1000;
      let pages = 0;
      const { read } = pagesOf(ids, () => {
        for (const { place, isRemoved } of changes[pages++] ?? []) {
          if (!isRemoved) ids.splice(place % (ids.length + 1), 0, newcomer++);
          else if (ids.length > 0) ids.splice(place % ids.length, 1).forEach((id) => gone.add(id));
        }
      });
      const shown = idsOf(await readAll(read, limit, maxPageSize));
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

test('nothing is skipped or doubled where the list changes at its start, in pages of one size', async () => {
  const property = fc.asyncProperty(
    fc.integer({ min: 0, max: 200 }),
    fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 8 }),
    async (count, changes) => {
      const ids = upTo(count);
      let newcomer = 1000;
      let pages = 0;
      const { requests, read } = pagesOf(ids, () => {
        const change = changes[pages++] ?? 0;
        if (change < 0) ids.splice(0, -change);
        else for (let added = 0; added < change; added += 1) ids.unshift(newcomer++);
      });
      // Requests of elements have one size, so that equal ones are shared.
      const list = await readAll((offset) => read(offset, 30), 30, 30);
      const shown = idsOf(list);
      assert.equal(new Set(shown).size, shown.length);
      const remaining = ids.filter((id) => id < 1000);
      assert.deepEqual(
        shown.filter((id) => remaining.includes(id)),
        remaining,
      );
      const bound = 2 * (1 + changes.length) * Math.ceil((count + 30) / 29);
      assert.ok(requests.length <= bound, `${requests.length} requests`);
    },
  );
  await fc.assert(property, { numRuns: 500 });
});

test('what is new at the start of a longer list is loaded with the next page', async () => {
  const ids = upTo(90);
  const { requests, read } = pagesOf(ids);
  const first = await loadUpTo(read, emptyList, () => 30, 30);
  ids.unshift(7777);
  const list = await loadUpTo(read, first, () => 60, 30);
  assert.deepEqual(idsOf(list).slice(0, 3), [7777, 0, 1]);
  assert.deepEqual(requests.slice(1), [
    [29, 30],
    [0, 30],
    [29, 30],
    [58, 2],
  ]);
});

for (const [name, change] of [
  ['no item is added or removed', () => undefined],
  ['an item is added at the end', (ids: number[]) => ids.push(7777)],
  ['an item is added at the start', (ids: number[]) => ids.unshift(7777)],
  ['an item is removed in the middle', (ids: number[]) => ids.splice(222, 1)],
  ['an item is removed on the first page', (ids: number[]) => ids.splice(3, 1)],
  [
    'an item is removed and another is added in the middle',
    (ids: number[]) => ids.splice(222, 1, 7777),
  ],
  ['many are removed', (ids: number[]) => ids.splice(20, 400)],
  ['all but one are removed', (ids: number[]) => ids.splice(1)],
] as const) {
  test(`a refresh updates all loaded items when ${name}`, async () => {
    const ids = upTo(500);
    const { requests, read } = pagesOf(ids);
    const known = await readAll(read, 50);
    const before = requests.length;
    change(ids);
    const items = await renewed(read, known);
    assert.deepEqual(idsOf(items), ids);
    assert.equal(items.total, ids.length);
    assert.ok(requests.length - before <= 6, String(requests.length - before));
  });
}

test('a refresh loads no more pages than before', async () => {
  const ids = upTo(500);
  const { requests, read } = pagesOf(ids);
  const known = await loadUpTo(read, emptyList, () => 70);
  ids.unshift(7777);
  const { items, nextCursor } = await renewed(read, known);
  assert.equal(items.length, 70);
  assert.equal(nextCursor, 70);
  assert.deepEqual(requests.at(-1), [0, 70]);
});

test('items that are loaded during a refresh are updated too', async () => {
  const { read } = pagesOf(upTo(500));
  let end = 50;
  const slow = (cursor: number, limit: number) => {
    end = 250;
    return read(cursor, limit);
  };
  const { items } = await loadUpTo(slow, emptyList, () => end);
  assert.equal(items.length, 250);
});

test('an item that is twice in a page is loaded once', async () => {
  const twice = { items: [1, 1, 2].map(item), nextCursor: null, total: 3 };
  assert.deepEqual(
    idsOf(
      await loadUpTo(
        () => Promise.resolve(twice),
        emptyList,
        () => 50,
      ),
    ),
    [1, 2],
  );
});

test('pages without anything new end the requests', async () => {
  const requests: number[] = [];
  const read = (offset: number) => {
    requests.push(offset);
    return Promise.resolve({ items: [item(1)], nextCursor: offset + 30, total: 900 });
  };
  const list = await loadUpTo(read, emptyList, () => Infinity);
  assert.equal(list.nextCursor, null);
  assert.ok(requests.length <= 20, String(requests.length));
});

test('repeated cursors end the requests', async () => {
  let requests = 0;
  const circle = { items: [1, 2].map(item), nextCursor: 2, total: 9 };
  const read = () => Promise.resolve((requests++, circle));
  const items = await loadUpTo(read, circle, () => 9);
  assert.equal(items.nextCursor, null);
  assert.ok(requests <= 30, String(requests));
});

test('a failed page rejects the load, and loaded items remain', async () => {
  const { read } = pagesOf(upTo(100));
  const first = await read(0, 50);
  await assert.rejects(
    loadUpTo(
      () => Promise.reject(new Error('no')),
      first,
      () => 51,
    ),
    /no/,
  );
  assert.equal(first.items.length, 50);
});

for (const unreadable of [[49], [48, 49], [3], [0, 20, 49]]) {
  test(`reads on with one request after a page whose items ${unreadable.join(', ')} are unreadable`, async () => {
    const { requests, read } = pagesOf(upTo(186));
    const lenient = async (cursor: number, limit: number): Promise<List> => {
      const page = await read(cursor, limit);
      const isReadable = ({ id }: Item) => !unreadable.includes(id);
      return { ...page, items: page.items.filter(isReadable) };
    };
    const first = await loadUpTo(lenient, emptyList, () => 50);
    const more = await loadUpTo(lenient, first, () => 100);
    assert.equal(requests.length, 2);
    assert.deepEqual(
      idsOf(more),
      upTo(100).filter((id) => !unreadable.includes(id)),
    );
  });
}
