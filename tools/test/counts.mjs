// Reads counts and names of tests from the output of test runners.

const closingLine = /^(\d+) passed, (\d+) failed$/;
const nodeTestLine = /^ℹ (pass|fail|cancelled) (\d+)$/;
const namedLine = /^(FAILED|SKIPPED) (.+)$/;

const oneLine = (text) => text.replace(/\s+/g, ' ');

/** The line by which a test runner reports a failed test to the runner of steps. */
export const failed = (name) => `FAILED ${oneLine(name)}`;

/** The line by which a test runner reports a skipped test. */
export const skipped = (name, reason) => `SKIPPED ${oneLine(`${name} (${reason})`)}`;

/** Counts of one step; `known` is whether its output had any. */
export const noCounts = () => ({
  passed: 0,
  failed: 0,
  names: { FAILED: [], SKIPPED: [] },
  known: false,
});

/** Adds a line of output to the counts; returns whether it was a line for the runner. */
export function count(line, counts) {
  const [, passed, failedNumber] = closingLine.exec(line) ?? [];
  const [, outcome, number] = nodeTestLine.exec(line) ?? [];
  const [, kind, name] = namedLine.exec(line) ?? [];
  if (name) counts.names[kind].push(name);
  if (passed) {
    counts.passed += Number(passed);
    counts.failed += Number(failedNumber);
  } else if (outcome) counts[outcome === 'pass' ? 'passed' : 'failed'] += Number(number);
  counts.known ||= Boolean(passed ?? outcome);
  return Boolean(passed ?? outcome ?? name);
}

/** Result of a step that has exited: one check if its output had no counts, and never a failure without a name. */
export function settle({ passed, failed: failures, names, known }, code, step) {
  const isFailed = code !== 0 || failures > 0;
  const withoutName = isFailed && names.FAILED.length === 0 ? ['see its output above'] : [];
  const named = (list) => list.map((name) => `${step}: ${name}`);
  return {
    passed: known || isFailed ? passed : 1,
    failed: isFailed ? Math.max(failures, 1) : 0,
    failures: named([...names.FAILED, ...withoutName]),
    skipped: named(names.SKIPPED),
  };
}

/** Result of a step that cannot run. */
export const notRun = (step, reason) => ({
  passed: 0,
  failed: 0,
  failures: [],
  skipped: [`${step} (${reason})`],
});
