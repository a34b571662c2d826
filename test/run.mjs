// Runs every check, cheap ones first, shows each one's output as it comes, and closes with one line of counts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { findChromium } from './support/chromium.mjs';

const only = process.argv.slice(2);
const nodeTests = readdirSync('test', { recursive: true })
  .filter((path) => path.endsWith('.node.test.ts'))
  .map((path) => `test/${path}`);

/** Each step counts as one check, or as many as its output's own closing line says. */
const steps = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: ['tsc'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  {
    name: 'build',
    command: ['npm', 'run', 'build', '--silent'],
  },
  { name: 'size', command: ['size-limit'] },
  {
    name: 'node tests',
    command: [
      'node',
      '--import=tsx',
      '--test',
      '--test-reporter=spec',
      '--test-concurrency=3',
      ...nodeTests,
    ],
  },
  { name: 'browser tests', command: ['web-test-runner'] },
  { name: 'storybook', command: ['npm', 'run', 'storybook:build', '--silent'] },
  { name: 'stories', command: ['node', 'test/stories.mjs'] },
];

const closingLine = /^(\d+) passed, (\d+) failed$/;
const nodeTestLine = /^ℹ (pass|fail|cancelled) (\d+)$/;

/** Adds to `counts` what one line of a runner's output says; tells whether it said anything. */
function count(line, counts) {
  const closing = closingLine.exec(line);
  if (closing) {
    counts.passed += Number(closing[1]);
    counts.failed += Number(closing[2]);
    return true;
  }
  const nodeTest = nodeTestLine.exec(line);
  if (!nodeTest) return false;
  counts[nodeTest[1] === 'pass' ? 'passed' : 'failed'] += Number(nodeTest[2]);
  return true;
}

async function run({ name, command }) {
  console.log(`\n── ${name}: ${command.join(' ').slice(0, 100)}`);
  const started = performance.now();
  const [file, ...args] = command;
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PATH: `node_modules/.bin:${process.env.PATH}`,
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  });
  const counts = { passed: 0, failed: 0 };
  let counted = false;
  for await (const line of createInterface({ input: child.stdout })) {
    if (count(line, counts)) counted = true;
    else console.log(line);
  }
  const code = child.exitCode ?? (await once(child, 'close'))[0];
  if (!counted) counts[code === 0 ? 'passed' : 'failed'] += 1;
  else if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  return counts;
}

const chromium = await findChromium();
if (chromium === undefined) {
  console.error(
    'No Chromium found: set CHROME_PATH to one, or run npm ci so that @sparticuz/chromium is installed.',
  );
  process.exit(1);
}
process.env.CHROME_PATH = chromium;

const total = { passed: 0, failed: 0 };
for (const step of steps.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const { passed, failed } = await run(step);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
