// The example site of a company, with all elements, until all of them show their data:
// npm run bench -- site [--pairs 6] [--against FOLDER]; the folder is the `dist` of another build.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox } from '../../dist/sandbox/index.js';
import { launchChromium } from '../test/browsers/chromium.mjs';
import { median } from './figures.mjs';
import { counted, visit } from './pages/visit.mjs';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: 'string', default: '6' }, against: { type: 'string' } },
});
const pairs = Number(options.pairs);

const sandbox = createSandbox({ rateLimits: false });
const token = sandbox.world.embedToken(sandbox.world.company('northern_haul'));

/** The example site with the scripts of a folder in place of its own. */
async function page(folder) {
  const source = await readFile('demo/company.html', 'utf8');
  return source
    .slice(source.indexOf('<!doctype html>'))
    .replace(/\{%.*?%\}|\{\{.*?\}\}/gs, '')
    .replaceAll(/<(vtc-[\w-]+|server-stats)\b/g, `<$1 token="${token}"`)
    .replace(
      '<script type="module" src="company.js"></script>',
      ['vtc-widgets', 'vtc-more']
        .map(
          (name) =>
            `<script type="module" src="/${folder}/${name}.js" data-api-base="/api"></script>`,
        )
        .join(''),
    );
}

const folders = { new: 'dist', old: options.against };
const types = { '.js': 'text/javascript', '.css': 'text/css' };

async function respond(url) {
  const { pathname, search } = url;
  if (pathname.startsWith('/api/')) {
    const headers = { authorization: `Bearer ${token}` };
    const address = `http://localhost${pathname.slice(4)}${search}`;
    const response = await sandbox.fetch(new Request(address, { headers }));
    return [response.status, 'application/json', await response.text()];
  }
  const [, folder, file] = /^\/(\w+)\/(.*)$/.exec(pathname) ?? [];
  if (file === 'company.html') return [200, 'text/html', await page(folder)];
  const path = file === 'company.css' ? 'demo/company.css' : `${folders[folder]}/${file}`;
  return [200, types[extname(path)] ?? 'text/plain', await readFile(path)];
}

const server = createServer((request, response) => {
  respond(new URL(request.url ?? '/', 'http://localhost')).then(
    ([status, type, body]) => response.writeHead(status, { 'content-type': type }).end(body),
    () => response.writeHead(404).end(),
  );
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${server.address().port}`;

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
const builds = options.against ? ['old', 'new'] : ['new'];
const results = Object.fromEntries(builds.map((build) => [build, []]));
try {
  for (let round = 0; round < pairs; round += 1)
    for (const build of round % 2 ? builds.toReversed() : builds) {
      const { cpu, painted, more } = await visit(browser, `${origin}/${build}/company.html`, {
        ready: first,
        after: scrollThrough,
      });
      results[build].push({ 'first content, CPU ms': cpu, 'first content, ms': painted, ...more });
    }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
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
