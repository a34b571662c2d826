import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  loadNews,
  type NewsData,
  type NewsPost,
  noNews,
} from '../../../src/widgets/vtc-news/data.js';
import { excerpt, sortedPosts } from '../../../src/widgets/vtc-news/model/posts.js';

const post = (id: number, fields: Partial<NewsPost> = {}): NewsPost => ({
  id,
  title: `Post ${id}`,
  content: '',
  image: null,
  pinned: false,
  createdAt: new Date(Date.UTC(2026, 10, 22) - id * 86_400_000).toISOString(),
  authorName: '',
  authorImage: null,
  ...fields,
});

const ids = ({ items }: Pick<NewsData, 'items'>) => items.map(({ id }) => id);

/** A query that reads from a list, and the offsets it was called with. */
function listOf(posts: readonly NewsPost[], total = posts.length) {
  const offsets: number[] = [];
  const query = (_: unknown, { offset = 0, limit = 20 }: { offset?: number; limit?: number }) => {
    offsets.push(offset);
    return Promise.resolve({ items: posts.slice(offset, offset + limit), nextCursor: 99, total });
  };
  const load = (limit: number, wanted: number, news = noNews) =>
    loadNews(query as Parameters<typeof loadNews>[0], { vtc: '1', limit, wanted }, news);
  return { offsets, load };
}

const seven = [1, 2, 3, 4, 5, 6, 7].map((id) => post(id));

describe('loading news', () => {
  for (const [limit, wanted, expected, offsets, isEnd] of [
    [5, 5, 5, [0], false],
    [3, 6, 6, [0, 3], false],
    [3, 9, 7, [0, 3, 6], true],
    [7, 7, 7, [0], true],
    [50, 50, 7, [0], true],
  ] as const) {
    test(`reads ${wanted} posts in pages of ${limit}`, async () => {
      const list = listOf(seven);
      const news = await list.load(limit, wanted);
      assert.equal(news.items.length, expected);
      assert.deepEqual(list.offsets, offsets);
      assert.equal(news.nextCursor === null, isEnd);
    });
  }

  test('continues after the loaded posts, and has a post that moved to the next page once', async () => {
    const first = await listOf(seven).load(3, 3);
    const news = await listOf([post(0), ...seven]).load(3, 6, first);
    assert.deepEqual(ids(news), [1, 2, 3, 4, 5, 6, 7]);
    assert.equal(news.total, 8);
  });

  test('ends if a page has nothing new, whatever the total is', async () => {
    const list = listOf(seven, 1000);
    assert.equal((await list.load(5, 500)).nextCursor, null);
    assert.deepEqual(list.offsets, [0, 5, 7]);
  });
});

test('puts pinned posts first, then the newest, wherever the API lists them', () => {
  const posts = [post(3), post(1), post(9, { pinned: true }), post(2), post(8, { pinned: true })];
  assert.deepEqual(ids({ items: sortedPosts(posts) }), [8, 9, 1, 2, 3]);
});

for (const [text, letters, expected] of [
  ['a b', 10, 'a b'],
  ['abcdef', 3, 'abc…'],
  ['ab😀', 3, 'ab…'],
  ['ab😀', 4, 'ab😀'],
] as const) {
  test(`shortens ${JSON.stringify(text)} to ${letters} letters`, () => {
    assert.equal(excerpt(text, letters), expected);
  });
}
