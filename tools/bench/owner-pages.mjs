// Serves pages as owners build them, with the elements of one build or several, and an API beside them.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createSandbox } from '../../dist/sandbox/index.js';

const sandbox = createSandbox({ basePath: '/api', rateLimits: false });
const company = sandbox.world.company('northern_haul');
const token = sandbox.world.embedToken(company);

const scripts = (folder) =>
  ['vtc-widgets', 'vtc-more']
    .map(
      (name) => `<script type="module" src="/${folder}/${name}.js" data-api-base="/api"></script>`,
    )
    .join('');

/** The example site with the scripts of a folder in place of its own. */
async function exampleSite(folder) {
  const source = await readFile('demo/company.html', 'utf8');
  return source
    .slice(source.indexOf('<!doctype html>'))
    .replace(/\{%.*?%\}|\{\{.*?\}\}/gs, '')
    .replaceAll(/<(vtc-[\w-]+|server-stats)\b/g, `<$1 token="${token}"`)
    .replace('<script type="module" src="company.js"></script>', scripts(folder));
}

const element = (tag) =>
  `<${tag} vtc="northern_haul" token="${token}" theme="page"><a href="/convoys">Our convoys</a></${tag}>`;

/** A page with list, card and live convoys only, by the lines that the documentation recommends. */
const threeElements = (folder) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Northern Haul</title>
  <link rel="icon" href="data:," />
  <link rel="stylesheet" href="vtc-widgets.css" />
  <script type="module" src="/${folder}/vtc-widgets.js" data-api-base="/api"></script>
  <style>
    body { max-width: 60em; margin: auto; padding: 1em; font: 16px/1.5 sans-serif }
  </style>
  <h1>Northern Haul</h1>
  <p>Three evenings a week. <a href="/about">About us</a></p>
  ${['vtc-live-events', 'vtc-upcoming-events', 'vtc-card'].map(element).join('\n')}
</html>`;

const pages = { company: exampleSite, three: threeElements };
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
};

/** Serves the pages; `folders` has the path of each build by its name, and each page begins with the HTML of `start`. */
export async function serveOwnerPages(folders, start = '') {
  async function respond(url) {
    const [, name, file] = /^\/(\w+)\/(.*)$/.exec(url.pathname) ?? [];
    if (!Object.hasOwn(folders, name)) {
      const headers = { authorization: `Bearer ${token}` };
      const response = await sandbox.fetch(new Request(url, { headers }));
      const type = response.headers.get('content-type');
      return [response.status, type, Buffer.from(await response.arrayBuffer())];
    }
    const page = pages[basename(file, '.html')];
    if (page)
      return [200, types['.html'], (await page(name)).replace('<title>', () => `${start}<title>`)];
    const path = file === 'company.css' ? 'demo/company.css' : `${folders[name]}/${file}`;
    return [200, types[extname(path)] ?? 'text/plain', await readFile(path)];
  }
  const server = createServer((request, response) => {
    respond(new URL(request.url ?? '/', `http://${request.headers.host}`)).then(
      ([status, type, body]) =>
        response
          .writeHead(status, { 'content-type': type, 'content-encoding': 'br' })
          .end(brotliCompressSync(body)),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    addressOf: (folder, page) => `${origin}/${folder}/${page}.html`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
