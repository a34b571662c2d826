import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { serve } from '@hono/node-server';
import { build } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { chromiumArguments, findChromium, headlessMode } from '../../tools/test/browsers/chromium.mjs';

declare const pass: (minutes: number) => Promise<number>;

test('a day of polling by five elements leaves no listener and no memory behind', async (context) => {
  const { outputFiles } = await build({
    entryPoints: ['test/client/day-page.ts'],
    bundle: true,
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
  const executablePath = await findChromium();
  assert.ok(executablePath);
  const browser = await puppeteer.launch({
    executablePath,
    headless: headlessMode(executablePath),
    args: [...chromiumArguments, '--disable-dev-shm-usage'],
    protocolTimeout: 600_000,
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
    const { JSEventListeners = 0, JSHeapUsedSize = 0 } = await page.metrics();
    return { listeners: JSEventListeners, megabytes: JSHeapUsedSize / 1e6 };
  }

  // A convoy that starts is drawn otherwise; whole days later the hour is the same.
  await page.evaluate(() => pass(300));
  const first = await held();
  let polls = 0;
  for (let hour = 0; hour < 19; hour++) polls += await page.evaluate(() => pass(60));
  const last = await held();
  context.diagnostic(
    `29: ${polls} polls, listeners ${first.listeners} → ${last.listeners}, ${first.megabytes.toFixed(2)} → ${last.megabytes.toFixed(2)} MB`,
  );
  await browser.close();
  server.close();
  assert.ok(polls > 800, `${polls} polls`);
  assert.ok(last.listeners <= first.listeners);
  assert.ok(last.megabytes - first.megabytes <= 0.1);
});
