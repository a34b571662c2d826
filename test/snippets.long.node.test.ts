import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { after, before, describe, test } from 'node:test';
import { createGateway } from '../src/gateway/index.js';
import { listen, type HttpServer } from '../src/server/listen.js';
import { pngRenderer } from '../src/gateway/node/png.js';
import type { DocumentedElement } from '../tools/generate/documented.js';
import { wordpressPlugin } from '../tools/generate/element-tables.js';
import { elements as documented } from '../tools/manifest/elements.mjs';
import { builtScripts } from '../tools/build/gateway-scripts.js';
import { reaches, shownText, startSite, until, type Site } from './support/site.js';
import { freePort } from './support/free-port.mjs';
import { docs, pages, snippets, textOfPage, under } from './support/snippets.js';

const hasPhp = spawnSync('php', ['--version']).status === 0;
const skip = hasPhp ? false : 'php is not on this machine';
const elements = documented() as DocumentedElement[];
/** Inside the package, so that it can be imported by its name. */
const folder = mkdtempSync(join('dist', 'readme-'));
after(() => rmSync(folder, { recursive: true }));

function file(name: string, code: string): string {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
}

async function waitForResponse(url: string): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await fetch(url);
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

describe('the snippets of the documentation', () => {
  let site: Site;
  let gateway: HttpServer;
  let published: HttpServer;
  const running: ChildProcess[] = [];

  before(async () => {
    site = await startSite();
    const answering = createGateway({
      apiBase: site.api.origin,
      tokens: { northern_haul: token() },
      files: await builtScripts(),
      members: true,
      png: await pngRenderer([]),
    });
    gateway = await listen(answering, { port: 0 });
    published = await listen(await publishedFiles(), { port: 0 });
  });
  after(async () => {
    for (const child of running) child.kill();
    await gateway.close();
    await published.close();
    await site.close();
  });

  /** Files of `vtc-widgets publish`, on a static host. */
  async function publishedFiles() {
    const out = join(folder, 'published');
    const options = ['--api-base', site.api.origin, '--vtc', 'northern_haul', '--out', out];
    const env = { ...process.env, VTC_TOKENS: `northern_haul=${token()}` };
    await promisify(execFile)(process.execPath, ['dist/cli.js', 'publish', ...options], { env });
    return new Hono().use(cors()).use(
      '/vtc/*',
      serveStatic({
        root: out,
        rewriteRequestPath: (path) => path.replace('/vtc/', '/'),
      }),
    );
  }

  const token = () => {
    const flagship = site.api.sandbox.world.company('northern_haul');
    assert.ok(flagship);
    return site.api.sandbox.world.embedToken(flagship);
  };

  const hashes = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Record<string, string>;
  /** A snippet with the addresses, hashes and token of this test. */
  const here = (code: string) =>
    code
      .replaceAll(/https:\/\/cdn\.example(\/vtc-widgets@[\d.]+\/dist)?/g, site.cdn)
      .replaceAll('https://api.example', site.api.origin)
      .replaceAll('http://127.0.0.1:8080', site.cdn)
      .replaceAll('http://127.0.0.1:8787', site.api.origin)
      .replaceAll('https://vtc.example.com', gateway.url)
      .replaceAll('https://northern-haul.example', published.url)
      .replaceAll(
        /(?<=\/((?:(?:single|locales)\/)?[\w-]+\.js)"(?:\s+integrity=|:\s*)")sha384-…/g,
        (_, file: string) => hashes[file] ?? 'unknown script',
      )
      .replaceAll('emb_…', token());

  async function serve(path: string): Promise<string> {
    const port = await freePort();
    const env = {
      ...process.env,
      PORT: String(port),
      VTC_API: site.api.origin,
      VTC_EMBED_TOKEN: token(),
    };
    running.push(spawn(process.execPath, [path], { env, stdio: 'inherit' }));
    return `http://127.0.0.1:${port}`;
  }

  const html = pages
    .flatMap((file) => snippets(file))
    .filter(({ language }) => language === 'html');

  const isFrame = ({ code }: { code: string }) => code.startsWith('<iframe');
  for (const { file, heading, code } of html.filter(isFrame)) {
    test(`${file}, ${heading}: the frame gets the height of its content`, async () => {
      const { page, pageErrors } = await site.open(here(code));
      await until(page, () => {
        const height = parseInt(document.querySelector('iframe')?.style.height ?? '');
        return height > 200 && height !== 480;
      });
      assert.deepEqual(pageErrors, []);
    });
  }

  const addresses = new Set(
    [...textOfPage.values()].flatMap((text) =>
      [...text.matchAll(/https:\/\/vtc\.example\.com\/[^\s"'`)[\]<>]+/g)].map(([found]) => found),
    ),
  );
  test('the URLs of the gateway respond as documented', async () => {
    const kinds: readonly (readonly [RegExp, string])[] = [
      [/\.svg/, 'image/svg+xml'],
      [/\.png/, 'image/png'],
      [/\.ics$/, 'text/calendar'],
      [/\/(embed|convoy)\//, 'text/html'],
      [/\.js$/, 'text/javascript'],
      [/\.css$/, 'text/css'],
    ];
    // Applications are sent to the last one by POST.
    const urls = [...addresses].filter((url) => !/\/api$|\/apply\//.test(url));
    assert.ok(urls.length > 8);
    for (const address of urls) {
      const filled = address.replace('{vtc}', 'northern_haul').replace('{id}', 'next');
      const { status, headers } = await fetch(here(filled));
      assert.equal(status, 200, address);
      const [, type] = kinds.find(([path]) => path.test(address)) ?? [];
      assert.ok(type && headers.get('content-type')?.startsWith(type), address);
    }
  });

  const elementLines = html.filter((line) => !isFrame(line));
  for (const [index, { file, heading, code }] of elementLines.entries()) {
    test(`${file}, ${heading}: the elements show data (${index + 1})`, async () => {
      const shown = elements.filter(({ tagName }) => code.includes(`<${tagName}`));
      const tags = shown.map(({ tagName }) => tagName);
      const more = shown.some(({ bundle }) => bundle === 'vtc-more.js')
        ? `<script type="module" src="${site.cdn}/vtc-more.js"></script>`
        : '';
      const loadsElements = /<script\s+type="module"/.test(code);
      const body = here(loadsElements ? code : code + site.script + more);
      const [first = 'vtc-card'] = tags;
      const element = tags.length > 0 ? '' : '<vtc-card vtc="northern_haul"></vtc-card>';
      const { page, pageErrors } = await site.open(body + element);
      await page.$eval(first, (element) => element.scrollIntoView());
      await reaches(page, first, 'ready');
      assert.notEqual((await shownText(page, first)).trim(), '');
      assert.deepEqual(pageErrors, []);
    });
  }

  test('README.md names each element with its script', () => {
    const lines = textOfPage.get('README.md')?.split('\n') ?? [];
    for (const { tagName, bundle } of elements)
      assert.ok(
        lines.some((line) => line.includes(`<${tagName}>`) && line.includes(bundle)),
        tagName,
      );
  });

  test('comply with the documented policy', async () => {
    const [line = ''] = under('Content security policy', 'text', docs('strict-pages'));
    const images = here(line).replace('img-src https:', `img-src ${site.api.origin}`);
    const policy = `default-src 'none'; ${images}; require-trusted-types-for 'script'`;
    const card = '<vtc-card vtc="northern_haul"></vtc-card>';
    const { page, pageErrors } = await site.open(site.script + card, {
      headers: { 'content-security-policy': policy },
    });
    await reaches(page, 'vtc-card', 'ready');
    assert.deepEqual(pageErrors, []);
  });

  const refusals = [
    ['script-src', () => `script-src 'none'`],
    ['connect-src', ({ cdn }) => `script-src ${cdn}; connect-src 'none'`],
    ['img-src', ({ cdn }) => `script-src ${cdn}; img-src 'none'`],
    ['style-src', ({ cdn }) => `script-src ${cdn}; style-src 'none'`],
    ['trusted-types', () => `require-trusted-types-for 'script'; trusted-types other`],
  ] as const satisfies readonly (readonly [string, (site: Site) => string])[];
  for (const [directive, policy] of refusals) {
    test(`quote the console's message about ${directive}`, async () => {
      const page = textOfPage.get(docs('blocked')) ?? '';
      assert.match(page, new RegExp(`“Content Security Policy” and \`${directive}\``));
      const body = '<style>p { color: red }</style><vtc-card vtc="northern_haul"></vtc-card>';
      const opened = await site.open(site.script + body, {
        headers: { 'content-security-policy': policy(site) },
      });
      const isSaid = () =>
        opened.console.some(
          (line) => /Content Security Policy/i.test(line) && line.includes(directive),
        );
      for (let turn = 0; turn < 500 && !isSaid(); turn += 1)
        await opened.page.evaluate(() => new Promise((next) => setTimeout(next, 20)));
      assert.ok(isSaid(), opened.console.join('\n'));
    });
  }

  test('quote the console’s messages about CORS and a wrong hash', async () => {
    const page = textOfPage.get(docs('blocked')) ?? '';
    const card = '<vtc-card vtc="northern_haul"></vtc-card>';
    site.api.respond = () => Response.json({});
    const closed = await site.open(site.script + card);
    await reaches(closed.page, 'vtc-card', 'error');
    site.api.respond = () => undefined;
    const wrong = site.script.replace(' src', ' integrity="sha384-AAAA" crossorigin src');
    const changed = await site.open(wrong + card);
    for (const [words, { console: lines }] of [
      ['CORS policy', closed],
      ['valid digest', changed],
    ] as const) {
      assert.ok(page.includes(`“${words}”`));
      assert.ok(
        lines.some((line) => line.includes(words)),
        lines.join('\n'),
      );
    }
  });

  test('let WordPress keep every element with its attributes', { skip }, () => {
    const plugin = wordpressPlugin(elements);
    const wordpress = `<?php
      function add_action($name, $run) { $run(); }
      function add_filter($name, $run) { echo json_encode([$run([], 'post'), $run([], 'data')]); }
      ?>`;
    const output = execFileSync('php', [file('plugin.php', wordpress + plugin)], {
      encoding: 'utf8',
    });
    assert.match(output, /^\s*<script type="module" src="https:\/\/cdn\.example/);
    const [post, data] = JSON.parse(output.slice(output.indexOf('['))) as Record<string, object>[];
    for (const { tagName, attributes } of elements) {
      assert.deepEqual(
        attributes.map(({ name }) => name).filter((name) => !(name in (post?.[tagName] ?? {}))),
        [],
      );
    }
    assert.deepEqual(data, []);
  });

  const itemsIn = (html: string) => {
    const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    return (JSON.parse(json) as { items: unknown[] }).items.length;
  };

  test('put data into a page with PHP', { skip }, () => {
    const [code = ''] = under('Keep the token on your server', 'php', docs('server-data'));
    const path = file('page.php', code);
    const run = (VTC_API: string) =>
      spawn('php', [path], { env: { ...process.env, VTC_API, VTC_EMBED_TOKEN: token() } });
    return Promise.all([textOf(run(site.api.origin)), textOf(run('http://127.0.0.1:9'))]).then(
      ([html, without]) => {
        assert.equal(itemsIn(html), 5);
        assert.ok(!html.includes(token()));
        assert.match(without, /Our convoys/);
        assert.ok(!without.includes('application/json'));
      },
    );
  });

  test('put data into a page with Node', async () => {
    const [code = ''] = under('Keep the token on your server', 'js', docs('server-data'));
    const html = await (await waitForResponse(await serve(file('page.mjs', code)))).text();
    assert.equal(itemsIn(html), 5);
    assert.ok(!html.includes(token()));
  });

  test('cache responses of the API, in Node and in a worker', async () => {
    const [proxy = '', worker = '', node = ''] = under(
      'A cache in front of the API',
      'js',
      docs('server-data'),
    );
    file('proxy.js', proxy);
    const origin = await serve(file('server.js', node));
    const requestCount = () =>
      site.api.requests.filter(({ url }) => url.endsWith('/vtcs/5')).length;
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await waitForResponse(`${origin}/vtcs/5`);
      assert.equal(response.status, 200);
      assert.equal(((await response.json()) as { handle: string }).handle, 'big_fleet');
    }
    assert.equal(requestCount(), 1);
    assert.equal((await fetch(`${origin}/admin`)).status, 404);
    assert.equal((await fetch(`${origin}/vtcs/5/management/summary`)).status, 404);
    assert.equal((await fetch(`${origin}/vtcs/unknown`)).status, 404);

    const path = file('worker.js', here(worker));
    const { default: made } = (await import(pathToFileURL(path).href)) as {
      default: { fetch: (request: Request) => Promise<Response> };
    };
    const response = await made.fetch(
      new Request('https://worker.example/vtcs/1/events/live', {
        headers: { authorization: `Bearer ${token()}` },
      }),
    );
    assert.equal(response.status, 200);
  });

  test('listen to an element', async () => {
    const [code = ''] = under('Listen to an element', 'js', docs('events-and-data'));
    const body = `<vtc-card vtc="northern_haul"></vtc-card><script type="module">${code}</script>`;
    const { page, console: lines } = await site.open(body + site.script);
    await reaches(page, 'vtc-card', 'ready');
    assert.ok(lines.some((line) => line.includes('Northern Haul')));
  });
});

async function textOf({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const part of stdout ?? []) text += String(part);
  return text;
}
