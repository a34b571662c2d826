import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { pathToFileURL } from 'node:url';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import { missingPackages, onDemand } from '../../tools/on-demand/packages.mjs';
import { countedSandbox } from './support/processes.js';

const vtc = 'northern_haul';
const skip = missingPackages('long-tests') ?? false;

/** Bundles a module, such as an example, with the package's entries. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['node', 'import'],
    plugins: [
      {
        name: 'files',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /gateway\/files$/ }, ({ path }) => ({ path, namespace: 'files' }));
          onLoad({ filter: /./, namespace: 'files' }, () => ({
            contents: `export const files = { 'vtc-frame.js': 'void 0;' };`,
          }));
        },
      },
    ],
    external: ['node:*', ...builtinModules],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

type Api = Awaited<ReturnType<typeof countedSandbox>>;

/** A response with what both Node and workerd have. */
interface Served {
  readonly status: number;
  readonly headers: Headers;
  readonly text: () => Promise<string>;
}

/** Runs an example in workerd, with the date and flags of its configuration. */
async function startWorker(contents: string, folder: string, api: Api) {
  const configuration = readFileSync(`${folder}/wrangler.toml`, 'utf8');
  const compatibility = (name: string) =>
    new RegExp(`^compatibility_${name} = \\[?"([^"]+)"`, 'm').exec(configuration)?.[1];
  const { Miniflare } = await (await onDemand('long-tests')).load('miniflare');
  const worker = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.js', contents: await bundled(contents) }],
    compatibilityDate: compatibility('date') ?? '',
    compatibilityFlags: [compatibility('flags') ?? ''].filter(Boolean),
    bindings: { VTC_API_BASE: api.url, VTC_HANDLE: vtc, VTC_TOKEN: api.token },
  });
  await worker.ready;
  return {
    get: async (path: string): Promise<Served> => {
      const response = await worker.dispatchFetch(`https://vtc.example${path}`);
      return {
        status: response.status,
        headers: new Headers([...response.headers] as [string, string][]),
        text: () => response.text(),
      };
    },
    close: () => worker.dispose(),
  };
}

for (const [name, folder, contents] of [
  [
    'Workers',
    'integrations/cloudflare-worker',
    `export { default } from './integrations/cloudflare-worker/worker.js';`,
  ],
  [
    // As Pages calls a function: with one object for request, bindings and execution context.
    'Pages',
    'integrations/cloudflare-pages',
    `import { onRequest } from './integrations/cloudflare-pages/functions/[[path]].js';
     export default {
       fetch: (request, env, context) =>
         onRequest({
           request,
           env,
           params: {},
           data: {},
           next: () => new Response('', { status: 404 }),
           waitUntil: context.waitUntil.bind(context),
           passThroughOnException: context.passThroughOnException.bind(context),
         }),
     };`,
  ],
] as const)
  describe(`The example for Cloudflare ${name}`, { skip }, () => {
    let api: Api;
    let worker: Awaited<ReturnType<typeof startWorker>>;

    before(async () => {
      api = await countedSandbox();
      worker = await startWorker(contents, folder, api);
    });
    after(async () => {
      await worker.close();
      api.close();
    });

    it('runs in workerd and caches responses in its Cache API', async () => {
      const { get } = worker;
      const path = `/api/vtcs/${vtc}/events/upcoming`;
      assert.equal((await get(path)).headers.get('x-vtc-cache'), 'miss');
      assert.equal((await get(path)).headers.get('x-vtc-cache'), 'hit');
      const paths = ['', '/events/upcoming'].map((end) => `/vtcs/${vtc}${end}`);
      assert.deepEqual(api.requests, paths);
      assert.match(await (await get('/health')).text(), /"engine":"platform","ok":true/);
    });

    it('serves badges, feeds and frames, and no pictures as PNG', async () => {
      const { get } = worker;
      const badge = await get(`/badge/${vtc}.svg`);
      assert.match(await badge.text(), /Northern Haul/);
      assert.match(await (await get(`/calendar/${vtc}.ics`)).text(), /^BEGIN:VCALENDAR/);
      for (const path of [`/badge/${vtc}.png`, `/poster/${vtc}/next.png`]) {
        const picture = await get(path);
        assert.equal(picture.status, 501, path);
        assert.match(await picture.text(), /needs? the package @resvg\/resvg-js/);
      }
      assert.match(await (await get(`/embed/vtc-card?vtc=${vtc}`)).text(), /shadowrootmode/);
      assert.match(await (await get(`/convoy/${vtc}/next`)).text(), /og:title/);
      assert.equal(await (await get('/vtc-frame.js')).text(), 'void 0;');
    });
  });

it('The example for Cloudflare Pages runs its function for the paths of the gateway only', () => {
  const { include } = JSON.parse(
    readFileSync('integrations/cloudflare-pages/public/_routes.json', 'utf8'),
  ) as { include: string[] };
  const runs = (path: string) =>
    include.some(
      (rule) => rule === path || (rule.endsWith('*') && path.startsWith(rule.slice(0, -1))),
    );
  const page = readFileSync('demo/docs/gateway.md', 'utf8');
  const [, table = ''] = /^## Routes\n+((?:\|.*\n)+)/m.exec(page) ?? [];
  const routes = [...table.matchAll(/^\| (`[^|]*`) /gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`(\/[^`?]*)/g)])
    .map(([, path = '']) => path)
    .filter((path) => path !== '/');
  assert.ok(routes.length > 10, routes.join());
  assert.deepEqual(
    routes.filter((path) => !runs(path)),
    [],
  );
  for (const path of ['/', '/index.html', '/convoys.html', '/vtc/northern_haul.json'])
    assert.ok(!runs(path), path);
});

/** A function as its platform calls it: Netlify with a context, Vercel as an object with `fetch`. */
type Handler = (request: Request, context: object) => Promise<Response>;

for (const [name, path, handlerOf, addressed] of [
  [
    'Netlify',
    'integrations/netlify/netlify/functions/gateway.mjs',
    (module: { default: unknown }) => module.default as Handler,
    (request: Request, ip: string) => [request, { ip, waitUntil: () => undefined }] as const,
  ],
  [
    'Vercel',
    'integrations/vercel/api/gateway.js',
    (module: { default: unknown }) => {
      const { fetch } = module.default as { fetch: Handler };
      return fetch;
    },
    (request: Request, ip: string) => {
      request.headers.set('x-real-ip', ip);
      return [request, {}] as const;
    },
  ],
] as const)
  describe(`The example for ${name}`, () => {
    let api: Api;
    let handler: Handler;
    const get = (path: string, ip = '198.51.100.7') =>
      handler(...addressed(new Request(`https://vtc.example${path}`), ip));

    before(async () => {
      api = await countedSandbox();
      Object.assign(process.env, {
        VTC_API_BASE: api.url,
        VTC_HANDLE: vtc,
        VTC_TOKEN: api.token,
        VTC_PUBLIC_URL: 'https://vtc.example',
      });
      // Such as `?Netlify`: a module of its own.
      const url = `${pathToFileURL(path).href}?${name}`;
      handler = handlerOf((await import(url)) as { default: unknown });
    });
    after(() => api.close());

    it('serves the API, badges, feeds, frames and scripts', async () => {
      const events = `/api/vtcs/${vtc}/events/upcoming`;
      assert.equal((await get(events)).headers.get('x-vtc-cache'), 'miss');
      assert.equal((await get(events)).headers.get('x-vtc-cache'), 'hit');
      assert.match(await (await get(`/badge/${vtc}.svg`)).text(), /Northern Haul/);
      assert.match(await (await get(`/calendar/${vtc}.ics`)).text(), /^BEGIN:VCALENDAR/);
      assert.match(await (await get(`/embed/vtc-card?vtc=${vtc}`)).text(), /shadowrootmode/);
      assert.match(await (await get(`/convoy/${vtc}/next`)).text(), /og:image/);
      assert.match(await (await get('/vtc-widgets.js')).text(), /customElements/);
    });

    it('renders badges and posters as PNG', async () => {
      for (const path of [`/badge/${vtc}.png`, `/poster/${vtc}/next.png`]) {
        const response = await get(path);
        assert.equal(response.status, 200, path);
        const bytes = Buffer.from(await response.arrayBuffer());
        assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
      }
    });

    it('limits the requests of each address alone', async () => {
      const statuses = new Set<number>();
      for (let id = 1; id <= 200; id += 1)
        statuses.add((await get(`/api/vtcs/${id}`, '203.0.113.9')).status);
      assert.ok(statuses.has(429), [...statuses].join());
      assert.equal((await get(`/api/vtcs/${vtc}`, '198.51.100.8')).status, 200);
    });
  });

it('The example for Netlify serves what is no file of the site', async () => {
  const url = pathToFileURL('integrations/netlify/netlify/functions/gateway.mjs').href;
  const { config } = (await import(`${url}?Netlify`)) as { config: unknown };
  assert.deepEqual(config, { path: '/*', preferStatic: true });
});

it('The example for Vercel sends all paths to its function', () => {
  const { rewrites, functions } = JSON.parse(
    readFileSync('integrations/vercel/vercel.json', 'utf8'),
  ) as { rewrites: object[]; functions: object };
  // The group has no name: Vercel adds named ones to the query, which the gateway would reject.
  assert.deepEqual(rewrites, [{ source: '/(.*)', destination: '/api/gateway' }]);
  assert.deepEqual(Object.keys(functions), ['api/gateway.js']);
});
