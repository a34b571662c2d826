import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { localeScript, localeTags } from './tools/build/locales.mjs';
import { launchOptions } from './tools/test/browsers/chromium.mjs';
import { firefoxLauncher } from './tools/test/browsers/firefox.mjs';
import { webkitLauncher } from './tools/test/browsers/webkit.mjs';
import { fontCss, fontFile } from './tools/test/font.mjs';
import { libraryScript } from './tools/test/host-libraries.mjs';
import { limit } from './tools/test/limits.mjs';
import { prebundle } from './tools/test/prebundle.mjs';
import { dateScript, setTestDate } from './tools/test/test-date.mjs';
import { plainSummary } from './tools/test/web-summary.mjs';

/** A context per page keeps storage and service workers apart; a background tab without focus gets no animation frames. */
async function createPage({ browser }) {
  const page = await (await browser.createBrowserContext()).newPage();
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  page.setDefaultNavigationTimeout(limit(60_000));
  return page;
}

setTestDate();

const chromium = async () =>
  chromeLauncher({ puppeteer, createPage, launchOptions: await launchOptions() });

const launchers = { chromium, firefox: firefoxLauncher, webkit: webkitLauncher };
const browsers = (process.env.BROWSERS ?? 'chromium').split(',');

/** Messages that tests cause on purpose, and the notice of Lit's development build. */
const isExpected = ({ args: [first] }) =>
  /^Lit is in dev mode|\bthe page failed\b/.test(String(first?.message ?? first));

/** The elements load languages from the folder of the bundle, where the sources have none. */
async function localeFiles(context, next) {
  const [, tag] = /^\/src\/locales\/([\w-]+)\.js$/.exec(context.path) ?? [];
  if (!localeTags().includes(tag)) return next();
  context.type = 'js';
  context.body = await localeScript(tag);
}

/** A picture that never arrives, and never fails. */
const pendingPicture = ({ path }, next) =>
  path === '/pending.png' ? new Promise(() => {}) : next();

/** Libraries that replace built-ins, by their names with commas between, to be loaded before the elements. */
const libraries = (process.env.HOST_LIBRARIES ?? '').split(',').filter(Boolean);

const librariesPath = '/host-libraries.js';

/** Loads the libraries after the test runner, whose client some of them break, and before the elements. */
const hostLibraries = {
  name: 'host-libraries',
  serve: async ({ path }) =>
    path === librariesPath
      ? `for (const text of ${JSON.stringify(await Promise.all(libraries.map(libraryScript)))}) {
          const script = document.createElement('script');
          script.textContent = text;
          document.head.append(script);
        }`
      : undefined,
  transform: ({ path, body }) =>
    libraries.length > 0 && path.endsWith('.test.ts')
      ? `import '${librariesPath}';\n${body}`
      : undefined,
};

/** Every test page has the date of the test run, and the font of the repository, which is loaded before the first test. */
const testRunnerHtml = (testFramework) => `<!doctype html>
<html>
  <head>
    <style>${fontCss(`/${fontFile}`)}</style>
    <script>${dateScript()}</script>
  </head>
  <body>
    <script type="module">
      import '/tools/test/browsers/node-comparisons.mjs';
      await document.fonts.load('16px "Test font"');
      await import('${testFramework}');
    </script>
  </body>
</html>`;

export default {
  files: ['test/**/*.test.ts', '!test/**/*.node.test.ts'],
  rootDir: '.',
  concurrency: 4,
  nodeResolve: { exportConditions: ['browser', 'development'] },
  middleware: [localeFiles, pendingPicture],
  testRunnerHtml,
  plugins: [
    prebundle([
      'lit',
      'lit/decorators.js',
      'lit/directive.js',
      'lit/directive-helpers.js',
      'lit/directives/guard.js',
      'lit/directives/keyed.js',
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
    hostLibraries,
  ],
  browsers: await Promise.all(browsers.map((name) => launchers[name]())),
  coverageConfig: { include: ['src/**/*.ts'], report: true, reporters: ['json-summary'] },
  filterBrowserLogs: (log) => !isExpected(log),
  browserStartTimeout: limit(60_000),
  testsStartTimeout: limit(60_000),
  testsFinishTimeout: limit(600_000),
  testFramework: { config: { timeout: limit(60_000) } },
  reporters: [
    defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) }),
    plainSummary(),
  ],
};
