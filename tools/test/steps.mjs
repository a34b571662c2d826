import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { count, noCounts, settle } from './counts.mjs';
import { measureSlowness } from './limits.mjs';

const begun = performance.now();
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/** The highest slowness so far: a load that went may come again. */
let slowness = 1;

const start = ([file, ...args]) =>
  spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `node_modules/.bin:${process.env.PATH}`,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      SLOWNESS: slowness.toFixed(1),
    },
  });

/** Runs a command, hands its lines out, and gives its counts. */
async function run({ name, command }, print) {
  const child = start(command);
  const counts = noCounts();
  const closed = once(child, 'close');
  createInterface({ input: child.stderr }).on('line', print);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!count(line, counts)) print(line);
  });
  const [code] = await closed;
  return settle(counts, code, name);
}

/** Runs a step; prints its lines as they come when it has the machine for itself, else as one block when it has ended. */
async function runStep(step, isAlone) {
  const { name, command } = step;
  const started = performance.now();
  slowness = Math.max(slowness, measureSlowness());
  console.log(`\n[${seconds(begun)} s] ${name}: ${command.join(' ').slice(0, 80)}`);
  if (slowness >= 1.5) console.log(`Limits are ${slowness.toFixed(1)} times longer.`);
  const lines = [];
  const counts = await run(step, isAlone ? console.log : (line) => lines.push(line));
  if (lines.length > 0) console.log(lines.join('\n'));
  const { passed, failed } = counts;
  console.log(
    `[${seconds(begun)} s] ${name}: ${passed} passed, ${failed} failed in ${seconds(started)} s`,
  );
  return counts;
}

/**
 * Runs steps in their order, on two cores: those of one core side by side, those that keep both busy alone.
 * A step waits for all those that it comes `after`. Closes with what failed and a line of counts, and gives the exit code.
 */
export async function runSteps(steps) {
  const ended = [];
  const running = new Map();
  const mayStart = ({ cores = 1, after = [] }) =>
    running.size + cores <= 2 && !after.some((name) => running.has(name));
  for (const step of steps) {
    while (!mayStart(step)) await Promise.race(running.values());
    const run = runStep(step, step.cores === 2).then((counts) => {
      running.delete(step.name);
      ended.push(counts);
    });
    running.set(step.name, run);
  }
  await Promise.all(running.values());
  const total = (key) => ended.reduce((sum, counts) => sum + counts[key], 0);
  const names = ended.flatMap((counts) => counts.names);
  if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 && total('passed') > 0 ? 0 : 1;
}
