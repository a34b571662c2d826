import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { count, noCounts, notRun, settle } from './counts.mjs';
import { measureSlowness } from './limits.mjs';

const minuteMs = 60_000;
const maxStepMs = 30 * minuteMs;
const graceMs = 5000;
const budgetMs = Number(process.env.TIME_BUDGET_MINUTES ?? Infinity) * minuteMs;
const startedAt = performance.now();
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/** The highest slowness so far: a load that ended may return. */
let slowness = 1;

const start = ({ command: [file, ...args], env }) =>
  spawn(file, args, {
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

/** Ends a process with all its children. */
function end({ pid }, signal = 'SIGTERM') {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of children) end(child);
    process.exit(1);
  });

/** Ends a step that takes too long; `close` may wait for processes that it has left behind with its pipes. */
function endLate(child) {
  end(child);
  setTimeout(() => {
    end(child, 'SIGKILL');
    child.stdout.destroy();
    child.stderr.destroy();
  }, graceMs).unref();
}

/** Runs a command, passes its lines on, and returns its counts. A step that takes too long fails; with a time budget, it is skipped. */
async function run(step, print) {
  const child = start(step);
  const counts = noCounts();
  const leftMs = startedAt + budgetMs - performance.now();
  let isOutOfTime = false;
  const timeout = setTimeout(
    () => {
      isOutOfTime = budgetMs < Infinity;
      counts.names.FAILED.push(`took over ${maxStepMs / minuteMs} minutes`);
      endLate(child);
    },
    Math.min(leftMs, maxStepMs),
  );
  const closed = once(child, 'close');
  children.add(child);
  createInterface({ input: child.stderr }).on('line', print);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!count(line, counts)) print(line);
  });
  const [code] = await closed;
  clearTimeout(timeout);
  children.delete(child);
  return isOutOfTime ? notRun(step.name, 'no time left') : settle(counts, code, step.name);
}

/** Runs a step. Prints its lines as they come if it runs alone, else as one block when it has exited. */
async function runStep(step, isAlone) {
  const { name, command, needs = () => undefined } = step;
  const isLate = performance.now() - startedAt > budgetMs;
  const missing = isLate ? 'no time left' : await needs();
  if (missing) {
    console.log(`\n[${seconds(startedAt)} s] ${name}: skipped, ${missing}`);
    return notRun(name, missing);
  }
  const started = performance.now();
  slowness = Math.max(slowness, measureSlowness());
  console.log(`\n[${seconds(startedAt)} s] ${name}: ${command.join(' ').slice(0, 80)}`);
  if (slowness >= 1.5) console.log(`Limits are ${slowness.toFixed(1)} times longer.`);
  const lines = [];
  const result = await run(step, isAlone ? console.log : (line) => lines.push(line));
  if (lines.length > 0) console.log(lines.join('\n'));
  const { passed, failed } = result;
  console.log(
    `[${seconds(startedAt)} s] ${name}: ${passed} passed, ${failed} failed in ${seconds(started)} s`,
  );
  return result;
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
  printList('Failed', [
    ...results.flatMap(({ failures }) => failures),
    ...forbidden.map((name) => `${name}: skipped, and not in ALLOW_SKIPPED`),
  ]);
  const failed = total('failed') + forbidden.length;
  console.log(`\n${total('passed')} passed, ${failed} failed`);
  return failed === 0 && (total('passed') > 0 || skipped.length > 0) ? 0 : 1;
}

/**
 * Runs steps in their order on two cores: those that need one core side by side, those that need both alone.
 * A step waits for those that it comes `after`. Returns the exit code.
 */
export async function runSteps(steps) {
  const results = [];
  const running = new Map();
  const mayStart = ({ cores = 1, after = [] }) =>
    running.size + cores <= 2 && !after.some((name) => running.has(name));
  for (const step of steps) {
    while (!mayStart(step)) await Promise.race(running.values());
    const finished = runStep(step, step.cores === 2).then((result) => {
      running.delete(step.name);
      results.push(result);
    });
    running.set(step.name, finished);
  }
  await Promise.all(running.values());
  return report(results);
}
