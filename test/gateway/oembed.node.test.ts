import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attributeNames, elementTags, isTag } from '../../src/gateway/ssr/elements.js';
import { isXml, textIn } from './support/xml.js';
import { hostileNames, gatewayWithName } from './support/named.js';
import { createGatewayWorld, vtc } from './support/world.js';

const origin = 'https://gateway.example';
const card = `${origin}/embed/vtc-card?vtc=${vtc}`;
const path = (url: string, more = '') => `/oembed?url=${encodeURIComponent(url)}${more}`;

describe('oEmbed', () => {
  it('returns a frame within the requested size', async () => {
    const { get } = createGatewayWorld();
    const response = await get(path(card, '&maxwidth=300&maxheight=200'));
    const embed = (await response.json()) as Record<string, string | number>;
    assert.deepEqual(
      [embed.version, embed.type, embed.width, embed.height, embed.title],
      ['1.0', 'rich', 300, 200, 'Northern Haul'],
    );
    assert.ok(String(embed.html).startsWith(`<iframe src="${card}"`));
  });

  for (const [frame, title] of [
    [`vtc-roster?vtc=${vtc}`, 'Northern Haul: Members'],
    [`vtc-roster?vtc=${vtc}&lang=de`, 'Northern Haul: Mitglieder'],
    [`vtc-upcoming-events?vtc=${vtc}&heading=`, 'Northern Haul: Upcoming convoys'],
    ['server-stats?layout=compact', 'Servers'],
  ] as const)
    it(`titles ${frame} with the company and the default heading`, async () => {
      const { get } = createGatewayWorld();
      const embed = (await (await get(path(`${origin}/embed/${frame}`))).json()) as object;
      assert.equal(Reflect.get(embed, 'title'), title);
    });

  it('shows one convoy whole at its initial height, in a frame that is titled with the company', async () => {
    const { get } = createGatewayWorld();
    // The parameters are in the order of their names.
    const source = `${origin}/embed/vtc-event?event=7&vtc=${vtc}`;
    const embed = (await (await get(path(source))).json()) as Record<string, string | number>;
    assert.deepEqual([embed.title, embed.width], ['Northern Haul', 600]);
    assert.ok(Number(embed.height) >= 600 && Number(embed.height) <= 1000, String(embed.height));
    const attributes = `width="600" height="${embed.height}"`;
    assert.ok(String(embed.html).startsWith(`<iframe src="${source.replace('&', '&amp;')}"`));
    assert.ok(String(embed.html).includes(attributes));
    const small = (await (await get(path(source, '&maxheight=300'))).json()) as object;
    assert.equal(Reflect.get(small, 'height'), 300);
  });

  it('agrees with the frame of the start page on the height of a card', async () => {
    const { get } = createGatewayWorld();
    const page = await (await get('/', { headers: { accept: 'text/html' } })).text();
    const frame = /embed\/vtc-card\?vtc=(\w+)[^>]*? height=(?:"|&quot;)(\d+)/.exec(page);
    assert.ok(frame, page);
    const embed = (await (await get(path(`${origin}/embed/vtc-card?vtc=${vtc}`))).json()) as object;
    assert.equal(Reflect.get(embed, 'height'), Number(frame[2]));
    assert.ok(Number(frame[2]) > 600, 'a card of a company with all sections is higher');
  });

  for (const sent of [
    'maxwidth=&maxheight=',
    'maxwidth=600.5',
    'format=JSON',
    'for=discord&discover=1&utm_source=x',
  ])
    it(`supports the parameters ${sent}`, async () => {
      const response = await createGatewayWorld().get(path(card, `&${sent}`));
      const embed = (await response.json()) as object;
      assert.deepEqual([response.status, Reflect.get(embed, 'width')], [200, 600]);
    });

  it('supports the parameters of WordPress', async () => {
    const { get } = createGatewayWorld();
    const sent = '&maxwidth=620&maxheight=930&dnt=1&format=json';
    assert.equal((await get(path(card, sent))).status, 200);
  });

  for (const name of hostileNames)
    it(`is well-formed with the name ${JSON.stringify(name.slice(0, 30))}`, async () => {
      const { get } = gatewayWithName(name);
      const { html, title } = (await (await get(path(card))).json()) as {
        html: string;
        title: string;
      };
      assert.match(html, /^<iframe [^<>]+><\/iframe><script async src="[^"<>]+"><\/script>$/);
      const xml = await (await get(path(card, '&format=xml'))).text();
      assert.ok(isXml(xml), xml);
      assert.deepEqual([textIn(xml, 'html'), textIn(xml, 'title')], [html, title]);
      const page = await (await get(`/embed/vtc-card?vtc=${vtc}`)).text();
      assert.doesNotMatch(
        page.replace(/<script type="application\/json">.*?<\/script>/s, ''),
        /<script>|<img src=x|<x>/,
      );
    });

  for (const url of [
    'https://evil.example/embed/vtc-card?vtc=northern_haul',
    `${origin}/badge/${vtc}.svg`,
    `${origin}/embed/other?vtc=${vtc}`,
    `${origin}/embed/vtc-card?vtc=${vtc}&token=emb_x`,
    `${origin}/embed/vtc-card?vtc=../session`,
    `${origin}@evil.example/embed/vtc-card?vtc=${vtc}`,
    'javascript:alert(1)',
    '',
  ])
    it(`returns 404 for ${url || 'no URL'}`, async () => {
      const { get, requestedPaths } = createGatewayWorld();
      assert.equal((await get(path(url))).status, 404);
      assert.deepEqual(requestedPaths(), []);
    });
});

describe('A frame', () => {
  for (const [query, status] of [
    [`vtc-card?vtc=${vtc}&token=emb_x`, 400],
    [`vtc-card?vtc=${vtc}&api-base=https://evil.example`, 400],
    [`vtc-card?vtc=${vtc}&href-template=https://evil.example`, 400],
    [`vtc-card?vtc=${vtc}&onclick=x&fbclid=1&v=2`, 200],
    [`vtc-card?vtc=${vtc}&heading=Call%20us`, 400],
    [`vtc-card?vtc=${vtc}&heading=`, 200],
    [`vtc-recruitment?vtc=${vtc}&apply-url=https://evil.example`, 400],
    [`vtc-card?vtc=${vtc}&heading=${'x'.repeat(300)}`, 400],
    ['vtc-card', 400],
    ['vtc-card?vtc=%2e%2e', 404],
    ['script?vtc=1', 404],
  ] as const)
    it(`returns ${status} for ${query.slice(0, 60)}`, async () => {
      assert.equal((await createGatewayWorld().get(`/embed/${query}`)).status, status);
    });

  for (const tag of elementTags
    .filter(isTag)
    .filter((tag) => attributeNames(tag).includes('details')))
    it(`opens a convoy of <${tag}> in a dialog only on request, because frames may be too small`, async () => {
      const { get } = createGatewayWorld();
      const own = async (more = '') => {
        const page = await (await get(`/embed/${tag}?vtc=${vtc}${more}`)).text();
        return new RegExp(`<${tag}[^>]*? details="(\\w*)"`).exec(page)?.[1];
      };
      assert.equal(await own(), 'none');
      assert.equal(await own('&details=dialog'), 'dialog');
    });

  it('contains no token, and may be embedded in any page', async () => {
    const { get, token } = createGatewayWorld({ linkHosts: ['forms.example'] });
    const response = await get(`/embed/vtc-upcoming-events?vtc=${vtc}&heading="><b>`);
    const page = await response.text();
    assert.ok(!page.includes(token) && !page.includes('emb_'));
    assert.ok(page.includes('heading="&quot;&gt;&lt;b&gt;"'));
    assert.match(response.headers.get('content-security-policy') ?? '', /frame-ancestors \*$/);
  });
});
