import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { limit, measureSlowness } from '../../tools/test/limits.mjs';

interface Options {
  readonly items?: string[];
  readonly repeat?: boolean;
  /** What each measurement of the machine returns. */
  readonly slowness?: number[];
}

/** Output and exit code of the runner when it runs these scripts as steps; with `items`, each step gets these as arguments. */
async function outcome(
  scripts: Record<string, string>,
  env: Record<string, string> = {},
  { items = [], repeat = false, slowness }: Options = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const steps = Object.entries(scripts).map(([name, script]) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, script);
    return { name, command: ['node', file], items };
  });
  const runner = pathToFileURL('tools/test/steps.mjs').href;
  const measureWith =
    slowness && `(() => { const all = ${JSON.stringify(slowness)}; return () => all.shift(); })()`;
  const main = `import { runSteps } from '${runner}';
    process.exit(await runSteps(${JSON.stringify(steps)}, { repeat: ${repeat}, measureWith: ${measureWith} }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', main], {
    env: { ...process.env, CI: '', ALLOW_SKIPPED: '', ...env },
  });
  const closed = once(child, 'close');
  let output = '';
  for await (const part of child.stdout) output += String(part);
  const [code] = (await closed) as [number];
  rmSync(folder, { recursive: true });
  return { lines: output.trim().split('\n'), code };
}

test('ends with the names of failed steps, then one line of counts', async () => {
  const { lines, code } = await outcome({
    one: `console.log('FAILED a suite › a test\\n\\n3 passed, 1 failed'); process.exitCode = 1;`,
    two: `console.log('2 passed, 0 failed\\n3 passed, 0 failed');`,
    three: `console.error('out of memory'); process.exitCode = 1;`,
  });
  assert.deepEqual(lines.slice(-5), [
    'Failed:',
    '  one: a suite › a test',
    '  three: see its output above',
    '',
    '8 passed, 2 failed',
  ]);
  assert.equal(code, 1);
});

const skipping = {
  one: `console.log('SKIPPED a test (Redis is not installed)\\n\\n3 passed, 0 failed')`,
};

test('counts and names skipped tests', async () => {
  const { lines, code } = await outcome(skipping);
  assert.deepEqual(lines.slice(-4), [
    'Skipped (1):',
    '  one: a test (Redis is not installed)',
    '',
    '3 passed, 0 failed',
  ]);
  assert.equal(code, 0);
});

test('fails in CI when a test is skipped that is not allowed by name', async () => {
  const { lines, code } = await outcome(skipping, { CI: 'true', ALLOW_SKIPPED: 'php,firefox' });
  assert.ok(
    lines.includes('  one: a test (Redis is not installed): skipped, and not in ALLOW_SKIPPED'),
  );
  assert.equal(lines.at(-1), '3 passed, 1 failed');
  assert.equal(code, 1);
  assert.equal((await outcome(skipping, { CI: 'true', ALLOW_SKIPPED: 'redis' })).code, 0);
});

test('skips steps that exceed the time budget', async () => {
  const { lines, code } = await outcome({ one: '' }, { TIME_BUDGET_MINUTES: '0' });
  assert.ok(lines.includes('  one (no time left)'));
  assert.equal(code, 0);
});

test(
  'ends and skips a step that runs longer than the time budget, and what it leaves behind',
  { timeout: limit(30_000) },
  async () => {
    const hanging = `import { spawn, spawnSync } from 'node:child_process';
    spawn('sleep', ['90'], { detached: true, stdio: 'inherit' });
    console.log('FAILED a test that was too slow');
    setInterval(() => {}, 1000);`;
    const { lines, code } = await outcome({ one: hanging }, { TIME_BUDGET_MINUTES: '0.05' });
    assert.deepEqual(lines.slice(-4), [
      'Skipped (1):',
      '  one (no time left)',
      '',
      '0 passed, 0 failed',
    ]);
    assert.equal(code, 0);
  },
);

/** A script that runs the tests of its arguments, which fail at the first run, or at each. */
const testing = (failing: Record<string, 'once' | 'always'>) => `
  import { existsSync, writeFileSync } from 'node:fs';
  const marker = new URL('repeated', import.meta.url);
  const files = process.argv.slice(2);
  console.log('runs', files.join(' '));
  const failing = ${JSON.stringify(failing)};
  const failed = files.filter((file) => failing[file] === 'always' || (failing[file] && !existsSync(marker)));
  writeFileSync(marker, '');
  for (const file of failed) console.log('FAILED', file, '› works');
  console.log(files.length * 2 - failed.length + ' passed, ' + failed.length + ' failed');`;

test('repeats the files that failed, and counts a test that passes then as passed', async () => {
  const scripts = { one: testing({ 'b.test.ts': 'once', 'd.test.ts': 'once' }) };
  const items = ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'];
  const { lines, code } = await outcome(scripts, {}, { items, repeat: true });
  assert.deepEqual(
    lines.filter((line) => line.startsWith('runs ')),
    ['runs a.test.ts b.test.ts c.test.ts d.test.ts', 'runs b.test.ts d.test.ts'],
  );
  assert.deepEqual(lines.slice(-5), [
    'Passed when repeated:',
    '  one: b.test.ts › works',
    '  one: d.test.ts › works',
    '',
    '8 passed, 0 failed',
  ]);
  assert.equal(code, 0);
});

test('fails when a test fails twice', async () => {
  const scripts = { one: testing({ 'a.test.ts': 'once', 'b.test.ts': 'always' }) };
  const items = ['a.test.ts', 'b.test.ts', 'c.test.ts'];
  const { lines, code } = await outcome(scripts, {}, { items, repeat: true });
  assert.deepEqual(lines.slice(-7), [
    'Passed when repeated:',
    '  one: a.test.ts › works',
    '',
    'Failed:',
    '  one: b.test.ts › works',
    '',
    '5 passed, 1 failed',
  ]);
  assert.equal(code, 1);
});

test('repeats a whole step when a failure names no file', async () => {
  const script = `${testing({ 'a.test.ts': 'once' })}
    if (failed.length > 0) console.log('FAILED after all tests');`;
  const items = ['a.test.ts', 'b.test.ts'];
  const { lines, code } = await outcome({ one: script }, {}, { items, repeat: true });
  assert.equal(lines.filter((line) => line === 'runs a.test.ts b.test.ts').length, 2);
  assert.equal(lines.at(-1), '5 passed, 0 failed');
  assert.equal(code, 0);
});

test('fails when no time is left to repeat a failure', { timeout: limit(30_000) }, async () => {
  const script = `${testing({ 'a.test.ts': 'once' })}
      if (failed.length === 0) setInterval(() => {}, 1000);`;
  const env = { TIME_BUDGET_MINUTES: String(limit(6000) / 60_000) };
  const { lines, code } = await outcome({ one: script }, env, {
    items: ['a.test.ts'],
    repeat: true,
  });
  assert.equal(lines.at(-1), '1 passed, 1 failed');
  assert.equal(code, 1);
});

/** A script whose test misses its limit at the first run, and prints the slowness that its limits assume. */
const late = `
  import { existsSync, writeFileSync } from 'node:fs';
  const marker = new URL('repeated', import.meta.url);
  const isLate = !existsSync(marker);
  writeFileSync(marker, '');
  console.log('limits times', process.env.SLOWNESS);
  if (isLate) console.log('TOO SLOW a.test.ts › waits');
  console.log(isLate ? '1 passed, 1 failed' : '2 passed, 0 failed');`;

test('repeats what missed its limit, with new limits, if the machine has become slower', async () => {
  const { lines, code } = await outcome({ one: late }, {}, { slowness: [1, 3, 3] });
  assert.deepEqual(
    lines.filter((line) => line.startsWith('limits times')),
    ['limits times 1.0', 'limits times 3.0'],
  );
  assert.deepEqual(lines.slice(-4), [
    'Passed when repeated:',
    '  one: a.test.ts › waits',
    '',
    '2 passed, 0 failed',
  ]);
  assert.equal(code, 0);
});

test('lists what missed its limit on a machine of the same speed as too slow', async () => {
  const script = `${late}\nconsole.log('FAILED b.test.ts › works\\n3 passed, 1 failed');`;
  const { lines, code } = await outcome({ one: script }, {}, { slowness: [1, 1.1] });
  assert.deepEqual(lines.slice(-7), [
    'Too slow:',
    '  one: a.test.ts › waits',
    '',
    'Failed:',
    '  one: b.test.ts › works',
    '',
    '4 passed, 2 failed',
  ]);
  assert.equal(code, 1);
});

test('lists nothing when all tests pass', async () => {
  const { lines, code } = await outcome({ one: `console.log('3 passed, 0 failed')`, two: '' });
  assert.equal(lines.at(-1), '4 passed, 0 failed');
  assert.ok(!lines.includes('Failed:'));
  assert.equal(code, 0);
});

test('passes the measured slowness to the steps', async () => {
  const { lines } = await outcome({ one: `console.log('slowness', process.env.SLOWNESS)` });
  assert.ok(lines.some((line) => /^slowness \d+\.\d$/.test(line)));
});

test('counts the tests of Node, names failed and skipped ones, and counts no suites', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reporter-'));
  const file = join(folder, 'some.test.mjs');
  writeFileSync(
    file,
    `import { describe, it } from 'node:test';
    describe('a suite', () => {
      it('passes', () => {});
      it('fails', () => { throw new Error('no'); });
      it('cannot run', { skip: 'no Redis' }, () => {});
      it('waits', { timeout: 1 }, () => new Promise((done) => setTimeout(done, 1000)));
    });`,
  );
  const reporter = pathToFileURL('tools/test/node-reporter.mjs').href;
  // Without the variable by which a test file knows that a test runner has started it.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const args = ['--test', '--test-force-exit', `--test-reporter=${reporter}`, file];
  const output = String(spawnSync(process.execPath, args, { env }).stdout);
  rmSync(folder, { recursive: true });
  const lines = output.replaceAll(/^([A-Z ]+) .*some\.test\.mjs/gm, '$1 some.test.mjs').trim();
  assert.deepEqual(lines.split('\n'), [
    'FAILED some.test.mjs › fails',
    'SKIPPED some.test.mjs › cannot run (no Redis)',
    'TOO SLOW some.test.mjs › waits',
    '1 passed, 0 failed',
    '0 passed, 1 failed',
    '0 passed, 1 failed',
  ]);
});

for (const [args, message] of [
  [['--everything'], /Unknown option '--everything'/],
  [['lint', 'nothing'], /Unknown steps: nothing/],
] as const)
  test(`rejects ${args.join(' ')}, and lists the steps`, () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/test/run.mjs', ...args]);
    assert.match(String(stderr), message);
    assert.match(String(stderr), /Steps: build, lint, /);
    assert.equal(status, 1);
  });

test('multiplies limits by the measured slowness', () => {
  const known = process.env.SLOWNESS;
  process.env.SLOWNESS = '4.5';
  assert.equal(limit(10_000), 45_000);
  process.env.SLOWNESS = known ?? measureSlowness().toFixed(1);
  assert.ok(limit(100) >= 100);
});
