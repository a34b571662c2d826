import { createClient } from 'redis';
import { memoryCache, type MemoryCacheOptions } from './memory.js';
import type { CacheEngine, CacheRecord } from './engine.js';
import { recordOf, recordText } from './record-text.js';

/** Settings of a cache in Redis. */
export interface RedisCacheOptions extends MemoryCacheOptions {
  /** Before every key, so that others may use the same database; `vtc-gateway:` unless given. */
  readonly prefix?: string;
  /** In ms since the epoch. */
  readonly now?: () => number;
}

const commandTimeoutMs = 1500;
/** A process that was busy for long finds its timers due before it has read what Redis answered. */
const graceMs = 100;
const slowestReconnectMs = 5000;
/** So that a server that hangs does not hold up every visitor. */
const leftAloneMs = 5000;

/** Deletes a lock only where it is still that of the caller. */
const unlockScript =
  'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end return 0';

function within<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('Redis is too slow.'));
    let timer = setTimeout(() => {
      timer = setTimeout(late, graceMs);
    }, commandTimeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const newer = (one: CacheRecord | undefined, other: CacheRecord | undefined) =>
  one && other ? (one.storedAt >= other.storedAt ? one : other) : (one ?? other);

/**
 * Keeps answers in Redis, where many processes and machines share them and one of them asks.
 * A copy of each stays in memory: for as long as it is fresh, and while Redis is out of reach.
 */
export function redisCache(url: string, options: RedisCacheOptions = {}): CacheEngine {
  const { prefix = 'vtc-gateway:', now = Date.now } = options;
  const near = memoryCache(options);
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (tries) => Math.min(slowestReconnectMs, 50 * 2 ** Math.min(tries, 7)),
    },
  });
  let ok = false;
  let leftAloneUntil = 0;
  client.on('ready', () => {
    ok = true;
    leftAloneUntil = 0;
  });
  client.on('error', () => {
    ok = false;
  });
  const connected = client.connect().catch(() => undefined);
  const starting = Promise.race([
    connected,
    new Promise((resolve) => setTimeout(resolve, commandTimeoutMs)),
  ]);

  /** What Redis says, or what is said without it. */
  const attempt = async <T>(work: () => Promise<T>, otherwise: T | (() => Promise<T>)) => {
    await starting;
    try {
      if (Date.now() < leftAloneUntil) throw new Error('Redis failed a moment ago.');
      const done = await within(work());
      ok = true;
      return done;
    } catch {
      if (ok) leftAloneUntil = Date.now() + leftAloneMs;
      ok = false;
      return otherwise instanceof Function ? otherwise() : otherwise;
    }
  };

  return {
    name: 'redis',
    get: async (key) => {
      const mine = await near.get(key);
      if (mine && now() < mine.freshUntil) return mine;
      const theirs = await attempt(async () => recordOf(await client.get(prefix + key)), undefined);
      const record = newer(theirs, mine);
      if (record && record !== mine) await near.set(key, record, 86_400);
      return record;
    },
    set: async (key, record, keepSeconds) => {
      await near.set(key, record, keepSeconds);
      const expiration = { type: 'EX', value: Math.ceil(keepSeconds) } as const;
      await attempt(() => client.set(prefix + key, recordText(record), { expiration }), null);
    },
    delete: async (key) => {
      await near.delete(key);
      await attempt(() => client.del(prefix + key), 0);
    },
    increment: (key, keepSeconds) =>
      attempt(
        async () => {
          const [sum] = await client
            .multi()
            .incr(prefix + key)
            .expire(prefix + key, Math.ceil(keepSeconds))
            .execTyped();
          return sum;
        },
        () => near.increment(key, keepSeconds),
      ),
    lock: async (key, ms) => {
      const name = `${prefix}lock:${key}`;
      const mine = crypto.randomUUID();
      const free = () => Promise.resolve<string | null>('OK');
      const taken = await attempt<string | null>(
        () => client.set(name, mine, { condition: 'NX', expiration: { type: 'PX', value: ms } }),
        free,
      );
      if (taken === null) return undefined;
      return async () => {
        await attempt(() => client.eval(unlockScript, { keys: [name], arguments: [mine] }), 0);
      };
    },
    figures: () => ({ ...near.figures(), ok }),
    close: async () => {
      await connected;
      client.destroy();
    },
  };
}
