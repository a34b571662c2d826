import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { serve } from '@hono/node-server';
import { build } from 'esbuild';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import {
  chromiumArguments,
  findChromium,
  headlessMode,
} from '../../tools/test/browsers/chromium.mjs';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import type { Tab } from './tab-page.js';

declare const tab: Tab;
declare const copies: readonly Tab[];

const sandbox = createSandbox({ companies: 5, members: 50, rateLimits: false });
const company = sandbox.world.company('northern_haul');
assert.ok(company);
const token = sandbox.world.embedToken(company);

/** How long the API takes, whether it refuses, and what reached it, preflights aside. */
const api = { delayMs: 0, refuses: false, reached: [] as { at: number; path: string }[] };

async function answer(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return sandbox.fetch(request);
  api.reached.push({ at: Date.now(), path: new URL(request.url).pathname });
  const refused = api.refuses && request.headers.has('authorization');
  await new Promise((resolve) => setTimeout(resolve, api.delayMs));
  const { body, headers, status } = await sandbox.fetch(request);
  return new Response(body, { headers, status: refused ? 401 : status });
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
const servers = { api: listen(answer), pages: listen(pages) };
const addressOf = (server: { address(): unknown }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let browser: Browser;
let source: { apiBase: string; token: string };
before(async () => {
  const executablePath = await findChromium();
  assert.ok(executablePath);
  browser = await puppeteer.launch({
    executablePath,
    headless: headlessMode(executablePath),
    args: [
      ...chromiumArguments,
      '--disable-background-timer-throttling',
      '--disable-renderer-backgrounding',
      '--disable-backgrounding-occluded-windows',
    ],
  });
  source = { apiBase: addressOf(servers.api), token };
});
after(async () => {
  await browser.close();
  for (const server of Object.values(servers)) server.close();
});

/** Tabs of one site, as if each had a window of its own; closed with what they share when `use` is done. */
async function inTabs(
  count: number,
  use: (tabs: Page[]) => Promise<void>,
  path = '/',
): Promise<void> {
  const context = await browser.createBrowserContext();
  Object.assign(api, { delayMs: 0, refuses: false, reached: [] });
  const tabs = await Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage();
      const session = await page.createCDPSession();
      await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
      await page.goto(addressOf(servers.pages) + path);
      return page;
    }),
  );
  await use(tabs);
  await context.close();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ask = (page: Page, name: string, maxAgeMs = 0) =>
  page.evaluate(
    (name, source, maxAgeMs) => tab.ask(name, source, maxAgeMs),
    name,
    source,
    maxAgeMs,
  );

/** Requests of `count` tabs that load and refresh six addresses side by side. */
async function requestsOf(count: number): Promise<number> {
  let requests = 0;
  await inTabs(count, async (tabs) => {
    api.delayMs = 80;
    await Promise.all(
      tabs.map((page) =>
        page.evaluate((source) => {
          tab.seen = tab.poll(source, 1500);
        }, source),
      ),
    );
    await pause(4500);
    requests = api.reached.length;
    for (const page of tabs) {
      const seen = (await page.evaluate(() => tab.seen)) as ReturnType<Tab['poll']>;
      assert.deepEqual(seen.failures, []);
      assert.ok(seen.answers >= 12, `${seen.answers} answers in a tab`);
    }
  });
  return requests;
}

test('ten tabs cost at most 1.2 times the requests of one', async (context) => {
  const one = await requestsOf(1);
  const ten = await requestsOf(10);
  context.diagnostic(`${one} requests of one tab, ${ten} of ten`);
  assert.ok(one >= 12 && ten <= 1.2 * one, `${one} requests of one tab, ${ten} of ten`);
});

const endings: readonly (readonly [string, (asking: Page) => Promise<unknown>])[] = [
  ['closes', (asking) => asking.close()],
  [
    'freezes',
    async (asking) => {
      const session = await asking.createCDPSession();
      await session.send('Debugger.enable');
      await session.send('Debugger.pause');
    },
  ],
];
for (const [name, end] of endings)
  test(`the next tab takes over within a second when the asking one ${name}`, () =>
    inTabs(3, async ([asking, ...others]) => {
      assert.ok(asking);
      api.delayMs = 3000;
      void ask(asking, 'vtcDetail').catch(() => 'gone');
      await pause(300);
      const answers = Promise.all(others.map((page) => ask(page, 'vtcDetail')));
      await pause(300);
      assert.equal(api.reached.length, 1);
      api.delayMs = 0;
      const ended = Date.now();
      await end(asking);
      assert.deepEqual(await answers, ['answer', 'answer']);
      assert.equal(api.reached.length, 2);
      const took = (api.reached[1]?.at ?? Infinity) - ended;
      assert.ok(took < 1000, `${took} ms`);
    }));

test('a tab that opens later knows what the others know, and the budget they used', () =>
  inTabs(2, async ([first, second]) => {
    assert.ok(first && second);
    await ask(first, 'vtcRoles');
    await second.reload();
    assert.equal(await ask(second, 'vtcRoles', 60_000), 'answer');
    assert.equal(api.reached.length, 1);
  }));

test('who leaves before its turn holds no lock', () =>
  inTabs(2, async ([first, second]) => {
    assert.ok(first && second);
    await ask(second, 'vtcRoles');
    const held = await first.evaluate(async (source) => {
      for (let turns = 0; turns < 12; turns++) await tab.leave('vtcDetail', source, turns);
      const { held: locks = [] } = await navigator.locks.query();
      return locks.map(({ name }) => name ?? '').filter((name) => name.includes('http'));
    }, source);
    assert.deepEqual(held, []);
    assert.equal(await ask(second, 'vtcDetail'), 'answer');
  }));

test('a refused token loses its data in all tabs', () =>
  inTabs(2, async ([first, second]) => {
    assert.ok(first && second);
    const known = () =>
      Promise.all(
        [first, second].map((page) =>
          page.evaluate((source) => tab.known('liveEvents', source), source),
        ),
      );
    await ask(first, 'liveEvents');
    await ask(second, 'liveEvents', 60_000);
    assert.equal(api.reached.length, 1);
    assert.deepEqual(await known(), [true, true]);
    api.refuses = true;
    assert.equal(await ask(second, 'liveEvents'), 'UNAUTHORIZED');
    await pause(50);
    assert.deepEqual(await known(), [false, false]);
  }));

test('the next page of a tab shows the last anonymous answers at once, and those alone', () =>
  inTabs(1, async ([page]) => {
    assert.ok(page);
    await ask(page, 'vtcDetail');
    await ask(page, 'liveEvents');
    await page.goto(`${addressOf(servers.pages)}/next`);
    const known = (name: string) =>
      page.evaluate((name, source) => tab.known(name, source), name, source);
    assert.deepEqual([await known('vtcDetail'), await known('liveEvents')], [true, false]);
    assert.equal(await ask(page, 'vtcDetail', 60_000), 'answer');
    assert.equal(api.reached.length, 2);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    assert.ok(stored.includes('/vtcs/northern_haul') && !stored.includes(token.slice(4)));
  }));

test('a sandboxed frame, without locks, channel or storage, manages alone', () =>
  inTabs(
    1,
    async ([page]) => {
      const frame = await page?.waitForFrame((each) => each.parentFrame() !== null);
      assert.ok(frame);
      await frame.waitForFunction(() => 'tab' in globalThis);
      assert.equal(
        await frame.evaluate((source) => tab.ask('vtcDetail', source), source),
        'answer',
      );
      assert.equal(
        await frame.evaluate((source) => tab.ask('liveEvents', source), source),
        'answer',
      );
    },
    '/sandboxed',
  ));

test('two copies of the bundle in a page ask once, and know each other’s failures', () =>
  inTabs(
    1,
    async ([page]) => {
      assert.ok(page);
      const both = (name: string) =>
        page.evaluate(
          (name, source) => Promise.all(copies.map((copy) => copy.ask(name, source))),
          name,
          source,
        );
      assert.deepEqual(await both('vtcDetail'), ['answer', 'answer']);
      assert.equal(api.reached.length, 1);
      api.refuses = true;
      assert.deepEqual(await both('liveEvents'), ['UNAUTHORIZED', 'UNAUTHORIZED']);
      assert.equal(api.reached.length, 2);
    },
    '/twice',
  ));
