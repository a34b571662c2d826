import type { rateLimits, RateLimitTier } from '../contract/rate-limits.js';
import type { SentErrorCode, VtcError } from './errors.js';

/** How many requests fit in how many milliseconds. */
export type RateWindow = readonly [count: number, ms: number];

type Limits = (typeof rateLimits)[RateLimitTier];

/** A request by a random number that all tabs know it by, and when the API may have counted it at the latest. */
type Count = readonly [id: number, time: number];

/** A budget as tabs share it. */
export interface BudgetRecord {
  readonly origin: string;
  readonly counts: readonly Count[];
  readonly restsUntil: number;
  readonly reason: SentErrorCode;
  readonly refusals: number;
}

/** A request that was slow to arrive must not fall into the server's next window. */
const marginMs = 2_000;
/** How far times may lie ahead, clocks being unequal. */
const slackMs = 1_000;
const firstRestMs = 60_000;
const nextRestMs = 300_000;
const mostActive = 6;
const probeMs = 5_000;

/** Half of the published limits: the visitor's housemates and other sites need the rest. */
export const halfOf = ({ minute, fiveMinutes }: Limits): readonly RateWindow[] => [
  [minute / 2, 60_000 + marginMs],
  [fiveMinutes / 2, 300_000 + marginMs],
];

/** What was sent to one API, and how it took it. */
export class RateBudget {
  /** Requests under way. */
  active = 0;
  /** Whether one of them breaks a rest. */
  isProbing = false;
  /** The API is left alone until then. */
  restsUntil = 0;
  /** Why it is left alone. */
  reason: SentErrorCode = 'RATE_LIMITED';
  readonly #origin: string;
  readonly #windows: readonly RateWindow[];
  readonly #most: number;
  /** By time, ascending. */
  #counts: Count[] = [];
  #refusals = 0;
  #losses = 0;
  #probedAt = -Infinity;

  constructor(origin: string, windows: readonly RateWindow[]) {
    this.#origin = origin;
    this.#windows = windows;
    this.#most = Math.max(...windows.map(([count]) => count));
  }

  /** Whether one more may be under way: after a refusal it is one at a time. */
  get hasRoom(): boolean {
    return this.active < (this.#refusals ? 1 : mostActive);
  }

  /** Milliseconds until `cost` more requests fit every window. */
  waitMs(cost: number, now: number): number {
    const ahead = (this.#counts.at(-1)?.[1] ?? 0) - now - slackMs;
    // The machine's clock was set back: what was sent must neither be forgotten nor block for hours.
    if (ahead > 0) {
      this.#counts = this.#counts.map(([id, time]) => [id, time - ahead]);
      this.restsUntil -= ahead;
    }
    const waits = this.#windows.map(
      ([count, ms]) => (this.#counts.at(cost - 1 - count)?.[1] ?? -Infinity) + ms - now,
    );
    return Math.max(0, ...waits);
  }

  /** Notes `cost` requests as sent; call the result when they are over, for the API may have counted them as late as that. */
  send(cost: number, now: number): (now: number) => void {
    const ids = Array.from({ length: cost }, () => Math.random());
    const count = (time: number) => this.#add(ids.map((id) => [id, time]));
    count(now);
    this.active++;
    return (over) => {
      count(over);
      this.active--;
      this.isProbing = false;
    };
  }

  /** Lets a visitor's wish through a rest that a lost connection caused, once in 5 s. */
  probe(now: number): boolean {
    if (this.reason !== 'NETWORK' || Math.abs(now - this.#probedAt) < probeMs) return false;
    this.#probedAt = now;
    this.isProbing = true;
    return true;
  }

  /** Notes a response: the API is there, and not refusing. */
  succeeded(now: number): void {
    this.#losses = 0;
    if (this.reason === 'NETWORK') this.restsUntil = 0;
    if (this.restsUntil <= now) this.#refusals = 0;
  }

  /** Notes a failure, and puts into it how long the API is to be left alone. */
  failed(error: VtcError, tries: number, now: number): void {
    this.#losses = error.code === 'NETWORK' ? this.#losses + 1 : 0;
    // A refusal without CORS headers looks like a lost connection.
    const refused = error.code === 'RATE_LIMITED' || (tries > 1 && this.#losses > tries);
    const resting = Math.max(0, this.restsUntil - now);
    if (refused && !resting) this.#refusals++;
    error.retryAfterMs ??= refused
      ? resting || (this.#refusals > 1 ? nextRestMs : firstRestMs)
      : undefined;
    if (!error.retryAfterMs) return;
    this.restsUntil = Math.max(this.restsUntil, now + error.retryAfterMs);
    this.reason = error.code as SentErrorCode;
  }

  /** The page is online again: what failed for want of a connection may be tried at once. */
  online(): void {
    if (this.reason === 'NETWORK') this.restsUntil = 0;
  }

  /** Notes what another tab, or the page before, sent and met. */
  merge({ counts, restsUntil, reason, refusals }: BudgetRecord): void {
    this.#add(counts);
    if (restsUntil > this.restsUntil) this.reason = reason;
    this.restsUntil = Math.max(this.restsUntil, restsUntil);
    this.#refusals = refusals;
  }

  /** All of it, for the other tabs. */
  record(): BudgetRecord {
    return {
      origin: this.#origin,
      counts: this.#counts,
      restsUntil: this.restsUntil,
      reason: this.reason,
      refusals: this.#refusals,
    };
  }

  #add(counts: readonly Count[]): void {
    const times = new Map(this.#counts);
    for (const [id, time] of counts) times.set(id, Math.max(time, times.get(id) ?? 0));
    this.#counts = [...times].sort(([, a], [, b]) => a - b).slice(-this.#most);
  }
}
