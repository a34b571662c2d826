import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { serve } from '@hono/node-server';
import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer-core';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import type { Tab } from './tab-page.js';

declare const tab: Tab;
declare const copies: readonly Tab[];

const sandbox = createSandbox({ companies: 5, members: 50, rateLimits: false });
const company = sandbox.world.company('northern_haul');
assert.ok(company);
const token = sandbox.world.embedToken(company);

/** Delay of the API, whether it rejects tokens, and the requests that reached it without preflights. */
const api = { delayMs: 0, rejectsTokens: false, reached: [] as { at: number; path: string }[] };

async function respond(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return sandbox.fetch(request);
  api.reached.push({ at: Date.now(), path: new URL(request.url).pathname });
  const isRejected = api.rejectsTokens && request.headers.has('authorization');
  await new Promise((resolve) => setTimeout(resolve, api.delayMs));
  const { body, headers, status } = await sandbox.fetch(request);
  return new Response(body, { headers, status: isRejected ? 401 : status });
}

const bundle = build({
  entryPoints: ['test/client/tab-page.ts'],
  bundle: true,
  format: 'iife',
  write: false,
  minify: true,
});

async function pages(request: Request): Promise<Response> {
  const html = (body: string) => new Response(body, { headers: { 'content-type': 'text/html' } });
  const { pathname } = new URL(request.url);
  if (pathname === '/tab.js')
    return new Response((await bundle).outputFiles[0]?.text, {
      headers: { 'content-type': 'text/javascript' },
    });
  if (pathname === '/sandboxed') return html('<iframe sandbox="allow-scripts" src="/"></iframe>');
  const copies = pathname === '/twice' ? 2 : 1;
  return html(
    `<!doctype html><title>Page</title>${'<script src="/tab.js"></script>'.repeat(copies)}`,
  );
}

const listen = (fetch: (request: Request) => Promise<Response>) =>
  serve({ fetch, hostname: '127.0.0.1', port: 0 });
const servers = { api: listen(respond), pages: listen(pages) };
const addressOf = (server: { address(): unknown }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let browser: Browser;
let source: { apiBase: string; token: string };
before(async () => {
  browser = await launchChromium(
    '--disable-background-timer-throttling',
    '--disable-renderer-backgrounding',
    '--disable-backgrounding-occluded-windows',
  );
  source = { apiBase: addressOf(servers.api), token };
});
after(async () => {
  await browser.close();
  for (const server of Object.values(servers)) server.close();
});

/** Runs `use` with tabs of one site, each in a window of its own. */
async function inTabs(
  count: number,
  use: (tabs: Page[]) => Promise<void>,
  path = '/',
): Promise<void> {
  const context = await browser.createBrowserContext();
  Object.assign(api, { delayMs: 0, rejectsTokens: false, reached: [] });
  const tabs = await Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage();
      const session = await page.createCDPSession();
      await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
      await page.goto(addressOf(servers.pages) + path);
      return page;
    }),
  );
  try {
    await use(tabs);
  } finally {
    await context.close();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const load = (page: Page, name: string, maxAgeMs = 0) =>
  page.evaluate(
    (name, source, maxAgeMs) => tab.load(name, source, maxAgeMs),
    name,
    source,
    maxAgeMs,
  );

/** Waits until a tab that polls has had so many responses, and no failure; returns how many. */
async function responsesIn(page: Page, count: number): Promise<number> {
  for (;;) {
    const seen = (await page.evaluate(() => tab.seen)) as ReturnType<Tab['poll']>;
    assert.deepEqual(seen.failures, []);
    if (seen.responses >= count) return seen.responses;
    await pause(50);
  }
}

test(
  'ten tabs cost at most 1.2 times the requests of one',
  { timeout: limit(120_000) },
  (context) =>
    inTabs(10, async (tabs) => {
      const intervalMs = 1500;
      const addresses = 6;
      api.delayMs = 80;
      for (const page of tabs)
        await page.evaluate(
          (source, intervalMs) => {
            tab.seen = tab.poll(source, intervalMs);
          },
          source,
          intervalMs,
        );
      const [first] = tabs;
      assert.ok(first);
      // Not for a time: on a slow machine, opening the tabs takes some of it.
      await responsesIn(first, 6 * addresses);
      const requests = api.reached.length;
      // The browser slows down timers of tabs in the background, of some more than of others.
      const responses = await Promise.all(tabs.map((page) => responsesIn(page, 0)));
      // Alone, the fastest would have sent a request for each response, and may have begun the next round.
      const alone = Math.max(...responses) + addresses;
      context.diagnostic(`${alone} requests of one tab, ${requests} of ten`);
      assert.ok(requests <= 1.2 * alone, `${alone} requests of one tab, ${requests} of ten`);
      for (const page of tabs) await responsesIn(page, 2 * addresses);
    }),
);

const endings: readonly (readonly [string, number, (loading: Page) => Promise<unknown>])[] = [
  ['closes', 1000, (loading) => loading.close()],
  [
    'freezes',
    3000,
    async (loading) => {
      const session = await loading.createCDPSession();
      await session.send('Debugger.enable');
      await session.send('Debugger.pause');
    },
  ],
];
for (const [name, maxMs, end] of endings)
  test(`another tab takes over within ${maxMs} ms when the loading one ${name}`, () =>
    inTabs(3, async ([loading, ...others]) => {
      assert.ok(loading);
      api.delayMs = limit(3000);
      void load(loading, 'vtcDetail').catch(() => 'gone');
      while (api.reached.length === 0) await pause(20);
      const answers = Promise.all(others.map((page) => load(page, 'vtcDetail')));
      await pause(300);
      assert.equal(api.reached.length, 1);
      api.delayMs = 0;
      const ended = Date.now();
      await end(loading);
      assert.deepEqual(await answers, ['response', 'response']);
      // The second one may get the lock before it receives the response of the first.
      assert.ok(api.reached.length <= 3, `${api.reached.length} requests`);
      const took = (api.reached[1]?.at ?? Infinity) - ended;
      assert.ok(took < limit(maxMs), `${took} ms`);
    }));

test('a tab that opens later gets cached responses of the others', () =>
  inTabs(2, async ([first, second]) => {
    assert.ok(first && second);
    await load(first, 'vtcRoles');
    await second.reload();
    assert.equal(await load(second, 'vtcRoles', 60_000), 'response');
    assert.equal(api.reached.length, 1);
  }));

test('holds no lock after a request was aborted', () =>
  inTabs(2, async ([first, second]) => {
    assert.ok(first && second);
    await load(second, 'vtcRoles');
    const held = await first.evaluate(async (source) => {
      for (let turns = 0; turns < 12; turns++) await tab.abort('vtcDetail', source, turns);
      const { held: locks = [] } = await navigator.locks.query();
      return locks.map(({ name }) => name ?? '').filter((name) => name.includes('http'));
    }, source);
    assert.deepEqual(held, []);
    assert.equal(await load(second, 'vtcDetail'), 'response');
  }));

test('drops the responses to a rejected token in all tabs', () =>
  inTabs(2, async ([first, second]) => {
    assert.ok(first && second);
    const isCached = () =>
      Promise.all(
        [first, second].map((page) =>
          page.evaluate((source) => tab.isCached('liveEvents', source), source),
        ),
      );
    await load(first, 'liveEvents');
    await load(second, 'liveEvents', 60_000);
    assert.equal(api.reached.length, 1);
    assert.deepEqual(await isCached(), [true, true]);
    api.rejectsTokens = true;
    assert.equal(await load(second, 'liveEvents'), 'UNAUTHORIZED');
    await pause(50);
    assert.deepEqual(await isCached(), [false, false]);
  }));

test('stores anonymous responses, and no others, for the next page of a tab', () =>
  inTabs(1, async ([page]) => {
    assert.ok(page);
    for (const name of ['vtcDetail', 'vtcRoles', 'liveEvents']) await load(page, name);
    await page.goto(`${addressOf(servers.pages)}/next`);
    const isCached = (name: string) =>
      page.evaluate((name, source) => tab.isCached(name, source), name, source);
    assert.deepEqual([await isCached('vtcDetail'), await isCached('liveEvents')], [true, false]);
    assert.equal(await load(page, 'vtcRoles', 60_000), 'response');
    assert.equal(api.reached.length, 3);
    const storedWhile = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(Document.prototype, 'hidden', { value: hidden, configurable: true });
        dispatchEvent(new Event('visibilitychange'));
        return JSON.stringify({ ...sessionStorage });
      }, isHidden);
    assert.deepEqual(await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }]), [
      {},
      {},
    ]);
    const stored = await storedWhile(true);
    assert.ok(stored.includes('/vtcs/northern_haul') && !stored.includes(token.slice(4)));
    assert.equal(await storedWhile(false), '{}');
  }));

test('loads in a sandboxed frame without locks and storage', () =>
  inTabs(
    1,
    async ([page]) => {
      const frame = await page?.waitForFrame((each) => each.parentFrame() !== null);
      assert.ok(frame);
      await frame.waitForFunction(() => 'tab' in globalThis);
      assert.equal(
        await frame.evaluate((source) => tab.load('vtcDetail', source), source),
        'response',
      );
      assert.equal(
        await frame.evaluate((source) => tab.load('liveEvents', source), source),
        'response',
      );
    },
    '/sandboxed',
  ));

test('two copies of the bundle in a page share requests and failures', () =>
  inTabs(
    1,
    async ([page]) => {
      assert.ok(page);
      const both = (name: string) =>
        page.evaluate(
          (name, source) => Promise.all(copies.map((copy) => copy.load(name, source))),
          name,
          source,
        );
      assert.deepEqual(await both('vtcDetail'), ['response', 'response']);
      assert.equal(api.reached.length, 1);
      api.rejectsTokens = true;
      assert.deepEqual(await both('liveEvents'), ['UNAUTHORIZED', 'UNAUTHORIZED']);
      assert.equal(api.reached.length, 2);
    },
    '/twice',
  ));
