// Reporter for Web Test Runner: counts and failed tests, as the runner of steps reads them.
import { relative } from 'node:path';
import { failed, skipped } from './counts.mjs';

const testsOf = (suite, path = []) => [
  ...suite.tests.map((test) => ({ ...test, path: [...path, test.name] })),
  ...suite.suites.flatMap((inner) => testsOf(inner, [...path, inner.name])),
];

/** Counts what ran; a page that broke down counts as a failure. */
function countsOf(sessions) {
  const tests = sessions
    .flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []))
    .filter(({ skipped }) => !skipped);
  const passed = tests.filter((test) => test.passed).length;
  const broken = sessions.filter(({ testResults, errors }) => !testResults || errors?.length);
  const seconds = tests.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000;
  return { passed, failed: tests.length - passed + broken.length, seconds };
}

/** Names of the tests that failed, and of files whose page broke down. */
const failuresOf = (sessions) =>
  sessions.flatMap(({ testFile, testResults, errors, browser }) => {
    const place = `${browser.name} ${relative(process.cwd(), testFile ?? '')}`;
    const tests = testResults ? testsOf(testResults) : [];
    const names = tests.filter((test) => !test.passed && !test.skipped).map(({ path }) => path);
    const broken = !testResults || errors?.length ? [['the page broke down']] : [];
    return [...names, ...broken].map((path) => failed([place, ...path].join(' › ')));
  });

/** Names of the tests that were skipped. */
const skippedIn = (sessions) =>
  sessions.flatMap(({ testFile, testResults, browser }) => {
    const place = `${browser.name} ${relative(process.cwd(), testFile ?? '')}`;
    const tests = testResults ? testsOf(testResults) : [];
    return tests
      .filter((test) => test.skipped)
      .map(({ path }) => skipped([place, ...path].join(' › '), 'not for this browser'));
  });

/** Prints a line for each browser, and the closing line that the test command adds up. */
export const plainSummary = () => ({
  onTestRunFinished({ sessions }) {
    const all = [...sessions];
    const lines = [...new Set(all.map(({ browser }) => browser.name))].map((name) => {
      const counts = countsOf(all.filter(({ browser }) => browser.name === name));
      return `${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.seconds.toFixed(1)} s in tests`;
    });
    const counts = countsOf(all);
    const names = [...failuresOf(all), ...skippedIn(all)].map((line) => `${line}\n`).join('');
    const closing = `\n${names}${lines.join('\n')}\n\n${counts.passed} passed, ${counts.failed} failed\n`;
    process.once('exit', () => process.stdout.write(closing));
  },
});
