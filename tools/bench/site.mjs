// The example site of a company, with all elements, until all of them show their data:
// npm run bench -- site [--pairs 6] [--against FOLDER]; the folder is the `dist` of another build.
import { parseArgs } from 'node:util';
import { launchChromium } from '../test/browsers/chromium.mjs';
import { median } from './figures.mjs';
import { serveOwnerPages } from './owner-pages.mjs';
import { counted, visit } from './pages/visit.mjs';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: 'string', default: '6' }, against: { type: 'string' } },
});
const pairs = Number(options.pairs);
const builds = options.against ? ['old', 'new'] : ['new'];
const pages = await serveOwnerPages({ new: 'dist', old: options.against });

const elements = "[...document.querySelectorAll('vtc-card, server-stats, [token]')]";
const first = `${elements}.some(({ state }) => state === 'ready')`;
const allSettled = `${elements}.every(({ state }) => ['ready', 'empty', 'error'].includes(state))`;

/** Scrolls to the end of the page, and waits until all elements are settled. Returns the costs since the page was opened. */
async function scrollThrough(tab, session) {
  await tab.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    }
  });
  await tab.waitForFunction(allSettled, { polling: 50 });
  await new Promise((done) => setTimeout(done, 1000));
  const states = await tab.evaluate(
    `${elements}.map(({ localName, state }) => localName + ' ' + state)`,
  );
  const failed = states.filter((text) => /error|undefined/.test(text));
  if (failed.length > 0) throw new Error(`Elements failed: ${failed.join(', ')}`);
  const blocking = await tab.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) =>
          done(list.getEntries().reduce((sum, { duration }) => sum + duration - 50, 0)),
        ).observe({ type: 'longtask', buffered: true });
        setTimeout(done, 1000, 0);
      }),
  );
  const costs = await counted(session);
  await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize: heap } = await counted(session);
  return {
    cpu: costs.TaskDuration * 1000,
    blocking,
    layouts: costs.LayoutCount,
    recalculations: costs.RecalcStyleCount,
    heap: heap / 1e6,
    requests: await tab.evaluate(() => performance.getEntriesByType('resource').length),
  };
}

const browser = await launchChromium('--hide-scrollbars');
const results = Object.fromEntries(builds.map((build) => [build, []]));
try {
  for (let round = 0; round < pairs; round += 1)
    for (const build of round % 2 ? builds.toReversed() : builds) {
      const { cpu, painted, more } = await visit(browser, pages.addressOf(build, 'company'), {
        ready: first,
        after: scrollThrough,
      });
      results[build].push({ 'first content, CPU ms': cpu, 'first content, ms': painted, ...more });
    }
} finally {
  await browser.close();
  pages.close();
}

console.log(`${pairs} visits each, CPU four times slower; medians`);
for (const name of Object.keys(results.new[0])) {
  const values = builds.map((build) => median(results[build].map((visited) => visited[name])));
  const ratio =
    values.length > 1
      ? `, ratio ${median(results.new.map((visited, at) => visited[name] / results.old[at][name])).toFixed(2)}`
      : '';
  console.log(`${name}: ${values.map((value) => value.toFixed(1)).join(' → ')}${ratio}`);
}
