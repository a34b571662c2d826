// Reads counts and names of failed tests from the output of test runners.

const closingLine = /^(\d+) passed, (\d+) failed$/;
const nodeTestLine = /^ℹ (pass|fail|cancelled) (\d+)$/;
const failedLine = /^FAILED (.+)$/;

/** The line that tells the runner of steps that a test has failed. */
export const failed = (name) => `FAILED ${name.replace(/\s+/g, ' ')}`;

/** Counts of one step; `known` says whether its output gave any. */
export const noCounts = () => ({ passed: 0, failed: 0, names: [], known: false });

/** Adds what a line of output says to the counts; tells whether the line was meant for them alone. */
export function count(line, counts) {
  const [, passed, failedNumber] = closingLine.exec(line) ?? [];
  const [, outcome, number] = nodeTestLine.exec(line) ?? [];
  const [, name] = failedLine.exec(line) ?? [];
  if (name) counts.names.push(name);
  if (passed) {
    counts.passed += Number(passed);
    counts.failed += Number(failedNumber);
  } else if (outcome) counts[outcome === 'pass' ? 'passed' : 'failed'] += Number(number);
  counts.known ||= Boolean(passed ?? outcome);
  return Boolean(passed ?? outcome ?? name);
}

/** The counts of a step that has ended: one check where its output gave none, and never a failure without a name. */
export function settle(counts, code, step) {
  if (!counts.known) counts[code === 0 ? 'passed' : 'failed'] += 1;
  else if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0 && counts.names.length === 0) counts.names.push('see its output above');
  return { ...counts, names: counts.names.map((name) => `${step}: ${name}`) };
}
