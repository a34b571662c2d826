import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kinds, type Kind } from '../../src/announce/message/announcement.js';
import type { RunOptions } from '../../src/announce/run.js';
import type { ConvoySnapshot, LoadedWorld } from '../../src/announce/snapshot.js';
import { Stage, worldOf } from './channel-log.js';
import { convoy, day, hour, iso, news, start } from './snapshots.js';

const minute = 60_000;
const created = { createdAt: iso(start - 5 * day) };
const seen = convoy({}, created);
const cancelled = convoy({}, { ...created, lifecycleStatus: 'cancelled' });
const at = (time: number, details = {}): ConvoySnapshot =>
  convoy({ startAt: iso(time) }, { ...created, ...details });
const none = worldOf([]);

/** Hours from the start, the world then, and options. */
type Run = readonly [number, LoadedWorld, Partial<RunOptions>?];

interface Row {
  readonly name: string;
  readonly runs: readonly Run[];
  readonly channel: readonly string[];
  /** Acts between the runs, before the one with this index. */
  readonly before?: Readonly<Record<number, (stage: Stage) => void>>;
}

const name = 'Friday Night Run';
const times = 'Meet-up: T (T) | Start: T (T)';
const only = (...some: Kind[]) => ({ kinds: new Set(some) });
const without = (kind: Kind) => ({ kinds: new Set(kinds.filter((each) => each !== kind)) });
const first: Run = [-100, none];
const posted: readonly Run[] = [first, [-99, worldOf([seen])]];

const rows: readonly Row[] = [
  {
    name: 'posts a new convoy once, and pings the role',
    runs: [...posted, [-98, worldOf([seen])], [-97, worldOf([seen])]],
    channel: [`${name} (ping)`],
  },
  {
    name: 'says nothing of convoys that existed a day before the first run',
    runs: [
      [-90, worldOf([seen])],
      [-89, worldOf([seen])],
    ],
    channel: [],
  },
  {
    name: 'posts them with --backfill, also after the first run',
    runs: [
      [-90, worldOf([seen])],
      [-89, worldOf([seen]), { backfill: true }],
      [-88, worldOf([seen])],
    ],
    channel: [`${name} (ping)`],
  },
  {
    name: 'posts a convoy that was created within a day before the first run',
    runs: [[-110, worldOf([seen])]],
    channel: [`${name} (ping)`],
  },
  {
    name: 'edits the message when the convoy changes',
    runs: [...posted, [-98, worldOf([convoy({ server: 'Arcade' }, created)])]],
    channel: [`${name} (ping) (edited 1)`],
  },
  {
    name: 'does not edit it when the number of attendees changes',
    runs: [...posted, [-98, worldOf([convoy({ attendeeCount: 99 }, created)])]],
    channel: [`${name} (ping)`],
  },
  {
    name: 'posts each reminder once at its time, and shows that it is live and over',
    runs: [
      ...posted,
      [-25, worldOf([seen])],
      [-23.9, worldOf([seen])],
      [-23.8, worldOf([seen])],
      [-0.9, worldOf([seen])],
      [-0.5, worldOf([seen])],
      [0.1, worldOf([seen])],
      [0.5, worldOf([seen])],
      [2.1, worldOf([seen])],
    ],
    channel: [
      `Ended: ${name} (ping) (edited 2)`,
      `↳ ${name} | ${times}`,
      `↳ ${name} | ${times}`,
      `↳ On the road now: ${name}`,
    ],
  },
  {
    name: 'posts no reminder that comes too late, nor one right after the message',
    runs: [first, [-1.2, worldOf([seen])], [-0.5, worldOf([seen])], [1.5, worldOf([seen])]],
    channel: [`On the road now: ${name} (ping) (edited 1)`],
  },
  {
    name: 'posts the last reminder only after an outage',
    runs: [...posted, [-0.2, worldOf([seen])]],
    channel: [`${name} (ping)`, `↳ ${name} | ${times}`],
  },
  {
    name: 'edits and replies when it is cancelled, once, without reminders',
    runs: [
      ...posted,
      [-50, worldOf([cancelled])],
      [-49, worldOf([cancelled])],
      [-23.9, worldOf([cancelled])],
      [0.1, worldOf([cancelled])],
    ],
    channel: [`Cancelled: ${name} (ping) (edited 1)`, `↳ Cancelled: ${name}`],
  },
  {
    name: 'says when a cancelled convoy takes place after all',
    runs: [...posted, [-50, worldOf([cancelled])], [-49, worldOf([seen])], [-48, worldOf([seen])]],
    channel: [
      `${name} (ping) (edited 2)`,
      `↳ Cancelled: ${name}`,
      `↳ ~~Cancelled:~~ ${name} | Start: T (T)`,
    ],
  },
  {
    name: 'says when it moves to another day, and reminds before the new start',
    runs: [
      ...posted,
      [-50, worldOf([at(start + day)])],
      [-23.9, worldOf([at(start + day)])],
      [0.1, worldOf([at(start + day)])],
    ],
    channel: [
      `${name} (ping) (edited 1)`,
      `↳ ${name} | Start: ~~T~~ | T (T)`,
      `↳ ${name} | ${times}`,
    ],
  },
  {
    name: 'says when it moves, and back again',
    runs: [...posted, [-50, worldOf([at(start + day)])], [-49, worldOf([seen])]],
    channel: [
      `${name} (ping) (edited 2)`,
      `↳ ${name} | Start: ~~T~~ | T (T)`,
      `↳ ${name} | Start: ~~T~~ | T (T)`,
    ],
  },
  {
    name: 'deletes the messages of a convoy that turns private, and posts it anew when it comes back',
    runs: [
      ...posted,
      [-23.9, worldOf([seen])],
      [-20, worldOf([], { absent: [7] })],
      [-19.9, worldOf([], { absent: [7] })],
      [-19, worldOf([], { absent: [7] })],
      [-18, worldOf([seen])],
    ],
    channel: [name],
  },
  {
    name: 'deletes nothing of a convoy that is absent for a moment, or is over',
    runs: [
      ...posted,
      [-98, worldOf([], { absent: [7] })],
      [-97, worldOf([seen])],
      [-96, worldOf([], { absent: [7] })],
      [3, worldOf([], { absent: [7] })],
    ],
    channel: [`${name} (ping)`],
  },
  {
    name: 'takes nothing for cancelled because the company could not be loaded',
    runs: [...posted, [-98, []], [-50, []], [-23.9, []], [-20, none]],
    channel: [`${name} (ping)`],
  },
  {
    name: 'takes nothing for changed because the full record could not be loaded',
    runs: [...posted, [-98, worldOf([{ ...seen, details: undefined }])]],
    channel: [`${name} (ping)`],
  },
  {
    name: 'announces no convoy before its full record could be loaded',
    runs: [first, [-99, worldOf([{ ...seen, details: undefined }])], [-98, worldOf([cancelled])]],
    channel: [],
  },
  {
    name: 'posts a message anew that somebody has deleted, without a ping',
    runs: [
      ...posted,
      [-98, worldOf([convoy({ server: 'A' }, created)])],
      [-97, worldOf([convoy({ server: 'B' }, created)])],
    ],
    before: { 2: ({ discord }) => discord.messages.splice(0) },
    channel: [`${name} (edited 1)`],
  },
  {
    name: 'posts a message anew once only',
    runs: [
      ...posted,
      [-98, worldOf([convoy({ server: 'A' }, created)])],
      [-97, worldOf([convoy({ server: 'B' }, created)])],
      [-96, worldOf([convoy({ server: 'C' }, created)])],
    ],
    before: {
      2: ({ discord }) => discord.messages.splice(0),
      3: ({ discord }) => discord.messages.splice(0),
    },
    channel: [],
  },
  {
    name: 'leaves messages of an earlier webhook, and posts anew what changes',
    runs: [
      ...posted,
      [-98, worldOf([seen])],
      [-97, worldOf([convoy({ server: 'Arcade' }, created)])],
      [-50, worldOf([at(start + day)])],
      [-49, worldOf([at(start + day, { maxAttendees: 5 })])],
    ],
    before: { 2: ({ discord }) => discord.rotate() },
    channel: [`${name} (ping)`, `${name} (edited 1)`],
  },
  {
    name: 'posts nothing twice when the clock is set back',
    runs: [...posted, [-23.9, worldOf([seen])], [-30, worldOf([seen])], [-23.5, worldOf([seen])]],
    channel: [`${name} (ping)`, `↳ ${name} | ${times}`],
  },
  {
    name: 'posts nothing twice when the state file is lost',
    runs: [...posted, [-23.9, worldOf([seen])], [-23.5, worldOf([seen])], [-0.9, worldOf([seen])]],
    before: { 3: (stage) => Reflect.set(stage.store, 'text', undefined) },
    channel: [`${name} (ping)`, `↳ ${name} | ${times}`, `↳ ${name} | ${times}`],
  },
  {
    name: 'posts no late reminder with a state file of last week',
    runs: [...posted, [100, none], [101, worldOf([])]],
    channel: [`${name} (ping)`],
  },
  {
    name: 'posts the recap when there is one, and once',
    runs: [
      ...posted,
      [3, worldOf([seen])],
      [20, worldOf([at(start, { postEventSummary: 'Thanks!' })])],
      [22, worldOf([at(start, { postEventSummary: 'Thanks a lot!' })])],
    ],
    channel: [`Ended: ${name} (ping) (edited 1)`, `How it went: ${name}`],
  },
  {
    name: 'posts only the kinds that are set, and edits in any case',
    runs: [
      [-100, none, only('new')],
      [-99, worldOf([seen]), only('new')],
      [-50, worldOf([at(start + day)]), only('new')],
      [-23.9, worldOf([at(start + day)]), only('new')],
      [-20, worldOf([cancelled]), only('new')],
    ],
    channel: [`Cancelled: ${name} (ping) (edited 2)`],
  },
  {
    name: 'reminds of convoys that it does not announce',
    runs: [
      [-100, none, without('new')],
      [-99, worldOf([seen]), without('new')],
      [-23.9, worldOf([seen]), without('new')],
    ],
    channel: [`↳ ${name} | ${times}`],
  },
  {
    name: 'posts a cancellation of a convoy that was announced by hand',
    runs: [
      [-90, worldOf([seen])],
      [-50, worldOf([cancelled])],
      [-49, worldOf([cancelled])],
    ],
    channel: [`Cancelled: ${name}`],
  },
  {
    name: 'announces no convoy that a filter excludes, or that starts later',
    runs: [
      first,
      [-99, worldOf([seen]), { isIncluded: () => false }],
      [-98, worldOf([seen]), { days: 2 }],
    ],
    channel: [],
  },
  {
    name: 'posts news once, without older ones',
    runs: [
      [-10, worldOf([], { news: [news({ id: 1, createdAt: iso(start - 9 * day) })] })],
      [
        0,
        worldOf([], { news: [news({ id: 2 }), news({ id: 1, createdAt: iso(start - 9 * day) })] }),
      ],
      [1, worldOf([], { news: [news({ id: 2, title: 'Edited' })] })],
    ],
    channel: ['New trucks'],
  },
];

describe('The channel', () => {
  for (const { name, runs, channel, before = {} } of rows)
    it(name, async () => {
      const stage = new Stage(start);
      for (const [index, [hours, world, options]] of runs.entries()) {
        before[index]?.(stage);
        await stage.run(start + hours * hour, world, options);
      }
      assert.deepEqual(stage.lines, channel);
      assert.equal(stage.discord.limited, 0);
      const failed = stage.steps.filter(({ result }) => result !== 'done');
      assert.deepEqual(failed, []);
    });

  it('has one message of a convoy that two companies hold', async () => {
    const stage = new Stage(start);
    const [one] = worldOf([seen]);
    assert.ok(one);
    const two = { ...one, vtc: 'baltic_lines', convoys: [{ ...seen, vtc: 'baltic_lines' }] };
    const [empty] = none;
    assert.ok(empty);
    await stage.run(start - 100 * hour, [empty, { ...empty, vtc: 'baltic_lines' }]);
    await stage.run(start - 99 * hour, [one, two]);
    await stage.run(start - 98 * hour, [one, two]);
    assert.deepEqual(stage.lines, [`${name} (ping)`]);
  });

  it('gets links to the first message with replies, also in a thread', async () => {
    const stage = new Stage(start);
    for (const [hours, world] of posted) await stage.run(start + hours * hour, world);
    await stage.run(start - 23 * hour - 50 * minute, worldOf([seen]));
    const { guildId, channelId, messages } = stage.discord;
    const [message, reply] = messages;
    assert.ok(
      reply?.content.includes(
        `https://discord.com/channels/${guildId}/${channelId}/${message?.id}`,
      ),
    );
  });
});
