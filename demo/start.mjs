// Serves the site on one port and the sandbox on another, with no build: scripts are bundled anew when their source changes.
import { spawn } from 'node:child_process';
import { createReadStream, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, relative, sep } from 'node:path';
import { context } from 'esbuild';
import { localeTags } from '../tools/build/locales.mjs';
import { pageScripts, root, scriptOptions, siteFacts } from './build.mjs';

const wantedPort = Number(process.env.PORT ?? 8080);
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Pages of other origins load the elements from here, as from a CDN. */
const headersOf = (type) => ({
  'content-type': type ?? 'application/octet-stream',
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
});

/** Bundles all scripts in memory, unminified, now and whenever their source changes; gives a function for the latest. */
async function bundle() {
  const latest = new Map();
  let ready;
  const first = new Promise((resolve) => (ready = resolve));
  const keep = {
    name: 'keep',
    setup: (build) =>
      build.onEnd(({ outputFiles = [] }) => {
        for (const { path, contents } of outputFiles) latest.set(relative(root, path), contents);
        ready();
      }),
  };
  // The sandbox is served here, so that none has to answer inside the pages.
  const { front, configure, company } = pageScripts;
  const locales = Object.fromEntries(
    localeTags().map((tag) => [`locales/${tag}`, `src/locales/more/${tag}.ts`]),
  );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const bundler = await context({
    ...scriptOptions,
    entryPoints: {
      ...{ front, configure, company },
      'vtc-widgets': 'src/index.ts',
      'vtc-doctor': 'src/doctor/index.ts',
      ...locales,
    },
    outdir: root,
    sourcemap: 'inline',
    write: false,
    define: { __VTC_API_BASE__: '""', __VTC_VERSION__: JSON.stringify(version) },
    plugins: [keep],
  });
  await bundler.watch();
  await first;
  return { latest: (name) => latest.get(name) };
}

/** What `make` gives, made when it is first wanted. */
function lazily(make) {
  let made;
  return () => (made ??= make());
}

/** Writes the manifest, which the configurator is made of, and says when it is there. */
function writeManifest() {
  const analyzer = spawn(process.execPath, [join(root, 'node_modules/.bin/cem'), 'analyze'], {
    cwd: root,
    stdio: 'ignore',
  });
  return new Promise((resolve) => analyzer.once('exit', resolve));
}

/** The file below `folder` of a page's address, or undefined outside of it. */
function below(folder, path) {
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(folder + sep) ? file : undefined;
}

const documentation = '/documentation/';
const noDocumentation = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Documentation</title>
<h1>The documentation is not built yet</h1><p>Run <code>npm run storybook:build</code>, or <code>npm run storybook</code> to see it while you write.</p><p><a href="../">Back</a></p></html>`;

const fileOf = (path) =>
  path.startsWith(documentation)
    ? below(join(root, 'dist/storybook'), path.slice(documentation.length - 1))
    : below(join(root, 'demo'), path);

async function answer(request, response, { scripts, facts, manifest }) {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
  const script = scripts.latest(path.slice(1));
  if (script) return response.writeHead(200, headersOf(types['.js'])).end(script);
  if (path === '/site.json')
    return response.writeHead(200, headersOf(types['.json'])).end(JSON.stringify(await facts()));
  if (path === '/custom-elements.json') await manifest();
  const file =
    path === '/custom-elements.json' ? join(root, 'dist/custom-elements.json') : fileOf(path);
  const isThere = file !== undefined && (await stat(file).catch(() => undefined))?.isFile();
  if (isThere) {
    response.writeHead(200, headersOf(types[extname(file)]));
    return createReadStream(file).pipe(response);
  }
  if (path === documentation || path === `${documentation}index.html`)
    return response.writeHead(404, headersOf(types['.html'])).end(noDocumentation);
  return response.writeHead(404).end('Not found');
}

/** Starts the sandbox in a process of its own and gives its address. */
function startSandbox() {
  const sandbox = spawn(
    process.execPath,
    ['--import=tsx', join(root, 'src/sandbox/cli/main.ts'), 'sandbox', '--json'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  process.once('exit', () => sandbox.kill());
  return new Promise((resolve, reject) => {
    let output = '';
    sandbox.once('exit', (code) => reject(new Error(`The sandbox ended with code ${code}.`)));
    sandbox.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('\n')) resolve({ sandbox, ...JSON.parse(output.split('\n')[0]) });
    });
  });
}

/** Listens on the wanted port, or the next free one. */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' || port >= wantedPort + 100) return reject(error);
      console.log(`Port ${port} is taken, trying ${port + 1}.`);
      return resolve(listen(server, port + 1));
    });
    server.listen(port, '127.0.0.1', () => resolve(server.address().port));
  });
}

// Also while it is still starting.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

const [scripts, { sandbox, url }] = await Promise.all([bundle(), startSandbox()]);
const site = {
  scripts,
  manifest: lazily(writeManifest),
  facts: lazily(() => siteFacts(url)),
};
const server = createServer((request, response) => {
  answer(request, response, site).catch((error) => {
    console.error(error);
    response.destroy();
  });
});
const port = await listen(server, wantedPort);
console.log(`Sandbox API: ${url}`);
console.log(`Site:        http://127.0.0.1:${port}/`);
console.log(`Configure:   http://127.0.0.1:${port}/configure.html`);
console.log('Ctrl-C ends both.');
// Before somebody opens the configurator, which waits for them.
void site.manifest();
void site.facts();

sandbox.once('exit', (code) => {
  console.error(`The sandbox ended with code ${code}.`);
  process.exit(1);
});
