// Lines by which test runners report to the runner of steps, and what it makes of them.

const oneLine = (text) => text.replace(/\s+/g, ' ');

/** The line that reports a failed test. */
export const failed = (name) => `FAILED ${oneLine(name)}`;

/** The line that reports a skipped test. */
export const skipped = (name, reason) => `SKIPPED ${oneLine(`${name} (${reason})`)}`;

/** The closing line of a test runner; the counts of several such lines are added up. */
export const closing = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

const closingLine = /^(?<passed>\d+) passed, (?<failed>\d+) failed$/;

/** Whether a line is for the runner of steps alone. */
export const isReport = (line) => /^(FAILED|SKIPPED) /.test(line) || closingLine.test(line);

/** Result of a step with its exit code and lines: one check if they have no counts, and never a failure without a name. */
export function resultOf(step, code, lines) {
  const counts = lines.flatMap((line) => closingLine.exec(line)?.groups ?? []);
  const sum = (key) => counts.reduce((total, result) => total + Number(result[key]), 0);
  const named = (prefix) =>
    lines
      .filter((line) => line.startsWith(prefix))
      .map((line) => `${step}: ${line.slice(prefix.length)}`);
  const skipped = named('SKIPPED ');
  if (code === 0 && sum('failed') === 0)
    return { passed: counts.length > 0 ? sum('passed') : 1, failed: 0, failures: [], skipped };
  const names = named('FAILED ');
  const failures = names.length > 0 ? names : [`${step}: see its output above`];
  const failed = Math.max(sum('failed'), failures.length);
  return { passed: sum('passed'), failed, failures, skipped };
}

/** Result of a step that cannot run. */
export const notRun = (step, reason) => ({
  passed: 0,
  failed: 0,
  failures: [],
  skipped: [`${step} (${reason})`],
});
