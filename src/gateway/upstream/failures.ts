import type { CacheEngine } from '../cache/engine.js';
import { readBackOff, writeBackOff } from './back-off-record.js';
import type { Failure } from './result.js';

/** Back-off of a failed request in ms: first and maximum delay. */
export const backOffMs = { first: 2000, max: 60_000 } as const;

const keyOf = (path: string) => `failed:${path}`;

/** Exponential back-off per request path: 2 s, doubling to 60 s. */
export function createFailures(engine: CacheEngine, now: () => number) {
  return {
    /** The last failure while its back-off lasts. */
    current: async (path: string): Promise<Failure | undefined> => {
      const backOff = await readBackOff(engine, keyOf(path));
      const remainingMs = (backOff?.until ?? 0) - now();
      if (!backOff?.failure || remainingMs <= 0) return undefined;
      return { ...backOff.failure, retryAfterSeconds: Math.ceil(remainingMs / 1000) };
    },
    /** Records a failure; `minimumMs` is the delay that the API requires. */
    add: async (path: string, failure: Failure, minimumMs = 0): Promise<Failure> => {
      const count = ((await readBackOff(engine, keyOf(path)))?.count ?? 0) + 1;
      const ownMs = Math.min(backOffMs.max, backOffMs.first * 2 ** (count - 1));
      const delayMs = Math.max(minimumMs, ownMs);
      await writeBackOff(engine, keyOf(path), { count, until: now() + delayMs, failure }, now());
      return { ...failure, retryAfterSeconds: Math.ceil(delayMs / 1000) };
    },
    clear: (path: string): Promise<void> => engine.delete(keyOf(path)),
  };
}
