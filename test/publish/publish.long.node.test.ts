import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ICAL from 'ical.js';
import { endpoints } from '../../src/contract/endpoints.js';
import { snapshotResponse } from '../../src/client/snapshot.js';
import { createCounters } from '../../src/gateway/cache/memory.js';
import { elementTags, isTag, needsMore } from '../../src/gateway/ssr/elements.js';
import { FolderError, PublishedFolder } from '../../src/publish/folder.js';
import type { PublishedManifest } from '../../src/publish/manifest.js';
import type { Snapshot } from '../../src/publish/snapshot.js';
import { isXml } from '../gateway/support/xml.js';
import { createPublishWorld, filesIn, publicUrl, vtc } from './world.js';

const outage = () => new Response('', { status: 500 });
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'vtc-publish.json'), 'utf8')) as PublishedManifest;

describe('Publishing', () => {
  it('writes the files of a company, and lists them', async () => {
    const { run, folder } = createPublishWorld();
    const { failures } = await run();
    assert.equal(failures, 0);
    const files = filesIn(folder);
    for (const path of [
      'index.html',
      `${vtc}.json`,
      `${vtc}.ics`,
      `${vtc}.atom.xml`,
      `${vtc}/badge-next.svg`,
      `${vtc}/badge-members-card.svg`,
      `${vtc}/convoys/next/index.html`,
      ...elementTags
        .filter((tag) => isTag(tag) && !needsMore(tag))
        .map((tag) => `${vtc}/${tag}.html`),
    ])
      assert.ok(files[path], path);
    assert.equal(Object.keys(files).filter((path) => /convoys\/\d+\/index/.test(path)).length, 2);
    const others = Object.keys(files).filter((path) => path !== 'vtc-publish.json');
    assert.deepEqual(manifestOf(folder).files, others);
    assert.ok(isXml(files[`${vtc}.atom.xml`] ?? ''));
    assert.ok(ICAL.parse(files[`${vtc}.ics`] ?? ''));
    assert.match(files[`${vtc}/convoys/next/index.html`] ?? '', /<html lang="de"/);
  });

  it('gives pages the addresses that they have on the site', async () => {
    const { run, folder } = createPublishWorld();
    const png = { render: () => Promise.resolve(new Uint8Array([1])), canRender: () => true };
    await run({}, { png, siteUrlTemplate: 'https://northern-haul.example/#{id}' });
    const files = filesIn(folder);
    const path = Object.keys(files).find((name) => /convoys\/\d+\/index/.test(name)) ?? '';
    const url = `${publicUrl}/${path.replace('index.html', '')}`;
    const html = files[path] ?? '';
    assert.ok(html.includes(`rel="canonical" href="${url}"`), html);
    assert.ok(html.includes(`property="og:image" content="${url}poster.png"`));
    assert.match(html, /data-site="https:\/\/northern-haul.example\/#\d+"/);
    assert.match(html, /http-equiv="content-security-policy" content="default-src &#39;none&#39;/);
    assert.ok(files[path.replace('index.html', 'poster.png')]);
  });

  it('contains neither the token nor what no element shows', async () => {
    const { run, folder, token } = createPublishWorld();
    await run();
    for (const [path, text] of Object.entries(filesIn(folder))) {
      assert.ok(!text.includes(token), path);
      assert.doesNotMatch(text, /steamId|"ownerId"|"userId"|"email"/i, path);
    }
  });

  it('has complete lists in the snapshot, by path and query', async () => {
    const { run, folder, company } = createPublishWorld();
    await run();
    const { names, responses } = JSON.parse(filesIn(folder)[`${vtc}.json`] ?? '') as Snapshot;
    assert.deepEqual(names, [String(company.id), vtc]);
    const items = (key: string) =>
      (responses[key]?.json as { items: unknown[]; nextCursor: unknown } | undefined) ?? {
        items: [],
        nextCursor: undefined,
      };
    assert.equal(items('/vtcs/-/members').items.length, company.memberCount);
    assert.equal(items('/vtcs/-/members').nextCursor, null);
    assert.ok(items('/vtcs/-/events/live').items.length > 0);
    assert.deepEqual(items('/vtcs/-/events/live'), items('/vtcs/-/events/upcoming'));
    for (const key of ['/vtcs/-', '/vtcs/-/roles', '/vtcs/-/news', '/vtcs/-/gallery'])
      assert.match(responses[key]?.at ?? '', /^\d{4}-\d\d-\d\dT/, key);
  });

  it('has convoys in the form of the embed endpoints, without a token too', async () => {
    const { run, folder } = createPublishWorld();
    assert.equal((await run({}, { tokens: {} })).failures, 0);
    const { responses } = JSON.parse(filesIn(folder)[`${vtc}.json`] ?? '') as Snapshot;
    const { json } = responses['/vtcs/-/events/upcoming'] ?? {};
    const parsed = endpoints.upcomingEvents.response.safeParse(json);
    assert.ok(parsed.success, String(parsed.error));
    assert.ok(parsed.data.items.length > 0);
  });

  it('has the convoys of others that the elements of the page show', async () => {
    const { run, folder, sandbox, company } = createPublishWorld();
    const { items } = (await (
      await sandbox.fetch(new Request('http://api.localhost/v1/events?tab=upcoming&limit=100'))
    ).json()) as { items: { id: number; vtcId: number; coHostVtcs: { vtcId: number }[] }[] };
    const isOwn = ({ vtcId }: (typeof items)[number]) => vtcId === company.id;
    const coHosted = items.filter(
      (event) => !isOwn(event) && event.coHostVtcs.some(({ vtcId }) => vtcId === company.id),
    );
    const [also] = items.filter((event) => !isOwn(event) && !coHosted.includes(event));
    assert.ok(coHosted[0] && also);
    await run({ scope: { include: 'own co-hosted', also: String(also.id) } });
    const files = filesIn(folder);
    const snapshot = JSON.parse(files[`${vtc}.json`] ?? '') as Snapshot;
    const file = `${publicUrl}/${vtc}.json`;
    const itemsOf = (path: string) =>
      (snapshotResponse(file, snapshot, path).json as { items: { id: number; startAt: string }[] })
        .items;
    const listed = itemsOf('/events?limit=100&tab=upcoming&order=start');
    const ids = listed.map(({ id }) => id);
    for (const { id } of [...coHosted, also]) assert.ok(ids.includes(id), String(id));
    const others = listed.filter(({ id }) => !items.filter(isOwn).some((own) => own.id === id));
    assert.equal(others.length, coHosted.length + 1);
    // Details in the dialog.
    for (const { id, startAt } of others) {
      const around = [-60_000, 60_000].map((ms) =>
        new Date(Date.parse(startAt) + ms).toISOString(),
      );
      const query = new URLSearchParams({
        ...{ limit: '100', tab: 'upcoming', startsFrom: around[0] ?? '' },
        startsBefore: around[1] ?? '',
      });
      assert.ok(itemsOf(`/events?${query}`).some((record) => record.id === id));
    }
    const entries = ICAL.parse(files[`${vtc}.ics`] ?? '') as [string, unknown, unknown[]];
    assert.ok(JSON.stringify(entries).includes(String(also.id)));
    assert.match(files[`${vtc}/vtc-upcoming-events.html`] ?? '', /include="own co-hosted"/);
  });

  it('has the lists of several companies under the names of the attribute', async () => {
    const { run, folder } = createPublishWorld();
    assert.equal((await run({ scope: { vtcs: `big_fleet ${vtc}` } })).failures, 0);
    const files = filesIn(folder);
    assert.equal(files['big_fleet.json'], undefined);
    const snapshot = JSON.parse(files[`${vtc}.json`] ?? '') as Snapshot;
    for (const path of [
      '/vtcs/big_fleet/events?limit=30&offset=0&tab=upcoming',
      `/vtcs/${vtc}/events?limit=30&offset=0&tab=upcoming`,
      '/vtcs/big_fleet/events?limit=30&offset=0&tab=past',
      `/vtcs/batch?ids[0]=big_fleet&ids[1]=${vtc}`,
    ])
      assert.ok(snapshotResponse(`${publicUrl}/${vtc}.json`, snapshot, path), path);
    assert.match(files[`${vtc}/vtc-calendar.html`] ?? '', /vtcs="big_fleet northern_haul"/);
    assert.match(files[`${vtc}.ics`] ?? '', /X-WR-CALNAME:Big Fleet\\, Northern Haul/);
  });

  it('changes no byte where nothing has changed', async () => {
    const { run, folder, clock } = createPublishWorld();
    await run();
    const before = filesIn(folder);
    await clock.advance(60_000);
    const { results } = await run();
    assert.deepEqual(results('written'), []);
    assert.deepEqual(filesIn(folder), before);
  });

  it('renews the times of unchanged responses once a day', async () => {
    const { run, folder, clock } = createPublishWorld();
    const at = () =>
      (JSON.parse(filesIn(folder)[`${vtc}.json`] ?? '') as Snapshot).responses['/vtcs/-/roles']?.at;
    await run();
    const first = at();
    await clock.advance(23 * 3_600_000);
    await run();
    assert.equal(at(), first);
    await clock.advance(2 * 3_600_000);
    await run();
    assert.notEqual(at(), first);
  });

  it('keeps all files when the API fails, and says how old they are', async () => {
    const { run, folder, clock, upstream } = createPublishWorld();
    await run();
    const before = filesIn(folder);
    const published = clock.now();
    await clock.advance(3_600_000);
    upstream.respond = outage;
    const { failures, steps } = await run();
    assert.ok(failures > 0);
    assert.deepEqual(filesIn(folder), before);
    const kept = steps.find(({ file }) => file === `${vtc}.json`);
    assert.equal(kept?.result, 'kept');
    assert.equal(kept.at, published);
    assert.match(kept.reason ?? '', /500/);
    upstream.respond = undefined;
    assert.equal((await run()).failures, 0);
  });

  it('keeps the files of one company that fails, and renews those of the others', async () => {
    const { run, upstream, folder } = createPublishWorld();
    const vtcs = [vtc, 'big_fleet'];
    await run({ vtcs });
    upstream.respond = ({ url }) => (url.includes(`/vtcs/${vtc}`) ? outage() : undefined);
    const { results, failures } = await run({ vtcs, language: 'fr' });
    assert.ok(failures > 0);
    assert.ok(results('kept').every((file) => file.startsWith(vtc)));
    assert.ok(results('written').includes('big_fleet/vtc-card.html'));
    assert.ok(filesIn(folder)[`${vtc}.json`]);
  });

  it('removes a company that has become private', async () => {
    const { run, folder, upstream } = createPublishWorld();
    await run({ vtcs: [vtc, 'big_fleet'] });
    upstream.respond = ({ url }) =>
      url.includes(`/vtcs/${vtc}`) ? Response.json({}, { status: 404 }) : undefined;
    const { failures } = await run({ vtcs: [vtc, 'big_fleet'] });
    assert.equal(failures, 1);
    const files = filesIn(folder);
    assert.ok(!Object.keys(files).some((path) => path.startsWith(vtc)));
    assert.ok(files['big_fleet.json']);
    assert.doesNotMatch(files['index.html'] ?? '', new RegExp(vtc));
    assert.equal(existsSync(join(folder, vtc)), false);
  });

  it('removes files of earlier versions, and no file of others', async () => {
    const { run, folder } = createPublishWorld();
    await run();
    const manifest = manifestOf(folder);
    const old = `${vtc}/old/badge.svg`;
    mkdirSync(join(folder, vtc, 'old'));
    writeFileSync(join(folder, old), 'old');
    writeFileSync(join(folder, vtc, 'mine.html'), 'mine');
    const text = JSON.stringify({ ...manifest, files: [...manifest.files, old] });
    writeFileSync(join(folder, 'vtc-publish.json'), text);
    const { results } = await run();
    assert.deepEqual(results('removed'), [old]);
    assert.equal(existsSync(join(folder, vtc, 'old')), false);
    assert.equal(readFileSync(join(folder, vtc, 'mine.html'), 'utf8'), 'mine');
  });

  it('completes a run that was stopped at any file', async () => {
    const complete = createPublishWorld();
    await complete.run();
    const expected = filesIn(complete.folder);
    const world = createPublishWorld();
    for (const count of [0, 1, 7, 20]) {
      const stop = new AbortController();
      let written = 0;
      const report = () => void ((written += 1) > count && stop.abort());
      await assert.rejects(world.run({ signal: stop.signal, report }), { name: 'AbortError' });
      const files = filesIn(world.folder);
      const { files: listed } = manifestOf(world.folder);
      for (const [path, text] of Object.entries(files)) {
        if (path === 'vtc-publish.json') continue;
        assert.equal(text, expected[path], path);
        assert.ok(listed.includes(path), path);
      }
    }
    await world.run();
    assert.deepEqual(filesIn(world.folder), expected);
  });

  it('sends at most half of the allowed requests, and waits for the rest', async () => {
    const { run, clock, requests } = createPublishWorld();
    const counters = createCounters();
    const waits: Promise<unknown>[] = [];
    const { failures, results } = await run({
      maxConvoys: 30,
      increment: counters,
      report: ({ result }) => {
        if (result === 'waiting')
          setImmediate(() => void waits.push(clock.advance(60_000) as Promise<unknown>));
      },
    });
    assert.equal(failures, 0);
    assert.deepEqual(results('kept'), []);
    await Promise.all(waits);
    const minutes = new Map<number, number>();
    for (const { at } of requests)
      minutes.set(Math.floor(at / 60_000), (minutes.get(Math.floor(at / 60_000)) ?? 0) + 1);
    assert.ok(minutes.size > 1);
    assert.ok(Math.max(...minutes.values()) <= 50, [...minutes.values()].join());
  });
});

describe('A folder', () => {
  const newFolder = () => createPublishWorld().folder;

  it('with files of others is refused', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'mine.html'), 'mine');
    await assert.rejects(PublishedFolder.open(folder), FolderError);
    assert.deepEqual(filesIn(folder), { 'mine.html': 'mine' });
  });

  for (const path of ['../outside.txt', '/etc/passwd', 'a/../../b', '.git/config', ''])
    it(`whose list has the path "${path}" is refused`, async () => {
      const folder = newFolder();
      const text = JSON.stringify({ format: 1, files: [path], responses: {}, sources: {} });
      writeFileSync(join(folder, 'vtc-publish.json'), text);
      await assert.rejects(PublishedFolder.open(folder), FolderError);
    });

  it('is not left through a symbolic link', async () => {
    const { folder, run } = createPublishWorld();
    await run();
    const outside = join(tmpdir(), `outside-${process.pid}`);
    mkdirSync(outside, { recursive: true });
    writeFileSync(join(outside, 'badge-next.svg'), 'outside');
    rmSync(join(folder, vtc), { recursive: true });
    symlinkSync(outside, join(folder, vtc));
    await assert.rejects(run(), /symbolic link/);
    assert.deepEqual(filesIn(outside), { 'badge-next.svg': 'outside' });
    rmSync(outside, { recursive: true });
  });

  it('keeps a file of others that has the name of a published one', async () => {
    const folder = newFolder();
    const opened = await PublishedFolder.open(folder);
    await opened.write('a.txt', 'a');
    writeFileSync(join(folder, 'b.txt'), 'mine');
    await assert.rejects(opened.write('b.txt', 'b'), /was not written by/);
    assert.equal(readFileSync(join(folder, 'b.txt'), 'utf8'), 'mine');
  });
});
