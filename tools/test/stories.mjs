// Runs stories and docs pages of the built Storybook in Chromium, served from a sub-path and cut off from the network: all of
// them, those whose id contains a text, or with `--own` those of a state or layout that only one element has.
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { launchChromium } from './browsers/chromium.mjs';
import { closing, failedWith } from './counts.mjs';
import { limit, slowness } from './limits.mjs';

const root = 'dist/storybook';
const subPath = '/some/where/stories/';
const tabs = 4;
const maxMs = limit(30_000);
/** After so many failures the rest is not run: they have one cause, and each takes its time. */
const maxFailures = 12;
const {
  positionals: [only = ''],
  values: { own: onlyOwn },
} = parseArgs({ allowPositionals: true, options: { own: { type: 'boolean', default: false } } });

/** Whether a story is of a state or layout that only its element has; the tests that elements share check the others. */
function isOwn({ exportName }, _, stories) {
  return stories.filter((story) => story.exportName === exportName).length === 1;
}

/** In the page: shows a story; resolves with the reason of its failure, or null. */
function showStory(storyId, ms) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    setTimeout(() => resolve(`took over ${ms / 1000} s`), ms);
    let failure;
    const listeners = {
      storyFinished({ status, reporters = [], ...finished }) {
        if (finished.storyId !== storyId) return;
        const violations = reporters
          .filter((reporter) => reporter.status === 'failed')
          .flatMap(({ result }) => result?.violations ?? [])
          .map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
          );
        if (status !== 'success') failure ??= violations.join('; ') || status;
        for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
        resolve(failure ?? null);
      },
      storyMissing: () => resolve('the story is missing'),
    };
    for (const name of [
      'storyThrewException',
      'storyErrored',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ])
      listeners[name] = (error) =>
        (failure ??= `${name}: ${error?.message ?? error?.description ?? JSON.stringify(error)}`);
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** In a docs page of an element: what differs from the states that its stories are in, or nothing. */
function wrongStates() {
  const boxes = [...document.querySelectorAll('[data-state]')];
  const wrong = boxes.flatMap((box) =>
    [...box.children]
      .filter((element) => !element.matches(`:state(${box.dataset.state})`))
      .map((element) => `${box.closest('[id^="story--"]')?.id ?? '?'} is ${element.state}`),
  );
  return boxes.length > 0 ? wrong.join(', ') : 'no story is rendered';
}

/** In a docs page without stories: the error that it shows instead of its heading, or nothing. */
function missingHeading() {
  if (document.querySelector('.sbdocs h1')?.textContent?.trim()) return '';
  const error = document.querySelector('.sb-errordisplay_main:not([hidden]) #error-message');
  return error?.textContent?.trim() || 'the page has no heading';
}

/** A page of its own storage whose every request to elsewhere is a failure. */
async function openPage(browser, origin) {
  const page = await (await browser.createBrowserContext()).newPage();
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await page.setViewport({ width: 1000, height: 800 });
  page.setDefaultTimeout(maxMs);
  await page.evaluateOnNewDocument((factor) => (globalThis.slowness = factor), slowness());
  const problems = [];
  page.on('pageerror', (error) => problems.push(`uncaught ${error.message ?? error}`));
  page.on('response', (response) => {
    const isForeign = !response.url().startsWith(origin) && /^https?:/.test(response.url());
    if (isForeign && !response.fromServiceWorker()) problems.push(`request to ${response.url()}`);
  });
  return { page, takeProblems: () => problems.splice(0) };
}

async function runStory(page, base, { id }) {
  if (!page.url().includes('viewMode=story')) {
    await page.goto(`${base}iframe.html?viewMode=story&id=`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__);
  }
  return page.evaluate(showStory, id, maxMs);
}

async function runDocs(page, base, { id, tags }) {
  await page.goto(`${base}iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'domcontentloaded' });
  const findProblem = tags.includes('unattached-mdx') ? missingHeading : wrongStates;
  for (const end = performance.now() + maxMs; ; await pause(100)) {
    const problem = await page.evaluate(findProblem);
    if (!problem || performance.now() > end) return problem;
  }
}

/** Runs stories and pages of the queue in one tab until it is empty. */
async function work({ page, takeProblems }, base, queue, counts) {
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    if (counts.failed >= maxFailures) return;
    const startedAt = performance.now();
    const run = entry.type === 'docs' ? runDocs : runStory;
    const failure = await run(page, base, entry).catch((error) => error.message);
    const problems = [failure, ...takeProblems()].filter(Boolean);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const isPassed = problems.length === 0;
    counts[isPassed ? 'passed' : 'failed'] += 1;
    console.log(`${isPassed ? '✔' : '✖'} ${entry.id} (${seconds} s)`);
    if (!isPassed) console.log(failedWith(entry.id, problems[0]));
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
const { entries } = JSON.parse(await readFile(`${root}/index.json`, 'utf8'));
// Docs pages wait most and work least, so they go first.
const queue = Object.values(entries)
  .filter((...entry) => !onlyOwn || isOwn(...entry))
  .filter(({ id }) => id.includes(only))
  .sort((a, b) => Number(b.type === 'docs') - Number(a.type === 'docs'));
const counts = { passed: 0, failed: 0 };
try {
  const pages = await Promise.all(Array.from({ length: tabs }, () => openPage(browser, origin)));
  await Promise.all(pages.map((page) => work(page, origin + subPath, queue, counts)));
} finally {
  await browser.close();
  await server.close();
}
if (counts.failed >= maxFailures) console.log('Stopped: too many failures.');
console.log(`\n${closing(counts)}`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
