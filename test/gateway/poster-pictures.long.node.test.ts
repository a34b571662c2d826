import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Resvg } from '@resvg/resvg-js';
import { pngRenderer } from '../../src/gateway/node/png.js';
import { missingPackages, onDemand } from '../../tools/on-demand/packages.mjs';
import { createGatewayWorld, publicUrl, vtc } from './support/world.js';

const skip = missingPackages('long-tests') ?? false;

/** Folder for the pictures, to look at them. */
const { POSTER_PICTURES: folder } = process.env;

/** A font with Arabic and Hebrew letters, where it is installed. */
const fonts = ['/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'].filter(existsSync);
const [plain, withFonts] = [await pngRenderer(), await pngRenderer(fonts)];

const rendered = (svg: string) => new Resvg(svg).render();

/** A bright picture, on which white text is hard to read. */
const banner = Uint8Array.from(
  rendered(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#9cf" /><stop offset="1" stop-color="#fff" /></linearGradient>
  <rect width="1280" height="720" fill="url(#sky)" /><circle cx="900" cy="260" r="120" fill="#ff8" />
</svg>`).asPng(),
);

/** Values of convoys in all responses of the API. */
type Fields = Readonly<Record<string, string | null>>;

/** A gateway whose convoys have these values. */
function gatewayWith(fields: Fields, png: typeof plain) {
  const fetchLogo = () => Promise.resolve(new Response(banner));
  const world = createGatewayWorld({ png, fetchLogo });
  world.upstream.respond = async (request) => {
    const response = await world.sandbox.fetch(request);
    if (!/\/events(\/|\?)/.test(request.url)) return response;
    const body = (await response.json()) as { items: object[] };
    return Response.json({ ...body, items: body.items.map((item) => ({ ...item, ...fields })) });
  };
  return world;
}

const noBanner = { banner: null };
const withBanner = { banner: 'https://cdn.example.com/banner.png' };

describe('The picture of a poster', () => {
  for (const [title, fields, query, png = plain] of [
    ['a short name', { ...noBanner, name: 'Night Run' }, ''],
    [
      'a long name',
      { ...noBanner, name: 'From the North Sea to the Alps and back again, '.repeat(6).trim() },
      '',
    ],
    ['a name without spaces', { ...noBanner, name: '北方运输有限公司'.repeat(12) }, ''],
    ['a name in Arabic', { ...withBanner, name: 'قافلة الشمال إلى البحر' }, 'lang=ar', withFonts],
    ['a name in Arabic without a font', { ...noBanner, name: 'قافلة الشمال' }, 'lang=ar'],
    ['a name in Hebrew', { ...noBanner, name: 'שיירת הצפון' }, 'lang=he&size=tall', withFonts],
    ['a name with emoji', { ...noBanner, name: '🚚 Winter Convoy 🎄🎅🏽 2026' }, 'size=banner'],
    ['a banner', { ...withBanner, name: 'Through the Mountains' }, 'lang=de'],
    ['a banner, for portrait posts', { ...withBanner, name: 'Through the Mountains' }, 'size=tall'],
    [
      'a convoy that is cancelled',
      { ...noBanner, name: 'Storm Bay Drivers', lifecycleStatus: 'cancelled' },
      'lang=de',
    ],
    [
      'a cancelled one, as banner',
      { ...withBanner, name: 'Storm', lifecycleStatus: 'cancelled' },
      'size=banner',
    ],
  ] as readonly (readonly [string, Fields, string, typeof plain?])[])
    it(`of ${title} has a QR code that can be read`, { skip }, async () => {
      const { default: readCode } = (await onDemand('long-tests')).require('jsqr');
      const { get } = gatewayWith(fields, png);
      const response = await get(`/poster/${vtc}/next.png?${query}`);
      assert.equal(response.status, 200);
      const picture = Buffer.from(await response.arrayBuffer());
      if (folder) writeFileSync(join(folder, `${title.replaceAll(/\W+/g, '-')}.png`), picture);
      const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
      const data = `data:image/png;base64,${picture.toString('base64')}`;
      const { pixels } = rendered(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`,
      );
      const code = readCode(new Uint8ClampedArray(pixels), width, height);
      assert.match(code?.data ?? '', new RegExp(`^${publicUrl}/convoy/${vtc}/\\d+$`));
    });
});
