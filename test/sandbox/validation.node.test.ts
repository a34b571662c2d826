import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bearer, setUp } from '../support/sandbox.js';

const { sandbox, send, get, post } = setUp();
const embed = bearer(sandbox.world.embedToken(sandbox.world.companies[0]!));
const eventId = ((await get('/events')).body.items[0] as { id: number }).id;

const digits = [1, 100];
const shared = [
  { field: 'limit', good: digits, bad: [0, 101, -1, 1.5, 'many'] },
  { field: 'pageSize', good: digits, bad: [0, 101] },
  { field: 'cursor', good: [0, 5000], bad: [-1, 0.5, 'x'] },
  { field: 'offset', good: [0, 5000], bad: [-1] },
  { field: 'page', good: [1, 999], bad: [0, -1] },
];

/** The document's "Request bounds", and every list of allowed values. */
const queries = [
  ...['/vtcs', '/vtcs/1/members', '/events'].flatMap((path) =>
    shared.map((row) => ({ path, ...row })),
  ),
  ...['verified', 'official', 'partnered', 'validated', 'recruitmentOpen'].map((field) => ({
    path: '/vtcs',
    field,
    good: ['true', 'false'],
    bad: ['yes', '2'],
  })),
  { path: '/vtcs', field: 'search', good: ['x', 'x'.repeat(255)], bad: ['x'.repeat(256)] },
  { path: '/vtcs', field: 'language', good: ['x'.repeat(50)], bad: ['x'.repeat(51)] },
  { path: '/vtcs', field: 'inGameTag', good: ['x'.repeat(32)], bad: ['x'.repeat(33)] },
  { path: '/vtcs', field: 'game', good: ['ets2', 'ats'], bad: ['ETS2', 'x'] },
  { path: '/vtcs', field: 'minMembers', good: [0, 9999], bad: [-1, 1.5] },
  { path: '/vtcs', field: 'maxMembers', good: [0, 9999], bad: [-1] },
  {
    path: '/vtcs',
    field: 'sort',
    good: ['newest', 'name', 'members', 'activity'],
    bad: ['oldest'],
  },
  { path: '/vtcs', field: 'companyType', good: ['trucking', 'coach'], bad: ['bus'] },
  { path: '/vtcs/1/news', field: 'limit', good: [1, 50], bad: [0, 51] },
  { path: '/vtcs/1/news', field: 'offset', good: [0], bad: [-1] },
  { path: '/vtcs/1/events', field: 'limit', good: [1, 30], bad: [0, 31] },
  { path: '/vtcs/1/events', field: 'offset', good: [0], bad: [-1] },
  { path: '/vtcs/1/events', field: 'tab', good: ['upcoming', 'past'], bad: ['live'] },
  { path: '/vtcs/1/gallery', field: 'limit', good: [1, 60], bad: [0, 61] },
  { path: '/vtcs/1/gallery', field: 'offset', good: [0], bad: [-1] },
  { path: '/vtcs/1/gallery', field: 'albumId', good: [11], bad: ['x', 1.5] },
  { path: '/vtcs/1/events/upcoming', field: 'limit', good: [1, 30], bad: [0, 31] },
  { path: '/stats/players/leaderboard', field: 'limit', good: digits, bad: [0, 101] },
  { path: '/stats/players/daily-active', field: 'days', good: [1, 90], bad: [0, 91] },
  {
    path: '/stats/servers/history',
    field: 'range',
    good: ['24h', '7d', '30d', '90d', 'all'],
    bad: ['1h'],
  },
  { path: '/events', field: 'tab', good: ['upcoming', 'past'], bad: ['now'] },
  { path: '/events', field: 'organizerType', good: ['personal', 'vtc'], bad: ['x'] },
  { path: '/events', field: 'startingWithin', good: [1, 168], bad: [0, 169] },
  {
    path: '/events',
    field: 'startsFrom',
    good: ['2026-03-14T18:00:00Z', '2026-03-14T18:00:00%2B02:00'],
    bad: ['today', '2026-03-14', '2026-13-14T18:00:00Z'],
  },
  { path: '/events', field: 'startsBefore', good: ['2026-03-14T18:00:00.000Z'], bad: ['1'] },
  { path: '/events', field: 'featured', good: ['true'], bad: ['maybe'] },
  { path: '/events', field: 'minAttendees', good: [0], bad: [-1] },
  { path: '/events', field: 'maxAttendees', good: [1], bad: [0] },
  { path: '/events', field: 'order', good: ['priority', 'start'], bad: ['name'] },
];

for (const { path, field, good, bad } of queries) {
  test(`${path} rejects ${field} out of its bounds`, async () => {
    for (const value of good) {
      const { status, body } = await get(`${path}?${field}=${value}`, embed);
      assert.equal(status, 200, `${value}: ${JSON.stringify(body).slice(0, 200)}`);
    }
    for (const value of bad) {
      const { status, body } = await get(`${path}?${field}=${value}`, embed);
      assert.deepEqual([status, body.error?.code], [400, 'VALIDATION_ERROR'], String(value));
      assert.deepEqual(
        body.error.details.map((detail: { path: string }) => detail.path),
        [field],
      );
    }
  });
  test(`${path} treats an empty ${field} as absent`, async () => {
    const [plain, empty] = [await get(path, embed), await get(`${path}?${field}=`, embed)];
    assert.equal(empty.status, 200);
    assert.deepEqual(empty.body, plain.body);
  });
}

const list = (count: number) =>
  Array.from({ length: count }, (_, index) => `ids[${index}]=${index + 1}`).join('&');

for (const path of ['/vtcs/batch', '/users/batch']) {
  test(`${path} accepts 1 to 50 ids`, async () => {
    for (const query of [list(1), list(50)])
      assert.equal((await get(`${path}?${query}`)).status, 200);
    for (const query of ['', 'ids=', list(51)]) {
      const { status, body } = await get(`${path}?${query}`);
      assert.deepEqual([status, body.error?.details[0].path], [400, 'ids'], query);
    }
  });
}

test('accepts four notations of lists in queries, with indexes in any order', async () => {
  const written = [
    'ids[0]=1&ids[1]=4',
    'ids[1]=4&ids[0]=1',
    'ids%5B0%5D=1&ids%5B1%5D=4',
    'ids[]=1&ids[]=4',
    'ids=1&ids=4',
    'ids=1,4',
  ];
  for (const query of written) {
    const { body } = await get(`/vtcs/batch?${query}`);
    assert.deepEqual(
      body.items.map(({ id }: { id: number }) => id),
      [1, 4],
      query,
    );
  }
});

const news = '/vtcs/1/management/news';
const attendance = `/vtcs/1/management/events/${eventId}/attendance`;
const bodies = [
  {
    path: news,
    field: 'title',
    good: ['x', 'x'.repeat(200)],
    bad: ['', 'x'.repeat(201), 1, null, undefined],
  },
  {
    path: news,
    field: 'content',
    good: ['x', 'x'.repeat(10_000)],
    bad: ['', 'x'.repeat(10_001), undefined],
  },
  { path: news, field: 'pinned', good: [true, false, undefined], bad: ['true', null] },
  {
    path: news,
    field: 'publishAt',
    good: [null, undefined, '2026-04-01T10:00:00Z', '2026-04-01T10:00:00+02:00'],
    bad: ['soon', 5, '2026-04-01'],
  },
  {
    path: attendance,
    field: 'status',
    good: ['attending', 'not_attending'],
    bad: ['maybe', undefined, null],
  },
];

for (const { path, field, good, bad } of bodies) {
  const valid = path === news ? { title: 'News', content: 'Text' } : { status: 'attending' };
  test(`POST ${path.replace(String(eventId), '{eventId}')} rejects ${field} out of its bounds and writes nothing else`, async () => {
    for (const value of good)
      assert.equal(
        (await post(path, { ...valid, [field]: value })).status,
        200,
        String(value).slice(0, 20),
      );
    const before = [await get('/vtcs/1/news?limit=50'), await get(`/events/${eventId}/attendees`)];
    for (const value of bad) {
      const { status, body } = await post(path, { ...valid, [field]: value });
      assert.deepEqual(
        [status, body.error?.code],
        [400, 'VALIDATION_ERROR'],
        String(value).slice(0, 20),
      );
      assert.equal(body.error.details[0].path, field);
    }
    const after = [await get('/vtcs/1/news?limit=50'), await get(`/events/${eventId}/attendees`)];
    assert.deepEqual(
      after.map(({ body }) => body),
      before.map(({ body }) => body),
    );
  });
}

test('rejects a body that is not JSON', async () => {
  for (const body of ['', '{', 'title=x', '[]', '"x"', 'null']) {
    const response = await post(news, body);
    assert.deepEqual([response.status, response.body.error.code], [400, 'VALIDATION_ERROR'], body);
  }
});

test('requires the id of an existing event for an attendance', async () => {
  const at = (id: string) => `/vtcs/1/management/events/${id}/attendance`;
  for (const id of ['0', '-1', '1.5', 'x']) {
    const { status, body } = await post(at(id), { status: 'attending' });
    assert.deepEqual([status, body.error.details[0].path], [400, 'eventId'], id);
  }
  assert.equal((await post(at('1'), { status: 'attending' })).status, 404);
});

test('sends a new request id with each error, readable by pages', async () => {
  const [first, other] = [await send('/nothing'), await send('/nothing')];
  assert.notEqual(first.body.error.requestId, other.body.error.requestId);
  assert.equal(first.headers.get('Access-Control-Allow-Origin'), '*');
});
