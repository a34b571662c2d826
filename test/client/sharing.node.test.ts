import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ResponseCache } from '../../src/client/response-cache.js';
import { tokenDigest } from '../../src/client/token-digest.js';
import type { TabMessage, TabsOptions } from '../../src/client/tab-messages.js';
import { openAlone } from '../../src/client/tabs.js';
import { SchedulerWorld, json, outcome, type Answering } from './scheduler-world.js';

const url = 'https://api.example/a';

/** Schedulers of two tabs that hear each other at once, as copies; `said` is all that was shared. */
function twoTabs(answering: Answering) {
  const ears: TabsOptions['receive'][] = [];
  const said: { message: TabMessage; token: string | undefined }[] = [];
  const openTabs = ({ receive }: TabsOptions) => {
    ears.push(receive);
    const post = (message: TabMessage, token?: string) => {
      said.push({ message, token });
      for (const ear of ears) if (ear !== receive) ear(structuredClone(message), token);
    };
    return { ...openAlone(), post };
  };
  const one = new SchedulerWorld(answering, { openTabs });
  const two = new SchedulerWorld(answering, { openTabs, clock: one.clock });
  /** Lets the second tab hear something again. */
  const repeat = (message: TabMessage) => ears[1]?.(message);
  return { one, two, said, repeat, clock: one.clock };
}

test('two tabs have one budget', async () => {
  const { one, two, clock } = twoTabs(() => json());
  for (let index = 0; index < 100; index++) {
    void one.ask(`/one/${index}`);
    void two.ask(`/two/${index}`);
  }
  await clock.advance(60_000);
  assert.equal(one.calls.length + two.calls.length, 50);
  await clock.advance(240_000);
  assert.equal(one.calls.length + two.calls.length, 200);
});

test('an answer of one tab is known in the other, and answers who waits there', async () => {
  const { one, two, clock } = twoTabs(() => undefined);
  const asked = outcome(one.ask('/a'));
  const waiting = outcome(two.ask('/a'));
  await clock.advance(0);
  one.calls[0]?.answer(json('shared'));
  await clock.advance(0);
  assert.deepEqual([asked.value, waiting.value], [waiting.value, asked.value]);
  assert.equal(two.scheduler.cached({ url })?.json as string, 'shared');
});

test('an old answer of another tab is no answer to a new question', async () => {
  const { one, two, said, repeat, clock } = twoTabs(() => json('old'));
  void one.ask('/a');
  await clock.advance(0);
  const old = said.find(({ message }) => message.responses)?.message;
  assert.ok(old);
  await clock.advance(60_000);
  two.answering = () => undefined;
  const asked = outcome(two.ask('/a', { maxAgeMs: 5000 }));
  await clock.advance(0);
  repeat(old);
  await clock.advance(0);
  assert.equal(asked.settled, false);
  two.calls[0]?.answer(json('new'));
  await clock.advance(0);
  assert.equal((asked.value as { json: unknown }).json, 'new');
});

test('a refusal met by one tab makes the other wait, and is its failure too', async () => {
  const { one, two, clock } = twoTabs(() => undefined);
  const asked = [one, two].map((tab) => outcome(tab.ask('/a')));
  await clock.advance(0);
  one.calls[0]?.answer(new Response('', { status: 429, headers: { 'retry-after': '30' } }));
  await clock.advance(0);
  assert.deepEqual(
    asked.map(({ code, retryAfterMs }) => [code, retryAfterMs]),
    Array(2).fill(['RATE_LIMITED', 30_000]),
  );
  const sent = two.calls.length;
  const meanwhile = outcome(two.ask('/b'));
  await clock.advance(29_999);
  assert.deepEqual([meanwhile.code, two.calls.length], ['RATE_LIMITED', sent]);
});

for (const status of [401, 403])
  test(`a token refused with ${status} loses its data in both tabs`, async () => {
    const { one, two, clock } = twoTabs(() => json());
    const token = 'emb_x';
    void one.ask('/a', { token });
    await clock.advance(0);
    assert.ok(two.scheduler.cached({ url, token }));
    two.answering = () => new Response('', { status });
    void two.ask('/b', { token }).catch(() => undefined);
    await clock.advance(0);
    assert.deepEqual(
      [one.scheduler.cached({ url, token }), two.scheduler.cached({ url, token })],
      [undefined, undefined],
    );
  });

test('what tabs share never holds a token, and what a token opened goes to its holders alone', async () => {
  const { one, two, said, clock } = twoTabs(() => json());
  const token = 'emb_verysecret';
  void one.ask('/secret', { token });
  void one.ask('/open');
  await clock.advance(0);
  two.answering = () => new Response('', { status: 401 });
  void two.ask('/refused', { token }).catch(() => undefined);
  await clock.advance(0);
  const toAll = JSON.stringify(said.flatMap(({ message, token }) => (token ? [] : message)));
  assert.ok(toAll.includes('/open') && !toAll.includes('/secret') && !toAll.includes('/refused'));
  const all = JSON.stringify(said.map(({ message }) => message));
  assert.ok(all.includes('/secret') && all.includes('/refused') && !all.includes('verysecret'));
});

test('a token refused by one API keeps its data of another', async () => {
  const { one, clock } = twoTabs(() => json());
  const token = 'emb_x';
  const other = { url: 'https://other.example/a', token };
  void one.scheduler.request({ ...other, maxAgeMs: 0 });
  await clock.advance(0);
  one.answering = () => new Response('', { status: 401 });
  void one.ask('/b', { token }).catch(() => undefined);
  await clock.advance(0);
  assert.ok(one.scheduler.cached(other));
});

test('of all responses the newest twenty anonymous ones are kept for the next page, 200 kB at most', () => {
  const cache = new ResponseCache(100);
  for (let index = 0; index < 60; index++)
    cache.set(
      { url: `${url}/${index}`, token: index % 2 ? 'emb_x' : undefined },
      { json: index, receivedAt: 1 },
    );
  assert.deepEqual(
    cache.anonymous().map(([, { json: value }]) => value),
    Array.from({ length: 20 }, (_, index) => 20 + 2 * index),
  );
  for (let index = 0; index < 20; index++)
    cache.set({ url: `${url}/big/${index}` }, { json: 'x'.repeat(30_000), receivedAt: 1 });
  const { length } = JSON.stringify(cache.anonymous());
  assert.ok(length > 150_000 && length <= 200_000, `${length}`);
});

test('a token is known to other tabs by its digest, which does not show it', async () => {
  const [one, again, other] = await Promise.all(
    ['emb_secret', 'emb_secret', 'emb_b'].map(tokenDigest),
  );
  assert.equal(one, again);
  assert.notEqual(one, other);
  assert.match(one ?? '', /^[0-9a-f]{64}$/);
});
