// Runs every check and closes with the names of what failed and one line of counts.
// Steps can be named: node tools/test/run.mjs lint types
import { readdirSync } from 'node:fs';
import { findChromium } from './browsers/chromium.mjs';
import { runSteps } from './steps.mjs';

const only = process.argv.slice(2);
const nodeTests = readdirSync('test', { recursive: true })
  .filter((path) => path.endsWith('.node.test.ts'))
  .map((path) => `test/${path}`);

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
    command: [
      'node',
      '--import=tsx',
      '--test',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=./tools/test/node-failures.mjs',
      '--test-reporter-destination=stdout',
      '--test-concurrency=3',
      ...nodeTests,
    ],
    cores: 2,
  },
  { name: 'browser tests', command: ['web-test-runner'], cores: 2 },
  {
    name: 'other engines',
    command: ['node', 'tools/test/engines.mjs', 'firefox', 'webkit'],
    cores: 2,
  },
  { name: 'stories', command: ['node', 'tools/test/stories.mjs'], cores: 2 },
];

const chromium = await findChromium();
if (chromium === undefined) {
  console.error(
    'No Chromium found: set CHROME_PATH to one, or run npm ci so that @sparticuz/chromium is installed.',
  );
  process.exit(1);
}
process.env.CHROME_PATH = chromium;
process.exit(await runSteps(steps.filter(({ name }) => only.length === 0 || only.includes(name))));
