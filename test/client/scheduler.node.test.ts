import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SchedulerWorld, json, outcome, settled } from './scheduler-world.js';

const minute = 60_000;
const status = (code: number, headers: Record<string, string> = {}) =>
  new Response('', { status: code, headers });
const lost = () => new TypeError('Failed to fetch');

test('twenty equal questions are one request with one answer', async () => {
  const world = new SchedulerWorld(() => json({ a: 1 }));
  const asked = Array.from({ length: 20 }, () => world.ask('/a'));
  await world.clock.advance(0);
  const answers = await Promise.all(asked);
  assert.equal(world.calls.length, 1);
  assert.ok(answers.every(({ json: value }) => value === answers[0]?.json));
});

test('an answer is shared until it is older than asked for', async () => {
  const world = new SchedulerWorld();
  const first = world.ask('/a');
  await world.clock.advance(0);
  await first;
  await world.clock.advance(5000);
  const second = await world.ask('/a', { maxAgeMs: 5000 });
  assert.equal(second, await first);
  void world.ask('/a', { maxAgeMs: 4999 });
  await world.clock.advance(0);
  assert.equal(world.calls.length, 2);
});

test('an answer from before the clock was set back is not taken for fresh', async () => {
  const world = new SchedulerWorld();
  void world.ask('/a');
  await world.clock.advance(0);
  world.clock.setBack(3_600_000);
  void world.ask('/a', { maxAgeMs: minute });
  await world.clock.advance(0);
  assert.equal(world.calls.length, 2);
});

test('answers are told apart by address and token', async () => {
  const world = new SchedulerWorld(({ url, token }) => json([url, token]));
  const asked = [
    world.ask('/a'),
    world.ask('/b'),
    world.ask('/a', { token: 'emb_1' }),
    world.ask('/a', { token: 'emb_2' }),
  ];
  await world.clock.advance(0);
  assert.deepEqual(
    (await Promise.all(asked)).map(({ json: value }) => value),
    [
      ['https://api.example/a', undefined],
      ['https://api.example/b', undefined],
      ['https://api.example/a', 'Bearer emb_1'],
      ['https://api.example/a', 'Bearer emb_2'],
    ].map(([url, token]) => [url, token ?? null]),
  );
});

test('what is in view goes first, whoever asked first; scrolling changes the order', async () => {
  const world = new SchedulerWorld(() => undefined);
  const places = new Map(Array.from({ length: 20 }, (_, index) => [`/${index}`, 20 - index]));
  for (const path of places.keys())
    void world.ask(path, { priority: () => places.get(path) ?? 0 }).catch(() => undefined);
  await world.clock.advance(0);
  assert.deepEqual(world.paths, ['/19', '/18', '/17', '/16', '/15', '/14']);
  places.set('/3', 0);
  world.calls[0]?.answer(json());
  await world.clock.advance(0);
  assert.equal(world.paths.at(-1), '/3');
});

test('a question is as urgent as the most urgent of those who ask it', async () => {
  const world = new SchedulerWorld(() => undefined);
  for (let index = 0; index < 6; index++) void world.ask(`/${index}`, { priority: () => 1 });
  void world.ask('/x', { priority: () => 9 });
  void world.ask('/x', { priority: () => 0 });
  await world.clock.advance(0);
  assert.equal(world.paths[0], '/x');
});

test('the last one to leave ends the request, and nobody before', async () => {
  const world = new SchedulerWorld(() => undefined);
  const [one, two] = [new AbortController(), new AbortController()];
  const asked = [one, two].map(({ signal }) => outcome(world.ask('/a', { signal })));
  await world.clock.advance(0);
  one.abort();
  await settled();
  assert.equal(asked[0]?.code, 'AbortError');
  assert.equal(world.calls[0]?.signal.aborted, false);
  two.abort();
  await settled();
  assert.equal(asked[1]?.code, 'AbortError');
  assert.equal(world.calls[0]?.signal.aborted, true);
});

test('who asks again after leaving gets an answer of its own', async () => {
  const world = new SchedulerWorld(() => undefined);
  const leaving = new AbortController();
  void world.ask('/a', { signal: leaving.signal }).catch(() => undefined);
  await world.clock.advance(0);
  leaving.abort();
  const again = outcome(world.ask('/a'));
  await world.clock.advance(0);
  const third = outcome(world.ask('/a'));
  world.calls[0]?.answer(json('old'));
  await world.clock.advance(0);
  assert.equal(again.settled, false);
  world.calls[1]?.answer(json('new'));
  await world.clock.advance(0);
  for (const { value } of [again, third]) assert.equal((value as { json: unknown }).json, 'new');
  assert.equal(world.calls.length, 2);
});

test('left questions take nothing from the budget', async () => {
  const world = new SchedulerWorld();
  const leaving = new AbortController();
  for (let index = 0; index < 100; index++)
    void world
      .ask(`/${index}`, { signal: leaving.signal, priority: () => 1 })
      .catch(() => undefined);
  leaving.abort();
  void world.ask('/a');
  await world.clock.advance(0);
  assert.deepEqual(world.paths, ['/a']);
});

test('50 requests a minute and 200 in five, no more; a token counts twice for its preflight', async () => {
  const world = new SchedulerWorld();
  for (let index = 0; index < 300; index++) void world.ask(`/${index}`);
  await world.clock.advance(minute);
  assert.equal(world.calls.length, 50);
  await world.clock.advance(4 * minute);
  assert.equal(world.calls.length, 200);
  await world.clock.advance(6 * minute);
  assert.equal(world.calls.length, 300);
  const keyed = new SchedulerWorld();
  for (let index = 0; index < 60; index++) void keyed.ask(`/${index}`, { token: 'emb_x' });
  await keyed.clock.advance(minute);
  assert.equal(keyed.calls.length, 25);
});

test('a slow API, which counts a request as late as it answers, counts no more than 50 a minute', async () => {
  const world = new SchedulerWorld(() => undefined);
  const counted: number[] = [];
  let slowness = 9000;
  world.answering = (call) => {
    world.clock.setTimeout(() => {
      counted.push(world.clock.now());
      call.answer(json());
    }, slowness);
    return undefined;
  };
  for (let index = 0; index < 150; index++) void world.ask(`/${index}`);
  await world.clock.advance(50_000, 2);
  slowness = 10;
  await world.clock.advance(100_000, 2);
  const most = Math.max(
    ...counted.map((at) => counted.filter((other) => other >= at && other < at + minute).length),
  );
  assert.ok(counted.length > 50 && most <= 50, `${most} in a minute of ${counted.length}`);
});

test('two APIs have a budget each', async () => {
  const world = new SchedulerWorld();
  for (let index = 0; index < 60; index++) {
    void world.ask(`/${index}`);
    void world.scheduler.request({ url: `https://other.example/${index}`, maxAgeMs: 0 });
  }
  await world.clock.advance(minute);
  assert.equal(world.calls.length, 100);
});

test('a clock set back by a day neither forgets what was sent nor blocks', async () => {
  const world = new SchedulerWorld();
  for (let index = 0; index < 60; index++) void world.ask(`/${index}`);
  await world.clock.advance(1000);
  world.clock.setBack(86_400_000);
  void world.ask('/late');
  await world.clock.advance(1000);
  assert.equal(world.calls.length, 50);
  await world.clock.advance(minute + 10_000);
  assert.equal(world.calls.length, 61);
});

for (const code of [400, 401, 403, 404])
  test(`status ${code} is not asked again`, async () => {
    const world = new SchedulerWorld(() => status(code));
    const asked = outcome(world.ask('/a'));
    await world.clock.advance(minute);
    assert.ok(asked.settled);
    assert.equal(world.calls.length, 1);
  });

for (const body of ['<html>', '{"a":'])
  test(`an answer like ${body} is not asked again at once`, async () => {
    const world = new SchedulerWorld(() => new Response(body));
    const asked = outcome(world.ask('/a'));
    await world.clock.advance(minute);
    assert.equal(asked.code, 'BAD_RESPONSE');
    assert.equal(world.calls.length, 1);
  });

const passing = [
  ['500', () => status(500), 'BAD_RESPONSE'],
  ['503', () => status(503), 'BAD_RESPONSE'],
  ['a lost connection', lost, 'NETWORK'],
  ['silence', () => undefined, 'TIMEOUT'],
] as const;
for (const [name, answering, code] of passing) {
  test(`${name} is tried three times in all, ever later`, async () => {
    const world = new SchedulerWorld(answering);
    const asked = outcome(world.ask('/a'));
    await world.clock.advance(minute);
    assert.equal(asked.code, code);
    assert.equal(world.calls.length, 3);
    const [first = 0, second = 0, third = 0] = world.calls.map(({ at }) => at);
    assert.ok(second - first >= 1000 && third - second >= 2000);
  });

  test(`${name} that passes is not seen`, async () => {
    let tries = 0;
    const world = new SchedulerWorld(({ url }) => (++tries < 3 ? answering() : json(url)));
    const asked = outcome(world.ask('/a'));
    await world.clock.advance(minute);
    assert.equal((asked.value as { json: unknown }).json, 'https://api.example/a');
  });
}

const refusals = [
  ['Retry-After: 20', { 'retry-after': '20' }, [20_000, 20_000, 20_000]],
  ['Retry-After: 86400', { 'retry-after': '86400' }, [900_000, 900_000, 900_000]],
  ['a Retry-After nobody can read', { 'retry-after': 'soon' }, [60_000, 300_000, 300_000]],
  ['no Retry-After', {}, [60_000, 300_000, 300_000]],
] as const;
for (const [name, headers, waits] of refusals)
  test(`after a 429 with ${name} the whole API is left alone for ${waits.join(', ')} ms`, async () => {
    const world = new SchedulerWorld(() => status(429, headers));
    for (const [round, wait] of waits.entries()) {
      const asked = outcome(world.ask('/a'));
      await world.clock.advance(0);
      assert.deepEqual([asked.code, asked.retryAfterMs], ['RATE_LIMITED', wait]);
      const meanwhile = outcome(world.ask('/b'));
      await world.clock.advance(wait - 1);
      assert.equal(meanwhile.code, 'RATE_LIMITED');
      assert.equal(world.calls.length, round + 1);
      await world.clock.advance(1);
    }
    world.answering = () => json();
    const recovered = outcome(world.ask('/b'));
    await world.clock.advance(0);
    assert.ok(recovered.value);
  });

test('six refusals at once are one', async () => {
  const world = new SchedulerWorld(() => status(429));
  const asked = Array.from({ length: 6 }, (_, index) => outcome(world.ask(`/${index}`)));
  await world.clock.advance(0);
  assert.deepEqual(
    asked.map(({ retryAfterMs }) => retryAfterMs),
    Array(6).fill(minute),
  );
});

test('questions that wait for their turn learn of a refusal at once', async () => {
  const world = new SchedulerWorld(() => undefined);
  const asked = Array.from({ length: 30 }, (_, index) => outcome(world.ask(`/${index}`)));
  await world.clock.advance(0);
  world.calls[0]?.answer(status(429));
  await world.clock.advance(0);
  assert.equal(asked.filter(({ code }) => code === 'RATE_LIMITED').length, 25);
});

test('after a refusal one request at a time, after an answer six again', async () => {
  const world = new SchedulerWorld(() => status(429));
  void world.ask('/a').catch(() => undefined);
  await world.clock.advance(minute);
  world.answering = () => undefined;
  for (let index = 0; index < 10; index++) void world.ask(`/${index}`);
  await world.clock.advance(0);
  assert.equal(world.calls.length, 2);
  world.calls[1]?.answer(json());
  await world.clock.advance(0);
  assert.equal(world.calls.length, 8);
});

test('a refusal without CORS headers, seen as a lost connection, makes the API be left alone too', async () => {
  const world = new SchedulerWorld(lost);
  const asked = Array.from({ length: 20 }, (_, index) => outcome(world.ask(`/${index}`)));
  await world.clock.advance(minute);
  assert.ok(asked.every(({ settled: done }) => done));
  const sent = world.calls.length;
  assert.ok(sent <= 30, `${sent} requests`);
  const meanwhile = outcome(world.ask('/a'));
  await world.clock.advance(0);
  assert.equal(meanwhile.code, 'NETWORK');
  assert.equal(world.calls.length, sent);
});

test('what a rest refuses was not sent, but a wish of the visitor is, once in 5 s', async () => {
  const world = new SchedulerWorld(lost);
  for (let index = 0; index < 20; index++) void outcome(world.ask(`/${index}`));
  await world.clock.advance(15_000);
  const sent = world.calls.length;
  const wish = async () => {
    const asked = outcome(world.ask('/a', { isManual: true }));
    await world.clock.advance(2500);
    assert.equal(asked.code, 'NETWORK');
    return world.calls.length - sent;
  };
  await assert.rejects(world.ask('/a'), { code: 'NETWORK', isUnsent: true });
  assert.deepEqual([await wish(), await wish(), await wish()], [1, 1, 2]);
});

test('one lost connection among answers does not stop the others', async () => {
  const world = new SchedulerWorld(({ url }) => (url.endsWith('/a') ? lost() : json()));
  const bad = outcome(world.ask('/a'));
  await world.clock.advance(900);
  for (let index = 0; index < 8; index++) {
    void world.ask(`/${index}`);
    await world.clock.advance(900);
  }
  assert.equal(bad.code, 'NETWORK');
  const good = outcome(world.ask('/b'));
  await world.clock.advance(0);
  assert.ok(good.value);
});

test('nothing is sent while the page is hidden, and it goes on when shown', async () => {
  const world = new SchedulerWorld();
  world.hidden = true;
  const asked = outcome(world.ask('/a'));
  await world.clock.advance(3_600_000);
  assert.deepEqual([world.calls.length, asked.settled], [0, false]);
  world.hidden = false;
  await world.clock.advance(0);
  assert.ok(asked.value);
});

test('offline, the failure is told at once without a request', async () => {
  const world = new SchedulerWorld();
  world.offline = true;
  const asked = outcome(world.ask('/a'));
  await world.clock.advance(0);
  assert.deepEqual([world.calls.length, asked.code], [0, 'NETWORK']);
  world.offline = false;
  const again = outcome(world.ask('/a'));
  await world.clock.advance(0);
  assert.ok(again.value);
});

test('a connection that comes back ends the wait for it, but not the wait after a 429', async () => {
  const world = new SchedulerWorld(lost);
  void world.ask('/a').catch(() => undefined);
  await world.clock.advance(10_000);
  world.answering = () => status(429);
  world.offline = false;
  const asked = outcome(world.ask('/a'));
  await world.clock.advance(0);
  assert.equal(asked.code, 'RATE_LIMITED');
  const sent = world.calls.length;
  world.offline = false;
  void world.ask('/a').catch(() => undefined);
  await world.clock.advance(0);
  assert.equal(world.calls.length, sent);
});

test('a refused token loses what it was told, others keep theirs', async () => {
  const world = new SchedulerWorld();
  const url = 'https://api.example/a';
  for (const token of ['emb_1', 'emb_2', undefined])
    void world.scheduler.request({ url, token, maxAgeMs: 0 });
  await world.clock.advance(0);
  world.answering = () => status(401);
  void world.ask('/b', { token: 'emb_1' }).catch(() => undefined);
  await world.clock.advance(0);
  assert.equal(world.scheduler.cached({ url, token: 'emb_1' }), undefined);
  assert.ok(world.scheduler.cached({ url, token: 'emb_2' }));
  assert.ok(world.scheduler.cached({ url }));
});

test('a refusal without a token costs no answer', async () => {
  const world = new SchedulerWorld();
  void world.ask('/a');
  await world.clock.advance(0);
  world.answering = () => status(403);
  void world.ask('/b').catch(() => undefined);
  await world.clock.advance(0);
  assert.ok(world.scheduler.cached({ url: 'https://api.example/a' }));
});

test('the newest hundred answers are kept', async () => {
  const world = new SchedulerWorld();
  for (let index = 0; index < 150; index++) void world.ask(`/${index}`);
  await world.clock.advance(5 * minute);
  const kept = Array.from({ length: 150 }, (_, index) =>
    world.scheduler.cached({ url: `https://api.example/${index}` }),
  );
  assert.equal(kept.filter(Boolean).length, 100);
  assert.ok(kept[149]);
});

test('a hub that has answered all leaves no timer', async () => {
  const world = new SchedulerWorld();
  for (let index = 0; index < 10; index++) void world.ask(`/${index}`);
  await world.clock.advance(0);
  assert.equal(world.clock.timers, 0);
});
