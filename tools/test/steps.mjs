// Runs commands as steps of one test run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { closing, failed, isReport, notRun, resultOf } from './counts.mjs';
import { measureSlowness } from './limits.mjs';

const minuteMs = 60_000;
const maxStepMs = 45 * minuteMs;
const graceMs = 5000;
const budgetMs = Number(process.env.TIME_BUDGET_MINUTES ?? Infinity) * minuteMs;
const noTimeLeft = 'no time left';

/** Prints a line with the seconds since the start. */
const log = (text) => console.log(`[${(performance.now() / 1000).toFixed(1)} s] ${text}`);

/** The highest slowness so far: a load that ended may return. */
let slowness = 1;
let measure = measureSlowness;

/** Signals a process and all its children. */
function signal({ pid }, name) {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const children = new Set();
for (const name of ['SIGINT', 'SIGTERM'])
  process.once(name, () => {
    for (const child of children) signal(child, 'SIGTERM');
    process.exit(1);
  });

/** Ends a process; its pipes may be held open by processes that it has left behind. */
function end(child) {
  signal(child, 'SIGTERM');
  setTimeout(() => {
    signal(child, 'SIGKILL');
    child.stdout.destroy();
    child.stderr.destroy();
  }, graceMs).unref();
}

/** Runs the command of a step and prints its lines. One that takes too long fails; one that exceeds the time budget is skipped. */
async function run({ name, command: [file, ...args], items = [], env }, print) {
  const child = spawn(file, [...args, ...items], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `node_modules/.bin:${process.env.PATH}`,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      SLOWNESS: slowness.toFixed(1),
      ...env,
    },
  });
  children.add(child);
  const lines = [];
  const add = (line) => {
    lines.push(line);
    if (!isReport(line)) print(line);
  };
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', add);
  let isLate = false;
  const msLeft = budgetMs - performance.now();
  const timeout = setTimeout(
    () => {
      isLate = true;
      end(child);
    },
    Math.min(msLeft, maxStepMs),
  );
  const [code] = await once(child, 'close');
  clearTimeout(timeout);
  children.delete(child);
  if (isLate && msLeft < maxStepMs) return notRun(name, noTimeLeft);
  if (isLate) lines.push(failed(`took over ${maxStepMs / minuteMs} minutes`));
  return resultOf(name, code, lines);
}

/** Runs a step. Prints its lines as they come if it runs alone, else as one block when it has exited. */
async function runStep(step) {
  const { name, command, isAlone = false } = step;
  const skipReason = performance.now() > budgetMs ? noTimeLeft : await step.skipReason?.();
  if (skipReason) {
    log(`${name}: skipped, ${skipReason}`);
    return notRun(name, skipReason);
  }
  const startedAt = performance.now();
  slowness = Math.max(slowness, measure());
  console.log();
  log(`${name}: ${command.join(' ').slice(0, 80)}`);
  if (slowness >= 1.5) console.log(`Limits are ${slowness.toFixed(1)} times longer.`);
  const block = [];
  const result = await run(step, isAlone ? console.log : (line) => block.push(line));
  if (block.length > 0) console.log(block.join('\n'));
  log(`${name}: ${closing(result)} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

/** The items of a step that its failures name; all of them if a failure names none. */
function failedItems(items, failures) {
  const names = (failure, item) => failure.includes(` ${item} › `);
  const isNamed = (item) => failures.some((failure) => names(failure, item));
  const namesOne = (failure) => items.some((item) => names(failure, item));
  return failures.every(namesOne) ? items.filter(isNamed) : items;
}

/** Whether the machine is slower than the limits of the last step assumed. */
const isSlower = () => measure() > slowness * 1.2;

/**
 * Runs a step, and once more what missed its limit because the machine has become slower, with new limits. With `repeat`,
 * everything that fails runs once more. Only a test that fails again counts as failed.
 */
async function runWithRepetition(step, repeat) {
  const first = await runStep(step);
  const failures = repeat ? first.failures : first.slow;
  if (failures.length === 0 || !(repeat || isSlower())) return first;
  const items = failedItems(step.items ?? [], failures);
  log(`${step.name}: once more ${items.join(' ')}`);
  const second = await runStep({ ...step, items });
  // Without time for it, the first failures count.
  if (second.passed + second.failed === 0) return first;
  const others = first.failures.filter((name) => !failures.includes(name));
  const remaining = [...new Set([...others, ...second.failures])];
  const failedCount = Math.max(second.failed, remaining.length);
  return {
    passed: first.passed + Math.max(0, first.failed - failedCount),
    failed: failedCount,
    failures: remaining,
    slow: second.slow,
    skipped: first.skipped,
    recovered: failures.filter((name) => !second.failures.includes(name)),
  };
}

/** Whether a skipped test contains one of the words that `ALLOW_SKIPPED` lists, separated by commas. */
function isAllowed(name) {
  const words = (process.env.ALLOW_SKIPPED ?? '').split(',').filter(Boolean);
  return words.some((word) => name.toLowerCase().includes(word.trim().toLowerCase()));
}

const printList = (title, names) => {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
};

/** Prints what was skipped and what failed, then a line of counts; returns the exit code. Skipped tests fail in CI unless allowed. */
function report(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const skipped = results.flatMap((result) => result.skipped);
  const forbidden = process.env.CI === 'true' ? skipped.filter((name) => !isAllowed(name)) : [];
  printList(`Skipped (${skipped.length})`, skipped);
  printList(
    'Passed when repeated',
    results.flatMap(({ recovered = [] }) => recovered),
  );
  const slow = results.flatMap((result) => result.slow);
  printList('Too slow', slow);
  printList('Failed', [
    ...results.flatMap(({ failures }) => failures).filter((name) => !slow.includes(name)),
    ...forbidden.map((name) => `${name}: skipped, and not in ALLOW_SKIPPED`),
  ]);
  const counts = { passed: total('passed'), failed: total('failed') + forbidden.length };
  console.log(`\n${closing(counts)}`);
  return counts.failed === 0 && counts.passed + skipped.length > 0 ? 0 : 1;
}

/**
 * Runs steps in their order, two side by side unless one must run alone. A step waits for those that it comes `after`, and
 * gets its `items` as arguments, such as test files. With `repeat`, items that fail run once more; those that missed their
 * time limit do so in any case if `measureWith` says that the machine has become slower. Returns the exit code.
 */
export async function runSteps(steps, { repeat = false, measureWith = measureSlowness } = {}) {
  measure = measureWith;
  const results = [];
  const running = new Map();
  const mayStart = ({ isAlone = false, after = [] }) =>
    running.size < (isAlone ? 1 : 2) && !after.some((name) => running.has(name));
  for (const step of steps) {
    // A step that runs alone is awaited before the next one starts.
    while (!mayStart(step)) await Promise.race(running.values());
    const finished = runWithRepetition(step, repeat).then((result) => {
      running.delete(step.name);
      results.push(result);
    });
    running.set(step.name, finished);
    if (step.isAlone) await finished;
  }
  await Promise.all(running.values());
  return report(results);
}
