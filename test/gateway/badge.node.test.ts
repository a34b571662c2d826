import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Resvg } from '@resvg/resvg-js';
import { measure } from '../../src/gateway/badge/text.js';
import { pngRenderer } from '../../src/gateway/node/png.js';
import { contrast, parseColor } from '../../src/theme/colors.js';
import { isXml } from './support/xml.js';
import { hostileNames, namedWorld } from './support/named.js';
import { createGatewayWorld, vtc } from './support/world.js';

const png = await pngRenderer();
const shows = ['members', 'recruiting', 'next', 'players'];
const styles = ['flat', 'card'];

describe('A badge', () => {
  for (const name of hostileNames) {
    it(`is well-formed and not too wide for the name ${JSON.stringify(name.slice(0, 30))}`, async () => {
      const { get } = namedWorld(name, { png });
      for (const show of shows) {
        for (const style of styles) {
          const answer = await get(`/badge/${vtc}.svg?show=${show}&style=${style}`);
          const svg = await answer.text();
          assert.equal(answer.status, 200, svg);
          assert.ok(isXml(svg), svg);
          assert.doesNotMatch(svg, /<(script|img|x)\b|[\u202a-\u202e\u2066-\u2069\0]/);
          assert.ok(Number(/ width="(\d+)"/.exec(svg)?.[1]) <= 540, svg);
          const picture = await get(`/badge/${vtc}.png?show=${show}&style=${style}`);
          const bytes = new Uint8Array(await picture.arrayBuffer());
          assert.deepEqual([...bytes.slice(1, 4)], [...Buffer.from('PNG')]);
        }
      }
    });
  }

  it('says what is requestedPaths for, in a language and zone', async () => {
    const { get, company } = createGatewayWorld();
    const text = async (query: string) => (await get(`/badge/${vtc}.svg?${query}`)).text();
    const { memberCount } = company(vtc);
    assert.ok((await text('')).includes(`${memberCount} members`));
    assert.ok((await text('lang=de')).includes(`${memberCount} Mitglieder`));
    assert.ok((await text('show=recruiting')).includes('Recruiting'));
    assert.match(await text('show=players'), /Players online: [\d,]+/);
    const [utc, tokyo] = [await text('show=next'), await text('show=next&time-zone=Asia/Tokyo')];
    assert.match(utc, /UTC|On the road now/);
    if (!utc.includes('On the road')) assert.match(tokyo, /GMT\+9/);
  });

  for (const query of ['show=all', 'style=round', 'lang=%3Cb', 'time-zone=Moon/Base', 'color=red'])
    it(`is refused with ${query}`, async () => {
      assert.equal((await createGatewayWorld().get(`/badge/${vtc}.svg?${query}`)).status, 400);
    });

  it('has a policy of its own, an age, and nothing for a private company', async () => {
    const { get, clock, sandbox } = createGatewayWorld();
    await get(`/badge/${vtc}.svg`);
    clock.time += 100_000;
    const { headers } = await get(`/badge/${vtc}.svg`);
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; img-src data:");
    assert.equal(headers.get('age'), '100');
    const hidden = sandbox.world.companies.find(({ visibility }) => visibility === 'private');
    for (const path of [
      `/badge/${hidden?.id}.svg`,
      `/calendar/${hidden?.id}.ics`,
      `/embed/vtc-card?vtc=${hidden?.id}`,
    ])
      assert.equal((await get(path)).status, 404, path);
  });

  it('says that PNG is not installed where it is not', async () => {
    const answer = await createGatewayWorld().get(`/badge/${vtc}.png`);
    assert.equal(answer.status, 501);
    assert.match(await answer.text(), /@resvg\/resvg-js/);
  });

  it("can be read in a company's own colours", async () => {
    const world = createGatewayWorld();
    const colors = ['#ffff00', '#fffffe', '#ffff01', '#fefefe', '#fdfdfd', '#ffe600', '#ffffff'];
    const keys = ['background', 'surface', 'border', 'text', 'mutedText', 'primary', 'primaryText'];
    const theme = Object.fromEntries(keys.map((key, index) => [key, colors[index]]));
    world.upstream.answer = async (request) => {
      const answer = await world.sandbox.fetch(request);
      return Response.json({ ...((await answer.json()) as object), theme });
    };
    const svg = await (await world.get(`/badge/${vtc}.svg`)).text();
    const fills = [...svg.matchAll(/<(rect|path)[^>]*? fill="(#\w+)"/g)];
    const [background, primary] = fills
      .filter((one) => one[1] === 'rect')
      .map((one) => parseColor(one[2]));
    const [name, value] = fills.filter((one) => one[1] === 'path').map((one) => parseColor(one[2]));
    assert.ok(background && primary && name && value);
    assert.ok(contrast(name, background) >= 4.5);
    assert.ok(contrast(value, primary) >= 4.5);
  });

  it('shows a tag or initials where no font can draw the name', () => {
    assert.equal(png?.canDraw('Łódź Трансавто Ελλάς'), true);
    assert.equal(png?.canDraw('شركة'), false);
    assert.equal(png?.canDraw('北方'), false);
  });

  it('is measured by the font that is shipped', () => {
    const fontFiles = ['src/gateway/node/font/inter-semibold.ttf'];
    for (const text of ['Northern Haul', 'Łódź Трансавто', 'Ελλάς 1,204']) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text y="100" font-family="Inter" font-weight="600" font-size="100">${text}</text></svg>`;
      const drawn = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).getBBox()
        ?.width;
      assert.ok(drawn && Math.abs(measure(text, 100) / drawn - 1) < 0.04, `${text} ${drawn}`);
    }
  });
});
