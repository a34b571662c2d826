// Lines by which test runners report to the runner of steps, and what it makes of them.

const oneLine = (text) => text.replace(/\s+/g, ' ');

/** The line that reports a failed test. */
export const failed = (name) => `FAILED ${oneLine(name)}`;

/** The line that reports a test that missed its time limit. */
export const tooSlow = (name) => `TOO SLOW ${oneLine(name)}`;

const limitMissed =
  /^Timeout of \d|timed out after|took over|ms exceeded|not finished within|did not start (after|within)/i;

/** The line that reports a test which failed with this message. */
export const failedWith = (name, message = '') =>
  limitMissed.test(message) ? tooSlow(name) : failed(name);

/** The line that reports a skipped test. */
export const skipped = (name, reason) => `SKIPPED ${oneLine(`${name} (${reason})`)}`;

/** The closing line of a test runner; the counts of several such lines are added up. */
export const closing = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** A line for developers with the files whose tests took longest, from milliseconds by file. */
export const slowest = (msByFile) =>
  `Slowest: ${[...msByFile]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 15)
    .map(([file, ms]) => `${file} ${(ms / 1000).toFixed(0)} s`)
    .join(', ')}`;

const closingLine = /^(?<passed>\d+) passed, (?<failed>\d+) failed$/;

/** Whether a line is for the runner of steps alone. */
export const isReport = (line) =>
  /^(FAILED|TOO SLOW|SKIPPED) /.test(line) || closingLine.test(line);

/**
 * Result of a step with its exit code and lines: one check if they have no counts, and never a failure without a name.
 * `failures` includes the tests that missed their time limit; `slow` names these alone.
 */
export function resultOf(step, code, lines) {
  const counts = lines.flatMap((line) => closingLine.exec(line)?.groups ?? []);
  const sum = (key) => counts.reduce((total, result) => total + Number(result[key]), 0);
  const named = (prefix) =>
    lines
      .filter((line) => line.startsWith(prefix))
      .map((line) => `${step}: ${line.slice(prefix.length)}`);
  const skipped = named('SKIPPED ');
  if (code === 0 && sum('failed') === 0) {
    const passed = counts.length > 0 ? sum('passed') : 1;
    return { passed, failed: 0, failures: [], slow: [], skipped };
  }
  const slow = named('TOO SLOW ');
  const names = [...named('FAILED '), ...slow];
  const failures = names.length > 0 ? names : [`${step}: see its output above`];
  const failed = Math.max(sum('failed'), failures.length);
  return { passed: sum('passed'), failed, failures, slow, skipped };
}

/** Result of a step that cannot run. */
export const notRun = (step, reason) => ({
  passed: 0,
  failed: 0,
  failures: [],
  slow: [],
  skipped: [`${step} (${reason})`],
});
