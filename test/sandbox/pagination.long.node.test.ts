import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { envelope, pageOf } from '../../src/sandbox/handlers/pagination.js';
import { setUp } from '../support/sandbox.js';

const { get } = setUp();

interface Page {
  items: { id?: number; userId?: string }[];
  nextCursor: number | null;
  total: number;
}

const identity = ({ id, userId }: Page['items'][number]) => id ?? userId;
const page = async (path: string): Promise<Page> => (await get(path)).body;
const join = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** All items of all pages; `next` returns the path of the next page. */
async function pagesOf(first: string, next: (page: Page, number: number) => string) {
  const found = [];
  let current = await page(first);
  for (let number = 2; ; number += 1) {
    found.push(...current.items.map(identity));
    if (current.nextCursor === null) return { found, total: current.total };
    assert.ok(current.items.length > 0, 'an empty page has nextCursor');
    current = await page(next(current, number));
  }
}

const large = [
  '/vtcs',
  '/vtcs/big_fleet/members',
  '/vtcs/solo_driver/members',
  '/events',
  '/events?tab=past',
  '/news',
];
const small = [
  '/vtcs/1/news',
  '/vtcs/1/events',
  '/vtcs/1/events?tab=past',
  '/vtcs/1/gallery',
  '/vtcs/1/gallery?albumId=11',
  '/vtcs/2/news',
  '/vtcs/2/gallery',
];

function assertWhole({ found, total }: { found: unknown[]; total: number }) {
  assert.equal(found.length, total);
  assert.equal(new Set(found).size, total, 'something is repeated');
}

for (const path of large) {
  test(`${path} returns every item once by cursor, offset and page`, async () => {
    const by = (query: (page: Page, number: number) => string, first: string) =>
      pagesOf(join(path, first), (current, number) => join(path, query(current, number)));
    const results = [
      await by(({ nextCursor }) => `limit=7&cursor=${nextCursor}`, 'limit=7'),
      await by(({ nextCursor }) => `limit=100&offset=${nextCursor}`, 'limit=100'),
      await by((_, number) => `page=${number}&pageSize=13`, 'page=1&pageSize=13'),
      await by((_, number) => `page=${number}&limit=13`, 'page=1&limit=13'),
    ];
    for (const result of results) {
      assertWhole(result);
      assert.deepEqual(result.found, results[0]?.found);
    }
  });

  test(`${path} returns an empty page after the last, and 20 items by default`, async () => {
    const { total, items } = await page(path);
    assert.equal(items.length, Math.min(total, 20));
    for (const query of [`cursor=${total}`, `offset=${total + 5}`, 'page=99999']) {
      assert.deepEqual(
        await get(join(path, query)).then(({ body }) => [body.items, body.nextCursor, body.total]),
        [[], null, total],
      );
    }
  });
}

for (const path of small) {
  test(`${path} returns every item once`, async () => {
    assertWhole(
      await pagesOf(join(path, 'limit=3'), ({ nextCursor }) =>
        join(path, `limit=3&offset=${nextCursor}`),
      ),
    );
  });
}

test('prefers cursor over offset over page, and pageSize over limit', async () => {
  const items = async (query: string) => (await page(`/vtcs?${query}`)).items.map(identity);
  assert.deepEqual(
    await items('cursor=3&offset=5&page=2&limit=2'),
    await items('cursor=3&limit=2'),
  );
  assert.deepEqual(await items('offset=5&page=2&limit=2'), await items('offset=5&limit=2'));
  assert.equal((await items('pageSize=3&limit=5&page=1')).length, 3);
});

test('returns gallery images as images and items, and only those of an album', async () => {
  const { images, items } = (await get('/vtcs/1/gallery')).body;
  assert.deepEqual(images, items);
  const album = (await get('/vtcs/1/gallery?albumId=12&limit=60')).body;
  assert.ok(album.items.length > 0);
  for (const { albumId } of album.items) assert.equal(albumId, 12);
});

test('pages users and bans in their own format', async () => {
  const users = new Set<string>();
  const first = (await get('/users/search?q=fox&limit=50')).body;
  for (let number = 1; number <= first.pagination.totalPages; number += 1) {
    for (const user of (await get(`/users/search?q=fox&limit=50&page=${number}`)).body.users) {
      assert.match(user.name, /fox/i);
      users.add(user.id);
    }
  }
  assert.equal(users.size, first.pagination.total);
  const bans = new Set<number>();
  for (let number = 1; number <= 4; number += 1) {
    for (const ban of (await get(`/bans?pageSize=100&page=${number}`)).body.data) bans.add(ban.id);
  }
  assert.equal(bans.size, (await get('/bans')).body.total);
});

test('returns a next cursor exactly when items are left', () => {
  const small = fc.nat({ max: 40 });
  fc.assert(
    fc.property(small, small, fc.integer({ min: 1, max: 40 }), (total, start, length) => {
      const list = Array.from({ length: total }, (_, place) => place);
      const paged = pageOf(list, { start, length }, (place) => place);
      assert.deepEqual(paged.items, list.slice(start, start + length));
      assert.equal(paged.nextCursor, start + length < total ? start + length : null);
      assert.deepEqual(
        envelope(total, { start, length }, (place) => place),
        paged,
      );
    }),
  );
});
