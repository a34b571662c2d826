// Runs every story and docs page of the built Storybook in Chromium, served from a sub-path and cut off from the network.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from 'vite';
import { launchChromium } from './browsers/chromium.mjs';
import { failed } from './counts.mjs';
import { limit, slowness } from './limits.mjs';

const root = 'dist/storybook';
const subPath = '/some/where/stories/';
const workers = 4;
const storyMs = limit(30_000);
/** So many failures are the same one over and over, and each takes its time. */
const maxFailures = 12;
const only = process.argv[2] ?? '';

/** In the page: stores the result of the shown story until it is read. */
function listen() {
  const waiting = setInterval(() => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return;
    clearInterval(waiting);
    const failures = [
      'storyThrewException',
      'storyErrored',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
      'storyMissing',
    ];
    let failure;
    for (const name of failures) {
      channel.on(name, (error) => {
        failure ??= `${name}: ${error?.message ?? error?.description ?? JSON.stringify(error)}`;
        if (name === 'storyMissing') globalThis.ended?.({ failure });
      });
    }
    channel.on('storyFinished', ({ storyId, status, reporters = [] }) => {
      const faults = reporters
        .filter((one) => one.status === 'failed')
        .flatMap(({ result }) => result?.violations ?? [])
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
      if (status !== 'success') failure ??= faults.join('; ') || status;
      globalThis.ended?.({ storyId, failure });
    });
    globalThis.show = (storyId) =>
      new Promise((resolve) => {
        failure = undefined;
        globalThis.ended = (end) => {
          if (end.storyId === undefined || end.storyId === storyId) resolve(end.failure ?? null);
        };
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
  }, 5);
}

/** In the page: waits until each element of a docs page shows the state of its story; gives those that do not. */
async function disturbed(ms) {
  const end = performance.now() + ms;
  for (;;) {
    const boxes = [...document.querySelectorAll('[data-state]')];
    const wrong = boxes.flatMap((box) =>
      [...box.children]
        .filter((element) => !element.matches(`:state(${box.dataset.state})`))
        .map((element) => `${box.closest('[id^="story--"]')?.id ?? '?'} is ${element.state}`),
    );
    if (boxes.length > 0 && wrong.length === 0) return null;
    if (performance.now() > end) return wrong.join(', ') || 'no story was drawn';
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A page of its own storage whose every request to elsewhere is a failure. */
async function openPage(browser, origin) {
  const page = await (await browser.createBrowserContext()).newPage();
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await page.setViewport({ width: 1000, height: 800 });
  page.setDefaultTimeout(limit(30_000));
  await page.evaluateOnNewDocument((factor) => (globalThis.slowness = factor), slowness());
  await page.evaluateOnNewDocument(listen);
  const problems = [];
  page.on('pageerror', (error) => problems.push(`uncaught ${error.message ?? error}`));
  page.on('response', (response) => {
    const isForeign = !response.url().startsWith(origin) && /^https?:/.test(response.url());
    if (isForeign && !response.fromServiceWorker()) problems.push(`request to ${response.url()}`);
  });
  return { page, takeProblems: () => problems.splice(0) };
}

const within = (promise, ms, what) =>
  Promise.race([
    promise,
    new Promise((resolve) => setTimeout(() => resolve(`${what} took over ${ms / 1000} s`), ms)),
  ]);

async function runStory({ page }, base, { id }) {
  const isOpen = page.url().includes('viewMode=story');
  if (!isOpen) {
    await page.goto(`${base}iframe.html?viewMode=story&id=`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => globalThis.show, { timeout: limit(15_000) });
  }
  return within(
    page.evaluate((storyId) => globalThis.show(storyId), id),
    storyMs,
    'the story',
  );
}

/** In the page: waits for the heading of a page that stands alone; gives what is wrong with it. */
async function unwritten(ms) {
  for (const end = performance.now() + ms; performance.now() < end;) {
    if (document.querySelector('.sbdocs h1')?.textContent?.trim()) return null;
    const error = document.querySelector('.sb-errordisplay_main:not([hidden]) #error-message');
    if (error?.textContent?.trim()) return error.textContent;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return 'the page has no heading';
}

async function runDocs({ page }, base, { id, tags }) {
  await page.goto(`${base}iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'domcontentloaded' });
  if (tags.includes('unattached-mdx')) return page.evaluate(unwritten, limit(25_000));
  return within(page.evaluate(disturbed, limit(25_000)), storyMs, 'the page');
}

async function work(tab, base, queue, counts) {
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    if (counts.failed >= maxFailures) return;
    const started = performance.now();
    const run = entry.type === 'docs' ? runDocs : runStory;
    const failure = await run(tab, base, entry).catch((error) => error.message);
    const problems = [failure, ...tab.takeProblems()].filter(Boolean);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
    console.log(`${problems.length === 0 ? '✔' : '✖'} ${entry.id} (${seconds} s)`);
    if (problems.length > 0) console.log(failed(entry.id));
    for (const problem of problems) console.log(`    ${problem.split('\n', 1)[0].slice(0, 300)}`);
  }
}

const server = await preview({
  configFile: false,
  appType: 'mpa',
  base: subPath,
  build: { outDir: root },
  preview: { host: '127.0.0.1', port: 0 },
});
const { origin } = new URL(server.resolvedUrls.local[0]);
const browser = await launchChromium('--lang=en-US');
const { entries } = JSON.parse(await readFile(join(root, 'index.json'), 'utf8'));
const all = Object.values(entries).filter(({ id }) => id.includes(only));
// Docs pages wait most and work least, so they go first.
const queue = [...all].sort((a, b) => Number(b.type === 'docs') - Number(a.type === 'docs'));
const counts = { passed: 0, failed: 0 };
try {
  await Promise.all(
    Array.from({ length: workers }, async () =>
      work(await openPage(browser, origin), origin + subPath, queue, counts),
    ),
  );
} finally {
  await browser.close();
  await server.close();
}
if (counts.failed >= maxFailures) console.log('Given up: too many failures.');
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
