import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGatewayWorld, publicUrl, vtc } from './support/world.js';

const roles = (name: string) => `/api/vtcs/${name}/roles`;
const attacker = '198.51.100.7';
const visitor = '203.0.113.5';

function worldAtStartOfWindow(options: Parameters<typeof createGatewayWorld>[0] = {}) {
  const world = createGatewayWorld(options);
  world.clock.time = Math.ceil(world.clock.time / 300_000) * 300_000;
  return world;
}

const statusesOf = async (responses: readonly Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);

describe('One visitor', () => {
  const floods: Readonly<Record<string, (index: number) => string>> = {
    'invented cursors': (index) => `/api/vtcs/${vtc}/members?cursor=${1000 + index}`,
    'unknown handles': (index) => `/api/vtcs/unknown_${index}`,
    'unusual page sizes': (index) => `/api/vtcs/${vtc}/members?limit=${(index % 90) + 2}`,
    'unusual offsets': (index) => `/api/vtcs/${vtc}/events?offset=${1000 + index}`,
  };
  for (const [name, pathOf] of Object.entries(floods))
    it(`does not use up the rate limit of others with ${name}`, async () => {
      const { get, requestedPaths } = worldAtStartOfWindow();
      const flood = [];
      for (let index = 0; index < 40; index++)
        flood.push((await get(pathOf(index), {}, attacker)).status);
      assert.ok(flood.includes(429), 'the visitor is limited');
      assert.ok(requestedPaths().length <= 15, `${requestedPaths().length} requests`);
      assert.equal((await get(roles('2'), {}, visitor)).status, 200);
      assert.equal((await get(`/api/vtcs/${vtc}/members?limit=50`, {}, visitor)).status, 200);
    });

  it('leaves half of the limit to others when it requests many real companies', async () => {
    const { get, requestedPaths, sandbox } = worldAtStartOfWindow();
    const ids = sandbox.world.companies
      .filter(({ handle, visibility }) => visibility !== 'private' && handle !== vtc)
      .map(({ id }) => id);
    for (const id of ids)
      for (const path of ['', '/roles', '/members', '/members?limit=50', '/events'])
        await get(`/api/vtcs/${id}${path}`, {}, attacker);
    assert.ok(requestedPaths().length <= 25, `${requestedPaths().length} requests`);
    assert.equal((await get(`/api/vtcs/${vtc}/events/live`, {}, visitor)).status, 200);
  });

  it('receives Retry-After', async () => {
    const { get } = worldAtStartOfWindow();
    for (let index = 0; index < 40; index++) await get(`/api/vtcs/x${index}`, {}, attacker);
    const response = await get('/api/vtcs/x99', {}, attacker);
    assert.equal(response.status, 429);
    assert.equal(response.headers.get('retry-after'), '60');
  });
});

describe('Many visitors', () => {
  it('use at most a quarter of the limit when they request invented names', async () => {
    const { get, requestedPaths } = worldAtStartOfWindow();
    for (let index = 0; index < 60; index++)
      await get(`/api/vtcs/unknown_${index}`, {}, `192.0.2.${index}`);
    assert.equal(requestedPaths().length, 12);
    const paths = ['', '/roles', '/members?limit=50', '/events/live', '/events/upcoming?limit=30'];
    const responses = paths.map((path) => get(`/api/vtcs/${vtc}${path}`, {}, visitor));
    assert.deepEqual([...new Set(await statusesOf(responses))], [200]);
  });
});

describe('The pages of a roster', () => {
  it('have a share of their own, by the cursors that the API returned', async () => {
    const { get } = worldAtStartOfWindow();
    for (let index = 0; index < 40; index++) await get(`/api/vtcs/x${index}`, {}, attacker);
    let cursor: number | null = 0;
    let pages = 0;
    while (cursor !== null && pages < 10) {
      const path: string = `/api/vtcs/${vtc}/members?limit=50${cursor ? `&cursor=${cursor}` : ''}`;
      const response = await get(path, {}, attacker);
      assert.equal(response.status, 200, path);
      ({ nextCursor: cursor } = (await response.json()) as { nextCursor: number | null });
      pages += 1;
    }
    assert.ok(pages > 1);
  });
});

describe('The address of a visitor', () => {
  type Source = readonly [peer: string, forwarded?: string];

  /** Whether a second visitor is limited after a first one has used up its requests. */
  async function isShared(
    first: Source,
    second: Source,
    trustProxy?: number | readonly string[],
  ): Promise<boolean> {
    const { get } = worldAtStartOfWindow(trustProxy === undefined ? {} : { trustProxy });
    const from = ([peer, forwarded]: Source, index: number) =>
      get(
        `/api/vtcs/x${index}`,
        forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } },
        peer,
      );
    for (let index = 0; index < 20; index++) await from(first, index);
    return (await from(second, 50)).status === 429;
  }

  it('is that of the connection', async () => {
    assert.equal(await isShared([attacker], [attacker]), true);
    assert.equal(await isShared([attacker], [visitor]), false);
  });

  it('is the one that a proxy on this machine forwards', async () => {
    assert.equal(await isShared(['127.0.0.1', attacker], ['127.0.0.1', visitor]), false);
    assert.equal(await isShared(['::ffff:127.0.0.1', attacker], ['::1', attacker]), true);
  });

  for (const peer of ['10.0.0.2', '::ffff:172.17.0.1', '192.168.1.1', '100.64.0.7', 'fd00::2'])
    it(`is not the one that another peer claims: ${peer}`, async () => {
      assert.equal(await isShared([peer, '1.1.1.1'], [peer, '2.2.2.2']), true);
    });

  for (const [peer, trustProxy] of [
    ['172.17.0.1', ['172.16.0.0/12']],
    ['::ffff:172.17.0.1', ['10.0.0.0/8', '172.16.0.0/12']],
    ['192.0.2.80', ['192.0.2.80']],
    ['100.64.0.7', ['100.64.0.0/10']],
    ['fd00:1::2', ['fd00::/8']],
    ['172.17.0.1', ['::ffff:172.16.0.0/108']],
    ['192.0.2.80', 1],
  ] as const)
    it(`is the one that a trusted proxy forwards: ${peer}, trustProxy ${String(trustProxy)}`, async () => {
      assert.equal(await isShared([peer, attacker], [peer, visitor], trustProxy), false);
      const forged = (claimed: string) => [peer, `${claimed}, ${attacker}`] as const;
      assert.equal(await isShared(forged('1.1.1.1'), forged('2.2.2.2'), trustProxy), true);
    });

  it('is read past as many proxies as there are', async () => {
    const behindTwo = (address: string) => ['192.0.2.80', `${address}, 192.0.2.81`] as const;
    assert.equal(await isShared(behindTwo(attacker), behindTwo(visitor), 2), false);
    assert.equal(await isShared(behindTwo(attacker), behindTwo(visitor), 1), true);
  });

  for (const [first, second, isOne] of [
    ['198.51.100.1:50001', '198.51.100.2:50001', false],
    ['198.51.100.1:50001', '198.51.100.1:50002', true],
    ['[2001:db8::1]:5000', '[2001:db8:0:100::1]:5000', false],
    ['"[2001:db8::1]:5000"', '2001:db8::1', true],
    ['fe80::1%eth0', 'fe80::1', true],
    ['203.0.113.1, 198.51.100.1:1', '203.0.113.1, 198.51.100.2:1', false],
  ] as const)
    it(`is read from ${first} and ${second}`, async () => {
      assert.equal(await isShared(['127.0.0.1', first], ['127.0.0.1', second]), isOne);
    });

  it('cannot be forged', async () => {
    assert.equal(await isShared([attacker, '1.1.1.1'], [attacker, '2.2.2.2']), true);
    const behindProxy = (forged: string) => ['127.0.0.1', `${forged}, ${attacker}`] as const;
    assert.equal(await isShared(behindProxy('1.1.1.1'), behindProxy('2.2.2.2')), true);
  });

  it('is the /56 network of an IPv6 address', async () => {
    assert.equal(await isShared(['2001:db8:1:2::1'], ['2001:db8:1:ff:ffff::9']), true);
    assert.equal(await isShared(['2001:db8:1:2::1'], ['2001:db8:1:102::1']), false);
  });

  for (const trustProxy of [
    ...[['10.0.0.0/33'], ['10.0.0'], ['10.0.0/8'], ['10.0.0.0/8/8'], ['10.0.0.0/'], ['010.0.0.1']],
    ...[['::1/129'], ['all'], [''], -1, 1.5],
  ])
    it(`needs a valid option: ${String(trustProxy)}`, () => {
      assert.throws(() => createGatewayWorld({ trustProxy }), /trustProxy/);
    });
});

describe('A visitor who waits for the request of another one', () => {
  it('is not limited with it', async () => {
    const { get } = worldAtStartOfWindow();
    for (let index = 0; index < 40; index++) await get(`/api/vtcs/x${index}`, {}, attacker);
    const path = '/api/vtcs/2';
    const statuses = await statusesOf([get(path, {}, attacker), get(path, {}, visitor)]);
    assert.deepEqual(statuses, [429, 200]);
  });
});

describe('Rendering of badges, calendar feeds and oEmbed responses', () => {
  /** A PNG renderer whose pictures wait, and the most that it rendered at once. */
  function slowRenderer() {
    const calls = { running: 0, most: 0, all: 0 };
    const render = async () => {
      calls.all += 1;
      calls.running += 1;
      calls.most = Math.max(calls.most, calls.running);
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      calls.running -= 1;
      return new Uint8Array(8);
    };
    return { calls, png: { canRender: () => true, render } };
  }
  const statusesOf = (responses: readonly Response[]) =>
    [...new Set(responses.map(({ status }) => status))].sort();

  it('renders two pictures at a time, and equal ones once', async () => {
    const { calls, png } = slowRenderer();
    const { get } = createGatewayWorld({ png });
    const paths = ['', '?theme=dark', '?style=card', '?lang=de', '?lang=fr', '?lang=es'];
    const all = [...paths, ...paths].map((query) => get(`/badge/${vtc}.png${query}`));
    assert.deepEqual(statusesOf(await Promise.all(all)), [200]);
    assert.deepEqual([calls.most, calls.all], [2, 6]);
  });

  const zones = Intl.supportedValuesOf('timeZone').slice(0, 40);
  const languages = ['en', 'de', 'fr', 'es', 'it', 'pl', 'nl', 'pt', 'cs', 'fi'];
  const looks = ['theme=dark', 'theme=light', 'theme=dark&style=card', 'theme=light&style=card'];
  const floods = {
    'calendar feeds': zones.map((zone) => `/calendar/${vtc}.ics?time-zone=${zone}`),
    'PNG badges': languages.flatMap((lang) =>
      looks.map((look) => `/badge/${vtc}.png?lang=${lang}&${look}`),
    ),
    'SVG badges': languages.flatMap((lang) =>
      looks.map((look) => `/badge/${vtc}.svg?lang=${lang}&${look}`),
    ),
    'badges of invented companies': zones.map((_, index) => `/badge/unknown_${index}.svg`),
    'oEmbed responses': zones.map(
      (_, index) =>
        `/oembed?maxwidth=${400 + index}&url=${encodeURIComponent(`${publicUrl}/embed/vtc-card?vtc=${vtc}`)}`,
    ),
  };
  for (const [name, paths] of Object.entries(floods))
    it(`is limited for one address: ${name}`, async () => {
      const { get } = createGatewayWorld({ png: slowRenderer().png });
      const all = paths.map((path) => get(path, {}, '198.51.100.7'));
      assert.deepEqual(statusesOf(await Promise.all(all)), [200, 429]);
      assert.equal((await get(String(paths[0]), {}, '198.51.100.8')).status, 200);
    });

  for (const [name, paths] of Object.entries(floods))
    it(`is not limited for equal requests, nor for those in the cache: ${name}`, async () => {
      const { get } = createGatewayWorld({ png: slowRenderer().png });
      const [path = ''] = paths;
      for (let round = 0; round < 2; round++) {
        const all = Array.from({ length: 100 }, () => get(path, {}, '198.51.100.7'));
        assert.deepEqual(statusesOf(await Promise.all(all)), [200]);
      }
    });

  it('does not limit a visitor who waits for the request of another one', async () => {
    const { get } = createGatewayWorld();
    const [first = '', ...others] = floods['SVG badges'];
    const all = others.map((path) => get(path, {}, '198.51.100.7'));
    const limited = get(first, {}, '198.51.100.7');
    const shared = await get(first, {}, '198.51.100.8');
    assert.deepEqual([(await limited).status, shared.status], [429, 200]);
    await Promise.all(all);
  });
});
