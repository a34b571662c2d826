// Runs the checks as steps, then lists skipped and failed ones, and prints their counts.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingPackages } from '../../test/wordpress/site.mjs';
import { findChromium } from './browsers/chromium.mjs';
import { hasFirefox } from './browsers/firefox.mjs';
import { hasWebKit } from './browsers/webkit.mjs';
import { missingLibrary } from './host-libraries.mjs';
import { missingRegistry } from './registry.mjs';
import { runSteps } from './steps.mjs';

// In reverse, since the tests of whole pages take longest: those of snippets and generated files start first.
const nodeTests = readdirSync('test', { recursive: true })
  .filter((path) => path.endsWith('.node.test.ts'))
  .map((path) => `test/${path}`)
  .sort()
  .reverse();
const isLongTest = (path) => path.endsWith('.long.node.test.ts');

const runNode = (paths, ...options) => [
  'node',
  '--import=tsx',
  '--test',
  ...options,
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=./tools/test/node-reporter.mjs',
  '--test-reporter-destination=stdout',
  '--test-concurrency=3',
  ...paths,
];

const notInstalled = (names) =>
  names.length > 0 ? `not installed: ${names.join(', ')}` : undefined;

const inEngine = (name, browser, isInstalled) => ({
  name,
  command: ['web-test-runner', '--files', 'test/**/*.suite.test.ts'],
  env: { BROWSERS: browser },
  skipReason: () => notInstalled(isInstalled() ? [] : [name]),
  isAlone: true,
  isLong: true,
});

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
    command: runNode(nodeTests.filter((path) => !isLongTest(path))),
    isAlone: true,
    usesChromium: true,
  },
  { name: 'browser tests', command: ['web-test-runner'], isAlone: true, usesChromium: true },
  {
    name: 'stories',
    command: ['node', 'tools/test/stories.mjs'],
    isAlone: true,
    usesChromium: true,
  },
  {
    name: 'long tests',
    // A server or browser that a test has left behind must not hold the step.
    command: runNode(nodeTests.filter(isLongTest), '--test-force-exit'),
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  {
    name: 'WordPress',
    command: ['node', '--import=tsx', 'test/wordpress/run.mjs'],
    skipReason: () => notInstalled(missingPackages()) ?? missingRegistry(),
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  {
    name: 'package',
    command: ['node', '--import=tsx', 'test/package/install.mjs'],
    skipReason: missingRegistry,
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  {
    name: 'Lighthouse',
    command: ['node', '--import=tsx', 'test/lighthouse/run.mjs'],
    skipReason: missingRegistry,
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  {
    name: 'validators',
    command: ['node', '--import=tsx', 'test/validators/run.mjs'],
    skipReason: missingRegistry,
    isAlone: true,
    isLong: true,
    usesChromium: true,
  },
  {
    name: 'libraries',
    command: ['web-test-runner', '--files', 'test/**/*.suite.test.ts'],
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

const usage = `Usage: npm test -- [step…] [--all | --long]
Without names, runs the short steps; --all: all steps; --long: the long steps.
Steps: ${steps.map(({ name }) => name).join(', ')}`;

/** The steps that the arguments choose. */
function chosenSteps() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, long: { type: 'boolean' } },
  });
  const unknown = positionals.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`Unknown steps: ${unknown.join(', ')}.`);
  if (positionals.length > 0) return steps.filter(({ name }) => positionals.includes(name));
  return steps.filter(({ isLong = false }) => values.all || isLong === Boolean(values.long));
}

let chosen;
try {
  chosen = chosenSteps();
  // Found once, as tests side by side would unpack that from npm at the same time.
  if (chosen.some(({ usesChromium }) => usesChromium))
    process.env.CHROME_PATH = await findChromium();
} catch ({ message }) {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}
process.exit(await runSteps(chosen));
