import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backgroundPriority } from '../../src/client/scheduler.js';
import { SchedulerWorld, credentialOf, json, outcome, settled } from './scheduler-world.js';

const minute = 60_000;
const status = (code: number, headers: Record<string, string> = {}) =>
  new Response('', { status: code, headers });
const lost = () => new TypeError('Failed to fetch');

test('deduplicates 20 equal requests', async () => {
  const world = new SchedulerWorld(() => json({ a: 1 }));
  const requests = Array.from({ length: 20 }, () => world.request('/a'));
  await world.clock.advance(0);
  const responses = await Promise.all(requests);
  assert.equal(world.calls.length, 1);
  assert.ok(responses.every(({ json: value }) => value === responses[0]?.json));
});

test('returns a cached response up to its max age', async () => {
  const world = new SchedulerWorld();
  const first = world.request('/a');
  await world.clock.advance(0);
  await first;
  await world.clock.advance(5000);
  const second = await world.request('/a', { maxAgeMs: 5000 });
  assert.equal(second, await first);
  void world.request('/a', { maxAgeMs: 4999 });
  await world.clock.advance(0);
  assert.equal(world.calls.length, 2);
});

test('returns the same JSON again for a response with the same text', async () => {
  let version = 1;
  const world = new SchedulerWorld(() => json({ version }));
  const load = async () => {
    const request = world.request('/a', { cache: 'reload' });
    await world.clock.advance(1000);
    return request;
  };
  const first = await load();
  const second = await load();
  assert.equal(second.json, first.json);
  assert.equal(second.receivedAt, first.receivedAt + 1000);
  version = 2;
  assert.deepEqual((await load()).json, { version: 2 });
});

test('does not return responses from the future after the clock was set back', async () => {
  const world = new SchedulerWorld();
  void world.request('/a');
  await world.clock.advance(0);
  world.clock.setBack(3_600_000);
  void world.request('/a', { maxAgeMs: minute });
  await world.clock.advance(0);
  assert.equal(world.calls.length, 2);
});

test('caches responses by URL and token', async () => {
  const world = new SchedulerWorld(({ url, token }) => json([url, token]));
  const requests = [
    world.request('/a'),
    world.request('/b'),
    world.request('/a', { token: 'emb_1' }),
    world.request('/a', { token: 'emb_2' }),
  ];
  await world.clock.advance(0);
  assert.deepEqual(
    (await Promise.all(requests)).map(({ json: value }) => value),
    [
      ['https://api.example/a', undefined],
      ['https://api.example/b', undefined],
      ['https://api.example/a', 'Bearer emb_1'],
      ['https://api.example/a', 'Bearer emb_2'],
    ].map(([url, token]) => [url, token ?? null]),
  );
});

test('sends requests by priority, which may change while they are queued', async () => {
  const world = new SchedulerWorld(() => undefined);
  const priorities = new Map(Array.from({ length: 20 }, (_, index) => [`/${index}`, 20 - index]));
  for (const path of priorities.keys())
    void world.request(path, { priority: () => priorities.get(path) ?? 0 }).catch(() => undefined);
  await world.clock.advance(0);
  assert.deepEqual(world.paths, ['/19', '/18', '/17', '/16', '/15', '/14']);
  priorities.set('/3', 0);
  world.calls[0]?.respond(json());
  await world.clock.advance(0);
  assert.equal(world.paths.at(-1), '/3');
});

test('sends first loads before refreshes, also of elements nearer to the viewport', async () => {
  const world = new SchedulerWorld();
  for (let index = 0; index < 40; index++) void world.request(`/shown/${index}`);
  await world.clock.advance(1000);
  for (let index = 0; index < 40; index++) {
    void world.request(`/first/${index}`, { priority: () => 1.5 });
    void world.request(`/shown/${index}`);
  }
  await world.clock.advance(minute + 5000);
  const sent = world.paths.slice(40, 80);
  assert.deepEqual(
    sent.filter((path) => path.startsWith('/shown/')),
    [],
  );
  await world.clock.advance(minute + 5000);
  assert.equal(world.calls.length, 120);
});

test('sends a manual refresh before first loads that are farther from the viewport', async () => {
  const world = new SchedulerWorld();
  for (let index = 0; index < 50; index++) void world.request(`/shown/${index}`);
  await world.clock.advance(1000);
  void world.request('/first', { priority: () => 1.5 });
  void world.request('/shown/1', { cache: 'reload', isManual: true });
  await world.clock.advance(minute + 5000);
  assert.deepEqual(world.paths.slice(50), ['/shown/1', '/first']);
});

test('uses the lowest priority of all callers', async () => {
  const world = new SchedulerWorld(() => undefined);
  for (let index = 0; index < 6; index++) void world.request(`/${index}`, { priority: () => 1 });
  void world.request('/x', { priority: () => 9 });
  void world.request('/x', { priority: () => 0 });
  await world.clock.advance(0);
  assert.equal(world.paths[0], '/x');
});

test('aborts a request when its last caller aborts', async () => {
  const world = new SchedulerWorld(() => undefined);
  const [first, second] = [new AbortController(), new AbortController()];
  const requests = [first, second].map(({ signal }) => outcome(world.request('/a', { signal })));
  await world.clock.advance(0);
  first.abort();
  await settled();
  assert.equal(requests[0]?.code, 'AbortError');
  assert.equal(world.calls[0]?.signal.aborted, false);
  second.abort();
  await settled();
  assert.equal(requests[1]?.code, 'AbortError');
  assert.equal(world.calls[0]?.signal.aborted, true);
});

test('sends a new request for a caller that comes after an abort', async () => {
  const world = new SchedulerWorld(() => undefined);
  const aborted = new AbortController();
  void world.request('/a', { signal: aborted.signal }).catch(() => undefined);
  await world.clock.advance(0);
  aborted.abort();
  const again = outcome(world.request('/a'));
  await world.clock.advance(0);
  const third = outcome(world.request('/a'));
  world.calls[0]?.respond(json('old'));
  await world.clock.advance(0);
  assert.equal(again.settled, false);
  world.calls[1]?.respond(json('new'));
  await world.clock.advance(0);
  for (const { value } of [again, third]) assert.equal((value as { json: unknown }).json, 'new');
  assert.equal(world.calls.length, 2);
});

test('does not count aborted requests', async () => {
  const world = new SchedulerWorld();
  const aborted = new AbortController();
  for (let index = 0; index < 100; index++)
    void world
      .request(`/${index}`, { signal: aborted.signal, priority: () => 1 })
      .catch(() => undefined);
  aborted.abort();
  void world.request('/a');
  await world.clock.advance(0);
  assert.deepEqual(world.paths, ['/a']);
});

test('sends at most 50 requests in a minute and 200 in five; one with a token counts twice, for its preflight', async () => {
  const world = new SchedulerWorld();
  for (let index = 0; index < 300; index++) void world.request(`/${index}`);
  await world.clock.advance(minute);
  assert.equal(world.calls.length, 50);
  await world.clock.advance(4 * minute);
  assert.equal(world.calls.length, 200);
  await world.clock.advance(6 * minute);
  assert.equal(world.calls.length, 300);
  const keyed = new SchedulerWorld();
  for (let index = 0; index < 60; index++) void keyed.request(`/${index}`, { token: 'emb_x' });
  await keyed.clock.advance(minute);
  assert.equal(keyed.calls.length, 25);
});

test('sends at most 50 requests in a minute for an API that counts them when it responds', async () => {
  const world = new SchedulerWorld(() => undefined);
  const counted: number[] = [];
  let delayMs = 9000;
  world.responder = (call) => {
    world.clock.setTimeout(() => {
      counted.push(world.clock.now());
      call.respond(json());
    }, delayMs);
    return undefined;
  };
  for (let index = 0; index < 150; index++) void world.request(`/${index}`);
  await world.clock.advance(50_000, 2);
  delayMs = 10;
  await world.clock.advance(100_000, 2);
  const max = Math.max(
    ...counted.map((at) => counted.filter((other) => other >= at && other < at + minute).length),
  );
  assert.ok(counted.length > 50 && max <= 50, `${max} in a minute of ${counted.length}`);
});

test('sends background requests with half of the budget, and others immediately meanwhile', async () => {
  const world = new SchedulerWorld();
  const background = { priority: () => backgroundPriority };
  for (let index = 0; index < 60; index++) void world.request(`/background/${index}`, background);
  await world.clock.advance(10_000);
  assert.equal(world.calls.length, 25);
  for (let index = 0; index < 25; index++) void world.request(`/${index}`);
  await world.clock.advance(0);
  assert.equal(world.calls.length, 50);
  await world.clock.advance(minute - 10_000);
  assert.equal(world.calls.length, 50);
  await world.clock.advance(5000);
  assert.equal(world.calls.length, 50);
  await world.clock.advance(minute);
  assert.equal(world.calls.length, 75);
  await world.clock.advance(minute);
  assert.equal(world.calls.length, 85);
});

test('sends a background request immediately if an element needs the same response', async () => {
  const world = new SchedulerWorld();
  const background = { priority: () => backgroundPriority };
  for (let index = 0; index < 60; index++) void world.request(`/${index}`, background);
  await world.clock.advance(0);
  void world.request('/59');
  await world.clock.advance(0);
  assert.deepEqual([world.calls.length, world.paths.at(-1)], [26, '/59']);
});

test('has a budget for each origin', async () => {
  const world = new SchedulerWorld();
  for (let index = 0; index < 60; index++) {
    void world.request(`/${index}`);
    void world.scheduler.request({ url: `https://other.example/${index}`, maxAgeMs: 0 });
  }
  await world.clock.advance(minute);
  assert.equal(world.calls.length, 100);
});

test('still applies the rate limit, and does not block, when the clock is set back by a day', async () => {
  const world = new SchedulerWorld();
  for (let index = 0; index < 60; index++) void world.request(`/${index}`);
  await world.clock.advance(1000);
  world.clock.setBack(86_400_000);
  void world.request('/late');
  await world.clock.advance(1000);
  assert.equal(world.calls.length, 50);
  await world.clock.advance(minute + 10_000);
  assert.equal(world.calls.length, 61);
});

for (const code of [400, 401, 403, 404])
  test(`does not retry status ${code}`, async () => {
    const world = new SchedulerWorld(() => status(code));
    const response = outcome(world.request('/a'));
    await world.clock.advance(minute);
    assert.ok(response.settled);
    assert.equal(world.calls.length, 1);
  });

for (const body of ['<html>', '{"a":'])
  test(`does not retry the invalid body ${body}`, async () => {
    const world = new SchedulerWorld(() => new Response(body));
    const response = outcome(world.request('/a'));
    await world.clock.advance(minute);
    assert.equal(response.code, 'BAD_RESPONSE');
    assert.equal(world.calls.length, 1);
  });

const temporary = [
  ['500', () => status(500), 'BAD_RESPONSE'],
  ['503', () => status(503), 'BAD_RESPONSE'],
  ['a lost connection', lost, 'NETWORK'],
  ['a timeout', () => undefined, 'TIMEOUT'],
] as const;
for (const [name, responder, code] of temporary) {
  test(`retries ${name} twice, with growing pauses`, async () => {
    const world = new SchedulerWorld(responder);
    const response = outcome(world.request('/a'));
    await world.clock.advance(minute);
    assert.equal(response.code, code);
    assert.equal(world.calls.length, 3);
    const [first = 0, second = 0, third = 0] = world.calls.map(({ at }) => at);
    assert.ok(second - first >= 1000 && third - second >= 2000);
  });

  test(`resolves when a retry succeeds after ${name}`, async () => {
    let tries = 0;
    const world = new SchedulerWorld(({ url }) => (++tries < 3 ? responder() : json(url)));
    const response = outcome(world.request('/a'));
    await world.clock.advance(minute);
    assert.equal((response.value as { json: unknown }).json, 'https://api.example/a');
  });
}

const rateLimited = [
  ['Retry-After: 20', { 'retry-after': '20' }, [20_000, 20_000, 20_000]],
  ['Retry-After: 86400', { 'retry-after': '86400' }, [900_000, 900_000, 900_000]],
  ['an invalid Retry-After', { 'retry-after': 'soon' }, [60_000, 300_000, 300_000]],
  ['no Retry-After', {}, [60_000, 300_000, 300_000]],
] as const;
for (const [name, headers, cooldowns] of rateLimited)
  test(`sends nothing to the API for ${cooldowns.join(', ')} ms after a 429 with ${name}`, async () => {
    const world = new SchedulerWorld(() => status(429, headers));
    for (const [round, wait] of cooldowns.entries()) {
      const response = outcome(world.request('/a'));
      await world.clock.advance(0);
      assert.deepEqual([response.code, response.retryAfterMs], ['RATE_LIMITED', wait]);
      const meanwhile = outcome(world.request('/b'));
      await world.clock.advance(wait - 1);
      assert.equal(meanwhile.code, 'RATE_LIMITED');
      assert.equal(world.calls.length, round + 1);
      await world.clock.advance(1);
    }
    world.responder = () => json();
    const recovered = outcome(world.request('/b'));
    await world.clock.advance(0);
    assert.ok(recovered.value);
  });

test('counts six concurrent 429s as one', async () => {
  const world = new SchedulerWorld(() => status(429));
  const requests = Array.from({ length: 6 }, (_, index) => outcome(world.request(`/${index}`)));
  await world.clock.advance(0);
  assert.deepEqual(
    requests.map(({ retryAfterMs }) => retryAfterMs),
    Array(6).fill(minute),
  );
});

test('rejects queued requests immediately after a 429', async () => {
  const world = new SchedulerWorld(() => undefined);
  const requests = Array.from({ length: 30 }, (_, index) => outcome(world.request(`/${index}`)));
  await world.clock.advance(0);
  world.calls[0]?.respond(status(429));
  await world.clock.advance(0);
  assert.equal(requests.filter(({ code }) => code === 'RATE_LIMITED').length, 25);
});

test('sends one request at a time after a 429, and six in parallel after a response', async () => {
  const world = new SchedulerWorld(() => status(429));
  void world.request('/a').catch(() => undefined);
  await world.clock.advance(minute);
  world.responder = () => undefined;
  for (let index = 0; index < 10; index++) void world.request(`/${index}`);
  await world.clock.advance(0);
  assert.equal(world.calls.length, 2);
  world.calls[1]?.respond(json());
  await world.clock.advance(0);
  assert.equal(world.calls.length, 8);
});

test('starts a cooldown after repeated lost connections, which may be 429s without CORS headers', async () => {
  const world = new SchedulerWorld(lost);
  const requests = Array.from({ length: 20 }, (_, index) => outcome(world.request(`/${index}`)));
  await world.clock.advance(minute);
  assert.ok(requests.every(({ settled: done }) => done));
  const sent = world.calls.length;
  assert.ok(sent <= 30, `${sent} requests`);
  const meanwhile = outcome(world.request('/a'));
  await world.clock.advance(0);
  assert.equal(meanwhile.code, 'NETWORK');
  assert.equal(world.calls.length, sent);
});

test('sends manual requests during a cooldown after lost connections, once in 5 s', async () => {
  const world = new SchedulerWorld(lost);
  for (let index = 0; index < 20; index++) void outcome(world.request(`/${index}`));
  await world.clock.advance(15_000);
  const sent = world.calls.length;
  const manual = async () => {
    const response = outcome(world.request('/a', { isManual: true }));
    await world.clock.advance(2500);
    assert.equal(response.code, 'NETWORK');
    return world.calls.length - sent;
  };
  await assert.rejects(world.request('/a'), { code: 'NETWORK', isUnsent: true });
  assert.deepEqual([await manual(), await manual(), await manual()], [1, 1, 2]);
});

test('continues after a single lost connection', async () => {
  const world = new SchedulerWorld(({ url }) => (url.endsWith('/a') ? lost() : json()));
  const failed = outcome(world.request('/a'));
  await world.clock.advance(900);
  for (let index = 0; index < 8; index++) {
    void world.request(`/${index}`);
    await world.clock.advance(900);
  }
  assert.equal(failed.code, 'NETWORK');
  const later = outcome(world.request('/b'));
  await world.clock.advance(0);
  assert.ok(later.value);
});

test('sends nothing while the page is hidden, and resumes when it is shown', async () => {
  const world = new SchedulerWorld();
  world.hidden = true;
  const response = outcome(world.request('/a'));
  await world.clock.advance(3_600_000);
  assert.deepEqual([world.calls.length, response.settled], [0, false]);
  world.hidden = false;
  await world.clock.advance(0);
  assert.ok(response.value);
});

test('rejects immediately while the page is offline', async () => {
  const world = new SchedulerWorld();
  world.offline = true;
  const response = outcome(world.request('/a'));
  await world.clock.advance(0);
  assert.deepEqual([world.calls.length, response.code], [0, 'NETWORK']);
  world.offline = false;
  const again = outcome(world.request('/a'));
  await world.clock.advance(0);
  assert.ok(again.value);
});

test('ends a cooldown after lost connections when the page is online again, but not one after a 429', async () => {
  const world = new SchedulerWorld(lost);
  void world.request('/a').catch(() => undefined);
  await world.clock.advance(10_000);
  world.responder = () => status(429);
  world.offline = false;
  const response = outcome(world.request('/a'));
  await world.clock.advance(0);
  assert.equal(response.code, 'RATE_LIMITED');
  const sent = world.calls.length;
  world.offline = false;
  void world.request('/a').catch(() => undefined);
  await world.clock.advance(0);
  assert.equal(world.calls.length, sent);
});

test('evicts the cached responses to a rejected token only', async () => {
  const world = new SchedulerWorld();
  const url = 'https://api.example/a';
  const [first, second] = ['emb_1', 'emb_2'].map(credentialOf);
  for (const credential of [first, second, undefined])
    void world.scheduler.request({ url, credential, maxAgeMs: 0 });
  await world.clock.advance(0);
  world.responder = () => status(401);
  void world.request('/b', { token: 'emb_1' }).catch(() => undefined);
  await world.clock.advance(0);
  assert.equal(world.scheduler.cached({ url, credential: first }), undefined);
  assert.ok(world.scheduler.cached({ url, credential: second }));
  assert.ok(world.scheduler.cached({ url }));
});

test('retains anonymous responses after a 403', async () => {
  const world = new SchedulerWorld();
  void world.request('/a');
  await world.clock.advance(0);
  world.responder = () => status(403);
  void world.request('/b').catch(() => undefined);
  await world.clock.advance(0);
  assert.ok(world.scheduler.cached({ url: 'https://api.example/a' }));
});

test('caches the newest 100 responses', async () => {
  const world = new SchedulerWorld();
  for (let index = 0; index < 150; index++) void world.request(`/${index}`);
  await world.clock.advance(5 * minute);
  const cached = Array.from({ length: 150 }, (_, index) =>
    world.scheduler.cached({ url: `https://api.example/${index}` }),
  );
  assert.equal(cached.filter(Boolean).length, 100);
  assert.ok(cached[149]);
});

test('has no timer when all requests have settled', async () => {
  const world = new SchedulerWorld();
  for (let index = 0; index < 10; index++) void world.request(`/${index}`);
  await world.clock.advance(0);
  assert.equal(world.clock.timers, 0);
});
