// Serves the site, the sandbox and a gateway on separate ports without a build; pages and scripts are rebuilt when their source changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, relative, sep } from 'node:path';
import { build, context, stop } from 'esbuild';
import { localeScript, localeTags } from '../tools/build/locales.mjs';
import { singleEntry } from '../tools/build/single-entry.mjs';
import { elements } from '../tools/manifest/elements.mjs';
import { doctorConstants } from '../tools/manifest/values-of.mjs';
import {
  configurableElements,
  createEleventy,
  pageScripts,
  root,
  scriptOptions,
  siteFacts,
} from './build.mjs';
import { writeSearchIndex } from './site/search.ts';

const wantedPort = Number(process.env.PORT ?? 8080);
const types = {
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** With CORS, so that pages of other origins can load the elements. */
const headersOf = (type) => ({
  'content-type': type ?? 'application/octet-stream',
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
});

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const elementOptions = {
  ...scriptOptions,
  define: { __VTC_API_BASE__: '""', __VTC_VERSION__: JSON.stringify(version) },
};

/** Bundles scripts in memory, writes them to `latest` by name, and watches their source. */
async function watch(entryPoints, latest, plugins = []) {
  let ready;
  const first = new Promise((resolve) => (ready = resolve));
  const store = {
    name: 'store',
    setup: (build) =>
      build.onEnd(({ outputFiles = [] }) => {
        for (const { path, contents } of outputFiles) latest.set(relative(root, path), contents);
        ready();
      }),
  };
  const bundler = await context({
    ...elementOptions,
    entryPoints,
    outdir: root,
    sourcemap: 'inline',
    write: false,
    plugins: [store, ...plugins],
  });
  await bundler.watch();
  await first;
}

const base = join(root, 'src/base.js');

/** Imports what elements are built from from `vtc-widgets.js`, as the package's build does. */
const sharedBase = {
  name: 'shared-base',
  setup: (build) =>
    build.onResolve({ filter: /base\.js$/ }, ({ path, resolveDir }) =>
      join(resolveDir, path) === base ? { path: './vtc-widgets.js', external: true } : undefined,
    ),
};

/** Bundles all scripts; returns a function that gets a script by its name. */
async function bundle() {
  const latest = new Map();
  // The sandbox has its own port here and needs no service worker.
  const { page, docs, front, configure, company } = pageScripts;
  await Promise.all([
    watch({ page, docs, front, configure, company, 'vtc-widgets': 'src/index.ts' }, latest),
    watch({ 'vtc-more': 'src/more.ts' }, latest, [sharedBase]),
  ]);
  return { latest: (name) => latest.get(name) };
}

/** Calls `create` once, when its result is first needed. */
function lazily(create) {
  let result;
  return () => (result ??= create());
}

/** Writes the manifest, which the configurator and the doctor need, like `npm run manifest`. */
async function writeManifest() {
  const analyzer = spawn(
    process.execPath,
    [
      '--import=tsx',
      'node_modules/@custom-elements-manifest/analyzer/cem.js',
      'analyze',
      '--config',
      'tools/manifest/config.mjs',
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  process.once('exit', () => analyzer.kill());
  const [code] = await once(analyzer, 'exit');
  if (code !== 0) throw new Error(`The analyzer ended with code ${code}.`);
}

/** Bundles the doctor with the attribute values of the current manifest. */
async function bundleDoctor() {
  const { outputFiles } = await build({
    ...scriptOptions,
    entryPoints: ['src/doctor/index.ts'],
    write: false,
    define: doctorConstants(),
  });
  return outputFiles[0].contents;
}

/** Bundles the file of a language or of a single element of the current manifest; undefined for an unknown path. */
async function bundleOnDemand(path) {
  const tag = localeTags().find((one) => path === `/locales/${one}.js`);
  if (tag) return localeScript(tag);
  const element = elements().find(({ tagName }) => path === `/single/${tagName}.js`);
  if (!element) return undefined;
  const contents = singleEntry(element).replaceAll("'/src/", "'./src/");
  const { outputFiles } = await build({
    ...elementOptions,
    stdin: { contents, resolveDir: root },
    write: false,
  });
  return outputFiles[0].contents;
}

/** The file for a path below `folder`; undefined if it is outside. */
function below(folder, path) {
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(folder + sep) ? file : undefined;
}

const storybook = '/storybook/';
const noStorybook = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Storybook</title>
<h1>Storybook is not built</h1><p>Run <code>npm run storybook:build</code>, then reload this page.</p></html>`;

/** The pages, which Eleventy writes again when their source changes. */
const pages = join(root, 'node_modules/.cache/vtc-widgets/site');
/** Responses that tell open pages to reload. */
const reloading = new Set();

/** Writes the pages, then watches their source. */
async function writePages() {
  process.chdir(root);
  const eleventy = await createEleventy(pages, {
    isServed: true,
    onWritten: () => {
      for (const response of reloading) response.write('data: \n\n');
    },
  });
  // Only warnings and errors: the first lines say what is where.
  eleventy.logger.overrideLogger({ ...console, log: () => {} });
  await eleventy.init();
  await eleventy.watch();
}

/** Folders of files that Eleventy does not write. */
const folders = { '/custom-elements.json': 'dist', '/vtc-widgets.css': 'src' };

function fileOf(path) {
  if (path.startsWith(storybook))
    return below(join(root, 'dist/storybook'), path.slice(storybook.length - 1));
  return below(folders[path] ? join(root, folders[path]) : pages, path);
}

/** Keeps a page's request for reloads open. */
function listenForReloads(response) {
  response.writeHead(200, headersOf('text/event-stream')).write('\n');
  reloading.add(response);
  response.once('close', () => reloading.delete(response));
}

async function respond(request, response, { scripts, facts, manifest, search }) {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
  if (path === '/reloads') return listenForReloads(response);
  const script = scripts.latest(path.slice(1));
  if (script) return response.writeHead(200, headersOf(types['.js'])).end(script);
  if (path === '/site.json')
    return response.writeHead(200, headersOf(types['.json'])).end(JSON.stringify(await facts()));
  if (/^\/((custom-)?elements\.json|vtc-doctor\.js|single\/)/.test(path)) await manifest();
  if (path === '/elements.json')
    return response.writeHead(200, headersOf(types['.json'])).end(configurableElements());
  if (path.startsWith('/pagefind/')) await search();
  const onDemand = /^\/(locales|single)\//.test(path) && (await bundleOnDemand(path));
  if (onDemand) return response.writeHead(200, headersOf(types['.js'])).end(onDemand);
  if (path === '/vtc-doctor.js')
    return response.writeHead(200, headersOf(types['.js'])).end(await bundleDoctor());
  const file = fileOf(path);
  const isThere = file !== undefined && (await stat(file).catch(() => undefined))?.isFile();
  if (isThere) {
    response.writeHead(200, headersOf(types[extname(file)]));
    return createReadStream(file).pipe(response);
  }
  if (path === `${storybook}index.html`)
    return response.writeHead(503, headersOf(types['.html'])).end(noStorybook);
  return response.writeHead(404).end('Not found');
}

/** Runs a server as a child process; resolves with the JSON that it prints first. */
function serve(name, args, env = {}) {
  const child = spawn(process.execPath, ['--import=tsx', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new StartError(`The ${name} ended with code ${code}.`)));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('\n')) resolve({ child, ...JSON.parse(output.split('\n')[0]) });
    });
  });
}

/** Starts a gateway for the sandbox with the tokens of the site's companies. */
async function startGateway(api) {
  const { companies } = await siteFacts(api);
  const tokens = companies.map(({ id, handle, token }) => `${handle ?? id}=${token}`);
  const byId = companies.map(({ id, token }) => `${id}=${token}`);
  return serve('gateway', ['demo/gateway.ts', api], { VTC_TOKENS: [...tokens, ...byId].join() });
}

/** A failure to start that needs no stack trace. */
class StartError extends Error {}

process.on('uncaughtException', (error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});

/** Listens on the wanted port, or the next free one. */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      if (port >= Math.min(wantedPort + 100, 65_535))
        return reject(new StartError(`Port ${port} is in use: choose another one with PORT.`));
      console.log(`Port ${port} is taken, trying ${port + 1}.`);
      return resolve(listen(server, port + 1));
    });
    server.listen(port, '127.0.0.1', () => resolve(server.address().port));
  });
}

// Otherwise esbuild's process goes on watching.
process.once('exit', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

let answer;
const answering = new Promise((resolve) => (answer = resolve));
const server = createServer((request, response) => {
  answering
    .then((site) => respond(request, response, site))
    .catch((error) => {
      console.error(error);
      response.destroy();
    });
});
const port = await listen(server, wantedPort);
const address = `http://127.0.0.1:${port}/`;
const hasManifest = existsSync(join(root, 'dist/custom-elements.json'));
const manifest = lazily(writeManifest);
const [scripts, { child: sandbox, url }] = await Promise.all([
  bundle(),
  serve('sandbox', [join(root, 'src/sandbox/cli/main.ts'), 'sandbox', '--json']),
  // The pages need a manifest; an older one shows them sooner, and they are written again with the new one.
  hasManifest ? writePages() : manifest().then(writePages),
]);
const gateway = startGateway(url);
const site = {
  scripts,
  manifest,
  search: lazily(() => writeSearchIndex(pages)),
  facts: lazily(async () => siteFacts(url, (await gateway).url)),
};
answer(site);
console.log(`Site:          ${address}`);
console.log(`Documentation: ${address}docs/getting-started.html`);
console.log(`Configurator:  ${address}configure.html`);
console.log(`Example site:  ${address}company.html`);
console.log(`Sandbox API:   ${url}`);
console.log(`Gateway:       ${(await gateway).url}`);
console.log('Pages and scripts are rebuilt when you change them. Press Ctrl-C to stop.');
// Started early, because the pages wait for them.
void site.manifest();
void site.facts();

sandbox.once('exit', (code) => {
  console.error(`The sandbox ended with code ${code}.`);
  process.exit(1);
});
