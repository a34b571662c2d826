// Packs the package, installs it in a new folder as others do, and shows the card in a plain page, in React and in Vue.
import { execFileSync } from 'node:child_process';
import { cpSync, createReadStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { serve } from '@hono/node-server';
import puppeteer from 'puppeteer-core';
import { createSandbox } from 'vtc-widgets/sandbox';
import { under } from '../support/snippets.ts';
import { chromiumArguments, findChromium, headlessMode } from '../support/chromium.mjs';

const wanted = [
  'react@19',
  'react-dom@19',
  '@types/react@19',
  '@types/react-dom@19',
  'vue@3.5',
  'vue-tsc@3',
  'typescript@5.9',
  'vite@8.3.8',
  '@vitejs/plugin-vue@6',
];
const sites = ['plain', 'react', 'vue'];
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-package-'));
const counts = { passed: 0, failed: 0 };

function check(name, run) {
  return Promise.resolve()
    .then(run)
    .then(
      () => {
        counts.passed += 1;
        console.log(`✔ ${name}`);
      },
      (error) => {
        counts.failed += 1;
        console.log(`✖ ${name}\n    ${error.stdout || error.message}`);
      },
    );
}

const run = (command, args, cwd = folder, env = {}) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });
const bin = (name) => join(folder, 'node_modules/.bin', name);
const listening = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

function install() {
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], '.'),
  );
  cpSync('test/package/sites', folder, { recursive: true });
  const here = (code) =>
    code
      .replace("'https://api.example'", 'import.meta.env.VITE_API')
      .replace('vtc="northern_haul"', 'vtc="northern_haul" loading="eager"')
      .replace('<p>', '<p id="told">');
  writeFileSync(join(folder, 'react/Company.tsx'), here(under('React', 'tsx')[0]));
  writeFileSync(join(folder, 'vue/App.vue'), here(under('Vue', 'vue')[0]));
  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
  const flags = ['--prefer-offline', '--no-audit', '--no-fund'];
  run('npm', ['install', ...flags, join(folder, filename), ...wanted]);
}

async function shows(browser, origin, site) {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${origin}/${site}/`);
  const isShown = () => document.querySelector('vtc-card')?.state === 'ready';
  await page.waitForFunction(isShown, { timeout: 10_000 });
  const told = await page.evaluate(() => document.querySelector('#told')?.textContent);
  await page.close();
  if (errors.length > 0) throw new Error(errors.join('; '));
  if (site !== 'plain' && told !== 'Northern Haul') throw new Error(`vtc-load told "${told}"`);
}

const sandbox = createSandbox({ rateLimits: false });
const answer = { fetch: (request) => sandbox.fetch(request), port: 0, hostname: '127.0.0.1' };
let api;
const apiPort = await new Promise((resolve) => {
  api = serve(answer, ({ port }) => resolve(port));
});
const pages = createServer(({ url }, response) => {
  const [, site, ...rest] = new URL(url, 'http://pages').pathname.split('/');
  const file = join(folder, 'built', site, rest.join('/') || 'index.html');
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
  return createReadStream(file).pipe(response);
});

try {
  await check('installs from its tarball', install);
  await check('has types in React and in Vue', () => run(bin('vue-tsc'), ['-p', folder]));
  const VITE_API = `http://127.0.0.1:${apiPort}`;
  for (const site of sites) {
    const args = ['build', site, '--config', 'vite.config.js', '--logLevel', 'error'];
    const outDir = join(folder, 'built', site);
    await check(`is built by Vite into the ${site} site`, () =>
      run(bin('vite'), [...args, '--outDir', outDir], folder, { VITE_API }),
    );
  }
  const executablePath = await findChromium();
  const headless = headlessMode(executablePath);
  const browser = await puppeteer.launch({ executablePath, headless, args: chromiumArguments });
  const origin = `http://127.0.0.1:${await listening(pages)}`;
  for (const site of sites) {
    await check(`shows the card in the ${site} site`, () => shows(browser, origin, site));
  }
  await browser.close();
} finally {
  api.close();
  pages.close();
  rmSync(folder, { recursive: true });
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
