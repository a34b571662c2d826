import * as z from 'zod/mini';
import { type CacheEngine, isFromFuture } from '../cache/engine.js';
import { mapAwaitable, type Awaitable } from './awaitable.js';
import { etagOf } from './etag.js';
import type { UpstreamRequest } from './api-request.js';
import { type UpstreamFailure, failureSchema } from './result.js';

const schema = z.object({
  /** Number of consecutive failures. */
  count: z.number(),
  /** End of the cooldown, in ms since the epoch. */
  until: z.number(),
  failure: z.optional(failureSchema),
});

/** Number of failures and end of the cooldown, in the cache that processes share. */
type BackOffRecord = z.infer<typeof schema> & { readonly storedAt: number };

/** How long a record is stored after its cooldown, so that the next failure continues the count. */
const retentionMs = 300_000;

function parseBackOff(body: string) {
  try {
    return schema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** Reads a record; deletes an unreadable one. */
const readBackOff = (
  engine: CacheEngine,
  key: string,
  now: number,
): Awaitable<BackOffRecord | undefined> =>
  mapAwaitable(engine.get(key), (record) => {
    if (!record || isFromFuture(record, now)) return undefined;
    const backOff = parseBackOff(record.body);
    return backOff
      ? { ...backOff, storedAt: record.storedAt }
      : engine.delete(key).then(() => undefined);
  });

/** Stores a record; it is never fresh, so that every process reads it from the shared cache. */
const writeBackOff = (
  engine: CacheEngine,
  key: string,
  backOff: Omit<BackOffRecord, 'storedAt'>,
  now: number,
  keepMs = backOff.until - now + retentionMs,
): Promise<void> =>
  engine.set(
    key,
    { status: 0, etag: '', body: JSON.stringify(backOff), storedAt: now, freshUntil: 0 },
    keepMs / 1000,
  );

const cooldownKey = 'cooldown';

/** Cooldown after a 429 without `Retry-After`: the first, consecutive ones, and the maximum of all, in ms. */
export const cooldownMs = { first: 60_000, further: 300_000, max: 900_000 } as const;

/** Cooldown of the whole API after a 429, shared between processes. */
export function createCooldown(engine: CacheEngine, now: () => number) {
  let local = { storedAt: 0, until: 0 };
  /** Remaining ms; none if the clock was set back. */
  const remainingMs = () => (isFromFuture(local, now()) ? 0 : Math.max(0, local.until - now()));
  return {
    /** Whether this process knows of a cooldown. */
    isActive: () => remainingMs() > 0,
    /** Remaining seconds; undefined without a cooldown. */
    remaining: async (): Promise<number | undefined> => {
      const shared = await readBackOff(engine, cooldownKey, now());
      if (shared && shared.until > local.until) local = shared;
      return remainingMs() > 0 ? Math.ceil(remainingMs() / 1000) : undefined;
    },
    /** Starts a cooldown; returns its seconds. */
    start: async (retryAfterMs: number | undefined): Promise<number> => {
      const last = await readBackOff(engine, cooldownKey, now());
      const count = last && now() < last.until + retentionMs ? last.count + 1 : 1;
      const { first, further, max } = cooldownMs;
      const delayMs = Math.min(max, retryAfterMs ?? (count > 1 ? further : first));
      local = { storedAt: now(), until: now() + delayMs };
      await writeBackOff(engine, cooldownKey, { count, until: local.until }, now());
      return Math.ceil(delayMs / 1000);
    },
  };
}

/** Back-off of a failed request in ms: first and maximum delay. */
export const backOffMs = { first: 2000, max: 60_000 } as const;

const failureKey = (key: string) => `failed:${key}`;

/** Exponential back-off per cache key: 2 s, doubling to 60 s. */
export function createFailures(engine: CacheEngine, now: () => number) {
  return {
    /** The last failure while its back-off lasts. */
    current: async (key: string): Promise<UpstreamFailure | undefined> => {
      const backOff = await readBackOff(engine, failureKey(key), now());
      const remainingMs = (backOff?.until ?? 0) - now();
      if (!backOff?.failure || remainingMs <= 0) return undefined;
      return { ...backOff.failure, retryAfterSeconds: Math.ceil(remainingMs / 1000) };
    },
    /** Records a failure; `minimumMs` is the delay that the API requires. */
    add: async (key: string, failure: UpstreamFailure, minimumMs = 0): Promise<UpstreamFailure> => {
      const count = ((await readBackOff(engine, failureKey(key), now()))?.count ?? 0) + 1;
      const ownMs = Math.min(backOffMs.max, backOffMs.first * 2 ** (count - 1));
      const delayMs = Math.max(minimumMs, ownMs);
      await writeBackOff(
        engine,
        failureKey(key),
        { count, until: now() + delayMs, failure },
        now(),
      );
      return { ...failure, retryAfterSeconds: Math.ceil(delayMs / 1000) };
    },
    clear: (key: string): Promise<void> => engine.delete(failureKey(key)),
  };
}

type TokenRequest = Pick<UpstreamRequest, 'token' | 'companyId'>;

/** How long a rejected token is not sent again. */
const rejectedMs = 60_000;
/** As long as a response can be stored. */
const rejectionRetentionMs = 86_400_000;

/** Tokens that the API rejected with 401 or 403 for a company: responses stored before are no longer served by any process. */
export function createRejectedTokens(engine: CacheEngine, now: () => number) {
  // The tokens are those of the options.
  const keys = new Map<string, string>();
  async function newKey(opened: string): Promise<string> {
    const key = `rejected:${await etagOf(opened)}`;
    keys.set(opened, key);
    return key;
  }
  function keyOf({ token, companyId }: TokenRequest): Awaitable<string> {
    const opened = `${token} ${companyId}`;
    return keys.get(opened) ?? newKey(opened);
  }
  return {
    read: (request: TokenRequest): Awaitable<BackOffRecord | undefined> =>
      request.token === undefined
        ? undefined
        : mapAwaitable(keyOf(request), (key) => readBackOff(engine, key, now())),
    add: async (request: TokenRequest, failure: UpstreamFailure): Promise<void> => {
      const record = { count: 1, until: now() + rejectedMs, failure };
      await writeBackOff(engine, await keyOf(request), record, now(), rejectionRetentionMs);
    },
  };
}
