import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { HtmlValidate } from 'html-validate';
import type { GatewayOptions } from '../../src/gateway/index.js';
import { hostileNames, gatewayWithName } from './support/named.js';
import { createGatewayWorld, publicUrl, vtc } from './support/world.js';

const site = 'https://northern-haul.example/convoys#vtc-event-{id}';

/** Content of a tag `<meta>`. */
const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

const jsonLd = (html: string) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as Record<string, unknown>[])[0];
};

const visibleText = (html: string): string =>
  (/<main>([^]*)<\/main>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, ' ');

/** A gateway with ids of a coming and of a past convoy. */
async function convoyWorld(options: Partial<GatewayOptions> = {}) {
  const world = createGatewayWorld(options);
  const idsOf = async (tab: string) => {
    const response = await world.get(`/api/vtcs/${vtc}/events?tab=${tab}&limit=30`);
    const { items } = (await response.json()) as { items: { id: number; name: string }[] };
    return items;
  };
  const [coming] = await idsOf('upcoming');
  const [past] = await idsOf('past');
  assert.ok(coming && past);
  return { ...world, coming, past };
}

/** A gateway whose full records have this state. */
async function worldWithStatus(lifecycleStatus: string) {
  const world = await convoyWorld();
  world.upstream.respond = async (request) => {
    const response = await world.sandbox.fetch(request);
    if (!new URL(request.url).searchParams.has('startsFrom')) return response;
    const body = (await response.json()) as { items: object[] };
    return Response.json({
      ...body,
      items: body.items.map((item) => ({ ...item, lifecycleStatus })),
    });
  };
  return world;
}

describe('The page of a convoy', () => {
  it('has the name, times and route of the convoy without scripts', async () => {
    const { get, coming } = await convoyWorld();
    const response = await get(`/convoy/${vtc}/${coming.id}`);
    assert.equal(response.status, 200);
    const html = await response.text();
    const text = visibleText(html);
    for (const part of [coming.name, 'Northern Haul', 'Start:', 'UTC', 'Eastern Time'])
      assert.ok(text.includes(part), `${part}: ${text}`);
    assert.match(html, /<time datetime="\d{4}-\d\d-\d\dT/);
    assert.match(html, /download="convoy-\d+\.ics"/);
  });

  it('has tags for previews and search engines', async () => {
    const { get, coming } = await convoyWorld();
    const html = await (await get(`/convoy/${vtc}/${coming.id}`)).text();
    const url = `${publicUrl}/convoy/${vtc}/${coming.id}`;
    assert.equal(meta(html, 'og:title'), coming.name);
    assert.equal(meta(html, 'og:url'), url);
    assert.ok(html.includes(`<link rel="canonical" href="${url}">`));
    assert.match(meta(html, 'og:description') ?? '', /UTC|GMT|CET/);
    assert.equal(jsonLd(html)?.['@type'], 'Event');
    assert.equal(jsonLd(html)?.url, url);
    assert.equal(jsonLd(html)?.name, coming.name);
  });

  it('names the picture in tags for previews if the gateway has pictures', async () => {
    const png = { render: () => Promise.resolve(new Uint8Array()), canRender: () => true };
    const { get, coming } = await convoyWorld({ png });
    const html = await (await get(`/convoy/${vtc}/${coming.id}`)).text();
    assert.equal(meta(html, 'og:image'), `${publicUrl}/poster/${vtc}/${coming.id}.png`);
    assert.equal(meta(html, 'twitter:card'), 'summary_large_image');
  });

  for (const [lang, word, direction] of [
    ['de', 'Treffen', 'ltr'],
    ['ar', 'الانطلاق', 'rtl'],
  ] as const)
    it(`is in the language of the parameter: ${lang}`, async () => {
      const { get, coming } = await convoyWorld();
      const html = await (await get(`/convoy/${vtc}/${coming.id}?lang=${lang}`)).text();
      assert.ok(html.includes(`<html lang="${lang}" dir="${direction}"`));
      assert.ok(visibleText(html).includes(word), visibleText(html));
    });

  for (const [lang, expected] of [
    ['de', 'de_DE'],
    ['zh-Hans', 'zh_CN'],
    ['pt-PT', 'pt_PT'],
  ] as const)
    it(`has the language with a territory in tags for previews: ${lang}`, async () => {
      const { get } = await convoyWorld();
      const html = await (await get(`/convoy/${vtc}/next?lang=${lang}`)).text();
      assert.equal(meta(html, 'og:locale'), expected);
    });

  it('shows the next convoy, whose own page is the canonical one', async () => {
    const { get, coming } = await convoyWorld();
    const html = await (await get(`/convoy/${vtc}/next`)).text();
    const [, canonical] = /rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    assert.match(canonical ?? '', new RegExp(`/convoy/${vtc}/\\d+$`));
    assert.ok(
      html.includes(coming.name) || meta(html, 'og:description')?.startsWith('On the road'),
    );
  });

  it('says that there is no next convoy', async () => {
    const { get, upstream } = createGatewayWorld();
    upstream.respond = ({ url }) =>
      /\/events/.test(url) ? Response.json({ items: [], nextCursor: null }) : undefined;
    const response = await get(`/convoy/${vtc}/next`);
    const html = await response.text();
    assert.equal(response.status, 200, html);
    assert.match(visibleText(html), /No convoys at the moment/);
    assert.equal(meta(html, 'robots'), 'noindex');
  });

  it('sends visitors to the site of the company, by an address in the page only', async () => {
    const { get, coming } = await convoyWorld({ siteUrlTemplate: site });
    const html = await (await get(`/convoy/${vtc}/${coming.id}`)).text();
    const address = site.replace('{id}', String(coming.id));
    assert.ok(html.includes(`data-site="${address}"`));
    assert.ok(html.includes(`<a href="${address}">`));
    assert.doesNotMatch(html, /http-equiv="refresh"/);
    const other = await (await convoyWorld()).get(`/convoy/${vtc}/${coming.id}`);
    assert.doesNotMatch(await other.text(), /data-site/);
  });

  for (const template of [
    'https://vtc.example/',
    'javascript:alert({id})',
    'http://vtc.example/{id}',
  ])
    it(`does not send visitors to ${template}`, () => {
      assert.throws(() => createGatewayWorld({ siteUrlTemplate: template }), /siteUrlTemplate/);
    });

  it('has a policy that allows its own script and style sheet, and no frame', async () => {
    const { get, coming } = await convoyWorld({ siteUrlTemplate: site });
    const response = await get(`/convoy/${vtc}/${coming.id}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    assert.match(policy, /^default-src 'none'; .*frame-ancestors 'none'$/);
    assert.doesNotMatch(policy, /unsafe/);
    for (const [, text = ''] of html.matchAll(/<(?:script|style)>([^]*?)<\/(?:script|style)>/g))
      assert.ok(policy.includes(createHash('sha256').update(text).digest('base64')), text);
    assert.doesNotMatch(html, / style="| on\w+="/);
  });

  for (const [status, word, type] of [
    ['cancelled', 'Cancelled', 'EventCancelled'],
    ['published', 'Start:', 'EventScheduled'],
  ] as const)
    it(`says the state of a convoy: ${status}`, async () => {
      const { get, coming } = await worldWithStatus(status);
      const html = await (await get(`/convoy/${vtc}/${coming.id}`)).text();
      assert.ok(visibleText(html).includes(word));
      assert.equal(jsonLd(html)?.eventStatus, `https://schema.org/${type}`);
    });

  it('shows a convoy that has ended', async () => {
    const { get, past } = await convoyWorld();
    const html = await (await get(`/convoy/${vtc}/${past.id}`)).text();
    assert.ok(visibleText(html).includes(past.name));
    assert.ok(visibleText(html).includes('Ended'));
  });

  it('changes when the convoy starts and ends', async () => {
    const { get, coming, clock } = await convoyWorld();
    const load = async () => (await get(`/convoy/${vtc}/${coming.id}`)).text();
    const [, start = ''] = /"startDate":"([^"]*)"/.exec(await load()) ?? [];
    const [, end = ''] = /"endDate":"([^"]*)"/.exec(await load()) ?? [];
    await clock.advance(Math.max(0, new Date(start).getTime() - clock.now()) + 1000);
    assert.match(visibleText(await load()), /On the road now/);
    await clock.advance(new Date(end).getTime() - clock.now() + 1000);
    assert.match(visibleText(await load()), /Ended/);
  });

  it('returns 404 in the language of the visitor for what is unknown or private', async () => {
    const { get, sandbox, coming } = await convoyWorld();
    const hidden = sandbox.world.companies.find(({ visibility }) => visibility === 'private');
    for (const path of [
      `${vtc}/99999999`,
      'nobody/1',
      'nobody/next',
      `${hidden?.id}/next`,
      `${hidden?.id}/${coming.id}`,
    ]) {
      const response = await get(`/convoy/${path}`, { headers: { 'accept-language': 'de,en' } });
      const html = await response.text();
      assert.equal(response.status, 404, path);
      assert.match(html, /<html lang="de"/);
      assert.equal(meta(html, 'robots'), 'noindex');
      assert.equal(response.headers.get('cache-control'), 'public, max-age=60');
    }
  });

  it('says when the API fails', async () => {
    const { get, upstream } = createGatewayWorld();
    upstream.respond = () => new Response('', { status: 500 });
    const response = await get(`/convoy/${vtc}/next`);
    assert.equal(response.status, 502);
    assert.match(visibleText(await response.text()), /could not be loaded/);
  });

  it('is the same for its entity tag, and costs no requests while it is fresh', async () => {
    const { get, coming, requestedPaths } = await convoyWorld();
    const first = await get(`/convoy/${vtc}/${coming.id}`);
    const { length } = requestedPaths();
    const etag = first.headers.get('etag') ?? '';
    const again = await get(`/convoy/${vtc}/${coming.id}?fbclid=1`, {
      headers: { 'if-none-match': etag },
    });
    assert.equal(again.status, 304);
    assert.match(again.headers.get('cache-control') ?? '', /^public, max-age=\d+/);
    assert.equal(requestedPaths().length, length);
  });

  for (const name of hostileNames)
    it(`is valid HTML without scripts of others for the name ${JSON.stringify(name.slice(0, 30))}`, async () => {
      const { get } = gatewayWithName(name);
      const html = await (await get(`/convoy/${vtc}/next`)).text();
      assert.doesNotMatch(html, /<script>alert|<img src=x|<x>/);
      const report = await new HtmlValidate({
        extends: ['html-validate:standard'],
        rules: { 'no-inline-style': 'off', 'long-title': 'off', 'no-raw-characters': 'off' },
      }).validateString(html);
      const messages = report.results.flatMap((result) => result.messages);
      assert.deepEqual(
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
        [],
      );
      assert.equal(jsonLd(html)?.['@type'], 'Event');
    });

  it('contains no token', async () => {
    const { get, coming, token } = await convoyWorld();
    assert.ok(!(await (await get(`/convoy/${vtc}/${coming.id}`)).text()).includes(token));
  });
});
