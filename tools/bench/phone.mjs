// Pages as owners build them, visited by Lighthouse as a slow phone: a CPU four times slower, 1.6 Mbit/s, 150 ms:
// npm run bench -- phone [--runs 5] [--against FOLDER]; the folder is the `dist` of another build.
import { parseArgs } from 'node:util';
import { dateScript } from '../test/test-date.mjs';
import { createLighthouse, medianOf, scoreOf } from '../lighthouse/report.mjs';
import { spread } from './figures.mjs';
import { serveOwnerPages } from './owner-pages.mjs';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, against: { type: 'string' } },
});
const runs = Number(options.runs);
const builds = options.against ? ['old', 'new'] : ['new'];

const shown = {
  company: 'example site with all elements',
  three: 'live convoys, list and card',
};

/** Durations of the tasks that are longer than 50 ms, the longest first, in ms. */
const longTasks = ({ audits }) =>
  audits['long-tasks'].details.items.map(({ duration }) => duration).toSorted((a, b) => b - a);

/** Start and duration of the long tasks, in their order. */
const longTaskList = ({ audits }) =>
  audits['long-tasks'].details.items
    .toSorted((a, b) => a.startTime - b.startTime)
    .map(({ startTime, duration }) => `${Math.round(startTime)} ms: ${Math.round(duration)} ms`)
    .join(', ');

/** Name, number of digits and value of each figure of a report. */
const figures = [
  ['performance', 0, (report) => scoreOf(report, 'performance')],
  ['first contentful paint, ms', 0, ({ audits }) => audits['first-contentful-paint'].numericValue],
  [
    'largest contentful paint, ms',
    0,
    ({ audits }) => audits['largest-contentful-paint'].numericValue,
  ],
  ['total blocking time, ms', 0, ({ audits }) => audits['total-blocking-time'].numericValue],
  ['longest task, ms', 0, (report) => longTasks(report)[0] ?? 0],
  ['long tasks', 0, (report) => longTasks(report).length],
  ['layout shift', 3, ({ audits }) => audits['cumulative-layout-shift'].numericValue],
  ['speed of the machine', 0, ({ environment }) => environment.benchmarkIndex],
];

const reportOf = await createLighthouse();
const pages = await serveOwnerPages(
  { new: 'dist', old: options.against },
  // Lighthouse starts its own browser.
  `<script>${dateScript()}</script>`,
);
try {
  console.log(`${runs} visits each; medians with quartiles`);
  for (const [page, name] of Object.entries(shown)) {
    const reports = Object.fromEntries(builds.map((build) => [build, []]));
    for (let run = 0; run < runs; run += 1)
      for (const build of run % 2 ? builds.toReversed() : builds)
        reports[build].push(await reportOf(pages.addressOf(build, page)));
    console.log(name);
    for (const [figure, digits, valueOf] of figures) {
      const values = builds.map((build) => spread(reports[build].map(valueOf), digits));
      console.log(`  ${figure}: ${values.join(' → ')}`);
    }
    for (const build of builds)
      console.log(`  long tasks of one visit, ${build}: ${longTaskList(medianOf(reports[build]))}`);
  }
} finally {
  pages.close();
}
