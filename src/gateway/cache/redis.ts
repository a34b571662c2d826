import { createClient } from 'redis';
import { type CacheEngine, deserialize, serialize } from './engine.js';
import { memoryCache, type MemoryCacheOptions } from './memory.js';

export interface RedisCacheOptions extends MemoryCacheOptions {
  /** Prefix of every key, for a database that is shared; default: `vtc-gateway:`. */
  readonly prefix?: string;
  /** How long Redis may send nothing while a command waits, before the memory is used instead; in ms, default: 40. */
  readonly timeoutMs?: number | undefined;
  /** In ms since the epoch. */
  readonly now?: () => number;
}

export interface RedisCache extends CacheEngine {
  /** Settles when the first attempt to connect has succeeded or failed. */
  readonly connected: Promise<void>;
}

const defaultTimeoutMs = 40;
/** The timeout is counted in ticks of the event loop, not in time: Redis is not late because this process is busy. */
const tickMs = 5;
const maxReconnectMs = 5000;
/** Of a connection whose other end has vanished without closing it. */
const socketTimeoutMs = 5000;

/** Acquires a lock; one that would not expire within `lockMs` (ARGV[3]) is none of ours. */
const lockScript =
  'local ttl = redis.call("pttl", KEYS[1]) if ttl == -1 or ttl > tonumber(ARGV[3]) then redis.call("del", KEYS[1]) end return redis.call("set", KEYS[1], ARGV[1], "NX", "PX", ARGV[2])';

/** Deletes a lock only if the caller still holds it. */
const unlockScript =
  'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end return 0';

/** Extends a lock only if the caller still holds it. */
const extendScript =
  'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("pexpire", KEYS[1], ARGV[2]) end return 0';
/** Locks expire after this time unless they are extended, so that a process that was killed blocks others for no longer. */
const lockMs = 2000;

/** Waits for a tick. In a busy process timers are due before a reply was read: it is read first. */
const tick = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => setImmediate(resolve), tickMs);
  });

/** The replies of Redis to all commands, from which each command learns whether Redis is out of reach. */
class Replies {
  /** Whether the last command had no reply in time, and none has arrived since. */
  isSilent = false;
  #count = 0;
  readonly #maxSilentTicks: number;

  constructor(timeoutMs: number) {
    this.#maxSilentTicks = Math.ceil(timeoutMs / tickMs);
  }

  /** Records a sign of life. */
  readonly add = (): void => {
    this.#count += 1;
    this.isSilent = false;
  };

  /** The reply to a command. Rejects when no reply to any command has arrived within the timeout. */
  async to<T>(command: Promise<T>): Promise<T> {
    let isPending = true;
    const reply = command
      .then((value) => {
        this.add();
        return value;
      })
      .finally(() => (isPending = false));
    await Promise.race([reply, this.#silence(() => isPending)]);
    if (!isPending) return reply;
    this.isSilent = true;
    throw new Error('Redis does not reply.');
  }

  /** Resolves when Redis has been silent for the timeout, or when a command is no longer pending. */
  async #silence(isPending: () => boolean): Promise<void> {
    for (let silentTicks = 0; isPending() && silentTicks < this.#maxSilentTicks;) {
      const before = this.#count;
      await tick();
      silentTicks = this.#count === before ? silentTicks + 1 : 0;
    }
  }
}

/** A connection that is opened again whenever it is lost. */
function createConnection(url: string, replies: Replies) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: socketTimeoutMs / 3,
    socket: {
      connectTimeout: 2000,
      socketTimeout: socketTimeoutMs,
      reconnectStrategy: (tries) => Math.min(maxReconnectMs, 50 * 2 ** Math.min(tries, 7)),
    },
  });
  client.on('ready', replies.add);
  client.on('error', () => {});
  client.connect().catch(() => undefined);
  const connected = new Promise<void>((resolve) => {
    client.once('ready', () => resolve());
    client.once('error', () => resolve());
  });
  return { client, connected };
}

/**
 * Cache in Redis, shared by processes and machines.
 * A copy stays in memory: for as long as it is fresh, and for when Redis is out of reach.
 */
export function redisCache(url: string, options: RedisCacheOptions = {}): RedisCache {
  const { prefix = 'vtc-gateway:', timeoutMs = defaultTimeoutMs, now = Date.now } = options;
  const memory = memoryCache(options);
  const replies = new Replies(timeoutMs);
  const { client, connected } = createConnection(url, replies);
  const isUp = () => client.isReady && !replies.isSilent;

  /** Result of a command, or the fallback while Redis is out of reach. */
  async function attempt<T>(
    command: () => Promise<T>,
    fallback: T | (() => Promise<T>),
  ): Promise<T> {
    try {
      if (isUp()) return await replies.to(command());
    } catch {
      // The fallback follows.
    }
    return fallback instanceof Function ? fallback() : fallback;
  }

  return {
    name: 'redis',
    connected,
    get: async (key) => {
      const local = await memory.get(key);
      if (local && now() < local.freshUntil) return local;
      const read = async () => {
        const [text, ttlMs] = await client
          .multi()
          .get(prefix + key)
          .pTTL(prefix + key)
          .execTyped();
        const record = deserialize(text);
        // The copy lives as long as the record.
        if (record) await memory.set(key, record, ttlMs > 0 ? ttlMs / 1000 : 1);
        else await memory.delete(key);
        if (text !== null && !record) await client.del(prefix + key);
        return record;
      };
      return attempt(read, () => Promise.resolve(local));
    },
    set: async (key, record, ttlSeconds) => {
      await memory.set(key, record, ttlSeconds);
      const expiration = { type: 'EX', value: Math.ceil(ttlSeconds) } as const;
      await attempt(() => client.set(prefix + key, serialize(record), { expiration }), null);
    },
    delete: async (key) => {
      await memory.delete(key);
      await attempt(() => client.del(prefix + key), 0);
    },
    increment: (key, ttlSeconds) =>
      attempt(
        async () => {
          const [count] = await client
            .multi()
            .incr(prefix + key)
            .expire(prefix + key, Math.ceil(ttlSeconds))
            .execTyped();
          return count;
        },
        () => memory.increment(key, ttlSeconds),
      ),
    lock: async (key, ms) => {
      const keys = [`${prefix}lock:${key}`];
      const owner = crypto.randomUUID();
      const times = [Math.min(ms, lockMs), lockMs].map(String);
      const reply = await attempt<unknown>(
        () => client.eval(lockScript, { keys, arguments: [owner, ...times] }),
        'OK',
      );
      if (reply === null) return undefined;
      const extend = () =>
        void attempt(
          () => client.eval(extendScript, { keys, arguments: [owner, String(lockMs)] }),
          0,
        );
      const timer = setInterval(extend, lockMs / 4);
      const end = setTimeout(() => clearInterval(timer), ms);
      return async () => {
        clearInterval(timer);
        clearTimeout(end);
        await attempt(() => client.eval(unlockScript, { keys, arguments: [owner] }), 0);
      };
    },
    stats: () => ({ ...memory.stats(), ok: isUp() }),
    close: () => {
      client.destroy();
      return Promise.resolve();
    },
  };
}
