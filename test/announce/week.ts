import { createClient, type Clock } from '../../src/client/index.js';
import { loadWorld } from '../../src/announce/load-world.js';
import type { RunOptions } from '../../src/announce/run.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { embedToken } from '../support/embed-tokens.js';
import type { Stage } from './channel-log.js';
import { day, hour, iso } from './snapshots.js';

/** A Monday. */
export const monday = Date.UTC(2026, 10, 23);
const handle = 'week_line';

/** How a convoy of the week changes, and the hours before its start at which it does. */
export type Fate = 'none' | 'moves' | 'cancelled' | 'back' | 'server' | 'hidden' | 'recap';

/** A convoy of the week. */
export interface Planned {
  readonly id: number;
  readonly name: string;
  readonly startMs: number;
  readonly fate: Fate;
  /** Whether it was announced by hand before the week. */
  readonly isOld: boolean;
}

const fates: readonly Fate[] = [
  ...(['none', 'moves', 'none', 'cancelled', 'back'] as const),
  ...(['server', 'none', 'hidden', 'none', 'recap'] as const),
];

/** Convoys that change, one every three hours. */
export const convoysOf = (count: number): readonly Planned[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 5000 + index,
    name: `Convoy ${index}`,
    startMs: monday + (30 + index * 3) * hour,
    fate: fates[index % fates.length] ?? 'none',
    isOld: index % 8 === 0,
  }));

/** The record of a convoy at a time; undefined before it is created. */
function recordAt({ id, name, startMs, fate, isOld }: Planned, now: number) {
  const createdMs = isOld ? monday - 10 * day : Math.max(monday + hour, startMs - 3 * day);
  if (now < createdMs) return undefined;
  const isAfter = (hoursBefore: number) => now >= startMs - hoursBefore * hour;
  const isCancelled =
    fate === 'cancelled' ? isAfter(20) : fate === 'back' && isAfter(28) && !isAfter(26);
  const start = fate === 'moves' && isAfter(25) ? startMs + 4 * hour : startMs;
  return {
    id,
    name,
    startAt: iso(start),
    endAt: iso(start + 2 * hour),
    meetupAt: iso(start - hour / 2),
    createdAt: iso(createdMs),
    server: fate === 'server' && isAfter(27) ? 'Arcade' : 'Simulation 1',
    game: 'ets2',
    departureCity: 'Calais',
    arrivalCity: 'Duisburg',
    lifecycleStatus: isCancelled ? ('cancelled' as const) : ('published' as const),
    safetyStatus: fate === 'hidden' && isAfter(10) ? ('removed' as const) : ('visible' as const),
    ...(fate === 'recap' && isAfter(-4) && { postEventSummary: 'Thank you!' }),
  };
}

/** Options of the runs of a week, which load the companies of a sandbox. */
export function weekOf(stage: Stage, planned: readonly Planned[]): () => Partial<RunOptions> {
  const clock: Clock = {
    now: stage.clock.now,
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  };
  const create = (events: readonly object[]) =>
    createSandbox({
      companies: 3,
      members: 20,
      clock: clock.now,
      rateLimits: false,
      fixture: {
        companies: [{ id: 900_000, handle, name: 'Week Line', events: [...events] as [] }],
      },
    });
  let sandbox = create([]);
  let shown = '[]';
  const client = createClient({
    apiBase: 'https://api.example',
    token: embedToken(handle, sandbox),
    apiKey: sandbox.keys.unlimited,
    tier: 'unlimited',
    clock,
    fetch: (url, init) => sandbox.fetch(new Request(url, init)),
  });
  const failed = (line: string) => {
    throw new Error(line);
  };
  const sources = [{ vtc: handle, client, hasToken: true }];
  const scope = { include: ['own'], also: [] } as const;
  const options: Partial<RunOptions> = {
    days: 2,
    load: (state) =>
      loadWorld(state, {
        ...{ sources, clock, days: 2, includesNews: true, failed, rejected: failed },
        ...scope,
      }),
  };
  return () => {
    const events = planned.flatMap((each) => recordAt(each, clock.now()) ?? []);
    if (JSON.stringify(events) !== shown) sandbox = create(events);
    shown = JSON.stringify(events);
    return options;
  };
}

/** The kinds of messages of a convoy, in order. */
export function expectedKinds({ fate, isOld }: Planned): string[] {
  const reminders = ['24h', '1h', 'live'];
  const after: Readonly<Record<Fate, readonly string[]>> = {
    none: reminders,
    server: reminders,
    moves: ['changed', ...reminders],
    cancelled: ['24h', 'cancelled'],
    back: ['cancelled', 'changed', ...reminders],
    hidden: ['24h'],
    recap: [...reminders, 'recap'],
  };
  const kinds = after[fate];
  if (!isOld) return ['new', ...kinds];
  // It was announced by hand, so that a change is posted with all facts.
  return ['changed', 'cancelled'].includes(kinds[0] ?? '')
    ? ['new', ...kinds.slice(1)]
    : [...kinds];
}
