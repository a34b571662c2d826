import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGatewayWorld, publicUrl, vtc } from './support/world.js';

const linksIn = (page: string) =>
  [...page.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('The page at /', () => {
  it('links to addresses of the gateway that respond', async () => {
    const { get } = createGatewayWorld();
    const response = await get('/');
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
    const links = linksIn(await response.text());
    assert.equal(links.length, 6);
    for (const link of links) {
      assert.ok(link.startsWith(`${publicUrl}/`), link);
      assert.equal((await get(link.slice(publicUrl.length))).status, 200, link);
    }
  });

  it('shows the frame and the badge of a company, which respond as the script of the frame does, and may load these only', async () => {
    const { get } = createGatewayWorld({ files: { 'vtc-frame.js': '' } });
    const response = await get('/');
    const page = await response.text();
    const sources = [...page.matchAll(/<(?:iframe|script async|img) src="([^"]*)"/g)].map(
      ([, src = '']) => src.replaceAll('&amp;', '&').slice(publicUrl.length),
    );
    assert.deepEqual(sources, [
      `/embed/vtc-card?vtc=${vtc}`,
      '/vtc-frame.js',
      `/badge/${vtc}.svg?show=next&style=card`,
    ]);
    for (const source of sources) assert.equal((await get(source)).status, 200, source);
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(
      policy,
      /default-src 'none'; script-src 'self';.* img-src 'self'; frame-src 'self';/,
    );
  });

  it('shows lines for pages with the public URL, and no token', async () => {
    const { get, token } = createGatewayWorld({ publicUrl: 'https://vtc.example.com/gateway' });
    const page = await (await get('/')).text();
    assert.ok(page.includes('&lt;iframe src=&quot;https://vtc.example.com/gateway/embed/vtc-card'));
    assert.ok(page.includes('data-api-base=&quot;https://vtc.example.com/gateway/api&quot;'));
    assert.ok(!page.includes(token));
  });

  it('has relative links and names the missing option without a public URL', async () => {
    const { get } = createGatewayWorld({ publicUrl: undefined, vtcs: ['sunrise_freight'] });
    const page = await (await get('/')).text();
    assert.equal(linksIn(page)[0], './embed/vtc-card?vtc=sunrise_freight');
    assert.match(page, /--public-url/);
    assert.doesNotMatch(page, /&lt;iframe|https?:/);
  });

  it('cannot be framed', async () => {
    const { headers } = await createGatewayWorld().get('/');
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'.*frame-ancestors 'none'/);
  });

  it('is not requested from the API', async () => {
    const { get, requestedPaths } = createGatewayWorld();
    await get('/');
    assert.deepEqual(requestedPaths(), []);
  });
});

it('A frame of oEmbed has no border without inline styles', async () => {
  const { get } = createGatewayWorld();
  const url = encodeURIComponent(`${publicUrl}/embed/vtc-card?vtc=${vtc}`);
  const { html } = (await (await get(`/oembed?url=${url}`)).json()) as { html: string };
  assert.match(html, /^<iframe [^>]*frameborder="0"/);
});
