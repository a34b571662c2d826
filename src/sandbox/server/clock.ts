/** Supported times in milliseconds since 1970. */
const bounds = { from: Date.UTC(2016, 0, 1), until: Date.UTC(2100, 0, 1) } as const;

export interface ClockState {
  /** ISO 8601 date-time in UTC. */
  readonly now: string;
  readonly running: boolean;
}

/** Changes of the clock, applied in the order of the fields. */
export interface ClockChange {
  /** Milliseconds since 1970, or an ISO 8601 date-time. */
  readonly now?: number | string | undefined;
  readonly advanceMs?: number | undefined;
  readonly running?: boolean | undefined;
}

export interface SandboxClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly state: () => ClockState;
  /** Changes the clock; throws a RangeError for a time outside the years 2016 to 2099. */
  readonly change: (change: ClockChange) => ClockState;
  /** Returns to the start. */
  readonly reset: () => void;
}

const milliseconds = (time: number | string) =>
  typeof time === 'string' ? Date.parse(time) : time;

function withinBounds(time: number): number {
  if (time >= bounds.from && time < bounds.until) return time;
  throw new RangeError('now: must be a time from 2016 to 2099');
}

/** Creates a clock based on `source`, starting at `startAt`. */
export function createClock(source: () => number, startAt?: number): SandboxClock {
  let offset = 0;
  let stoppedAt: number | undefined;
  const now = () => stoppedAt ?? source() + offset;
  const jump = (time: number) => {
    offset = time - source();
    if (stoppedAt !== undefined) stoppedAt = time;
  };
  const run = (running: boolean) => {
    const time = now();
    stoppedAt = running ? undefined : time;
    offset = time - source();
  };
  const reset = () => {
    stoppedAt = undefined;
    offset = startAt === undefined ? 0 : startAt - source();
  };
  const state = () => ({ now: new Date(now()).toISOString(), running: stoppedAt === undefined });
  reset();
  return {
    now,
    state,
    reset,
    change: ({ now: time, advanceMs = 0, running }) => {
      if (time !== undefined || advanceMs !== 0) {
        jump(withinBounds((time === undefined ? now() : milliseconds(time)) + advanceMs));
      }
      if (running !== undefined) run(running);
      return state();
    },
  };
}
