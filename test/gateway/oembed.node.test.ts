import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isXml, textIn } from './support/xml.js';
import { hostileNames, namedWorld } from './support/named.js';
import { createGatewayWorld, vtc } from './support/world.js';

const own = 'https://gateway.example';
const card = `${own}/embed/vtc-card?vtc=${vtc}`;
const path = (url: string, more = '') => `/oembed?url=${encodeURIComponent(url)}${more}`;

describe('oEmbed', () => {
  it('gives a frame within the requestedPaths size', async () => {
    const { get } = createGatewayWorld();
    const answer = await get(path(card, '&maxwidth=300&maxheight=200'));
    const said = (await answer.json()) as Record<string, string | number>;
    assert.deepEqual(
      [said.version, said.type, said.width, said.height, said.title],
      ['1.0', 'rich', 300, 200, 'Northern Haul: Company'],
    );
    assert.ok(String(said.html).startsWith(`<iframe src="${card}"`));
  });

  it('answers as WordPress asks', async () => {
    const { get } = createGatewayWorld();
    const sent = '&maxwidth=620&maxheight=930&dnt=1&format=json';
    assert.equal((await get(path(card, sent))).status, 200);
  });

  for (const name of hostileNames)
    it(`is well-formed with the name ${JSON.stringify(name.slice(0, 30))}`, async () => {
      const { get } = namedWorld(name);
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
    `${own}/badge/${vtc}.svg`,
    `${own}/embed/other?vtc=${vtc}`,
    `${own}/embed/vtc-card?vtc=${vtc}&token=emb_x`,
    `${own}/embed/vtc-card?vtc=../session`,
    `${own}@evil.example/embed/vtc-card?vtc=${vtc}`,
    'javascript:alert(1)',
    '',
  ])
    it(`knows nothing of ${url || 'no address'}`, async () => {
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
    [`vtc-card?vtc=${vtc}&onclick=x`, 400],
    [`vtc-card?vtc=${vtc}&heading=${'x'.repeat(300)}`, 400],
    ['vtc-card', 400],
    ['vtc-card?vtc=%2e%2e', 404],
    ['script?vtc=1', 404],
  ] as const)
    it(`answers ${status} to ${query.slice(0, 60)}`, async () => {
      assert.equal((await createGatewayWorld().get(`/embed/${query}`)).status, status);
    });

  it('holds no token, and may stand in any page', async () => {
    const { get, token } = createGatewayWorld();
    const answer = await get(`/embed/vtc-upcoming-events?vtc=${vtc}&heading="><b>`);
    const page = await answer.text();
    assert.ok(!page.includes(token) && !page.includes('emb_'));
    assert.ok(page.includes('heading="&quot;&gt;&lt;b&gt;"'));
    assert.match(answer.headers.get('content-security-policy') ?? '', /frame-ancestors \*$/);
  });
});
