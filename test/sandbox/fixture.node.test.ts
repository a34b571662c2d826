import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ArgumentError } from '../../src/server/arguments.js';
import { run } from '../../src/sandbox/cli/command.js';
import { readFixtureFile } from '../../src/sandbox/cli/fixture-file.js';
import { endpoints } from '../../src/contract/endpoints.js';
import { bearer, saturdayEvening, setUp } from '../support/sandbox.js';
import { strict } from '../support/strict.js';

const at = (minutes: number) => new Date(saturdayEvening + minutes * 60_000).toISOString();

const fixture = {
  companies: [
    {
      name: 'My <b>Haul</b>',
      handle: 'my_haul',
      slogan: 'Mine',
      theme: {
        ...{ background: '#000000', surface: '#111111', border: '#222222', text: '#ffffff' },
        ...{ mutedText: '#cccccc', primary: '#ff0000', primaryText: '#000000' },
      },
      roles: [{ id: 1, name: 'Boss', color: null, position: 0 }],
      members: [
        { name: 'Second' },
        { name: 'Zebulon Quux', isOwner: true, handle: 'zeb', steamId: '76561198999999999' },
      ],
      events: [
        {
          name: 'Own Convoy',
          startAt: at(5),
          endAt: at(65),
          departure: 'Oslo (Port)',
          publicId: 'ev_mine',
        },
        { name: 'Own Past', startAt: at(-300), endAt: at(-200) },
      ],
      news: [{ title: 'Own news', content: 'x' }],
    },
  ],
};

test('returns companies of fixtures and generated ones in all responses', async () => {
  const { get, sandbox, post } = setUp({ fixture });
  const detail = (await get('/vtcs/my_haul')).body;
  assert.deepEqual(
    [
      detail.id,
      detail.name,
      detail.memberCount,
      detail.theme.primary,
      detail.upcomingEvents[0].name,
    ],
    [61, 'My <b>Haul</b>', 2, '#ff0000', 'Own Convoy'],
  );
  const members = (await get('/vtcs/61/members')).body.items;
  assert.deepEqual(
    members.map(({ name, isOwner }: { name: string; isOwner: boolean }) => [name, isOwner]),
    [
      ['Zebulon Quux', true],
      ['Second', false],
    ],
  );
  assert.equal(detail.ownerId, members[0].userId);
  assert.equal((await get('/vtcs?search=haul%3C/b')).body.items[0].id, 61);
  for (const name of ['zeb', '76561198999999999', members[0].userId]) {
    assert.equal((await get(`/users/${name}`)).body.user.vtc.handle, 'my_haul');
  }
  assert.equal((await get('/users/search?q=quux')).body.users[0].vtcName, 'My <b>Haul</b>');
  const [event] = (await get('/events?q=Own')).body.items;
  assert.deepEqual([event.name, event.vtcId, event.departure], ['Own Convoy', 61, 'Oslo (Port)']);
  assert.equal((await get('/events/ev_mine')).body.id, event.id);
  const token = bearer(sandbox.world.embedToken(sandbox.world.company('my_haul')!));
  assert.equal((await get('/vtcs/61/events/upcoming', token)).body.items[0].name, 'Own Convoy');
  sandbox.clock.change({ advanceMs: 10 * 60_000 });
  assert.equal((await get('/vtcs/61/events/live', token)).body.items[0].name, 'Own Convoy');
  assert.equal((await get('/vtcs/61/events?tab=past')).body.items[0].name, 'Own Past');
  assert.equal((await get('/vtcs/61/news')).body.items[0].title, 'Own news');
  assert.equal((await get('/vtcs/61/roles')).body.items[0].name, 'Boss');
  await post(`/vtcs/61/management/events/${event.id}/attendance`, { status: 'attending' });
  assert.equal((await get(`/events/${event.id}`)).body.attendeeCount, 1);
  assert.equal((await get('/vtcs/1')).body.name, 'Northern Haul');
});

test('matches the contract for companies of fixtures', async () => {
  const { get } = setUp({ fixture });
  const responses = [
    [endpoints.vtcDetail, '/vtcs/61'],
    [endpoints.vtcMembers, '/vtcs/61/members'],
    [endpoints.vtcNews, '/vtcs/61/news'],
    [endpoints.vtcEvents, '/vtcs/61/events'],
    [endpoints.vtcGallery, '/vtcs/61/gallery'],
    [endpoints.vtcTier, '/vtcs/61/tier'],
    [endpoints.vtcPartnerships, '/vtcs/61/partnerships'],
    [endpoints.event, '/events/ev_mine'],
    [endpoints.events, '/events?q=Own'],
    [endpoints.userSearch, '/users/search?q=quux'],
  ] as const;
  for (const [{ response }, path] of responses) {
    const result = strict(response).safeParse((await get(path)).body);
    assert.ok(result.success, `${path}: ${JSON.stringify(result.error?.issues)}`);
  }
});

const wrong = [
  ['companies[0].name: must be a text', { companies: [{}] }],
  [
    'companies[0].members[1].webId: must be a number',
    { companies: [{ name: 'x', members: [{ name: 'a' }, { name: 'b', webId: 'x' }] }] },
  ],
  [
    'companies[0].slogann: is not known: did you mean `slogan`?',
    { companies: [{ name: 'x', slogann: 'y' }] },
  ],
  [
    'companies[0].events[0].startAt: must be a date-time',
    { companies: [{ name: 'x', events: [{ name: 'e', startAt: 'soon' }] }] },
  ],
  [
    'companies[1].id: another company of the file has it',
    {
      companies: [
        { name: 'x', id: 5 },
        { name: 'y', id: 5 },
      ],
    },
  ],
  ['companies: must be a list of companies', {}],
] as const;

for (const [message, content] of wrong) {
  test(`rejects a fixture: ${message}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fixture-'));
    const file = join(folder, 'mine.json');
    await writeFile(file, JSON.stringify(content));
    await assert.rejects(readFixtureFile(file), (error) => {
      assert.ok(error instanceof ArgumentError);
      assert.ok(error.message.startsWith(`--fixture ${file}: ${message}`), error.message);
      return true;
    });
    await rm(folder, { recursive: true });
  });
}

test('restores an exported world from its file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fixture-'));
  const file = join(folder, 'world.json');
  await run(['--export', file, '--size', 'small', '--clock', at(0), '--port', '80']);
  const read = await readFixtureFile(file);
  assert.equal(JSON.parse(await readFile(file, 'utf8')).companies.length, 20);
  const options = { companies: 20, members: 2000, baseUrl: 'http://127.0.0.1:80' };
  const [made, loaded] = [setUp(options), setUp({ ...options, fixture: read })];
  for (const path of [
    '/vtcs/4',
    '/vtcs?limit=100',
    '/vtcs/5/members?limit=100',
    '/vtcs/1/news',
    '/vtcs/1/roles',
    '/vtcs/1/events?tab=upcoming&limit=30',
    '/vtcs/1/events?tab=past&limit=30',
  ]) {
    const [created, other] = [(await made.get(path)).body, (await loaded.get(path)).body];
    if (path === '/vtcs/4') delete created.linkSharedStaffOut;
    assert.deepEqual(
      path === '/vtcs/4'
        ? { ...created, linkSharedStaffInBlocked: 0, linkSharedStaffOut: 0 }
        : created,
      path === '/vtcs/4' ? { ...other, linkSharedStaffInBlocked: 0, linkSharedStaffOut: 0 } : other,
      path,
    );
  }
  await rm(folder, { recursive: true });
});
