import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventRecord } from '../../src/contract/events.js';
import { setUp } from '../support/sandbox.js';

const { get } = setUp();

interface Found {
  vtcId: number | null;
  vtcName: string | null;
  role: string | null;
  vtc: { id: number; name: string; role: string } | null;
  social: Record<string, string | null> | null;
  gameStatus: { gameId: number } | null;
}

test('returns found users with company and role, page by page without duplicates', async () => {
  const first = (await get('/users/search?q=FOX&limit=10')).body;
  const second = (await get('/users/search?q=FOX&limit=10&page=2')).body;
  const all = [...first.users, ...second.users] as (Found & { id: string; name: string })[];
  assert.equal(new Set(all.map(({ id }) => id)).size, 20);
  assert.equal(first.pagination.totalPages, Math.ceil(first.pagination.total / 10));
  for (const { name, vtc, vtcId, vtcName, role } of all) {
    assert.match(name, /fox/i);
    assert.deepEqual(
      [vtcId, vtcName, role],
      vtc ? [vtc.id, vtc.name, vtc.role] : [null, null, null],
    );
  }
  assert.ok(all.some(({ vtcId }) => vtcId !== null));
});

test('returns as many users over all pages as the total', async () => {
  let count = 0;
  for (let page = 1; ; page += 1) {
    const { users, pagination } = (await get(`/users/search?q=a&limit=100&page=${page}`)).body;
    count += users.length;
    if (page === pagination.totalPages) {
      assert.equal(count, pagination.total);
      return;
    }
  }
});

test('returns social networks by name, and the game id as a number', async () => {
  const users = (await get('/users/search?limit=100')).body.users as Found[];
  const social = users.map((user) => user.social).filter((social) => social !== null);
  assert.ok(social.length > 0);
  for (const accounts of social) {
    assert.deepEqual(Object.keys(accounts).sort(), ['discord', 'steam', 'twitch', 'youtube']);
  }
  const playing = users.map(({ gameStatus }) => gameStatus).filter((status) => status !== null);
  assert.ok(playing.length > 0 && playing.every(({ gameId }) => Number.isInteger(gameId)));
});

test('returns bans with their user, filtered by name, handle and scope', async () => {
  const all = (await get('/bans?pageSize=100')).body;
  const [ban] = all.data;
  for (const field of ['userHandle', 'userName', 'userImage', 'reasonShort', 'issuedAt']) {
    assert.ok(field in ban, field);
  }
  const named = (await get(`/bans?pageSize=100&q=${ban.userName.toUpperCase()}`)).body;
  assert.ok(named.total > 0 && named.total < all.total);
  assert.ok(
    named.data.every(({ userName }: { userName: string }) => userName.includes(ban.userName)),
  );
  const forum = (await get('/bans?scope=forum&pageSize=100')).body;
  assert.ok(forum.total > 0 && forum.total < all.total);
  assert.ok(forum.data.every(({ scope }: { scope: string }) => scope === 'forum'));
  const { target } = (await get(`/bans/${ban.id}`)).body;
  assert.deepEqual(Object.keys(target).sort(), ['handle', 'id', 'image', 'name', 'steamId']);
  assert.equal(target.id, ban.userId);
});

test("returns full records of a user's events by tab, and slots with their user", async () => {
  const { items } = (await get('/events?limit=100')).body as { items: EventRecord[] };
  const event = items.find(({ attendeeCount }) => attendeeCount > 300);
  const attendees = (await get(`/events/${event?.id}/attendees`)).body.items;
  for (const tab of ['upcoming', 'live', 'past'] as const) {
    const found = (await get(`/users/${attendees[0].userId}/events?tab=${tab}&limit=100`)).body;
    assert.equal(found.items.length, Math.min(100, found.total));
    for (const event of found.items) {
      assert.deepEqual(event, (await get(`/events/${event.id}`)).body);
      if (tab === 'past') assert.equal(event.lifecycleStatus === 'published', false);
    }
  }
  assert.equal((await get(`/users/${attendees[0].userId}/events?tab=now`)).status, 400);
  const slots = [];
  for (const { id } of items.slice(0, 20))
    slots.push(...(await get(`/events/${id}/slots`)).body.items);
  const taken = slots.flatMap(({ assignedUser }) => assignedUser ?? []);
  assert.ok(taken.length > 0);
  for (const user of taken)
    assert.deepEqual(Object.keys(user).sort(), ['handle', 'id', 'image', 'name']);
});
