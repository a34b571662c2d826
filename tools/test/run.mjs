// Runs the checks and closes with the names of what failed and one line of counts.
// Steps can be named: node tools/test/run.mjs lint types
// With --all it runs what takes long too: test/**/*.long.node.test.ts, the other engines, the package in projects.
import { readdirSync } from 'node:fs';
import { findChromium } from './browsers/chromium.mjs';
import { runSteps } from './steps.mjs';

const isAll = process.argv.includes('--all');
const only = process.argv.slice(2).filter((name) => !name.startsWith('--'));
// Those in a browser take longest, so they start first.
const inBrowser = /^test\/(snippets|pages)/;
const nodeTests = readdirSync('test', { recursive: true })
  .filter((path) => path.endsWith('.node.test.ts'))
  .map((path) => `test/${path}`)
  .sort((one, other) => Number(inBrowser.test(other)) - Number(inBrowser.test(one)));
const isLong = (path) => path.endsWith('.long.node.test.ts');

const runNode = (paths) => [
  'node',
  '--import=tsx',
  '--test',
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=./tools/test/node-failures.mjs',
  '--test-reporter-destination=stdout',
  '--test-concurrency=3',
  ...paths,
];

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
    command: runNode(nodeTests.filter(isLong)),
    cores: 2,
    isLong: true,
  },
  {
    name: 'other engines',
    command: ['node', 'tools/test/engines.mjs', 'firefox', 'webkit'],
    cores: 2,
    isLong: true,
  },
  {
    name: 'package',
    command: ['node', '--import=tsx', 'test/package/install.mjs'],
    cores: 2,
    isLong: true,
  },
];

const isWanted = (step) => (only.length === 0 ? isAll || !step.isLong : only.includes(step.name));

const chromium = await findChromium();
if (chromium === undefined) {
  console.error(
    'No Chromium found: set CHROME_PATH to one, or run npm ci so that @sparticuz/chromium is installed.',
  );
  process.exit(1);
}
process.env.CHROME_PATH = chromium;
process.exit(await runSteps(steps.filter(isWanted)));
