import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import type { EmbedEvent } from '../../src/contract/embed.js';
import type { EventRecord } from '../../src/contract/events.js';
import { bearer, setUp } from '../support/sandbox.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const times = fc.integer({ min: Date.UTC(2024, 5, 1), max: Date.UTC(2031, 0, 1) });
const starts = ({ startAt }: { startAt: string }) => Date.parse(startAt);
const ends = ({ endAt }: { endAt: string }) => Date.parse(endAt);

/** A sandbox at a time, and the responses of the flagship's embed endpoints. */
async function flagshipAt(now: number) {
  const setting = setUp({ clock: () => now });
  const token = bearer(setting.sandbox.world.embedToken(setting.sandbox.world.companies[0]!));
  const items = async (what: string): Promise<EmbedEvent[]> =>
    (await setting.get(`/vtcs/northern_haul/events/${what}`, token)).body.items;
  return { ...setting, live: await items('live'), upcoming: await items('upcoming?limit=30') };
}

test('the flagship always has live, upcoming and past events', async () => {
  await fc.assert(
    fc.asyncProperty(times, async (now) => {
      const { live, upcoming, get } = await flagshipAt(now);
      assert.ok(live.length > 0);
      for (const event of live) assert.ok(starts(event) <= now && now < ends(event));
      assert.ok(starts(upcoming[0]!) > now && starts(upcoming[0]!) <= now + hour);
      assert.ok(upcoming.some((event) => starts(event) > now + 28 * day));
      const past = (await get('/vtcs/northern_haul/events?tab=past')).body.items as EmbedEvent[];
      assert.ok(past.length > 5 && past.every((event) => ends(event) <= now));
    }),
    { numRuns: 40, examples: [[Date.UTC(2029, 0, 20, 20)]] },
  );
});

test('sorts upcoming events by start, and past ones newest first', async () => {
  await fc.assert(
    fc.asyncProperty(times, async (now) => {
      const { upcoming, get } = await flagshipAt(now);
      const past = (await get('/events?tab=past&limit=100')).body.items as EventRecord[];
      const next = (await get('/events?order=start&limit=100')).body.items as EventRecord[];
      for (const list of [upcoming, next, past.reverse()]) {
        const times = list.map(starts);
        assert.deepEqual(
          times,
          times.toSorted((left, right) => left - right),
        );
      }
    }),
    { numRuns: 10 },
  );
});

test('keeps the fields of an event from upcoming to live to past', async () => {
  const setting = setUp();
  const { get, pass, now, sandbox } = setting;
  const token = bearer(sandbox.world.embedToken(sandbox.world.companies[0]!));
  const list = async (what: string): Promise<EmbedEvent[]> =>
    (await get(`/vtcs/1/events/${what}`, token)).body.items;
  const [next] = await list('upcoming');
  assert.ok(next);
  pass(starts(next) - now());
  assert.deepEqual(
    (await list('live')).find(({ id }) => id === next.id),
    next,
  );
  assert.equal(
    (await list('upcoming?limit=30')).some(({ id }) => id === next.id),
    false,
  );
  pass(ends(next) - now());
  assert.equal(
    (await list('live')).some(({ id }) => id === next.id),
    false,
  );
  const past = (await get('/vtcs/1/events?tab=past')).body.items as EmbedEvent[];
  assert.ok(past.some(({ id }) => id === next.id));
  assert.equal((await get(`/events/${next.id}`)).body.lifecycleStatus, 'ended');
});

test('meets 15 to 60 minutes before the start, for events of one to three hours', async () => {
  const { get } = setUp({ companies: 200, members: 5000 });
  const events = (await get('/events?limit=100')).body.items as EventRecord[];
  for (const event of events) {
    const length = ends(event) - starts(event);
    assert.ok(length >= hour && length <= 3 * hour);
    const before = event.meetupAt === null ? null : starts(event) - Date.parse(event.meetupAt);
    assert.ok(before === null || (before >= 15 * minute && before <= hour));
  }
  for (const field of ['meetupAt', 'server', 'departure', 'arrival', 'banner'] as const) {
    assert.ok(
      events.some((event) => event[field] === null),
      `${field} is never null`,
    );
    assert.ok(
      events.some((event) => event[field] !== null),
      `${field} is always null`,
    );
  }
});

const { get, now } = setUp({ companies: 300, members: 9000 });
const ids = async (query: string) => {
  const found: EventRecord[] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const { body } = await get(`/events?limit=100&cursor=${cursor}&${query}`);
    found.push(...body.items);
    cursor = body.nextCursor;
  }
  return found;
};
const everything = await ids('');
const some = everything.find(({ requiredDlcs, game }) => requiredDlcs.length === 2 && game)!;
const middle = new Date(now() + 10 * day).toISOString();

const filters: Record<string, (event: EventRecord) => boolean> = {
  'q=CONVOY': ({ name }) => /convoy/i.test(name),
  'category=race': ({ category }) => category === 'race',
  'game=ats': ({ game }) => game === 'ats',
  'language=DE': ({ language }) => language === 'de',
  'server=Arcade': ({ server }) => server === 'Arcade',
  [`requiredDlcs[0]=${some.requiredDlcs[0]}&requiredDlcs[1]=${some.requiredDlcs[1]}`]: ({
    requiredDlcs,
  }) => some.requiredDlcs.every((dlc) => requiredDlcs.includes(dlc)),
  'official=true': ({ vtcOfficial }) => vtcOfficial === true,
  'partnered=true': ({ vtcPartnered }) => vtcPartnered === true,
  'verified=true': ({ vtcVerified }) => vtcVerified === true,
  'organizerType=personal': ({ vtcId }) => vtcId === null,
  'startingWithin=48': (event) => starts(event) > now() && starts(event) <= now() + 48 * hour,
  [`startsFrom=${middle}`]: (event) => starts(event) >= Date.parse(middle),
  [`startsBefore=${middle}`]: (event) => starts(event) < Date.parse(middle),
  'minAttendees=142': ({ attendeeCount }) => attendeeCount >= 142,
  'maxAttendees=17': ({ attendeeCount }) => attendeeCount <= 17,
};

for (const [query, matches] of Object.entries(filters)) {
  test(`/events with ${query.split('=')[0]} returns all matches and nothing else`, async () => {
    const found = await ids(query);
    const expected = everything.filter(matches);
    assert.deepEqual(
      found.map(({ id }) => id),
      expected.map(({ id }) => id),
    );
    assert.ok(found.length > 0 || query === 'official=true', 'nothing to see');
    assert.ok(found.length < everything.length, 'the filter filters nothing');
  });
}

test('sorts upcoming events by priority by default', async () => {
  const scores = everything.map(({ priorityScore = 0 }) => priorityScore);
  assert.deepEqual(
    scores,
    scores.toSorted((left, right) => right - left),
  );
  const featured = (await get('/events?featured=true')).body;
  assert.ok(featured.total > 0 && featured.total < everything.length);
  assert.ok(featured.featured.length > 0);
});

test('generates the same world from the same seed, clock and size', async () => {
  const paths = [
    '/vtcs?limit=100',
    '/events?limit=100',
    '/vtcs/1',
    '/vtcs/5/members?limit=100',
    '/bans',
    '/stats/servers/history',
  ];
  await fc.assert(
    fc.asyncProperty(fc.string(), times, async (seed, now) => {
      const responsesOf = async (worldSeed: string) => {
        const sandbox = createSandbox({ seed: worldSeed, clock: () => now, rateLimits: false });
        const responses = paths.map((path) =>
          sandbox.fetch(new Request(`http://localhost${path}`)),
        );
        return Promise.all(responses.map(async (response) => (await response).text()));
      };
      const first = await responsesOf(seed);
      assert.deepEqual(await responsesOf(seed), first);
      const other = await responsesOf(`${seed} other`);
      other.forEach((text, index) => assert.notEqual(text, first[index], paths[index]));
    }),
    { numRuns: 5 },
  );
});
