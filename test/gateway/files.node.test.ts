import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { scriptsIn } from '../../src/gateway/node/files.js';
import { createGatewayWorld, publicUrl, vtc } from './support/world.js';

const files = {
  'vtc-widgets.js': 'export const whole = true;',
  'single/vtc-card.js': 'export const single = true;',
  'locales/de.js': 'export default {};',
  'vtc-widgets.css': 'vtc-card { display: block }',
};

describe('The scripts and the style sheet', () => {
  for (const [name, text] of Object.entries(files))
    it(`are served with an entity tag, an hour of freshness and CORS: ${name}`, async () => {
      const { get } = createGatewayWorld({ files });
      const response = await get(`/${name}`);
      assert.equal(await response.text(), text);
      const { headers } = response;
      const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
      assert.equal(headers.get('content-type'), `${type}; charset=utf-8`);
      assert.match(headers.get('cache-control') ?? '', /^public, max-age=3600\b/);
      assert.equal(headers.get('access-control-allow-origin'), '*');
      const etag = headers.get('etag') ?? '';
      const again = await get(`/${name}`, { headers: { 'if-none-match': etag } });
      assert.equal(again.status, 304);
      assert.equal((await get(`/${name}`, { method: 'OPTIONS' })).status, 204);
    });

  it('are compressed for clients that accept gzip, under another entity tag', async () => {
    const { get } = createGatewayWorld({ files });
    const plain = await get('/single/vtc-card.js');
    const gzip = await get('/single/vtc-card.js', { headers: { 'accept-encoding': 'gzip, br' } });
    assert.equal(gzip.headers.get('content-encoding'), 'gzip');
    assert.notEqual(gzip.headers.get('etag'), plain.headers.get('etag'));
    const stream = new Blob([await gzip.arrayBuffer()]).stream();
    const text = await new Response(stream.pipeThrough(new DecompressionStream('gzip'))).text();
    assert.equal(text, files['single/vtc-card.js']);
  });

  for (const path of [
    '/other.js',
    '/other.css',
    '/single/other.js',
    '/single/../vtc-widgets.js/x.js',
    '/__proto__.js',
  ])
    it(`return 404 for ${path}`, async () => {
      const response = await createGatewayWorld({ files }).get(path);
      assert.equal(response.status, 404);
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
    });

  it('are those of the package that a page can load', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-'));
    after(() => rmSync(folder, { recursive: true }));
    const served = [
      'vtc-widgets.js',
      'vtc-more.js',
      'vtc-doctor.js',
      'vtc-frame.js',
      'vtc-embed.js',
      'vtc-widgets.css',
      'single/vtc-card.js',
      'locales/zh-Hans.js',
    ];
    const others = [
      'index.js',
      'vtc-card.js',
      'other.css',
      'vtc-widgets.js.map',
      'single/vtc-card.d.ts',
      'single/LICENSE.txt',
      'modules/index.js',
    ];
    for (const name of [...served, ...others]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), name);
    }
    const scripts = scriptsIn(pathToFileURL(`${folder}/`));
    assert.deepEqual(Object.keys(scripts).sort(), [...served].sort());
    assert.equal(scripts['single/vtc-card.js'], 'single/vtc-card.js');
  });
});

describe('The content security policy of a frame', () => {
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
  const scripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const urls = ['single/', 'locales/', 'vtc-embed.js'].map((path) => `${publicUrl}/${path}`);

  it('allows only the scripts of frames below the public URL', async () => {
    const { get } = createGatewayWorld();
    assert.deepEqual(scripts(policyOf(await get(`/embed/vtc-card?vtc=${vtc}`))), urls);
  });

  for (const lang of ['de', 'pt-BR', 'zh-TW'])
    it(`allows the inline script for lang=${lang} by its hash`, async () => {
      const { get } = createGatewayWorld();
      const response = await get(`/embed/vtc-card?vtc=${vtc}&lang=${lang}`);
      const allowed = scripts(policyOf(response));
      const inline = /<script type="module">([^<]*)<\/script>/.exec(await response.text())?.[1];
      assert.ok(inline);
      const hash = createHash('sha256').update(inline).digest('base64');
      assert.deepEqual(allowed, [...urls, `'sha256-${hash}'`]);
    });

  for (const [apiBase, isAllowed] of [
    ['https://api.example/v1', false],
    ['http://localhost:8787', true],
    ['http://127.0.0.1:8787/v1', true],
  ] as const)
    it(`${isAllowed ? 'allows' : 'forbids'} images of this machine for the API ${apiBase}`, async () => {
      const { get } = createGatewayWorld({ apiBase });
      for (const path of ['vtc-card', 'vtc-partners', 'unknown']) {
        const policy = policyOf(await get(`/embed/${path}?vtc=${vtc}`));
        assert.match(policy, /img-src [^;]*https:/);
        assert.equal(/img-src [^;]*(localhost|127\.0\.0\.1)/.test(policy), isAllowed, policy);
      }
    });
});
