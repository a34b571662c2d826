// Packs the package and installs it in a new folder as others do. Arguments choose parts:
// sites (the card in a plain page, in Preact, React, Solid and Vue; types), angular, bundlers, servers, examples, openapi, lines (of the configurator).
import { ok } from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { createSandbox } from 'vtc-widgets/sandbox';
import { under } from '../support/snippets.ts';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
import { failed } from '../../tools/test/counts.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { checkAngular } from './angular.mjs';
import { bundlerPackages, checkBundlers } from './bundlers.mjs';
import { checkErrors } from './compiler-errors.mjs';
import { runExamples } from './examples.mjs';
import { hasNode22, node22, node22Packages } from './node22.mjs';
import { checkOpenApi, openApiTools } from './openapi.mjs';
import { lines, pasted, policyOf, showsLines, writeLines } from './outputs.mjs';
import { runServers } from './servers.mjs';

const wanted = [
  'react@19',
  'react-dom@19',
  '@types/react@19',
  '@types/react-dom@19',
  'preact@10',
  '@preact/preset-vite@2',
  'solid-js@1',
  'vite-plugin-solid@2',
  'vue@3.5',
  'vue-tsc@3',
  'svelte@5',
  'svelte-check@4',
  'typescript@5.9',
  'vite@8.3.8',
  '@vitejs/plugin-vue@6',
  '@sveltejs/vite-plugin-svelte@7',
  '@resvg/resvg-js@2',
  'deno@2',
  '@types/node@20',
  'vitest@4',
  'msw@2',
  ...bundlerPackages,
  ...node22Packages,
  ...openApiTools,
];
const frameworks = 'demo/docs/frameworks.md';
/** Sites with a page that shows the card: their folders, and names of their frameworks. */
const sites = { plain: '', preact: 'Preact', react: 'React', solid: 'Solid', vue: 'Vue' };
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const parts = process.argv.slice(2);
/** Whether a part runs. */
const has = (part) => parts.length === 0 || parts.includes(part);

const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-package-'));
const counts = { passed: 0, failed: 0 };

/** The part that runs. */
let current = 'installation';

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
        const output = [error.stdout, error.stderr, error.message].join('\n').slice(0, 3000);
        console.log(`✖ ${name}\n    ${output}`);
        console.log(failed(`${current} › ${name}`));
      },
    );
}

const run = (command, args, cwd = folder, env = {}) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });
const bin = (name) => join(folder, 'node_modules/.bin', name);

const listening = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

/** Path of the packed package. */
let tarball;

function install() {
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], '.'),
  );
  tarball = join(folder, filename);
  cpSync('test/package/sites', folder, { recursive: true });
  const adapted = (code) =>
    code
      .replace("'https://api.example'", 'import.meta.env.VITE_API')
      .replace('vtc="northern_haul"', 'vtc="northern_haul" loading="eager"')
      .replace('<p>', '<p id="shownName">');
  for (const name of ['Preact', 'React', 'Solid'])
    writeFileSync(
      join(folder, `${name.toLowerCase()}/Company.tsx`),
      adapted(under(name, 'tsx', frameworks)[0]),
    );
  writeFileSync(join(folder, 'vue/App.vue'), adapted(under('Vue', 'vue', frameworks)[0]));
  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
  const flags = ['--prefer-offline', '--no-audit', '--no-fund'];
  run('npm', ['install', ...flags, tarball, ...wanted]);
}

async function shows(browser, origin, site) {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${origin}/${site}/`);
  const isShown = () => document.querySelector('vtc-card')?.state === 'ready';
  await page.waitForFunction(isShown, { timeout: limit(15_000) });
  const shownName = await page.evaluate(() => document.querySelector('#shownName')?.textContent);
  const refreshSeconds = await page.evaluate(
    () => document.querySelector('vtc-card').refreshSeconds,
  );
  await page.close();
  if (errors.length > 0) throw new Error(errors.join('; '));
  if (site !== 'plain' && shownName !== 'Northern Haul')
    throw new Error(`The page shows "${shownName}".`);
  if (site !== 'plain' && refreshSeconds !== 600) throw new Error(`It has ${refreshSeconds} s.`);
}

const sandbox = createSandbox({ rateLimits: false });
const apiOptions = { fetch: (request) => sandbox.fetch(request), port: 0, hostname: '127.0.0.1' };
let api;
const apiPort = await new Promise((resolve) => {
  api = serve(apiOptions, ({ port }) => resolve(port));
});
const apiBase = `http://127.0.0.1:${apiPort}`;
const token = sandbox.world.embedToken(sandbox.world.company('northern_haul'));
const pages = createServer(({ url }, response) => {
  const [, site, ...rest] = new URL(url, 'http://pages').pathname.split('/');
  const file = join(folder, 'built', site, rest.join('/').replace(/(^|\/)$/, '$1index.html'));
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'text/plain',
    ...(site.startsWith('lines-') && { 'content-security-policy': policyOf(apiBase) }),
  });
  return createReadStream(file).pipe(response);
});

const build = (site) =>
  check(`is built by Vite into the ${site} site`, () => {
    const own = `${site}/vite.config.js`;
    const config = existsSync(join(folder, own)) ? own : 'vite.config.js';
    const args = ['build', site, '--config', config, '--logLevel', 'error'];
    const outDir = join(folder, 'built', site);
    return run(bin('vite'), [...args, '--outDir', outDir], folder, { VITE_API: apiBase });
  });

async function checkSites({ browser, origin }) {
  await check('has types in React and in Vue', () => run(bin('vue-tsc'), ['-p', folder]));
  for (const site of ['preact', 'solid'])
    await check(`has types in ${sites[site]}`, () => run(bin('tsc'), ['-p', site]));
  await check('reports wrong values in templates of Vue', () =>
    checkErrors(bin('vue-tsc'), ['-p', '.', '--pretty', 'false'], {
      cwd: join(folder, 'vue-types'),
      right: 'Right.vue',
      wrong: 'Wrong.vue',
    }),
  );
  await check('has types in Svelte', () =>
    checkErrors(bin('svelte-check'), ['--output', 'machine'], {
      cwd: join(folder, 'svelte'),
      right: 'Right.svelte',
      wrong: 'Wrong.svelte',
    }),
  );
  for (const site of Object.keys(sites)) await build(site);
  for (const site of Object.keys(sites))
    await check(`shows the card in the ${site} site`, () => shows(browser, origin, site));
}

async function buildAstro({ browser, origin }) {
  const env = { ASTRO_TELEMETRY_DISABLED: '1' };
  await check('is built by Astro into the lines-astro site', () => {
    const npm = ['install', '--prefer-offline', '--no-audit', '--no-fund', 'astro@6'];
    if (!existsSync(bin('astro'))) run('npm', npm);
    return run(node22(folder), [bin('astro'), 'build', '--root', 'lines-astro'], folder, env);
  });
  await check('keeps the lines that are pasted into a page of Astro', () => {
    const page = readFileSync(join(folder, 'built/lines-astro/pasted/index.html'), 'utf8');
    for (const line of pasted.split('\n')) ok(page.includes(line), page);
  });
  await check("shows the card from the documentation's page of Astro", async () => {
    await shows(browser, origin, 'lines-astro/company');
  });
}

async function checkLines({ browser, origin }) {
  for (const id of Object.keys(lines).filter((name) => name !== 'astro' || hasNode22)) {
    writeLines({ folder, id, apiBase, token });
    await (id === 'astro' ? buildAstro({ browser, origin }) : build(`lines-${id}`));
    if (id === 'react')
      await check('has types for the lines of React', () => {
        const settings = { extends: '../tsconfig.json', include: ['src'] };
        writeFileSync(join(folder, 'lines-react/tsconfig.json'), JSON.stringify(settings));
        return run(bin('vue-tsc'), ['-p', 'lines-react']);
      });
    await check(`shows all elements from the lines for ${id}`, () =>
      showsLines(browser, `${origin}/lines-${id}/`),
    );
  }
}

async function checkDocument() {
  const key = sandbox.keys.withVtcScopes;
  const runHere = async (file, args) => {
    const options = { cwd: folder, maxBuffer: 1e8 };
    // The sandbox runs in this process, so that commands must not block it.
    return (await promisify(execFile)(file, args, options)).stdout;
  };
  await checkOpenApi({ folder, apiBase, key, bin, run: runHere, check });
}

const checks = {
  sites: checkSites,
  angular: (site) => checkAngular({ ...site, folder: join(folder, 'angular'), tarball }),
  bundlers: checkBundlers,
  servers: (site) => runServers({ ...site, folder: join(folder, 'servers'), tarball }),
  examples: runExamples,
  openapi: checkDocument,
  lines: checkLines,
};

try {
  await check('installs from its tarball', install);
  const browser = await launchChromium();
  const origin = `http://127.0.0.1:${await listening(pages)}`;
  const site = { folder, apiBase, token, check, browser, origin };
  for (const [part, run] of Object.entries(checks).filter(([part]) => has(part))) {
    current = part;
    await run(site);
  }
  await browser.close();
} finally {
  api.close();
  pages.close();
  rmSync(folder, { recursive: true });
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
