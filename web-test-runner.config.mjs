import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { chromiumArguments, findChromium, headlessMode } from './test/support/chromium.mjs';
import { firefoxLauncher } from './test/support/firefox.mjs';
import { prebundle } from './test/support/prebundle.mjs';
import { webkitLauncher } from './test/support/webkit.mjs';

/** A context per page keeps storage and service workers apart; a background tab without focus gets no animation frames. */
async function createPage({ browser }) {
  const page = await (await browser.createBrowserContext()).newPage();
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  return page;
}

async function chromium() {
  const executablePath = await findChromium();
  return chromeLauncher({
    puppeteer,
    createPage,
    launchOptions: {
      executablePath,
      headless: headlessMode(executablePath),
      args: chromiumArguments,
    },
  });
}

const launchers = { chromium, firefox: firefoxLauncher, webkit: webkitLauncher };
const browsers = (process.env.BROWSERS ?? 'chromium').split(',');

const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)];

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

/** Prints a line for each browser, and the closing line that the test command adds up. */
const plainSummary = () => ({
  onTestRunFinished({ sessions }) {
    const all = [...sessions];
    const lines = [...new Set(all.map(({ browser }) => browser.name))].map((name) => {
      const counts = countsOf(all.filter(({ browser }) => browser.name === name));
      return `${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.seconds.toFixed(1)} s in tests`;
    });
    const { passed, failed } = countsOf(all);
    const closing = `\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed\n`;
    process.once('exit', () => process.stdout.write(closing));
  },
});

/** What the tests bring about on purpose, and what Lit says once of its development build. */
const isExpected = ({ args: [first] }) =>
  /^Lit is in dev mode|\bthe page failed\b/.test(String(first?.message ?? first));

export default {
  files: ['test/**/*.test.ts', '!test/**/*.node.test.ts'],
  rootDir: '.',
  concurrency: 4,
  nodeResolve: { exportConditions: ['browser', 'development'] },
  plugins: [
    prebundle(
      [
        'lit',
        'lit/decorators.js',
        'lit/html.js',
        'lit/directives/class-map.js',
        'lit/directives/if-defined.js',
        'lit/directives/live.js',
        'lit/directives/repeat.js',
        '@lit/task',
        'zod/mini',
        '@open-wc/testing',
        'axe-core',
        'fast-check',
        'hono',
        'hono/cors',
        'ical.js',
        'msw',
        'msw/browser',
        'lucide',
        'simple-icons',
      ],
      { parts: ['lucide', 'simple-icons'], partsFor: 'src/ui/icons.ts' },
    ),
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
      define: { __VTC_API_BASE__: '""' },
    }),
  ],
  browsers: await Promise.all(browsers.map((name) => launchers[name]())),
  filterBrowserLogs: (log) => !isExpected(log),
  testsFinishTimeout: 600_000,
  testFramework: { config: { timeout: 20_000 } },
  reporters: [
    defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) }),
    plainSummary(),
  ],
};
