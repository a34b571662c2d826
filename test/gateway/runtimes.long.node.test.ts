import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import { countedSandbox } from './support/processes.js';

const vtc = 'northern_haul';

/** Bundles an example with the package's entries. */
async function bundled(example: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [example],
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

const configuration = readFileSync('integrations/cloudflare-worker/wrangler.toml', 'utf8');

/** A setting of the example, without brackets and quotes. */
const compatibility = (name: string) =>
  new RegExp(`^compatibility_${name} = \\[?"([^"]+)"`, 'm').exec(configuration)?.[1];

describe('The example for Cloudflare Workers', () => {
  let api: Awaited<ReturnType<typeof countedSandbox>>;
  let get: (
    path: string,
  ) => Promise<{ status: number; headers: Headers; text: () => Promise<string> }>;
  let close: () => Promise<void>;

  before(async () => {
    api = await countedSandbox();
    const { Miniflare } = await import('miniflare');
    const script = await bundled('integrations/cloudflare-worker/worker.js');
    const worker = new Miniflare({
      modules: [{ type: 'ESModule', path: 'worker.js', contents: script }],
      compatibilityDate: compatibility('date') ?? '',
      compatibilityFlags: [compatibility('flags') ?? ''].filter(Boolean),
      bindings: { VTC_API_BASE: api.url, VTC_HANDLE: vtc, VTC_TOKEN: api.token },
    });
    await worker.ready;
    get = async (path) => {
      const response = await worker.dispatchFetch(`https://vtc.example${path}`);
      return {
        status: response.status,
        headers: new Headers([...response.headers]),
        text: () => response.text(),
      };
    };
    close = () => worker.dispose();
  });
  after(async () => {
    await close();
    api.close();
  });

  it('runs in workerd and caches responses in its Cache API', async () => {
    const path = `/api/vtcs/${vtc}/events/upcoming`;
    assert.equal((await get(path)).headers.get('x-vtc-cache'), 'miss');
    assert.equal((await get(path)).headers.get('x-vtc-cache'), 'hit');
    const paths = ['', '/events/upcoming'].map((end) => `/vtcs/${vtc}${end}`);
    assert.deepEqual(api.requests, paths);
    assert.match(await (await get('/health')).text(), /"engine":"platform","ok":true/);
  });

  it('serves badges, feeds and frames', async () => {
    const badge = await get(`/badge/${vtc}.svg`);
    assert.match(await badge.text(), /Northern Haul/);
    assert.match(await (await get(`/calendar/${vtc}.ics`)).text(), /^BEGIN:VCALENDAR/);
    assert.equal((await get(`/badge/${vtc}.png`)).status, 501);
    assert.match(await (await get(`/embed/vtc-card?vtc=${vtc}`)).text(), /shadowrootmode/);
    assert.equal(await (await get('/vtc-frame.js')).text(), 'void 0;');
  });
});
