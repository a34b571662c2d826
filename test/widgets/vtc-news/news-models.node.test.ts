import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { emptyList } from '../../../src/element/offset-pages.js';
import { loadNews, type NewsData, type NewsPost } from '../../../src/widgets/vtc-news/data.js';
import { parsedLengths } from '../../text/parsed-lengths.js';
import { excerpt } from '../../../src/text/excerpt.js';
import { newsJsonLd } from '../../../src/widgets/vtc-news/model/json-ld.js';
import { sortedPosts } from '../../../src/widgets/vtc-news/model/posts.js';

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

/** A query that reads from a list, and the pages that it was called for. */
function listOf(posts: readonly NewsPost[]) {
  const pages: [offset: number, limit: number][] = [];
  const query = (_: unknown, { offset = 0, limit = 20 }: { offset?: number; limit?: number }) => {
    pages.push([offset, limit]);
    const end = offset + limit;
    return Promise.resolve({
      items: posts.slice(offset, end),
      nextCursor: end < posts.length ? end : null,
      total: posts.length,
    });
  };
  const load = (limit: number, wanted: number, news: NewsData = emptyList) =>
    loadNews(query as Parameters<typeof loadNews>[0], { vtc: '1', limit, wanted }, news);
  return { pages, load };
}

const postsUpTo = (count: number) => Array.from({ length: count }, (_, index) => post(index + 1));
const seven = postsUpTo(7);

describe('loading news', () => {
  for (const [limit, wanted, expected, pages, isEnd] of [
    [5, 5, 5, [[0, 5]], false],
    [3, 6, 7, [[0, 50]], true],
    [7, 7, 7, [[0, 7]], true],
    [50, 50, 7, [[0, 50]], true],
  ] as const) {
    test(`reads ${wanted} posts, ${limit} at first`, async () => {
      const list = listOf(seven);
      const news = await list.load(limit, wanted);
      assert.equal(news.items.length, expected);
      assert.deepEqual(list.pages, pages);
      assert.equal(news.nextCursor === null, isEnd);
    });
  }

  test('refreshes 100 posts with three requests', async () => {
    const list = listOf(postsUpTo(120));
    const news = await list.load(5, 100);
    assert.deepEqual(ids(news).slice(0, 100), ids({ items: postsUpTo(100) }));
    assert.deepEqual(list.pages, [
      [0, 50],
      [49, 50],
      [98, 5],
    ]);
  });

  test('continues after the loaded posts, from the start if there is a new post', async () => {
    const first = await listOf(seven).load(3, 3);
    const older = listOf(seven);
    assert.deepEqual(ids(await older.load(3, 6, first)), [1, 2, 3, 4, 5, 6, 7]);
    assert.deepEqual(older.pages, [[2, 50]]);
    const news = await listOf([post(0), ...seven]).load(3, 6, first);
    assert.deepEqual(ids(news), [0, 1, 2, 3, 4, 5, 6, 7]);
    assert.equal(news.total, 8);
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

test('parses the beginning of a long post for search engines, once', async () => {
  const posts = [post(1, { content: `Plan ${'\t'.repeat(40_000)}` })];
  let text = '';
  const write = () => {
    text = newsJsonLd(posts, () => 'https://news.example');
  };
  const lengths = await parsedLengths(write);
  assert.match(text, /"description":"Plan …"/);
  assert.equal(lengths.length, 1);
  assert.ok(Math.max(...lengths) <= 5001, lengths.join());
  assert.deepEqual(await parsedLengths(write), []);
});
