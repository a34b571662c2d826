import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Channel } from '../../src/announce/channel/channel.js';
import type { LoadedWorld } from '../../src/announce/snapshot.js';
import type { StateStore } from '../../src/announce/state/state-file.js';
import { MemoryStore, Stage, worldOf } from './channel-log.js';
import { convoy, day, hour, iso, news, start } from './snapshots.js';

/** The process was killed. */
class Killed extends Error {}

/** Throws when a number of points has been passed. */
class Killer {
  passed = 0;
  point = '';
  /** Whether a message had been posted that the state did not know. */
  wasUnsaved = false;
  #hasUnsaved = false;
  readonly #at: number;

  constructor(at: number) {
    this.#at = at;
  }

  pass(point: string): void {
    this.passed += 1;
    if (this.passed !== this.#at) return;
    this.point = point;
    this.wasUnsaved = this.#hasUnsaved;
    throw new Killed(point);
  }

  async around<T>(point: string, act: () => Promise<T>): Promise<T> {
    this.pass(`before ${point}`);
    const result = await act();
    if (point === 'post') this.#hasUnsaved = true;
    if (point === 'save') this.#hasUnsaved = false;
    this.pass(`after ${point}`);
    return result;
  }

  store = (store: StateStore): StateStore => ({
    load: () => store.load(),
    close: () => store.close(),
    save: (state) => this.around('save', () => store.save(state)),
  });

  channel = (channel: Channel): Channel => ({
    key: channel.key,
    post: (...args) => this.around('post', () => channel.post(...args)),
    edit: (...args) => this.around('edit', () => channel.edit(...args)),
    delete: (...args) => this.around('delete', () => channel.delete(...args)),
  });
}

const created = { createdAt: iso(start - 5 * day) };
const one = convoy({}, created);
const two = convoy({ id: 8, name: 'Second Run' }, created);
const three = convoy({ id: 9, name: 'Third Run' }, created);
const cancelled = convoy(
  { id: 8, name: 'Second Run' },
  { ...created, lifecycleStatus: 'cancelled' },
);
const moved = convoy({ startAt: iso(start + day) }, created);

const scenario: readonly (readonly [number, LoadedWorld])[] = [
  [-100, worldOf([])],
  [-99, worldOf([one, two, three])],
  [
    -50,
    worldOf([moved, cancelled, three], { news: [news({ createdAt: iso(start - 51 * hour) })] }),
  ],
  [-30, worldOf([moved, cancelled], { absent: [9] })],
  [-29, worldOf([moved, cancelled], { absent: [9] })],
  [0.1, worldOf([moved, cancelled])],
  [24.1, worldOf([moved, cancelled])],
];

/** Plays the scenario; a run that is killed is started again. */
async function play(stage: Stage, killer: Killer, retriesUnknown: boolean): Promise<void> {
  const store = killer.store(stage.store);
  for (const [hours, world] of scenario) {
    const now = start + hours * hour;
    const run = (more = {}) =>
      stage.run(now, world, { channel: killer.channel(stage.channel()), store, ...more });
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      await run({ retriesUnknown: retriesUnknown && !killer.wasUnsaved });
    }
  }
}

/** The channel without counts of edits: an edit may be repeated. */
const linesOf = ({ lines }: Stage) => lines.map((line) => line.replace(/ \(edited.*/, ''));

const staged = <T>(use: (stage: Stage) => Promise<T>): Promise<T> =>
  use(new Stage(start, { bucket: { limit: 1000, windowMs: 1 }, globalLimit: 1000 }));

it('a run that is killed at any point posts nothing twice, and loses nothing', async () => {
  const counter = new Killer(0);
  const expected = await staged(async (stage) => {
    await play(stage, counter, false);
    return linesOf(stage);
  });
  assert.deepEqual(expected, [
    'On the road now: Friday Night Run (ping)',
    'Cancelled: Second Run (ping)',
    '↳ Friday Night Run | Start: ~~T~~ | T (T)',
    '↳ Cancelled: Second Run',
    'New trucks',
    '↳ Friday Night Run | Meet-up: T (T) | Start: T (T)',
    '↳ On the road now: Friday Night Run',
  ]);
  assert.ok(counter.passed > 50, String(counter.passed));
  const points = new Set<string>();
  for (let at = 1; at <= counter.passed; at += 1)
    await staged(async (stage) => {
      const killer = new Killer(at);
      await play(stage, killer, false);
      points.add(killer.point);
      const unknown = stage.steps.filter(({ result }) => result === 'unknown');
      if (unknown.length === 0)
        return assert.deepEqual(linesOf(stage), expected, `killed ${killer.point} (${at})`);
      // The message may be there or not, and is named in the log.
      assert.equal(unknown.length, 1);
      const subjects = linesOf(stage).map((line) => line.replace(/^[^↳:]*: /, ''));
      assert.equal(new Set(subjects).size, subjects.length, `twice: ${killer.point} (${at})`);
      assert.ok(subjects.length >= expected.length - 1, `lost: ${killer.point} (${at})`);
      return undefined;
    });
  const kinds = ['save', 'post', 'edit', 'delete'].flatMap((kind) => [
    `before ${kind}`,
    `after ${kind}`,
  ]);
  assert.deepEqual([...points].sort(), kinds.sort());
});

it('posts with --retry-unknown a message that a killed run did not send', async () => {
  const counter = new Killer(0);
  const expected = await staged(async (stage) => {
    await play(stage, counter, false);
    return linesOf(stage);
  });
  for (let at = 1; at <= counter.passed; at += 1)
    await staged(async (stage) => {
      const killer = new Killer(at);
      await play(stage, killer, true);
      if (killer.wasUnsaved) return;
      // A message that was not sent is posted by the next run, so that its place may be another one.
      assert.deepEqual(linesOf(stage).sort(), [...expected].sort(), `${killer.point} (${at})`);
    });
});

it('--retry-unknown posts as before, also if its run is killed too', async () => {
  await staged(async (stage) => {
    await stage.run(start - 100 * hour, worldOf([]));
    const killed = (at: number, more = {}) => {
      const killer = new Killer(at);
      const channel = killer.channel(stage.channel());
      const store = killer.store(stage.store);
      return stage.run(start - 99 * hour, worldOf([one]), { channel, store, ...more });
    };
    // Before the post, and then after the plan has been saved.
    await assert.rejects(killed(5), Killed);
    await assert.rejects(killed(2, { retriesUnknown: true }), Killed);
    assert.deepEqual(stage.lines, []);
    await stage.run(start - 98 * hour, worldOf([one]));
    assert.deepEqual(stage.lines, ['Friday Night Run (ping)']);
  });
});

it('a stored state survives its text', async () => {
  const store = new MemoryStore();
  const stage = new Stage(start);
  stage.store = store;
  await stage.run(start - 100 * hour, worldOf([]));
  await stage.run(start - 99 * hour, worldOf([one]));
  assert.ok(store.text && !store.text.includes('SECRET'));
  assert.deepEqual(JSON.parse(JSON.stringify(await store.load())), JSON.parse(store.text));
});
