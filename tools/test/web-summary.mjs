// Reporter for Web Test Runner: counts, failed and skipped tests, as the runner of steps reads them.
import { relative } from 'node:path';
import { closing, failedWith, skipped, slowest } from './counts.mjs';

const testsOf = ({ tests, suites }, path = []) => [
  ...tests.map(({ name, ...test }) => ({ ...test, path: [...path, name] })),
  ...suites.flatMap((suite) => testsOf(suite, [...path, suite.name])),
];

/** The tests of a page by their full names; a page that fails to load counts as a failed test. */
function resultsOf({ testFile, testResults, errors, browser }) {
  const isBroken = !testResults || errors?.length > 0;
  const place = `${browser.name} ${relative(process.cwd(), testFile ?? '')}`;
  return [
    ...(testResults ? testsOf(testResults) : []),
    ...(isBroken ? [{ passed: false, path: ['the page failed to load'], error: errors?.[0] }] : []),
  ].map(({ path, ...test }) => ({ ...test, name: [place, ...path].join(' › ') }));
}

/** The time of all tests of a page in milliseconds, by its file. */
const timeOf = ({ testFile = '', testResults }) => [
  relative(process.cwd(), testFile),
  testResults ? testsOf(testResults).reduce((ms, { duration = 0 }) => ms + duration, 0) : 0,
];

/** Prints failed and skipped tests and the counts, below what other reporters print. */
export const plainSummary = () => ({
  onTestRunFinished({ sessions }) {
    const tests = [...sessions].flatMap(resultsOf);
    const skippedTests = tests.filter((test) => test.skipped);
    const failedTests = tests.filter((test) => !test.skipped && !test.passed);
    const counts = {
      passed: tests.length - skippedTests.length - failedTests.length,
      failed: failedTests.length,
    };
    const lines = [
      ...failedTests.map(({ name, error }) => failedWith(name, error?.message)),
      ...skippedTests.map(({ name }) => skipped(name, 'not for this browser')),
      slowest([...sessions].map(timeOf)),
      closing(counts),
    ];
    process.once('exit', () => process.stdout.write(`\n${lines.join('\n')}\n`));
  },
});
