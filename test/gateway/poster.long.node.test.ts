import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Resvg } from '@resvg/resvg-js';
import { measure } from '../../src/gateway/badge/text-width.js';
import type { GatewayOptions } from '../../src/gateway/index.js';
import { pngRenderer } from '../../src/gateway/node/png.js';
import { fitText } from '../../src/gateway/poster/fit-text.js';
import { missingPackages, onDemand } from '../../tools/on-demand/packages.mjs';
import { hostileNames, gatewayWithName } from './support/named.js';
import { avifHeader, gifHeader, jpegHeader, pngHeader, webpHeader } from './support/pictures.js';
import { createGatewayWorld, publicUrl, vtc } from './support/world.js';
import { isXml } from './support/xml.js';

const skip = missingPackages('long-tests') ?? false;

const png = await pngRenderer();
assert.ok(png);

/** A renderer whose pictures are their SVG. */
const svgRenderer = (canRender = (text: string) => !/[\p{Script=Arabic}]/u.test(text)) => ({
  canRender,
  render: (svg: string) => Promise.resolve(new TextEncoder().encode(svg)),
});

const sizeOf = (picture: Buffer) => [picture.readUInt32BE(16), picture.readUInt32BE(20)];

/** Width, height and pixels of a PNG. */
function pixelsOf(picture: Buffer) {
  const [width = 0, height = 0] = sizeOf(picture);
  const data = picture.toString('base64');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${data}"/></svg>`;
  return { width, height, pixels: new Uint8ClampedArray(new Resvg(svg).render().pixels) };
}

const textsIn = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text/g)].map(([, text = '']) => text);

const textOf = async (get: (path: string) => Promise<Response>, path: string) =>
  (await get(path)).text();

describe('The poster of a convoy', () => {
  for (const [size, expected] of [
    ['wide', [1200, 630]],
    ['tall', [1080, 1350]],
    ['banner', [1500, 500]],
  ] as const)
    it(`is a PNG with the address of the convoy's page as QR code: ${size}`, { skip }, async () => {
      const { default: readCode } = (await onDemand('long-tests')).require('jsqr');
      const { get } = createGatewayWorld({ png });
      const response = await get(`/poster/${vtc}/next.png?size=${size}`);
      assert.equal(response.headers.get('content-type'), 'image/png');
      const picture = Buffer.from(await response.arrayBuffer());
      assert.deepEqual(sizeOf(picture), expected);
      const { pixels, width, height } = pixelsOf(picture);
      const code = readCode(pixels, width, height);
      assert.match(code?.data ?? '', new RegExp(`^${publicUrl}/convoy/${vtc}/\\d+$`));
    });

  for (const name of hostileNames)
    it(`is well-formed for the name ${JSON.stringify(name.slice(0, 30))}`, async () => {
      const { get } = gatewayWithName(name, { png: svgRenderer() });
      for (const size of ['wide', 'tall', 'banner']) {
        const svg = await textOf(get, `/poster/${vtc}/next.png?size=${size}`);
        assert.ok(isXml(svg), svg);
        assert.doesNotMatch(svg, /<(script|img|x)\b|[\u202a-\u202e\u2066-\u2069\0]/);
      }
    });

  it('has the times of the company and of UTC, and the route', async () => {
    const { get } = createGatewayWorld({ png: svgRenderer() });
    const texts = textsIn(await textOf(get, `/poster/${vtc}/next.png?time-zone=Asia/Tokyo`));
    assert.match(texts.at(-3) ?? '', /^Meet-up: .* GMT\+9$/);
    assert.match(texts.at(-2) ?? '', /UTC$/);
    assert.match(texts.at(-1) ?? '', /→/);
  });

  it('says across that the convoy is cancelled', async () => {
    const world = createGatewayWorld({ png: svgRenderer() });
    world.upstream.respond = async (request) => {
      const response = await world.sandbox.fetch(request);
      if (!new URL(request.url).searchParams.has('startsFrom')) return response;
      const body = (await response.json()) as { items: object[] };
      const items = body.items.map((item) => ({ ...item, lifecycleStatus: 'cancelled' }));
      return Response.json({ ...body, items });
    };
    const svg = await textOf(world.get, `/poster/${vtc}/next.png?lang=de`);
    assert.equal(textsIn(svg).at(-1), 'Abgesagt');
  });

  for (const [name, expected] of [
    ['شركة النقل', 'Convoy'],
    ['שיירת הצפון', 'Convoy'],
    ['北方运输', 'Convoy'],
    ['Nord 北', 'Convoy'],
    ['Winter 🎄 2026', 'Winter 2026'],
    ['🚚🎄', 'Convoy'],
  ] as const)
    it(`has no letters and emoji that no font can show, of which the log names a text once: ${name}`, async () => {
      const { get, lines } = gatewayWithName(name, { png: svgRenderer(png.canRender) });
      for (const size of ['wide', 'tall']) {
        const texts = textsIn(await textOf(get, `/poster/${vtc}/next.png?size=${size}`));
        assert.ok(texts.includes(expected), texts.join());
        assert.ok(png.canRender(texts.join('')), texts.join());
      }
      const logged = lines.filter((line) => line.includes('--font'));
      assert.equal(logged.length, /\p{Lo}/u.test(name) ? 1 : 0, logged.join());
      assert.ok(logged.every((line) => line.includes(name)));
    });

  it('has the tag of a company whose name no font can show, which the log says once', async () => {
    const { get, lines, upstream, sandbox } = createGatewayWorld({
      png: svgRenderer(png.canRender),
    });
    upstream.respond = async (request) => {
      if (!request.url.endsWith(`/vtcs/${vtc}`)) return undefined;
      const body = (await (await sandbox.fetch(request)).json()) as object;
      return Response.json({ ...body, name: '北方运输', inGameTag: 'NHL' });
    };
    const texts = textsIn(await textOf(get, `/poster/${vtc}/next.png`));
    assert.ok(texts.includes('NHL'), texts.join());
    assert.deepEqual(
      lines.filter((line) => line.includes('--font')),
      ['The fonts cannot show "北方运输" on pictures: add a font with --font.'],
    );
  });

  it('is in English if no font has the letters of the language', async () => {
    const { get } = createGatewayWorld({ png: svgRenderer() });
    const texts = textsIn(await textOf(get, `/poster/${vtc}/next.png?lang=ar`));
    assert.ok(!texts.some((text) => /\p{Script=Arabic}/u.test(text)), texts.join());
  });

  for (const [name, header, isShown] of [
    ['a PNG of 1200 × 630 px', pngHeader([1200, 630]), true],
    ['a PNG of 20,000 × 20,000 px', pngHeader([20_000, 20_000]), false],
    ['a JPEG of 2560 × 1440 px', jpegHeader([2560, 1440]), true],
    ['a JPEG of 2561 × 1440 px', jpegHeader([2561, 1440]), false],
    ['a GIF of 640 × 360 px', gifHeader([640, 360]), true],
    ['a GIF with a frame of 640 × 20,000 px', gifHeader([640, 360], [640, 20_000]), false],
    ['a WebP', webpHeader([640, 360]), false],
    ['an AVIF', avifHeader([640, 360]), false],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"/>'), false],
    ['a JPEG of 1.1 MB', Buffer.concat([jpegHeader([640, 360]), Buffer.alloc(1_100_000)]), false],
  ] as const)
    it(`${isShown ? 'has' : 'has no'} banner that is ${name}`, async () => {
      const options: Partial<GatewayOptions> = {
        png: svgRenderer(),
        fetchLogo: () => Promise.resolve(new Response(Uint8Array.from(header))),
      };
      const world = createGatewayWorld(options);
      world.upstream.respond = async (request) => {
        if (!/\/(live|upcoming)/.test(request.url)) return undefined;
        const body = (await (await world.sandbox.fetch(request)).json()) as { items: object[] };
        const banner = 'https://cdn.example.com/banner.png';
        return Response.json({ items: body.items.map((item) => ({ ...item, banner })) });
      };
      const svg = await textOf(world.get, `/poster/${vtc}/next.png`);
      assert.equal(svg.includes('<image'), isShown);
    });

  it('is a picture with status 404 for what is unknown or private', async () => {
    const { get, sandbox } = createGatewayWorld({ png: svgRenderer() });
    const hidden = sandbox.world.companies.find(({ visibility }) => visibility === 'private');
    for (const path of [`${vtc}/99999999`, 'nobody/1', `${hidden?.id}/next`]) {
      const response = await get(`/poster/${path}.png?lang=de`);
      assert.equal(response.status, 404, path);
      assert.equal(response.headers.get('content-type'), 'image/png');
      assert.match(await response.text(), /find|fund/);
    }
  });

  it('is rendered once for its entity tag, at most two at a time', async () => {
    let [running, most, count] = [0, 0, 0];
    const renderer = {
      ...svgRenderer(),
      render: async (svg: string) => {
        most = Math.max(most, (running += 1));
        count += 1;
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return new TextEncoder().encode(svg);
      },
    };
    const { get } = createGatewayWorld({ png: renderer });
    const zones = ['UTC', 'Asia/Tokyo', 'Europe/Berlin', 'America/New_York', 'Asia/Seoul'];
    const paths = zones.map((zone) => `/poster/${vtc}/next.png?time-zone=${zone}`);
    const responses = await Promise.all(paths.map((path) => get(path)));
    assert.equal(most, 2);
    const etag = responses[0]?.headers.get('etag') ?? '';
    const again = await get(paths[0] ?? '', { headers: { 'if-none-match': etag } });
    assert.equal(again.status, 304);
    assert.equal(count, zones.length);
  });

  it('needs the package that renders', async () => {
    assert.equal((await createGatewayWorld().get(`/poster/${vtc}/next.png`)).status, 501);
  });

  it('is below the page of the convoy, too, as in published files', async () => {
    const { get } = createGatewayWorld({ png: svgRenderer() });
    const response = await get(`/convoy/${vtc}/next/poster.png?size=tall`);
    assert.equal(response.headers.get('content-type'), 'image/png');
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.equal(await response.text(), await textOf(get, `/poster/${vtc}/next.png?size=tall`));
    assert.equal((await get(`/convoy/${vtc}/99999999/poster.png`)).status, 404);
  });

  it('rejects unknown sizes', async () => {
    const { get } = createGatewayWorld({ png: svgRenderer() });
    assert.equal((await get(`/poster/${vtc}/next.png?size=huge`)).status, 400);
  });
});

describe('A long name', () => {
  const options = { maxWidth: 400, maxLines: 3, sizes: [60, 40, 20] };
  for (const [text, size, count] of [
    ['Short', 60, 1],
    ['From the North Sea to the Alps', 60, 3],
    ['From the North Sea to the Alps and back again', 40, 3],
    ['word '.repeat(200).trim(), 20, 3],
    ['x'.repeat(500), 20, 3],
    ['北方运输有限公司'.repeat(10), 20, 3],
  ] as const)
    it(`is fitted in at most three lines: ${text.slice(0, 40)}`, () => {
      const fitted = fitText(text, options);
      assert.equal(fitted.size, size);
      assert.ok(fitted.lines.length <= count, fitted.lines.join('|'));
      for (const line of fitted.lines) assert.ok(measure(line, fitted.size) <= 400, line);
    });
});
