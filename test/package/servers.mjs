// The documentation's snippets for frameworks that render on a server: built, served, and checked in Chromium.
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { limit } from '../../tools/test/limits.mjs';
import { under } from '../support/snippets.ts';
import { served } from './examples.mjs';
import { hasNode22, node22, node22Packages } from './node22.mjs';

/** Asynchronous, because the sandbox runs in this process. */
const run = promisify(execFile);
const page = 'demo/docs/frameworks.md';
const noReports = { NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' };

/** By framework: packages, files from the snippets under its heading, and the scripts that build and serve the site. */
const frameworks = {
  Next: {
    packages: ['next@15', 'react@19', 'react-dom@19', '@types/react@19', '@types/node@20'],
    files: { 'app/company.tsx': 'tsx' },
    build: ['.bin/next', 'build'],
    serve: ['../node_modules/.bin/next', 'start'],
  },
  Nuxt: {
    packages: ['nuxt@4'],
    files: { 'nuxt.config.ts': 'ts', 'app/app.vue': 'vue' },
    build: ['.bin/nuxt', 'build'],
    serve: ['.output/server/index.mjs'],
    needsNode22: true,
  },
  SvelteKit: {
    packages: [
      '@sveltejs/kit@2',
      '@sveltejs/adapter-node@5',
      '@sveltejs/vite-plugin-svelte@7',
      'svelte@5',
      'vite@8.3.8',
    ],
    files: { 'src/routes/+page.svelte': 'svelte' },
    build: ['vite/bin/vite.js', 'build'],
    serve: ['build/index.js'],
    needsNode22: true,
  },
};

/** Sites of the frameworks that this machine can run. */
const chosen = Object.entries(frameworks).filter(
  ([, { needsNode22 }]) => hasNode22 || !needsNode22,
);

/** A snippet that loads at once from the sandbox, in a place of its own. */
export const adapted = (code, apiBase) =>
  code
    .replace('https://api.example', apiBase)
    .replace('vtc="northern_haul"', 'vtc="northern_haul" loading="eager"')
    .replace('<p>', '<p id="shownName">')
    .replace('defineNuxtConfig({', "$& app: { head: { htmlAttrs: { lang: 'de' } } },");

const isFavicon = (url = '') => url.endsWith('/favicon.ico');

/** Checks that the card has data, German texts, its attributes and a listener, and that the console is empty. */
export async function showsCompany(browser, url) {
  const tab = await browser.newPage();
  const messages = [];
  tab.on('pageerror', (error) => messages.push(error.message));
  tab.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()) && !isFavicon(message.location().url))
      messages.push(message.text());
  });
  await tab.goto(url);
  const isShown = () => document.querySelector('#shownName')?.textContent === 'Northern Haul';
  await tab.waitForFunction(isShown, { timeout: limit(15_000) });
  await tab.waitForFunction(
    () => document.querySelector('vtc-card').shadowRoot.textContent.includes('Mitglieder'),
    { timeout: limit(15_000) },
  );
  equal(await tab.$eval('vtc-card', ({ refreshSeconds }) => refreshSeconds), 600);
  equal(await tab.$eval('vtc-card', ({ layout }) => layout), 'banner');
  deepEqual(messages, []);
  await tab.close();
}

async function install(folder, tarball) {
  cpSync('test/package/sites/servers', folder, { recursive: true });
  const packages = chosen.flatMap(([, framework]) => framework.packages);
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'];
  const typescript = 'typescript@5.9';
  const npm = ['install', ...flags, tarball, typescript, ...node22Packages, ...new Set(packages)];
  await run('npm', npm, { cwd: folder, maxBuffer: 1e8 });
}

/** Builds and serves a site of each framework below `folder`. */
export async function runServers({ folder, tarball, apiBase, browser, check }) {
  await check('installs beside Next, Nuxt and SvelteKit', () => install(folder, tarball));
  for (const [name, { files, build, serve, needsNode22 }] of chosen) {
    const site = join(folder, name.toLowerCase());
    const node = needsNode22 ? node22(folder) : process.execPath;
    const env = { ...noReports, PATH: `${dirname(node)}:${process.env.PATH}`, HOST: '127.0.0.1' };
    await check(`is built by ${name}`, async () => {
      for (const [path, language] of Object.entries(files)) {
        const [code] = under(name, language, page);
        mkdirSync(dirname(join(site, path)), { recursive: true });
        writeFileSync(join(site, path), adapted(code, apiBase));
      }
      const [script, ...args] = build;
      const options = { cwd: site, env: { ...process.env, ...env }, maxBuffer: 1e8 };
      const { stdout, stderr } = await run(
        node,
        [join(folder, 'node_modules', script), ...args],
        options,
      );
      ok(!/critical dependency/i.test(stdout + stderr), stdout + stderr);
    });
    await check(`shows the card in a page that ${name} has rendered`, () =>
      served(node, serve, { cwd: site, env }, async (url) => {
        const htmlOf = async (path) => (await fetch(`${url}${path}`)).text();
        match(await htmlOf('/'), /<vtc-card[^>]* vtc="northern_haul"/);
        await showsCompany(browser, `${url}/`);
        if (name === 'Next')
          match(await htmlOf('/server'), /a server component imports an element/);
      }),
    );
  }
  if (!hasNode22) console.log('Nuxt and SvelteKit are left out: they need Node 22.');
}
