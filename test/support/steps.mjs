import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const closingLine = /^(\d+) passed, (\d+) failed$/;
const nodeTestLine = /^ℹ (pass|fail|cancelled) (\d+)$/;

/** Adds to `counts` what one line of a runner's output says; tells whether it said anything. */
function count(line, counts) {
  const [, passed, failed] = closingLine.exec(line) ?? [];
  const [, outcome, number] = nodeTestLine.exec(line) ?? [];
  if (passed) {
    counts.passed += Number(passed);
    counts.failed += Number(failed);
  } else if (outcome) counts[outcome === 'pass' ? 'passed' : 'failed'] += Number(number);
  return Boolean(passed ?? outcome);
}

const start = ([file, ...args]) =>
  spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `node_modules/.bin:${process.env.PATH}`,
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  });

/** Runs a step, hands its lines out, and gives its counts: one check, or as many as its closing line says. */
async function run({ command }, print) {
  const child = start(command);
  const counts = { passed: 0, failed: 0 };
  let counted = false;
  const closed = once(child, 'close');
  createInterface({ input: child.stderr }).on('line', print);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (count(line, counts)) counted = true;
    else print(line);
  });
  const [code] = await closed;
  if (!counted) counts[code === 0 ? 'passed' : 'failed'] += 1;
  else if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** Runs a step and prints it as one block: line by line when it has the machine for itself, else when it has ended. */
async function runStep(step, isAlone) {
  const { name, command } = step;
  const head = `\n── ${name}: ${command.join(' ').slice(0, 100)}`;
  const started = performance.now();
  const lines = [head];
  if (isAlone) console.log(head);
  const { passed, failed } = await run(step, isAlone ? console.log : (line) => lines.push(line));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!isAlone) console.log(lines.join('\n'));
  console.log(`── ${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
  return { passed, failed };
}

/**
 * Runs steps in their order, on two cores: those of one core side by side, those that keep both busy alone.
 * A step waits for all those that it comes `after`. Closes with one line of counts and gives the exit code.
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  const running = new Map();
  const mayStart = ({ cores = 1, after = [] }) =>
    running.size + cores <= 2 && !after.some((name) => running.has(name));
  for (const step of steps) {
    while (!mayStart(step)) await Promise.race(running.values());
    const ended = runStep(step, step.cores === 2).then(({ passed, failed }) => {
      running.delete(step.name);
      total.passed += passed;
      total.failed += failed;
    });
    running.set(step.name, ended);
  }
  await Promise.all(running.values());
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
