// Runs the checks, then lists skipped and failed ones, and prints their counts.
// Usage: run.mjs [step…] [--all | --long]. Default: the short steps; --all: all steps; --long: only the long steps.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { findChromium } from './browsers/chromium.mjs';
import { hasFirefox } from './browsers/firefox.mjs';
import { hasWebKit } from './browsers/webkit.mjs';
import { runSteps } from './steps.mjs';

const options = process.argv.slice(2).filter((name) => name.startsWith('--'));
const only = process.argv.slice(2).filter((name) => !name.startsWith('--'));

// Tests in a browser take longest, so they start first.
const inBrowser = /^test\/(snippets|pages|tools\/generated)/;
const nodeTests = readdirSync('test', { recursive: true })
  .filter((path) => path.endsWith('.node.test.ts'))
  .map((path) => `test/${path}`)
  .sort((one, other) => Number(inBrowser.test(other)) - Number(inBrowser.test(one)));
const isLong = (path) => path.endsWith('.long.node.test.ts');

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

const outputOf = (file, ...args) =>
  promisify(execFile)(file, args, { timeout: 60_000 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );

const needsRegistry = async () =>
  (await outputOf('npm', 'view', 'lit', 'version')) === undefined &&
  'the npm registry cannot be reached';

async function needsWordPress() {
  const modules = await outputOf('php', '-m');
  if (modules === undefined) return 'PHP is not installed';
  const missing = ['pdo_sqlite', 'curl', 'mbstring', 'dom'].filter(
    (name) => !modules.toLowerCase().split(/\s+/).includes(name),
  );
  if (missing.length > 0) return `PHP has no ${missing.join(', ')}`;
  if ((await outputOf('unzip', '-v')) === undefined) return 'unzip is not installed';
  return needsRegistry();
}

const engine = (name, browser, isInstalled) => ({
  name,
  command: ['web-test-runner', '--files', 'test/widgets/**/*.suite.test.ts'],
  env: { BROWSERS: browser },
  needs: () => (isInstalled() ? undefined : `${name} is not installed`),
  cores: 2,
  isLong: true,
});

const steps = [
  { name: 'build', command: ['npm', 'run', 'build', '--silent'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: ['tsc'] },
  { name: 'size', command: ['size-limit'], after: ['build'] },
  {
    name: 'storybook',
    command: ['npm', 'run', 'storybook:build', '--silent'],
    after: ['build'],
  },
  {
    name: 'node tests',
    command: runNode(nodeTests.filter((path) => !isLong(path))),
    cores: 2,
  },
  { name: 'browser tests', command: ['web-test-runner'], cores: 2 },
  { name: 'stories', command: ['node', 'tools/test/stories.mjs'], cores: 2 },
  {
    name: 'long tests',
    // A server or browser that a test has left behind must not hold the step.
    command: runNode(nodeTests.filter(isLong), '--test-force-exit'),
    cores: 2,
    isLong: true,
  },
  {
    name: 'WordPress',
    command: ['node', '--import=tsx', 'test/wordpress/run.mjs'],
    needs: needsWordPress,
    cores: 2,
    isLong: true,
  },
  {
    name: 'package',
    command: ['node', '--import=tsx', 'test/package/install.mjs'],
    needs: needsRegistry,
    cores: 2,
    isLong: true,
  },
  engine('Firefox', 'firefox', hasFirefox),
  engine('WebKitGTK', 'webkit', hasWebKit),
];

function isWanted({ name, isLong = false }) {
  if (only.length > 0) return only.includes(name);
  if (options.includes('--long')) return isLong;
  return options.includes('--all') || !isLong;
}

const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`Unknown steps: ${unknown.join(', ')}.`);
  console.error(`There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const chromium = await findChromium();
if (chromium === undefined) {
  console.error(
    'No Chromium found: set CHROME_PATH to the path of its executable, or run npm ci so that @sparticuz/chromium is installed.',
  );
  process.exit(1);
}
process.env.CHROME_PATH = chromium;
process.exit(await runSteps(steps.filter(isWanted)));
