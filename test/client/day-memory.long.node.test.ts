import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { serve } from '@hono/node-server';
import { build } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { launchOptions } from '../../tools/test/browsers/chromium.mjs';
import { limit } from '../../tools/test/limits.mjs';

declare const pass: (minutes: number) => Promise<number>;
declare const renew: () => Promise<void>;
declare const clear: () => Promise<void>;

/** Names of internal objects of the heap; code and the browser's records of long tasks are not the page's memory. */
const kinds = ['object', 'closure', 'array', 'string', 'concatenated string', 'regexp', 'number'];

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Bytes of the page's own objects. */
function bytesOf({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const size = fields.indexOf('self_size');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (kinds.includes(types[0][nodes[at] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  return bytes;
}

test('a day of polling by five elements leaves no listener and no memory behind', async (context) => {
  const { outputFiles } = await build({
    entryPoints: ['test/client/day-page.ts'],
    bundle: true,
    // "sideEffects" of package.json lists published files only, so the registration would be dropped.
    ignoreAnnotations: true,
    format: 'esm',
    write: false,
    define: { __VTC_API_BASE__: '""' },
  });
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: ({ url }) =>
      url.endsWith('.js')
        ? new Response(outputFiles[0]?.text, { headers: { 'content-type': 'text/javascript' } })
        : new Response('<!doctype html><script type="module" src="/day.js"></script>', {
            headers: { 'content-type': 'text/html' },
          }),
  });
  const browser = await puppeteer.launch({
    ...(await launchOptions('--disable-dev-shm-usage')),
    protocolTimeout: limit(600_000),
  });
  const page = await browser.newPage();
  // All five in view at once.
  await page.setViewport({ width: 1000, height: 9000 });
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.enable');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'pass' in globalThis);

  async function held() {
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
    const { JSEventListeners = 0 } = await page.metrics();
    let text = '';
    const add = ({ chunk }: { chunk: string }) => (text += chunk);
    session.on('HeapProfiler.addHeapSnapshotChunk', add);
    await session.send('HeapProfiler.takeHeapSnapshot', {});
    session.off('HeapProfiler.addHeapSnapshotChunk', add);
    return { listeners: JSEventListeners, megabytes: bytesOf(JSON.parse(text) as Snapshot) / 1e6 };
  }

  // An hour first, for what is cached permanently.
  await page.evaluate(() => renew());
  await page.evaluate(() => pass(60));
  await page.evaluate(() => clear());
  const empty = await held();
  await page.evaluate(() => renew());
  let polls = 0;
  for (let hour = 0; hour < 24; hour++) polls += await page.evaluate(() => pass(60));
  const last = await held();
  // The world moves on, and with it what there is to draw: new elements are the measure.
  await page.evaluate(() => renew());
  const fresh = await held();
  await page.evaluate(() => clear());
  const left = await held();
  const textOf = ({ listeners, megabytes }: typeof last) =>
    `${listeners} listeners and ${megabytes.toFixed(2)} MB`;
  context.diagnostic(
    `${polls} polls: ${textOf(last)}, of new elements ${textOf(fresh)}; without any ${textOf(empty)} before, ${textOf(left)} after`,
  );
  await browser.close();
  server.close();
  assert.ok(polls > 800, `${polls} polls`);
  for (const [now, measure] of [
    [last, fresh],
    [left, empty],
  ] as const) {
    assert.ok(now.listeners <= measure.listeners, `${textOf(now)}, not ${textOf(measure)}`);
    assert.ok(now.megabytes - measure.megabytes <= 0.1, `${textOf(now)}, not ${textOf(measure)}`);
  }
});
