import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUp } from '../support/sandbox.js';

const titles = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title);

test('returns a new post immediately', async () => {
  const { get, post } = setUp();
  const before = (await get('/vtcs/1/news')).body.total;
  const { body } = await post('/vtcs/northern_haul/management/news', {
    title: 'New <b>',
    content: '**Text**',
    pinned: true,
  });
  const { items, total } = (await get('/vtcs/1/news')).body;
  assert.equal(total, before + 1);
  assert.deepEqual(
    [items[0].id, items[0].title, items[0].content, items[0].pinned],
    [body.id, 'New <b>', '**Text**', true],
  );
  assert.equal(body.publishAt, null);
  assert.equal(
    (await get('/vtcs/8/news')).body.items.some(({ id }: { id: number }) => id === body.id),
    false,
  );
});

test('hides a post until its publication date', async () => {
  const { get, post, pass, now } = setUp();
  const publishAt = new Date(now() + 60_000).toISOString();
  const { body } = await post('/vtcs/1/management/news', {
    title: 'Later',
    content: 'x',
    publishAt,
  });
  assert.equal(body.publishAt, publishAt);
  assert.equal(titles((await get('/vtcs/1/news?limit=50')).body).includes('Later'), false);
  pass(59_999);
  assert.equal(titles((await get('/vtcs/1/news?limit=50')).body).includes('Later'), false);
  pass(1);
  assert.equal(titles((await get('/vtcs/1/news?limit=50')).body).includes('Later'), true);
});

test('returns a post with a past publication date immediately', async () => {
  const { get, post } = setUp();
  await post('/vtcs/1/management/news', {
    title: 'Early',
    content: 'x',
    publishAt: '2020-01-01T00:00:00Z',
  });
  assert.equal(titles((await get('/vtcs/1/news?limit=50')).body).includes('Early'), true);
});

test('returns the attendance in all responses with the event, until it is withdrawn', async () => {
  const { get, post } = setUp();
  const event = (await get('/vtcs/4/events')).body.items[0];
  const read = async () => {
    const single = (await get(`/events/${event.id}`)).body;
    const attendees = (await get(`/events/${event.id}/attendees`)).body;
    const listed = (await get('/vtcs/4/events')).body.items[0];
    assert.deepEqual(
      [listed.attendeeCount, attendees.total, attendees.items.length],
      Array(3).fill(single.attendeeCount),
    );
    return {
      count: single.attendeeCount as number,
      vtcs: single.attendingVtcsCount as number,
      people: attendees.items as { userId: string }[],
    };
  };
  const before = await read();
  const owner = (await get('/vtcs/8')).body.ownerId as string;
  assert.ok(!before.people.some(({ userId }) => userId === owner), 'choose another company');
  const path = `/vtcs/city_coaches/management/events/${event.id}/attendance`;
  for (const attempt of [1, 2]) {
    assert.deepEqual((await post(path, { status: 'attending' })).body, { success: true });
    const after = await read();
    assert.deepEqual([after.count, after.vtcs], [before.count + 1, 1], `attempt ${attempt}`);
    assert.ok(after.people.some(({ userId }) => userId === owner));
    assert.ok(
      (await get(`/users/${owner}/events`)).body.items.some(
        ({ id }: { id: number }) => id === event.id,
      ),
    );
  }
  await post(path, { status: 'not_attending' });
  assert.deepEqual(await read(), before);
});

test('keeps the writes of sandboxes separate', async () => {
  const [first, other] = [setUp(), setUp()];
  await first.post('/vtcs/1/management/news', { title: 'Mine', content: 'x' });
  assert.equal(titles((await other.get('/vtcs/1/news?limit=50')).body).includes('Mine'), false);
});
