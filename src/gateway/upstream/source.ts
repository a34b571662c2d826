import { pause, type Clock } from '../../client/clock.js';
import type { RateLimitTier } from '../../contract/rate-limits.js';
import type { CacheEngine, CacheRecord } from '../cache/engine.js';
import { createAllowance } from './allowance.js';
import { createFailures } from './failures.js';
import { etagOf } from './etag.js';
import type { Outcome } from './exchange.js';
import { type Answer, type Failure, notFound, type Reply } from './outcome.js';
import type { Question } from './question.js';
import { createRest } from './rest.js';

/** What answers come from. */
export interface SourceOptions {
  readonly engine: CacheEngine;
  readonly clock: Clock;
  readonly waitMs: number;
  readonly ask: (question: Question) => Promise<Outcome>;
  readonly tier: () => Promise<RateLimitTier>;
  /** Hears of failures, for the log. */
  readonly report: (question: Question, failure: Failure) => void;
}

/** Lets a platform finish what is under way after the visitor has his answer. */
export type KeepAlive = (work: Promise<unknown>) => void;

/** For how long an answer may be served stale, and for how long that there is nothing is kept. */
export const daySeconds = 86_400;
export const missingSeconds = 60;
const lookAgainMs = 40;

const limited = (detail: string, retryAfterSeconds: number): Failure => ({
  status: 503,
  code: 'RATE_LIMITED',
  detail,
  retryAfterSeconds,
});

/** Answers questions from the cache, and asks the API for what is missing or old: once for all who wait. */
export function createSource(options: SourceOptions) {
  const { engine, clock, waitMs } = options;
  const now = () => clock.now();
  const failures = createFailures(engine, now);
  const rest = createRest(engine, now);
  const spend = createAllowance(engine, now);
  const flights = new Map<string, Promise<Reply>>();
  let isFailing = false;

  const keyOf = ({ path }: Question) => `answer:${path}`;
  const isFresh = (record: CacheRecord): boolean => now() < record.freshUntil;
  const replyOf = (record: CacheRecord, question: Question, from: Answer['from']): Reply =>
    record.status === 404 ? notFound : { ...record, freshSeconds: question.freshSeconds, from };

  async function keep(question: Question, status: number, body: string): Promise<Reply> {
    const [storedAt, isAnswer] = [now(), status === 200];
    const seconds = isAnswer ? question.freshSeconds : missingSeconds;
    const record = {
      status,
      body,
      etag: isAnswer ? await etagOf(body) : '',
      storedAt,
      freshUntil: storedAt + seconds * 1000,
    };
    await engine.set(keyOf(question), record, isAnswer ? daySeconds : missingSeconds);
    await failures.clear(question.path);
    isFailing = false;
    return replyOf(record, question, 'miss');
  }

  async function askNow(question: Question, isKnown: boolean): Promise<Reply> {
    const spentFor = await spend(await options.tier(), isKnown);
    if (spentFor) return limited('The gateway has used up its requests for now.', spentFor);
    const outcome = await options.ask(question);
    if (outcome.kind === 'answer') return keep(question, 200, outcome.body);
    if (outcome.kind === 'missing') return keep(question, 404, '');
    if (outcome.kind === 'limited') {
      const failure = limited('The API asks for a pause.', await rest.begin(outcome.waitMs));
      options.report(question, failure);
      return failure;
    }
    isFailing = outcome.failure.status >= 500;
    options.report(question, outcome.failure);
    return failures.add(question.path, outcome.failure, outcome.waitMs);
  }

  /** Asks, unless the API is left alone; where another process asks already, its answer is awaited. */
  async function fly(question: Question, old: CacheRecord | undefined): Promise<Reply> {
    const key = keyOf(question);
    const deadline = now() + waitMs;
    for (;;) {
      const failed = await failures.remembered(question.path);
      if (failed) return failed;
      const restFor = await rest.left();
      if (restFor) return limited('The API asks for a pause.', restFor);
      const release = await engine.lock(key, waitMs + 1000);
      if (release) {
        try {
          // Whoever had the lock before may have got it meanwhile.
          const known = await engine.get(key);
          return known && isFresh(known)
            ? replyOf(known, question, 'hit')
            : await askNow(question, known?.status === 200);
        } finally {
          await release();
        }
      }
      if (old) return replyOf(old, question, 'stale');
      await pause(lookAgainMs, clock);
      const known = await engine.get(key);
      if (known && isFresh(known)) return replyOf(known, question, 'hit');
      if (now() >= deadline)
        return { status: 504, code: 'TIMEOUT', detail: 'The API did not answer in time.' };
    }
  }

  function flight(question: Question, old: CacheRecord | undefined): Promise<Reply> {
    const key = keyOf(question);
    const known = flights.get(key);
    if (known) return known;
    const started = fly(question, old).finally(() => flights.delete(key));
    flights.set(key, started);
    return started;
  }

  return {
    /** The answer to a question: at once where there is one, old or not; else as soon as the API gave it. */
    lookup: async (question: Question, keepAlive: KeepAlive = () => {}): Promise<Reply> => {
      const record = await engine.get(keyOf(question));
      if (record && isFresh(record)) return replyOf(record, question, 'hit');
      const isUsable = record?.status === 200 && now() < record.storedAt + daySeconds * 1000;
      const asked = flight(question, isUsable ? record : undefined);
      keepAlive(asked);
      if (!isUsable) return asked;
      asked.catch(() => undefined);
      return replyOf(record, question, 'stale');
    },
    /** How the API did last. */
    health: (): 'ok' | 'failing' | 'resting' =>
      rest.isResting() ? 'resting' : isFailing ? 'failing' : 'ok',
    /** Settles when nothing is under way. */
    settled: async (): Promise<void> => {
      await Promise.allSettled(flights.values());
    },
  };
}

/** Answers questions from the cache. */
export type Source = ReturnType<typeof createSource>;
