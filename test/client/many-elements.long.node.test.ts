import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { serve } from '@hono/node-server';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { createSandbox, type Sandbox } from '../../src/sandbox/server/sandbox.js';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
import { limit } from '../../tools/test/limits.mjs';

/** The elements as a page has them, bundled as they are. */
const bundle = build({
  entryPoints: ['src/index.ts'],
  bundle: true,
  format: 'esm',
  write: false,
  minify: true,
  define: { __VTC_API_BASE__: '""' },
});

/** The API, and its number of requests and rejected ones, including preflights. */
const api = { sandbox: createSandbox(), delayMs: 60, requests: 0, rejected: 0 };

async function respond(request: Request): Promise<Response> {
  const { method, url } = request;
  if (!new URL(url).pathname.startsWith('/images')) api.requests++;
  if (method !== 'OPTIONS') await new Promise((done) => setTimeout(done, api.delayMs));
  const response = await api.sandbox.fetch(request, 'visitor');
  if (response.status === 429) api.rejected++;
  return response;
}

const bodies = new Map<string, string>();

async function pages(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/vtc-widgets.js')
    return new Response((await bundle).outputFiles[0]?.text, {
      headers: { 'content-type': 'text/javascript' },
    });
  return new Response(`<!doctype html><html lang="en"><title>Page</title>${bodies.get(pathname)}`, {
    headers: { 'content-type': 'text/html' },
  });
}

const listen = (fetch: (request: Request) => Promise<Response>) =>
  serve({ fetch, hostname: '127.0.0.1', port: 0 });
const servers = { api: listen(respond), pages: listen(pages) };
const addressOf = (server: { address(): unknown }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let browser: Browser;
before(async () => {
  browser = await launchChromium('--disable-dev-shm-usage');
});
after(async () => {
  await browser.close();
  for (const server of Object.values(servers)) server.close();
});

const script = '<script type="module" src="/vtc-widgets.js"></script>';

function elementsOf(sandbox: Sandbox, handle: string, attributes = ''): string {
  const company = sandbox.world.company(handle);
  assert.ok(company, handle);
  const token = sandbox.world.embedToken(company);
  const shared = `api-base="${addressOf(servers.api)}" vtc="${handle}" images="none" ${attributes}`;
  return [
    `<vtc-upcoming-events ${shared} token="${token}"></vtc-upcoming-events>`,
    `<vtc-live-events ${shared} token="${token}"></vtc-live-events>`,
    `<vtc-card ${shared}></vtc-card>`,
    `<vtc-roster ${shared}></vtc-roster>`,
    `<server-stats ${shared}></server-stats>`,
  ].join('');
}

/** Factor by which time is accelerated in the test that spans a minute, for pages, timers and the API alike. */
const haste = 10;
const start = Date.now();
const hastyNow = () => start + (Date.now() - start) * haste;

/** tsx names functions by calls of `__name`, which functions that run in a page need too. */
const nameInPage = 'globalThis.__name = (value) => value';

/** In a page: lets `Date.now` and timers run `factor` times faster, from a timestamp on. */
function hurry(factor: number, from: number): void {
  const { setTimeout: realTimeout } = globalThis;
  const realNow = Date.now.bind(Date);
  Date.now = () => from + (realNow() - from) * factor;
  Object.assign(globalThis, {
    setTimeout: (callback: () => void, ms = 0) => realTimeout(callback, ms / factor),
  });
}

/** A request of a page; times are those of its clock, and `endedAt` is infinite while it is in flight. */
interface SentRequest {
  readonly path: string;
  /** What the API may count: a request with a token has a preflight. */
  readonly cost: number;
  readonly sentAt: number;
  endedAt: number;
}

type RecordingPage = typeof globalThis & { sent: SentRequest[] };

/** In a page: records its requests in `sent`. */
function recordRequests(): void {
  const realFetch = globalThis.fetch.bind(globalThis);
  const sent: SentRequest[] = [];
  Object.assign(globalThis, {
    sent,
    fetch: (...args: Parameters<typeof fetch>) => {
      const { url, headers } = new Request(...args);
      const request: SentRequest = {
        path: new URL(url).pathname,
        cost: headers.has('authorization') ? 2 : 1,
        sentAt: Date.now(),
        endedAt: Infinity,
      };
      sent.push(request);
      return realFetch(...args).finally(() => (request.endedAt = Date.now()));
    },
  });
}

const sentBy = async (page: Page) => {
  const sent = await page.evaluate(() => (globalThis as RecordingPage).sent);
  // JSON has no infinity.
  return sent.map((request) => ({ ...request, endedAt: request.endedAt ?? Infinity }));
};

/** The most that the API may have counted in a minute, if it counted each request as late as possible. */
function maxCountInMinute(sent: readonly SentRequest[]): number {
  const counts = sent.map(({ sentAt }) =>
    sent
      .filter((other) => other.sentAt <= sentAt && other.endedAt > sentAt - 60_000)
      .reduce((sum, { cost }) => sum + cost, 0),
  );
  return Math.max(...counts);
}

async function open(context: BrowserContext, body: string, isHasty = false): Promise<Page> {
  const path = `/${bodies.size}`;
  bodies.set(path, body);
  const page = await context.newPage();
  await page.evaluateOnNewDocument(nameInPage);
  await page.evaluateOnNewDocument(recordRequests);
  if (isHasty) await page.evaluateOnNewDocument(hurry, haste, start);
  // Room for all five elements of a company.
  await page.setViewport({ width: 1000, height: 3000 });
  await page.goto(addressOf(servers.pages) + path, { waitUntil: 'domcontentloaded' });
  return page;
}

/** Milliseconds from navigation until each element of a page shows data; 0 for those that do not in time. */
const readyTimes = (page: Page, mostMs: number, count = Infinity) =>
  page.evaluate(
    async (most, first) => {
      const all = document.querySelectorAll<HTMLElement & { state?: string }>('[api-base]');
      const elements = [...all].slice(0, first ?? undefined);
      const times = elements.map(() => 0);
      while (performance.now() < most && times.includes(0)) {
        elements.forEach(({ state }, index) => {
          if (state === 'ready' || state === 'empty') times[index] ||= performance.now();
        });
        await new Promise((next) => setTimeout(next, 10));
      }
      return times;
    },
    mostMs,
    count,
  );

/** Half of the API's limit. */
const maxInMinute = 50;

test('a hundred elements of 20 companies stay below half the limits, and those in view are first', async (context) => {
  const browsing = await browser.createBrowserContext();
  const handles = createSandbox({ companies: 30 })
    .world.companies.filter(({ handle, visibility }) => handle && visibility === 'public')
    .slice(0, 20)
    .map(({ handle }) => handle ?? '');
  for (const attributes of ['', 'loading="eager"']) {
    const isHasty = attributes !== '';
    const clock = isHasty ? hastyNow : Date.now;
    Object.assign(api, {
      sandbox: createSandbox({ companies: 30, clock }),
      requests: 0,
      rejected: 0,
      delayMs: 60,
    });
    const body = handles.map((handle) => elementsOf(api.sandbox, handle, attributes)).join('');
    const page = await open(browsing, script + body, isHasty);
    const ready = await readyTimes(page, limit(20_000), 5);
    context.diagnostic(`14 (${attributes}): first five after ${ready.map(Math.round)} ms`);
    assert.ok(!ready.includes(0), String(ready));
    // Without retries: in the accelerated page, a timeout is a second.
    const paths = [...new Set((await sentBy(page)).map(({ path }) => path))];
    const ofFirst = paths.filter((path) => path.startsWith(`/vtcs/${handles[0]}`));
    // Five endpoints of the company, and three sections of the platform, among the first that were sent.
    const last = paths.indexOf(ofFirst.at(-1) ?? '');
    context.diagnostic(`14 (${attributes}): first company up to request ${last + 1}`);
    assert.ok(last < 12, paths.slice(0, last + 1).join(' '));
    if (isHasty) {
      // The API becomes slow, so that requests that are sent in one minute are counted in another.
      api.delayMs = 3_000 / haste;
      await page.waitForFunction(
        (most) => {
          const { sent } = globalThis as RecordingPage;
          return sent.reduce((sum, { cost }) => sum + cost, 0) > most;
        },
        { timeout: limit(30_000), polling: 100 },
        maxInMinute,
      );
      const most = maxCountInMinute(await sentBy(page));
      context.diagnostic(`14: at most ${most} requests in a minute`);
      assert.ok(most <= maxInMinute, `${most} in a minute`);
      assert.equal(api.rejected, 0, 'the API has rejected requests');
    }
    await page.close();
  }
});
