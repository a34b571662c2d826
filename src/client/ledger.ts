import type { rateLimits, RateLimitTier } from '../contract/rate-limits.js';
import type { SentErrorCode, VtcError } from './errors.js';

/** How many requests fit in how many milliseconds. */
export type Window = readonly [count: number, ms: number];

type Limits = (typeof rateLimits)[RateLimitTier];

/** A ledger as tabs tell it each other: origin, times sent, left alone until, refusals in a row. */
export type LedgerEntry = readonly [string, readonly number[], number, number];

/** A request that was slow to arrive must not fall into the server's next window. */
const marginMs = 2_000;
/** How far times may lie ahead, being unequal. */
const slackMs = 1_000;
const firstWaitMs = 60_000;
const nextWaitMs = 300_000;
const mostActive = 6;

/** Half of the published limits: the visitor's housemates and other sites need the rest. */
export const halfOf = ({ minute, fiveMinutes }: Limits): readonly Window[] => [
  [minute / 2, 60_000 + marginMs],
  [fiveMinutes / 2, 300_000 + marginMs],
];

/** What was sent to one API, and how it took it. */
export class Ledger {
  /** Requests under way. */
  active = 0;
  /** The API is left alone until then. */
  until = 0;
  /** Why it is left alone. */
  reason: SentErrorCode = 'RATE_LIMITED';
  readonly #origin: string;
  readonly #windows: readonly Window[];
  readonly #most: number;
  /** Ascending; no two are equal, so that the lists of two tabs can be merged. */
  #times: number[] = [];
  #refusals = 0;
  #losses = 0;

  constructor(origin: string, windows: readonly Window[]) {
    this.#origin = origin;
    this.#windows = windows;
    this.#most = Math.max(...windows.map(([count]) => count));
  }

  /** Whether one more may be under way: after a refusal it is one at a time. */
  get free(): boolean {
    return this.active < (this.#refusals ? 1 : mostActive);
  }

  /** Milliseconds until `cost` more requests fit every window. */
  waitMs(cost: number, now: number): number {
    const ahead = (this.#times.at(-1) ?? 0) - now - slackMs;
    // The machine's clock was set back: what was sent must neither be forgotten nor block for hours.
    if (ahead > 0) {
      this.#times = this.#times.map((time) => time - ahead);
      this.until -= ahead;
    }
    const waits = this.#windows.map(
      ([count, ms]) => (this.#times.at(cost - 1 - count) ?? -Infinity) + ms - now,
    );
    return Math.max(0, ...waits);
  }

  /** Notes `cost` requests as sent now. */
  sent(cost: number, now: number): void {
    const last = Math.max(now, this.#times.at(-1) ?? 0);
    for (let index = 0; index < cost; index++) this.#add([last + index + 0.001 + Math.random()]);
  }

  /** Notes an answer: the API is there, and not refusing. */
  answered(now: number): void {
    this.#losses = 0;
    if (this.until <= now) this.#refusals = 0;
  }

  /** Notes a failure, and puts into it how long the API is to be left alone. */
  failed(error: VtcError, tries: number, now: number): void {
    this.#losses = error.code === 'NETWORK' ? this.#losses + 1 : 0;
    // A refusal without CORS headers looks like a lost connection.
    const refused = error.code === 'RATE_LIMITED' || (tries > 1 && this.#losses > tries);
    const waiting = Math.max(0, this.until - now);
    if (refused) this.#refusals++;
    error.retryAfterMs ??= refused
      ? waiting || (this.#refusals > 1 ? nextWaitMs : firstWaitMs)
      : undefined;
    if (!error.retryAfterMs) return;
    this.until = Math.max(this.until, now + error.retryAfterMs);
    this.reason = error.code as SentErrorCode;
  }

  /** The page is online again: what failed for want of a connection may be tried at once. */
  online(): void {
    if (this.reason === 'NETWORK') this.until = 0;
  }

  /** Notes what another tab sent and met. */
  merge([, times, until, refusals]: LedgerEntry): void {
    this.#add(times);
    this.until = Math.max(this.until, until);
    this.#refusals = refusals;
  }

  /** All of it, for the other tabs. */
  entry(): LedgerEntry {
    return [this.#origin, this.#times, this.until, this.#refusals];
  }

  #add(times: readonly number[]): void {
    this.#times = [...new Set([...this.#times, ...times])].sort((a, b) => a - b).slice(-this.#most);
  }
}
