// Serves the sandbox API on one port and the demo pages on another; the elements are bundled anew when their source changes.
import { spawn } from 'node:child_process';
import { createReadStream, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const wantedPort = Number(process.env.PORT ?? 8080);
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The address of the elements' file, as in the package. */
const bundlePath = '/dist/vtc-widgets.js';

/** The file of a page's address, or undefined outside of the demo. */
function fileOf(path) {
  const file = join(root, 'demo', normalize(path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(join(root, `demo${sep}`)) ? file : undefined;
}

/** Bundles the elements in memory, unminified, now and whenever their source changes; gives a function for the latest. */
async function bundle() {
  let latest;
  let ready;
  const first = new Promise((resolve) => (ready = resolve));
  const keep = {
    name: 'keep',
    setup: (build) =>
      build.onEnd(({ outputFiles }) => {
        latest = outputFiles?.[0]?.contents ?? latest;
        ready();
      }),
  };
  const bundler = await context({
    absWorkingDir: root,
    entryPoints: ['src/index.ts'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'inline',
    write: false,
    define: { __VTC_API_BASE__: '""' },
    plugins: [keep],
  });
  await bundler.watch();
  await first;
  return { latest: () => latest, stop: () => bundler.dispose() };
}

/** The languages of the bundle: each has a file of its name. */
const languages = readdirSync(join(root, 'src/locales'))
  .flatMap((file) => /^([a-z]{2}(?:-[a-z]{2})?)\.ts$/i.exec(file)?.[1] ?? [])
  .sort((a, b) => Number(b === 'en') - Number(a === 'en'));

/** Pages name as `{{…}}` what is known only now, such as the port of the API. */
async function answer(request, response, known) {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://demo').pathname);
  if (path === bundlePath) {
    response.writeHead(200, { 'content-type': types['.js'], 'cache-control': 'no-store' });
    return response.end(elements.latest());
  }
  const file = fileOf(path);
  const found = file !== undefined && (await stat(file).catch(() => undefined))?.isFile();
  if (!found) return response.writeHead(404).end('Not found');
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  const stream = createReadStream(file);
  if (extname(file) !== '.html') return stream.pipe(response);
  const page = (await stream.setEncoding('utf8').toArray()).join('');
  return response.end(page.replace(/{{(\w+)}}/g, (_, name) => known[name]));
}

/** Starts the sandbox in a process of its own and gives its address. */
function startSandbox() {
  const sandbox = spawn(
    process.execPath,
    ['--import=tsx', join(root, 'src/sandbox/cli.ts'), 'sandbox', '--json'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
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

const [elements, { sandbox, url, companies }] = await Promise.all([bundle(), startSandbox()]);
const token = companies.find(({ handle }) => handle === 'northern_haul')?.embedToken;
const known = { api: url, token, languages: languages.join(' ') };
const server = createServer((request, response) => {
  answer(request, response, known).catch((error) => {
    console.error(error);
    response.destroy();
  });
});
const port = await listen(server, wantedPort);
console.log(`Sandbox API: ${url}`);
console.log(`Demo:        http://127.0.0.1:${port}/`);
console.log('Ctrl-C ends both.');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    sandbox.kill();
    void elements.stop();
    server.close();
    process.exit(0);
  });
}
sandbox.once('exit', (code) => {
  console.error(`The sandbox ended with code ${code}.`);
  process.exit(1);
});
