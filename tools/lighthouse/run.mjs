// Runs Lighthouse, installed on demand, on three pages of the built site and on those of the site that
// `vtc-widgets publish --site` writes, and prints a table. Accessibility, best practices and SEO must reach 95; performance
// depends on the machine and is only printed.
// npm run test:lighthouse [-- --runs 3 --audits]; the package has to be built.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findChromium } from '../test/browsers/chromium.mjs';
import { onDemand } from '../on-demand/packages.mjs';
import { closing, failed } from '../test/counts.mjs';
import { serveSite } from '../../test/demo/static-site.ts';
import { pagesIn, publishSite, serveFolder } from '../../test/publish/static-site.ts';
import { createSandbox } from '../../src/sandbox/server/sandbox.ts';
import { listen } from '../../src/server/listen.ts';

const minimum = 95;
const paths = ['index.html', 'docs/elements/vtc-upcoming-events.html', 'configure.html'];
const required = ['accessibility', 'best-practices', 'seo'];
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    audits: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-lighthouse-'));
/** Runs a command in the folder, asynchronously, as the site is served by this process. */
const run = (command, args, env = {}) =>
  promisify(execFile)(command, args, { cwd: folder, env: { ...process.env, ...env } });

/** The report of one visit; `lighthouse` is the path of the command. */
async function reportOf(lighthouse, url, chromium) {
  const output = join(folder, 'report.json');
  const flags = ['--quiet', '--output=json', `--output-path=${output}`];
  const browser = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  const env = { CHROME_PATH: chromium };
  await run(lighthouse, [url, ...flags, browser], env);
  return JSON.parse(readFileSync(output, 'utf8'));
}

const scoreOf = ({ categories }, name) => Math.round(categories[name].score * 100);

/** The report with the median of the performance scores. */
const medianOf = (reports) =>
  reports.toSorted((left, right) => scoreOf(left, 'performance') - scoreOf(right, 'performance'))[
    Math.floor(reports.length / 2)
  ];

/** Titles of a category's audits that are not passed. */
const failedAudits = ({ categories, audits }, name) =>
  categories[name].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${id}: ${audits[id].displayValue ?? audits[id].title}`);

const rowOf = (report) => ({
  performance: scoreOf(report, 'performance'),
  ...Object.fromEntries(required.map((name) => [name, scoreOf(report, name)])),
  ...Object.fromEntries(metrics.map((name) => [name, report.audits[name].displayValue])),
  // Below 1000, the machine is slow or busy, and the performance is lower than elsewhere.
  'speed of the machine': report.environment.benchmarkIndex,
});

const counts = { passed: 0, failed: 0 };
const closes = [];
try {
  // 12 is the last major version for Node 20.
  const lighthouse = (await onDemand('lighthouse')).bin('lighthouse');
  const site = await serveSite();
  closes.push(site.close);
  // Serves the pictures of the published site.
  const sandbox = createSandbox({ basePath: '/v1', rateLimits: false });
  const api = await listen({ fetch: (request) => sandbox.fetch(request) }, { port: 0 });
  closes.push(api.close);
  const published = await publishSite({ now: Date.now(), apiBase: `${api.url}/v1` });
  closes.push(published.remove);
  const host = await serveFolder(published.site);
  closes.push(host.close);
  const chromium = await findChromium();
  const rows = {};
  const urls = [
    ...paths.map((path) => [path, site.url + path]),
    ...pagesIn(published.files).map((path) => [`published ${path}`, host.url + path]),
  ];
  for (const [path, url] of urls) {
    const visits = [];
    while (visits.length < Number(options.runs))
      visits.push(await reportOf(lighthouse, url, chromium));
    const report = medianOf(visits);
    rows[path] = rowOf(report);
    if (options.audits) console.log(path, failedAudits(report, 'performance'));
    const low = required.filter((name) => scoreOf(report, name) < minimum);
    counts.failed += low.length;
    counts.passed += required.length - low.length;
    for (const name of low)
      console.log(failed(`${path}: ${name}: ${failedAudits(report, name).join('; ')}`));
  }
  console.table(rows);
  console.log(closing(counts));
} finally {
  for (const close of closes.reverse()) close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(counts.failed === 0 ? 0 : 1);
