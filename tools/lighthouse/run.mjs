// Runs Lighthouse, installed on demand, on three pages of the built site and on those of the site that
// `vtc-widgets publish --site` writes, and prints a table. Accessibility, best practices and SEO must reach 95; performance
// depends on the machine and is only printed.
// npm run test:lighthouse [-- --runs 3 --audits]; the package has to be built.
import { parseArgs } from 'node:util';
import { closing, failed } from '../test/counts.mjs';
import { serveSite } from '../../test/demo/static-site.ts';
import { pagesIn, publishSite, serveFolder } from '../../test/publish/static-site.ts';
import { createSandbox } from '../../src/sandbox/server/sandbox.ts';
import { listen } from '../../src/server/listen.ts';
import { createLighthouse, medianOf, scoreOf } from './report.mjs';

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
  const reportOf = await createLighthouse();
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
  const rows = {};
  const urls = [
    ...paths.map((path) => [path, site.url + path]),
    ...pagesIn(published.files).map((path) => [`published ${path}`, host.url + path]),
  ];
  for (const [path, url] of urls) {
    const visits = [];
    while (visits.length < Number(options.runs)) visits.push(await reportOf(url));
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
}
process.exit(counts.failed === 0 ? 0 : 1);
