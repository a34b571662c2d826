import type { rateLimits, RateLimitTier } from '../contract/rate-limits.js';
import { type FailureKind, policyOf, type RequestErrorCode, type VtcError } from './errors.js';

/** Number of requests that are allowed in a number of milliseconds. */
export type RateWindow = readonly [count: number, ms: number];

type Limits = (typeof rateLimits)[RateLimitTier];

/** One sent request, by a random id; `time` is the latest at which the API can have counted it. */
type SentRequest = readonly [id: number, time: number];

/** A rate budget as a page stores it for the next one. */
export interface BudgetRecord {
  readonly origin: string;
  readonly sent: readonly SentRequest[];
  readonly cooldownUntil: number;
  readonly reason: RequestErrorCode;
  /** Cooldowns in a row, and when that number last changed. */
  readonly cooldowns: readonly [count: number, changedAt: number];
}

/** A request that arrives late must not fall into the server's next window. */
const marginMs = 2_000;
/** Tolerance for times in the future, since clocks differ. */
const toleranceMs = 1_000;
const firstCooldownMs = 60_000;
const nextCooldownMs = 300_000;
const maxCooldownMs = 900_000;
const maxInFlight = 6;
const probeIntervalMs = 5_000;

/** Half of the published limits: the rest is for other devices and other sites behind the same IP address. */
export const halfOf = ({ minute, fiveMinutes }: Limits): readonly RateWindow[] => [
  [minute / 2, 60_000 + marginMs],
  [fiveMinutes / 2, 300_000 + marginMs],
];

/** Request history and cooldown of one API origin. */
export class RateBudget implements BudgetRecord {
  inFlight = 0;
  /** Whether a request that was sent during a cooldown is in flight. */
  isProbing = false;
  cooldownUntil = 0;
  /** Error that started the cooldown. */
  reason: RequestErrorCode = 'RATE_LIMITED';
  readonly origin: string;
  /** By time, ascending. */
  sent: readonly SentRequest[] = [];
  cooldowns: BudgetRecord['cooldowns'] = [0, 0];
  readonly #windows: readonly RateWindow[];
  readonly #maxCount: number;
  #lostInARow = 0;
  #probedAt = -Infinity;

  constructor(origin: string, windows: readonly RateWindow[]) {
    this.origin = origin;
    this.#windows = windows;
    this.#maxCount = Math.max(...windows.map(([count]) => count));
  }

  /** Whether another request may be sent now: six in flight at most, and one at a time from a cooldown until the next successful response. */
  get hasFreeSlot(): boolean {
    return this.inFlight < (this.cooldowns[0] ? 1 : maxInFlight);
  }

  /** Milliseconds until the cooldown ends; at most 15 min, whatever storage or a clock that was set back says. */
  cooldownMs(now: number): number {
    this.cooldownUntil = Math.min(this.cooldownUntil, now + maxCooldownMs);
    return Math.max(0, this.cooldownUntil - now);
  }

  /** Milliseconds until `cost` more requests fit into a share of every window. */
  waitMs(cost: number, now: number, share = 1): number {
    const aheadMs = (this.sent.at(-1)?.[1] ?? 0) - now - toleranceMs;
    // The machine's clock was set back: the history must neither be lost nor block for hours.
    if (aheadMs > 0) {
      this.sent = this.sent.map(([id, time]) => [id, time - aheadMs]);
      this.cooldownUntil -= aheadMs;
    }
    const waits = this.#windows.map(
      ([count, ms]) =>
        (this.sent.at(cost - 1 - Math.floor(count * share))?.[1] ?? -Infinity) + ms - now,
    );
    return Math.max(0, ...waits);
  }

  /** Counts `cost` requests. Call the returned function with the time of the response: the API may have counted them as late as that. */
  recordStart(cost: number, now: number): (now: number) => void {
    const ids = [...Array(cost).keys()].map(() => Math.random());
    const count = (time: number) => this.#add(ids.map((id) => [id, time]));
    count(now);
    this.inFlight++;
    return (endedAt) => {
      count(endedAt);
      this.inFlight--;
      this.isProbing = false;
    };
  }

  /** Whether a manual request may be sent during the cooldown after a network error: once in 5 s. Starts the probe. */
  tryProbe(now: number): boolean {
    const isEarly = Math.abs(now - this.#probedAt) < probeIntervalMs;
    if (this.reason !== 'NETWORK' || isEarly || !this.hasFreeSlot) return false;
    this.#probedAt = now;
    this.isProbing = true;
    return true;
  }

  /** Records a successful response: after the cooldown, it lifts the limit of one request in flight. */
  recordSuccess(now: number): void {
    this.#lostInARow = 0;
    this.online();
    if (!this.cooldownMs(now) && this.cooldowns[0]) this.cooldowns = [0, now];
  }

  /** Records a failure after so many attempts; returns the rest of the cooldown in ms that it starts or continues, else 0. */
  recordFailure(
    error: FailureKind & Pick<VtcError, 'code' | 'retryAfterMs'>,
    attempts: number,
    now: number,
  ): number {
    this.#lostInARow = error.code === 'NETWORK' ? this.#lostInARow + 1 : 0;
    const { cooldown } = policyOf(error);
    const isCooldown =
      cooldown === 'always' ||
      (cooldown === 'repeated' && attempts > 1 && this.#lostInARow > attempts);
    const remainingMs = this.cooldownMs(now);
    if (isCooldown && !remainingMs) this.cooldowns = [this.cooldowns[0] + 1, now];
    const defaultMs = remainingMs || (this.cooldowns[0] > 1 ? nextCooldownMs : firstCooldownMs);
    const ms = error.retryAfterMs ?? (isCooldown ? defaultMs : 0);
    if (!ms || error.code === 'SETUP') return 0;
    this.cooldownUntil = Math.max(this.cooldownUntil, now + ms);
    this.reason = error.code;
    return this.cooldownMs(now);
  }

  /** The page is online again: ends the cooldown after a network error. */
  online(): void {
    if (this.reason === 'NETWORK') this.cooldownUntil = 0;
  }

  /** Adds the record of the previous page of the tab. */
  merge({ sent, cooldownUntil, reason, cooldowns }: BudgetRecord): void {
    this.#add(sent);
    if (cooldownUntil > this.cooldownUntil) this.reason = reason;
    this.cooldownUntil = Math.max(this.cooldownUntil, cooldownUntil);
    if (cooldowns[1] > this.cooldowns[1]) this.cooldowns = cooldowns;
  }

  /** The record for the next page of the tab. */
  record(): BudgetRecord {
    return { ...this };
  }

  #add(sent: readonly SentRequest[]): void {
    const times = new Map(this.sent);
    for (const [id, time] of sent) times.set(id, Math.max(time, times.get(id) ?? 0));
    this.sent = [...times].sort(([, a], [, b]) => a - b).slice(-this.#maxCount);
  }
}
