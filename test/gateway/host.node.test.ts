import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { listen } from '../../src/server/listen.js';
import { createGatewayWorld, vtc } from './support/world.js';

const evil = 'evil.example';
const paths = [
  '/',
  `/embed/vtc-card?vtc=${vtc}`,
  `/embed/vtc-upcoming-events?vtc=${vtc}`,
  '/embed/vtc-card?vtc=unknown',
  `/calendar/${vtc}.ics`,
  `/badge/${vtc}.svg`,
  `/oembed?url=${encodeURIComponent(`http://${evil}/embed/vtc-card?vtc=${vtc}`)}`,
];

describe('A forged Host header', () => {
  for (const publicUrl of [undefined, 'https://vtc.example.com/gateway'])
    for (const path of paths)
      it(`is in no response: ${path} ${publicUrl ? 'with' : 'without'} a public URL`, async () => {
        const { gateway } = createGatewayWorld({ publicUrl });
        const { url, close } = await listen(gateway, { port: 0 });
        const sent = request(url + path, {
          headers: { host: evil, 'x-forwarded-host': evil, 'x-forwarded-proto': 'https' },
        }).end();
        const [response] = (await once(sent, 'response')) as [
          NodeJS.ReadableStream & { headers: object },
        ];
        let body = '';
        for await (const chunk of response) body += String(chunk);
        await close();
        assert.ok(!(body + JSON.stringify(response.headers)).includes(evil));
      });
});

describe('A frame', () => {
  it('uses relative URLs without a public URL', async () => {
    const { get } = createGatewayWorld({ publicUrl: undefined });
    const response = await get(`/embed/vtc-card?vtc=${vtc}`);
    const page = await response.text();
    assert.match(page, /<script type="module" src="\.\.\/single\/vtc-card\.js">/);
    assert.match(page, /<vtc-card[^>]* api-base="\.\.\/api"/);
    assert.match(response.headers.get('content-security-policy') ?? '', /script-src 'self'/);
  });

  it('uses the public URL, with its path', async () => {
    const { get } = createGatewayWorld({ publicUrl: 'https://vtc.example.com/gateway/' });
    const page = await (await get(`/embed/vtc-card?vtc=${vtc}`)).text();
    assert.match(page, /src="https:\/\/vtc\.example\.com\/gateway\/single\/vtc-card\.js"/);
  });
});

it('oEmbed names the missing public URL', async () => {
  const { get } = createGatewayWorld({ publicUrl: undefined });
  const response = await get('/oembed?url=x');
  assert.equal(response.status, 501);
  assert.match(await response.text(), /publicUrl/);
});

describe('A frame that cannot be shown', () => {
  const cases = [
    [`vtc-card?vtc=unknown`, {}, 404, 'en', 'This could not be found'],
    ['vtc-card?vtc=unknown', { 'accept-language': 'de,en;q=0.5' }, 404, 'de', /^(?!This)/],
    ['vtc-card?vtc=unknown&lang=fr', { 'accept-language': 'de' }, 404, 'fr', /^(?!This)/],
    ['vtc-card', {}, 400, 'en', 'This could not be loaded'],
    ['script?vtc=1', {}, 404, 'en', 'This could not be found'],
  ] as const;
  for (const [path, headers, status, lang, message] of cases)
    it(`is a page with status ${status}: ${path} in ${lang}`, async () => {
      const { get } = createGatewayWorld();
      const response = await get(`/embed/${path}`, { headers });
      const page = await response.text();
      assert.equal(response.status, status);
      assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
      assert.match(response.headers.get('content-security-policy') ?? '', /frame-ancestors \*/);
      assert.equal(response.headers.get('vary'), 'accept-language');
      assert.ok(page.includes(`<html lang="${lang}">`), page);
      assert.match(
        /<p>([^<]*)<\/p>/.exec(page)?.[1] ?? '',
        typeof message === 'string' ? new RegExp(message) : message,
      );
      assert.ok(page.includes(`<small>${status}`), page);
      assert.ok(page.includes('/vtc-embed.js'), 'reports its height');
      assert.doesNotMatch(page, /[{}]"|problem/);
    });

  it('is the same for a private company', async () => {
    const { get, sandbox } = createGatewayWorld();
    const hidden = sandbox.world.companies.find(({ visibility }) => visibility === 'private');
    const [unknown, other] = await Promise.all([
      get('/embed/vtc-card?vtc=unknown').then((response) => response.text()),
      get(`/embed/vtc-card?vtc=${hidden?.id}`).then((response) => response.text()),
    ]);
    assert.equal(other, unknown);
  });

  it('can be loaded again when the API is down', async () => {
    const { get, upstream } = createGatewayWorld();
    upstream.respond = () => new Response(null, { status: 500 });
    const response = await get(`/embed/vtc-card?vtc=${vtc}`);
    assert.equal(response.status, 502);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.match(await response.text(), /<a href="">Try again<\/a>/);
  });
});

it('/health is not sniffed', async () => {
  const { headers } = await createGatewayWorld().get('/health');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
});
