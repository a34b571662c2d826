// Runs the checks as steps, then lists skipped and failed ones, and prints their counts.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingPackages as missingForWordPress } from '../../test/wordpress/site.mjs';
import { missingPackages, onDemand } from '../on-demand/packages.mjs';
import { findChromium } from './browsers/chromium.mjs';
import { hasFirefox } from './browsers/firefox.mjs';
import { hasWebKit } from './browsers/webkit.mjs';
import { missingLibrary } from './host-libraries.mjs';
import { missingRegistry } from './registry.mjs';
import { runSteps } from './steps.mjs';

const testFiles = readdirSync('test', { recursive: true })
  .map((path) => `test/${path}`)
  .sort();
const suites = testFiles.filter((path) => path.endsWith('.suite.test.ts'));
// In reverse, since the tests of whole pages take longest: those of snippets and generated files start first.
const nodeTests = testFiles.filter((path) => path.endsWith('.node.test.ts')).reverse();
const isLongTest = (path) => /\.long(\.node)?\.test\.ts$/.test(path);
const isShortTest = (path) => !isLongTest(path);
const webTests = testFiles.filter((path) => /(?<!\.node)\.test\.ts$/.test(path));
const shortWebTests = webTests.filter(isShortTest);
const shortNodeTests = nodeTests.filter(isShortTest);

const runNode = (...options) => [
  'node',
  '--import=./tools/test/set-test-date.mjs',
  '--import=tsx',
  '--test',
  ...options,
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=./tools/test/node-reporter.mjs',
  '--test-reporter-destination=stdout',
  '--test-concurrency=3',
];

const notInstalled = (names) =>
  names.length > 0 ? `not installed: ${names.join(', ')}` : undefined;

const inEngine = (name, browser, isInstalled) => ({
  name,
  command: ['web-test-runner', '--files'],
  items: suites,
  env: { BROWSERS: browser },
  skipReason: () => notInstalled(isInstalled() ? [] : [name]),
  isAlone: true,
  isLong: true,
});

const runWeb = ['web-test-runner', '--files'];
const runStories = ['node', '--import=./tools/test/set-test-date.mjs', 'tools/test/stories.mjs'];

/** Tests of times that take a few seconds each. */
const isQuickTest = (path) => /^test\/(convoys|intl|widgets)\//.test(path);
const isConvoyTest = (path) =>
  /\/(convoys|intl|vtc-upcoming-events|vtc-live-events)\//.test(path) &&
  !suites.includes(path) &&
  !path.includes('details-dialog');

/** Steps that run tests once more at another date, since their results must not depend on it. */
const atDate = (when, date, steps) =>
  steps.map(({ name, ...step }) => ({
    name: `${name} ${when}`,
    env: { TEST_DATE: date },
    isAlone: true,
    usesChromium: true,
    ...step,
  }));

/** All tests that `npm test` runs, as long steps. */
const allTests = [
  { name: 'node tests', command: runNode(), items: shortNodeTests, isLong: true },
  { name: 'browser tests', command: runWeb, items: webTests, isLong: true },
  { name: 'stories', command: runStories, isLong: true },
];

/** Libraries that pages had side by side. */
const together = ['zone.js', 'core-js', 'Prototype', 'Date.js'];

const steps = [
  { name: 'build', command: ['npm', 'run', 'build', '--silent'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: ['npm', 'run', 'types', '--silent'] },
  { name: 'size', command: ['size-limit'], after: ['build'] },
  { name: 'storybook', command: ['npm', 'run', 'storybook:build', '--silent'], after: ['build'] },
  { name: 'site', command: ['npm', 'run', 'site:pages', '--silent'], after: ['build'] },
  {
    name: 'node tests',
    command: runNode(),
    items: shortNodeTests,
    isAlone: true,
    usesChromium: true,
  },
  {
    name: 'browser tests',
    command: runWeb,
    items: shortWebTests,
    isAlone: true,
    usesChromium: true,
  },
  ...atDate('on another day', '2026-07-01T12:00:00Z', [
    { name: 'node tests', command: runNode(), items: shortNodeTests.filter(isQuickTest) },
    {
      name: 'browser tests',
      command: runWeb,
      items: shortWebTests.filter(isQuickTest).filter(isConvoyTest),
    },
  ]),
  {
    name: 'stories',
    command: [...runStories, '--own'],
    isAlone: true,
    usesChromium: true,
  },
  {
    name: 'all stories',
    command: runStories,
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  {
    name: 'long browser tests',
    command: runWeb,
    items: webTests.filter(isLongTest),
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  {
    name: 'long tests',
    // A server or browser that a test has left behind must not hold the step.
    command: runNode('--test-force-exit'),
    items: nodeTests.filter(isLongTest),
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  ...atDate('in summer', '2026-07-01T12:00:00Z', allTests),
  ...atDate("at a year's end", '2026-12-31T23:58:00Z', allTests),
  {
    name: 'WordPress',
    command: ['node', '--import=tsx', 'test/wordpress/run.mjs'],
    items: ['6.6', '6.4'],
    skipReason: () => notInstalled(missingForWordPress()) ?? missingPackages('wordpress'),
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  {
    name: 'package',
    command: ['node', '--import=tsx', 'test/package/install.mjs'],
    items: ['sites', 'angular', 'bundlers', 'servers', 'examples', 'openapi', 'lines'],
    skipReason: missingRegistry,
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  {
    name: 'Lighthouse',
    command: ['node', '--import=tsx', 'tools/lighthouse/run.mjs'],
    skipReason: () => missingPackages('lighthouse'),
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  {
    name: 'validators',
    command: ['node', '--import=tsx', 'tools/validators/run.mjs'],
    skipReason: () => missingPackages('validators'),
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  {
    name: 'libraries',
    command: ['web-test-runner', '--files'],
    items: suites,
    // `host-libraries.long.node.test.ts` tests pages with each of all libraries.
    env: { HOST_LIBRARIES: together.join(',') },
    skipReason: () => together.map(missingLibrary).find(Boolean),
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  inEngine('Firefox', 'firefox', hasFirefox),
  inEngine('WebKitGTK', 'webkit', hasWebKit),
];

const usage = `Usage: npm test -- [step…] [--all | --long] [--repeat]
Without names, runs the short steps; --all: all steps; --long: the long steps.
--repeat: runs what fails once more (test files, versions, parts, else the step); what passes then counts as passed.
Steps: ${steps.map(({ name }) => name).join(', ')}`;

const isOn = { type: 'boolean', default: false };

/** The steps that the arguments choose. */
function chosenSteps({ values, positionals }) {
  const unknown = positionals.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`Unknown steps: ${unknown.join(', ')}.`);
  if (positionals.length > 0) return steps.filter(({ name }) => positionals.includes(name));
  return steps.filter(({ isLong = false }) => values.all || isLong === values.long);
}

let args;
let chosen;
try {
  args = parseArgs({
    allowPositionals: true,
    options: { all: isOn, long: isOn, repeat: isOn },
  });
  chosen = chosenSteps(args);
  // Found once, as tests side by side would unpack that from npm at the same time.
  if (chosen.some(({ usesChromium }) => usesChromium))
    process.env.CHROME_PATH = await findChromium();
  // For the same reason.
  if (chosen.some(({ name }) => name === 'long tests') && !missingPackages('long-tests'))
    await onDemand('long-tests').catch(({ message }) => console.error(message));
} catch ({ message }) {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}
process.exit(await runSteps(chosen, args.values));
