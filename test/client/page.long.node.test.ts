import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { serve } from '@hono/node-server';
import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer-core';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
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

const load = (page: Page, name: string, maxAgeMs = 0) =>
  page.evaluate(
    (name, source, maxAgeMs) => tab.load(name, source, maxAgeMs),
    name,
    source,
    maxAgeMs,
  );

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

test('loads in a sandboxed frame without storage', () =>
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
