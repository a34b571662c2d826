import type { Clock } from '../../src/client/clock.js';
import { discordChannel } from '../../src/announce/channel/discord-channel.js';
import { discordAddress } from '../../src/announce/channel/webhook-address.js';
import { kinds } from '../../src/announce/message/announcement.js';
import { runOnce, type RunOptions, type Step } from '../../src/announce/run.js';
import type { ConvoySnapshot, NewsPost, LoadedWorld } from '../../src/announce/snapshot.js';
import { emptyState, parseState, type AnnounceState } from '../../src/announce/state/state.js';
import type { StateStore } from '../../src/announce/state/state-file.js';
import { type DiscordMessage, FakeDiscord, type DiscordOptions } from '../support/discord.js';
import { company, messageText } from './snapshots.js';

/** A clock whose timers run at once, and advance it. */
export class JumpingClock implements Clock {
  #now: number;

  constructor(now: number) {
    this.#now = now;
  }

  readonly now = (): number => this.#now;

  readonly setTimeout = (callback: () => void, ms: number): unknown => {
    return setImmediate(() => {
      this.#now += ms;
      callback();
    });
  };

  readonly clearTimeout = (timer: unknown): void => clearImmediate(timer as NodeJS.Immediate);

  /** Sets the time. */
  set(now: number): void {
    this.#now = now;
  }
}

/** A state that is stored as text, as in a file. */
export class MemoryStore implements StateStore {
  text: string | undefined;

  load(): Promise<AnnounceState> {
    return Promise.resolve(this.text === undefined ? emptyState : parseState(this.text));
  }

  save(state: AnnounceState): Promise<void> {
    this.text = JSON.stringify(state);
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** A world of one company. */
export const worldOf = (
  convoys: readonly ConvoySnapshot[],
  { absent = [], news = [] }: { absent?: readonly number[]; news?: readonly NewsPost[] } = {},
): LoadedWorld => [
  { vtc: 'northern_haul', company: company(), convoys, absent: new Set(absent), news },
];

/** What a reader sees of a message, in one line, without times. */
export function messageLine({ content, embeds, pinged, edits }: DiscordMessage): string {
  const [embed] = embeds;
  const text = embed
    ? String(embed.title)
    : `↳ ${content
        .split('\n')
        .map((line) => line.replace(/\*\*\[(.*)\]\(.*\)\*\*/, '$1').replace(/<t:\d+:[FR]>/g, 'T'))
        .join(' | ')}`;
  return `${text}${pinged.length > 0 ? ' (ping)' : ''}${edits > 0 ? ` (edited ${edits})` : ''}`;
}

/** An announcer with a fake of Discord, without connections. */
export class Stage {
  readonly clock: JumpingClock;
  readonly discord: FakeDiscord;
  store: StateStore = new MemoryStore();
  readonly steps: Step[] = [];

  constructor(now: number, options: DiscordOptions = {}) {
    this.clock = new JumpingClock(now);
    this.discord = new FakeDiscord({ now: this.clock.now, ...options });
  }

  /** A run at a time. */
  async run(now: number, world: LoadedWorld, more: Partial<RunOptions> = {}): Promise<void> {
    this.clock.set(now);
    await runOnce({
      text: messageText(),
      kinds: new Set(kinds),
      days: 30,
      isIncluded: () => true,
      backfill: false,
      retriesUnknown: false,
      channel: this.channel(),
      store: this.store,
      clock: this.clock,
      load: () => Promise.resolve(world),
      report: (step) => this.steps.push(step),
      ...more,
    });
  }

  channel() {
    const address = discordAddress(this.discord.url, ['127.0.0.1']);
    const { clock, discord } = this;
    return discordChannel({ address, clock, fetch: discord.fetch, role: '700000000000000007' });
  }

  get lines(): string[] {
    return this.discord.messages.map(messageLine);
  }
}
