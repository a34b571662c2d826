import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderElement } from '../../src/gateway/ssr/index.js';
import { createGatewayWorld, vtc } from './support/world.js';

const internal = /"(steamId|userId|ownerId|guildId)"|7656119\d{10}|usr_/;
const email = 'office@northern-haul.example';

/** A gateway before an API whose company has an e-mail address. */
function worldWithEmail() {
  const world = createGatewayWorld();
  world.upstream.respond = async (request) => {
    const response = await world.sandbox.fetch(request);
    if (!new URL(request.url).pathname.endsWith(`/vtcs/${vtc}`)) return response;
    return Response.json({ ...((await response.json()) as object), email });
  };
  return world;
}

describe('What no element shows', () => {
  const paths = [
    `/api/vtcs/${vtc}`,
    `/api/vtcs/${vtc}/members?limit=50`,
    `/embed/vtc-roster?vtc=${vtc}`,
    `/embed/vtc-card?vtc=${vtc}`,
    `/embed/vtc-card?vtc=${vtc}&show=contact`,
    `/embed/server-stats?vtc=${vtc}`,
  ];
  for (const path of paths)
    it(`is not in ${path}`, async () => {
      const { get } = worldWithEmail();
      const response = await get(path);
      assert.equal(response.status, 200);
      assert.doesNotMatch(await response.text(), internal);
    });

  it('is not stored in the cache', async () => {
    const records: string[] = [];
    const { memoryCache } = await import('../../src/gateway/index.js');
    const cache = memoryCache();
    const { get } = createGatewayWorld({
      cache: {
        ...cache,
        set: (key, record, seconds) => {
          records.push(record.body);
          return cache.set(key, record, seconds);
        },
      },
    });
    await get(`/api/vtcs/${vtc}/members?limit=50`);
    assert.ok(records.some((body) => body.includes('"joinedAt"')));
    assert.doesNotMatch(records.join('\n'), internal);
  });

  it('is not in elements that a server renders', async () => {
    const member = { userId: 'usr_1', steamId: '76561198000000000', name: 'Ann', roles: [] };
    const data = { members: { items: [member], nextCursor: null, total: 1 } };
    const html = await renderElement('vtc-roster', { vtc }, data);
    assert.doesNotMatch(html, internal);
  });
});

describe('The e-mail address', () => {
  for (const [path, isShown] of [
    [`/api/vtcs/${vtc}`, false],
    [`/embed/vtc-card?vtc=${vtc}`, false],
    [`/embed/vtc-card?vtc=${vtc}&show=about`, false],
    [`/embed/vtc-card?vtc=${vtc}&show=about+contact`, true],
    [`/embed/vtc-roster?vtc=${vtc}`, false],
  ] as const)
    it(`is ${isShown ? '' : 'not '}in ${path}`, async () => {
      const { get } = worldWithEmail();
      const text = await (await get(path)).text();
      assert.equal(text.includes(email), isShown);
    });

  it('stays in a frame, which sends no request that would remove it', async () => {
    const { get } = worldWithEmail();
    const path = `/embed/vtc-card?vtc=${vtc}&show=contact&refresh-seconds=60`;
    assert.match(await (await get(path)).text(), /<vtc-card[^>]* refresh-seconds="0"/);
  });

  it('has no address of its own', async () => {
    const { status } = await worldWithEmail().get(`/api/contact/vtcs/${vtc}`);
    assert.equal(status, 404);
  });
});
