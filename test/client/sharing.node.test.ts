import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Answers } from '../../src/client/answers.js';
import { keyOf, ownerOf } from '../../src/client/key.js';
import { openAlone, type TabMessage, type TabsOptions } from '../../src/client/tabs.js';
import { HubWorld, json, outcome, type Answering } from './hub-world.js';

const url = 'https://api.example/a';

/** Hubs of two tabs that hear each other at once, as copies; `said` is all that was told. */
function twoTabs(answering: Answering) {
  const ears: TabsOptions['receive'][] = [];
  const said: TabMessage[] = [];
  const openTabs = ({ receive }: TabsOptions) => {
    ears.push(receive);
    const post = (message: TabMessage) => {
      said.push(message);
      for (const ear of ears) if (ear !== receive) ear(structuredClone(message));
    };
    return { ...openAlone(), post };
  };
  const one = new HubWorld(answering, { openTabs });
  const two = new HubWorld(answering, { openTabs, clock: one.clock });
  /** What the first tab tells one that is new. */
  const greet = () => {
    ears[0]?.({ hello: true });
    return said.at(-1);
  };
  /** Lets the second tab hear something again. */
  const repeat = (message: TabMessage) => ears[1]?.(message);
  return { one, two, said, greet, repeat, clock: one.clock };
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
  assert.equal(two.hub.last({ url })?.json as string, 'shared');
});

test('an old answer of another tab is no answer to a new question', async () => {
  const { one, two, said, repeat, clock } = twoTabs(() => json('old'));
  void one.ask('/a');
  await clock.advance(0);
  const old = said.find(({ answers }) => answers);
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
    assert.ok(two.hub.last({ url, token }));
    two.answering = () => new Response('', { status });
    void two.ask('/b', { token }).catch(() => undefined);
    await clock.advance(0);
    assert.deepEqual(
      [one.hub.last({ url, token }), two.hub.last({ url, token })],
      [undefined, undefined],
    );
  });

test('what tabs tell each other never holds a token, and a newcomer hears anonymous answers alone', async () => {
  const { one, two, said, greet, clock } = twoTabs(() => json());
  const token = 'emb_verysecret';
  void one.ask('/secret', { token });
  void one.ask('/open');
  await clock.advance(0);
  two.answering = () => new Response('', { status: 401 });
  void two.ask('/refused', { token }).catch(() => undefined);
  await clock.advance(0);
  assert.ok(said.length > 3);
  assert.ok(!JSON.stringify(said).includes('verysecret'));
  assert.deepEqual(
    greet()?.answers?.map(([key]) => key),
    [' https://api.example/open'],
  );
});

test('of all answers the newest twenty anonymous ones are kept for the next page, 200 kB at most', () => {
  const answers = new Answers(100);
  for (let index = 0; index < 60; index++)
    answers.keep(keyOf({ url: `${url}/${index}`, token: index % 2 ? 'emb_x' : undefined }), {
      json: index,
      receivedAt: 1,
    });
  const kept = answers.anonymous();
  assert.deepEqual(
    kept.map(([, { json: value }]) => value),
    Array.from({ length: 20 }, (_, index) => 20 + 2 * index),
  );
  for (let index = 0; index < 20; index++)
    answers.keep(keyOf({ url: `${url}/big/${index}` }), {
      json: 'x'.repeat(30_000),
      receivedAt: 1,
    });
  const { length } = JSON.stringify(answers.anonymous());
  assert.ok(length > 150_000 && length <= 200_000, `${length}`);
});

test('a token is known by a hash that differs from that of any other, and does not show it', () => {
  const tokens = Array.from({ length: 20_000 }, (_, index) => `emb_${index.toString(36)}`);
  const owners = new Set(tokens.map((token) => ownerOf(keyOf({ url, token }))));
  assert.equal(owners.size, tokens.length);
  assert.ok(!keyOf({ url, token: 'emb_secret' }).includes('secret'));
  assert.equal(ownerOf(keyOf({ url })), '');
});
