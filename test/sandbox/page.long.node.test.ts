import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, test } from 'node:test';
import { listenToSandbox } from '../../src/sandbox/cli/listen.js';
import { createSite } from '../../src/sandbox/cli/site.js';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { setUp } from '../support/sandbox.js';

const { sandbox } = setUp({ control: true });
const server = await listenToSandbox(sandbox, {
  ...{ port: 0, host: '127.0.0.1', trustProxy: false },
  site: createSite(sandbox),
});
const browser = await launchChromium();
after(async () => {
  await browser.close();
  await server.close();
});

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function open(path: string, width: number, scheme: string) {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => {
    if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(server.url))
      errors.push(request.url());
  });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.setViewport({ width, height: 900 });
  await page.goto(server.url + path, { waitUntil: 'domcontentloaded' });
  return { page, errors };
}

for (const width of [390, 1280]) {
  for (const scheme of ['light', 'dark']) {
    test(`the page has no accessibility violation at ${width} px, ${scheme}, and fits`, async () => {
      const { page, errors } = await open('/', width, scheme);
      await page.waitForFunction(() =>
        document.getElementById('clock')?.textContent?.startsWith('2026'),
      );
      // Bypasses the content security policy of the page.
      const session = await page.createCDPSession();
      await session.send('Runtime.evaluate', { expression: axe });
      const found = await page.evaluate(async () => {
        const { violations } = await (
          globalThis as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } }
        ).axe.run();
        return {
          ids: violations.map(({ id }) => id),
          over: document.documentElement.scrollWidth - innerWidth,
        };
      });
      assert.deepEqual(found, { ids: [], over: 0 });
      assert.deepEqual(errors, []);
      await page.close();
    });
  }
}

test('names its forms, its aside and its code, which scrolls, by roles that have names', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/`);
  const unnamed = await page.$$eval('form, aside, [tabindex]', (all) =>
    all
      .filter((control) => !control.ariaLabel && !control.hasAttribute('aria-labelledby'))
      .map((control) => control.outerHTML),
  );
  assert.deepEqual(unnamed, []);
  assert.equal(await page.$('code[aria-label]'), null);
  assert.ok(await page.$('[role="group"][tabindex="0"] > code'));
  await page.close();
});

test('shows new requests, and controls the sandbox by buttons', async () => {
  const { page } = await open('/', 1280, 'light');
  await sandbox.fetch(new Request('http://localhost/vtcs?q=x'));
  await page.waitForFunction(() =>
    document.getElementById('journal')?.textContent?.includes('did you mean'),
  );
  await page.click('#plan button');
  await page.waitForFunction(() =>
    document.getElementById('planned')?.textContent?.includes('2 more'),
  );
  assert.deepEqual(sandbox.failures.list(), [{ path: '/vtcs/*', failure: '500', times: 2 }]);
  const before = sandbox.clock.now();
  await page.click('[data-advance="300000"]');
  await page.waitForFunction(() =>
    document.getElementById('message')?.textContent?.includes('advanced'),
  );
  assert.equal(sandbox.clock.now(), before + 300_000);
  await page.click('#reset');
  await page.waitForFunction(
    () => document.getElementById('journal')?.textContent === 'No request yet.',
  );
  assert.deepEqual(sandbox.failures.list(), []);
  await page.close();
});

test('sends a request from the reference, and loads nothing from other hosts', async () => {
  const { page, errors } = await open('/sandbox/reference#/Platform/version', 1280, 'light');
  const button = await page.waitForSelector('.btn.execute', { timeout: limit(30_000) });
  await button?.click();
  await page.waitForSelector('.live-responses-table .response .response-col_status', {
    timeout: limit(30_000),
  });
  assert.deepEqual(errors, []);
  assert.ok(
    sandbox.journal.list().some(({ path, status }) => path === '/version' && status === 200),
  );
  await page.close();
});
