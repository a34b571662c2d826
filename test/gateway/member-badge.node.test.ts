import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { describe, it } from 'node:test';
import { OptionError } from '../../src/gateway/index.js';
import { readArguments } from '../../src/gateway/cli/arguments.js';
import { pngRenderer } from '../../src/gateway/node/png.js';
import { ArgumentError } from '../../src/server/arguments.js';
import { createGatewayWorld, freshness, vtc } from './support/world.js';
import { isXml } from './support/xml.js';

const png = await pngRenderer();
const member = 'driver_4';
/** The same member by the number of the profile. */
const memberId = '1005';
const badge = (name = member, query = '') => `/badge/${vtc}/member/${name}.svg${query}`;

const frame = (name: string) => `/embed/vtc-member?vtc=${vtc}&member=${name}`;

const labelOf = async (response: Response) =>
  /aria-label="([^"]*)"/.exec(await response.text())?.[1];

/** What a visitor can see of a response. */
const seen = async (response: Response) => [
  response.status,
  await response.text(),
  [...response.headers].sort(),
];

const world = (options: Parameters<typeof createGatewayWorld>[0] = {}) =>
  createGatewayWorld({ png, members: true, ...options });

describe('The badge of a member', () => {
  for (const type of ['svg', 'png'])
    it(`does not exist without the option members: ${type}`, async () => {
      const { get, requestedPaths } = createGatewayWorld({ png });
      assert.equal((await get(`/badge/${vtc}/member/${member}.${type}`)).status, 404);
      assert.deepEqual(requestedPaths(), []);
    });

  it('has the name, the highest role with its colour, the company, and since when', async () => {
    const response = await world().get(badge());
    const svg = await response.text();
    assert.ok(isXml(svg), svg);
    assert.match(svg, /aria-label="BjörnClutch, COO · Northern Haul, Member since May 2019"/);
    assert.match(svg, /<circle [^>]*fill="#[\da-f]{6}"/);
    assert.doesNotMatch(svg, /7656119/);
    assert.equal(freshness(response), 'miss | 0 | public, max-age=60, must-revalidate');
  });

  it('is the same by the id of the member, in one line with style=flat, and in other languages', async () => {
    const { get } = world();
    assert.equal(await (await get(badge(memberId))).text(), await (await get(badge())).text());
    assert.equal(
      await labelOf(await get(badge(member, '?style=flat'))),
      'BjörnClutch: COO · Northern Haul',
    );
    assert.equal(
      await labelOf(await get(badge('1001', '?lang=de'))),
      'Turbo Badger, Inhaber · Northern Haul, Mitglied seit Mai 2019',
    );
  });

  it('is a picture for forums as PNG', async () => {
    const response = await world().get(`/badge/${vtc}/member/${member}.png`);
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.equal(response.headers.get('content-type'), 'image/png');
    assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
  });

  it('is not changed by parameters that others add, and rejects invalid values of its own', async () => {
    const { get, requestedPaths } = world();
    const plain = await (await get(badge())).text();
    const { length } = requestedPaths();
    assert.equal(await (await get(badge(member, '?fbclid=1&v=2'))).text(), plain);
    assert.equal(requestedPaths().length, length);
    for (const query of ['?style=round', '?lang=%3Cb', '?theme=pink', '?lang=de&lang=en'])
      assert.equal((await get(badge(member, query))).status, 400, query);
  });

  it('is 404 for who is no member, a SteamID, and a company that is private or unknown', async () => {
    const { get, requestedPaths } = world();
    for (const path of [
      badge('driver_399'),
      badge('76561198000000004'),
      badge('a%2Fb'),
      badge('..'),
      badge().replace(vtc, 'private_line'),
      badge().replace(vtc, 'nowhere'),
    ])
      assert.equal((await get(path)).status, 404, path);
    assert.deepEqual(
      requestedPaths().filter((path) => path.includes('7656')),
      [],
    );
  });

  it('leaves the requests of elements their share when one address requests many names', async () => {
    const { get } = world();
    const statuses = [];
    for (let name = 0; name < 120; name += 1)
      statuses.push((await get(badge(`nobody_${name}`), {}, '192.0.2.1')).status);
    assert.ok(statuses.includes(429), statuses.join());
    assert.equal((await get(`/api/vtcs/${vtc}/members?limit=50`, {}, '192.0.2.1')).status, 200);
  });
});

describe('The badge of somebody who has left', () => {
  const leave = ({ upstream }: ReturnType<typeof world>, status: number) => {
    upstream.respond = ({ url }) =>
      url.includes('/members/') ? Response.json({}, { status }) : undefined;
  };

  it('is 404 as soon as the response is no longer fresh, without a stale one in between', async () => {
    const all = world();
    assert.equal((await all.get(badge())).status, 200);
    assert.match(await (await all.get(frame(member))).text(), /BjörnClutch/);
    leave(all, 404);
    all.clock.time += 61_000;
    assert.equal((await all.get(badge())).status, 404);
    assert.equal((await all.get(`/api/vtcs/${vtc}/members/${member}`)).status, 404);
    assert.doesNotMatch(await (await all.get(frame(member))).text(), /BjörnClutch/);
  });

  for (const status of [500, 429, 403])
    it(`is no picture while the API responds with ${status}`, async () => {
      const all = world();
      assert.equal((await all.get(badge())).status, 200);
      leave(all, status);
      all.clock.time += 61_000;
      const response = await all.get(badge());
      assert.ok(response.status >= 400, String(response.status));
      assert.doesNotMatch(await response.text(), /BjörnClutch/);
    });

  it('keeps other data in the cache for as long as before', async () => {
    const all = world();
    await all.get(`/api/vtcs/${vtc}/roles`);
    all.upstream.respond = () => Response.json({}, { status: 500 });
    all.clock.time += 1_000_000;
    assert.equal((await all.get(`/api/vtcs/${vtc}/roles`)).status, 200);
  });
});

describe('A member who has opted out', () => {
  for (const [name, optOut] of [
    [member, member],
    [member, member.toUpperCase()],
    [member, memberId],
    [memberId, member],
    ['usr_255w', member],
  ] as const)
    it(`is not found as ${name} with ${optOut} in the list, as one who is no member`, async () => {
      const { get } = world({ membersOptOut: ['driver_7', optOut] });
      assert.deepEqual(
        await seen(await get(badge(name))),
        await seen(await get(badge('driver_399'))),
      );
      assert.equal((await get(badge('driver_5'))).status, 200);
    });

  it('is not found by elements and frames either', async () => {
    const { get } = world({ membersOptOut: [member] });
    assert.equal((await get(`/api/vtcs/${vtc}/members/${memberId}`)).status, 404);
    assert.doesNotMatch(await (await get(frame(memberId))).text(), /BjörnClutch/);
    assert.match(await (await get(frame('driver_5'))).text(), /Night_Tacho/);
  });

  it('is not found from the moment at which the list has the name, although the picture is cached', async () => {
    const names: string[] = [];
    const { get } = world({ membersOptOut: () => Promise.resolve(names) });
    assert.equal((await get(badge(memberId))).status, 200);
    names.push(member);
    assert.equal((await get(badge(memberId))).status, 404);
  });

  it('stays out with another handle, since the id is known', async () => {
    const { get, upstream, clock } = world({ membersOptOut: [member] });
    assert.equal((await get(badge(memberId))).status, 404);
    upstream.respond = ({ url }) =>
      url.endsWith(`/${member}`) ? Response.json({}, { status: 404 }) : undefined;
    clock.time += 3_600_000;
    assert.equal((await get(badge(memberId))).status, 404);
  });

  for (const [problem, membersOptOut] of [
    ['the list cannot be read', () => Promise.reject(new Error('no such file'))],
    ['the list has a line that is no name', () => Promise.resolve(['Björn Clutch'])],
  ] as const)
    it(`is protected with everyone else while ${problem}`, async () => {
      const { get, lines } = world({ membersOptOut });
      const response = await get(badge('driver_5'));
      assert.equal(response.status, 503);
      assert.doesNotMatch(await response.text(), /Night_Tacho/);
      assert.equal(lines.length, 1);
    });

  it('is protected with everyone else while the API does not know whom a name of the list means', async () => {
    const { get, upstream } = world({ membersOptOut: [member] });
    upstream.respond = ({ url }) =>
      url.endsWith(`/${member}`) ? Response.json({}, { status: 500 }) : undefined;
    assert.equal((await get(badge('driver_5'))).status, 503);
  });

  it('needs a name that a member can have', () => {
    for (const name of ['Björn Clutch', '', '../x', '76561198000000004'])
      assert.throws(() => world({ membersOptOut: [name] }), OptionError, name);
  });
});

describe('--members-opt-out', () => {
  const optOut = (text: string) =>
    readArguments(['--api-base', 'https://api.example', '--members', '--members-opt-out', text], {})
      .gateway.membersOptOut;

  it('is a list of names, or a file that is read again', async () => {
    assert.deepEqual(optOut('driver_4, 1006'), ['driver_4', '1006']);
    const folder = mkdtempSync(join(tmpdir(), 'opt-out-'));
    const file = join(folder, 'opt-out.txt');
    try {
      writeFileSync(file, '# asked in March\ndriver_4\n\n1006 # no card\n');
      const names = optOut(file);
      assert.ok(typeof names === 'function');
      assert.deepEqual(await names(), ['driver_4', '1006']);
      writeFileSync(file, 'driver_5\r\n');
      assert.deepEqual(await names(), ['driver_5']);
      rmSync(file);
      await assert.rejects(names);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('names a file that cannot be read, or has a line that is no name', () => {
    assert.throws(() => optOut('./nowhere.txt'), ArgumentError);
    const folder = mkdtempSync(join(tmpdir(), 'opt-out-'));
    try {
      writeFileSync(join(folder, 'names.txt'), 'Björn Clutch\n');
      assert.throws(() => optOut(join(folder, 'names.txt')), /not "Björn Clutch"/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
