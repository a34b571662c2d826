// Reporter for Web Test Runner: counts, failed and skipped tests, as the runner of steps reads them.
import { relative } from 'node:path';
import { failed, skipped } from './counts.mjs';

const testsOf = (suite, path = []) => [
  ...suite.tests.map((test) => ({ ...test, path: [...path, test.name] })),
  ...suite.suites.flatMap((inner) => testsOf(inner, [...path, inner.name])),
];

/** The tests of a page by their full names; a page that broke down counts as a failed test. */
function resultsOf({ testFile, testResults, errors, browser }) {
  const isBroken = !testResults || errors?.length > 0;
  const tests = [
    ...(testResults ? testsOf(testResults) : []),
    ...(isBroken ? [{ passed: false, path: ['the page broke down'] }] : []),
  ];
  const place = `${browser.name} ${relative(process.cwd(), testFile ?? '')}`;
  return tests.map((test) => ({
    ...test,
    browser: browser.name,
    name: [place, ...test.path].join(' › '),
  }));
}

const isSkipped = (test) => test.skipped;
const isFailed = (test) => !test.skipped && !test.passed;

function countsOf(tests) {
  const failures = tests.filter(isFailed).length;
  const passed = tests.filter((test) => !test.skipped && test.passed).length;
  return `${passed} passed, ${failures} failed`;
}

const secondsOf = (tests) => tests.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000;

/** Prints names, a line for each browser, and the closing line that the test command adds up. */
export const plainSummary = () => ({
  onTestRunFinished({ sessions }) {
    const tests = [...sessions].flatMap(resultsOf);
    const lines = [
      ...tests.filter(isFailed).map(({ name }) => failed(name)),
      ...tests.filter(isSkipped).map(({ name }) => skipped(name, 'not for this browser')),
      ...[...new Set(tests.map(({ browser }) => browser))].map((name) => {
        const own = tests.filter(({ browser }) => browser === name);
        return `${name}: ${countsOf(own)}, ${secondsOf(own).toFixed(1)} s in tests`;
      }),
    ];
    const closing = `\n${lines.join('\n')}\n\n${countsOf(tests)}\n`;
    process.once('exit', () => process.stdout.write(closing));
  },
});
