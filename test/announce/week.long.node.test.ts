import assert from 'node:assert/strict';
import { it } from 'node:test';
import { messageLine, type Stage } from './channel-log.js';
import { checkWeek, Killed, playWeek } from './play-week.js';

const linesOf = ({ discord }: Stage) =>
  discord.messages.map((message) => messageLine({ ...message, edits: 0 }));

it('a week of forty convoys that change is announced without doubles and gaps', async (context) => {
  const week = await playWeek(40);
  for (const { at, action, kind, key } of week.log)
    context.diagnostic(`${new Date(at).toISOString().slice(0, 16)} ${action} ${kind} ${key}`);
  for (const line of linesOf(week.stage)) context.diagnostic(line);
  checkWeek(week);
  assert.equal(week.stage.discord.limited, 0);
});

/** Numbers from 0 to 1 that look random. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

it('runs that are killed at random 200 times leave the same channel', async () => {
  const { stage: whole } = await playWeek(20);
  const random = numbers(7);
  let kills = 0;
  const mayKill = () => {
    if (kills >= 200 || random.next().value > 0.35) return;
    kills += 1;
    throw new Killed();
  };
  const around = async <T>(act: () => Promise<T>): Promise<T> => {
    mayKill();
    const result = await act();
    mayKill();
    return result;
  };
  const { stage, results } = await playWeek(20, (stage, options) => {
    const channel = stage.channel();
    const { store } = stage;
    let isPosted = false;
    return {
      ...options,
      // Only posts that have not been sent have unknown results here.
      retriesUnknown: true,
      channel: {
        key: channel.key,
        post: async (...args) => {
          mayKill();
          isPosted = true;
          return channel.post(...args);
        },
        edit: (...args) => around(() => channel.edit(...args)),
        delete: (...args) => around(() => channel.delete(...args)),
      },
      store: {
        load: () => store.load(),
        close: () => store.close(),
        save: async (state) => {
          if (!isPosted) mayKill();
          isPosted = false;
          await store.save(state);
          mayKill();
        },
      },
    };
  });
  assert.deepEqual(linesOf(stage), linesOf(whole));
  assert.equal(kills, 200);
  assert.ok(results.includes('unknown'));
});
