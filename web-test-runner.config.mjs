import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { chromiumArguments, findChromium, headlessMode } from './test/support/chromium.mjs';
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

const firefox = () =>
  chromeLauncher({
    puppeteer,
    // Firefox slows the timers of tabs in the background down.
    concurrency: 1,
    createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
    launchOptions: { browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true },
  });

const launchers = { chromium, firefox, webkit: webkitLauncher };
const browsers = (process.env.BROWSERS ?? 'chromium').split(',');

function countTests(suite, counts) {
  for (const test of suite?.tests ?? []) {
    if (!test.skipped) counts[test.passed ? 'passed' : 'failed'] += 1;
  }
  for (const inner of suite?.suites ?? []) countTests(inner, counts);
}

/** Prints the closing line that the test command adds up. */
const plainSummary = () => ({
  onTestRunFinished({ sessions }) {
    const counts = { passed: 0, failed: 0 };
    for (const session of sessions) {
      countTests(session.testResults, counts);
      if (!session.testResults || session.errors?.length) counts.failed += 1;
    }
    process.once('exit', () =>
      process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`),
    );
  },
});

const isLitDevelopmentNote = ({ args: [first] }) =>
  typeof first === 'string' && first.startsWith('Lit is in dev mode');

export default {
  files: ['test/**/*.test.ts', '!test/**/*.node.test.ts'],
  rootDir: '.',
  concurrency: 4,
  nodeResolve: { exportConditions: ['browser', 'development'] },
  plugins: [
    prebundle([
      'lit',
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
    ]),
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
      define: { __VTC_API_BASE__: '""' },
    }),
  ],
  browsers: await Promise.all(browsers.map((name) => launchers[name]())),
  filterBrowserLogs: (log) => !isLitDevelopmentNote(log),
  testsFinishTimeout: 600_000,
  testFramework: { config: { timeout: 20_000 } },
  reporters: [
    defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) }),
    plainSummary(),
  ],
};
