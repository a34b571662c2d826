import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as z from 'zod/mini';
import type { eventRecord } from '../../src/contract/events.js';
import type { galleryImage, vtcGallery } from '../../src/contract/vtc-gallery.js';
import type { vtcNewsPost } from '../../src/contract/vtc-news.js';
import type { partnership } from '../../src/contract/vtc-partnerships.js';
import { saturdayEvening, setUp } from '../support/sandbox.js';

const { get } = setUp();

const posts = async (vtc: string): Promise<z.infer<typeof vtcNewsPost>[]> =>
  (await get(`/vtcs/${vtc}/news?limit=50`)).body.items;
const gallery = async (vtc: string): Promise<z.infer<typeof vtcGallery.response>> =>
  (await get(`/vtcs/${vtc}/gallery?limit=60`)).body;
const partners = async (vtc: string): Promise<z.infer<typeof partnership>[]> =>
  (await get(`/vtcs/${vtc}/partnerships`)).body.items;

const has = <T>(list: readonly T[], test: (item: T) => boolean) => assert.ok(list.some(test));

describe('the news', () => {
  test('are of several kinds, authors and titles, with and without a picture', async () => {
    const all = await posts('northern_haul');
    for (const markdown of [/^## /m, /^- /m, /^\d\. /m, /^> /m, /^\| /m, /^```/m, /!\[/, /\]\(/])
      has(all, ({ content }) => markdown.test(content));
    has(all, ({ image }) => image === null);
    has(all, ({ image }) => image !== null);
    const pinned = all.filter((post) => post.pinned).length;
    assert.ok(pinned >= 1 && pinned <= 4, `${pinned} pinned`);
    assert.ok(new Set(all.map(({ authorName }) => authorName)).size > 2);
    assert.ok(new Set(all.map(({ title }) => title)).size > 10);
  });

  test('of the company with hostile names are at the limits of a page', async () => {
    const all = await posts('hostile_names');
    assert.match(all[0]?.title ?? '', /<script>/);
    assert.equal(all[0]?.pinned, true);
    has(all, ({ content }) => content.length > 45_000 && content.length <= 50_000);
    has(all, ({ content, authorName, image }) => !content && !authorName && image === null);
    has(all, ({ title }) => title.length === 1);
    has(all, ({ title }) => title.length > 280);
  });
});

describe('the gallery', () => {
  const ids = (list: readonly z.infer<typeof galleryImage>[]) =>
    new Set(list.map(({ albumId }) => albumId));

  test('has four filled albums, featured pictures, captions and pictures without an album', async () => {
    const { albums, items, total } = await gallery('northern_haul');
    assert.equal(albums.length, 4);
    assert.ok(total > 100);
    assert.deepEqual(ids(items), new Set([null, ...albums.map(({ id }) => id)]));
    has(items, ({ featured }) => featured);
    has(items, ({ thumbnailUrl }) => thumbnailUrl === null);
    has(items, ({ caption }) => caption === null);
    assert.ok(new Set(items.map(({ caption }) => caption)).size > 3);
  });

  test('may have one picture or none', async () => {
    assert.equal((await gallery('solo_driver')).items.length, 1);
    assert.equal((await gallery('quiet_yard')).items.length, 0);
  });

  test('of the company with hostile names has an empty album, an id as title and a broken picture', async () => {
    const { albums, items } = await gallery('hostile_names');
    has(albums, ({ id }) => !ids(items).has(id));
    has(albums, ({ title }) => albums.some(({ id }) => String(id) === title));
    const statuses = await Promise.all(
      items.map(async ({ imageUrl }) => (await get(new URL(imageUrl).pathname)).status),
    );
    assert.deepEqual(
      statuses.filter((status) => status !== 200),
      [404],
    );
  });
});

test('the partners of the flagship have logos, distinctions and different dates', async () => {
  const all = await partners('northern_haul');
  assert.ok(all.length >= 7);
  assert.ok(all.filter(({ profilePicture }) => profilePicture !== null).length >= all.length / 2);
  for (const field of ['verified', 'partnered'] as const)
    for (const value of [true, false]) has(all, (item) => item[field] === value);
  assert.ok(new Set(all.map(({ partnershipCreatedAt }) => partnershipCreatedAt)).size > 5);
});

describe('the convoys of the flagship', () => {
  const week = 7 * 24 * 3_600_000;
  type Convoys = { items: z.infer<typeof eventRecord>[] };

  /** Full records of its convoys of the two weeks around now. */
  async function convoys() {
    const { body: company } = await get('/vtcs/northern_haul');
    const all: Convoys['items'] = [];
    for (const tab of ['past', 'upcoming'])
      for (let offset = 0; ; offset += 100) {
        const from = new Date(saturdayEvening - week).toISOString();
        const before = new Date(saturdayEvening + week).toISOString();
        const path = `/events?tab=${tab}&startsFrom=${from}&startsBefore=${before}&limit=100&offset=${offset}`;
        const { items } = (await get(path)).body as Convoys;
        all.push(...items.filter(({ vtcId }) => vtcId === company.id));
        if (items.length < 100) break;
      }
    return all;
  }

  test('are each worth opening: descriptions with lists and links, some with a route picture', async () => {
    const all = await convoys();
    assert.ok(all.length >= 6);
    for (const { description } of all)
      for (const markdown of [/^- /m, /\]\(https:/, /\*\*/])
        assert.match(description ?? '', markdown);
    has(all, ({ routeImage }) => routeImage !== null);
    has(all, ({ routeImage }) => routeImage === null);
  });

  test('are cancelled, of many DLCs or of several companies on their weekdays', async () => {
    const all = await convoys();
    const cancelled = all.filter(({ lifecycleStatus }) => lifecycleStatus === 'cancelled');
    assert.equal(cancelled.length, 1);
    has(all, ({ requiredDlcs }) => new Set(requiredDlcs).size === 12);
    has(all, ({ coHostVtcs = [], vtcId }) => {
      const ids = new Set(coHostVtcs.map((host) => host.vtcId));
      return ids.size >= 3 && !ids.has(vtcId ?? 0);
    });
  });
});
