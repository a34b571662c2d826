import { LRUCache } from 'lru-cache';
import type { CacheEngine, CacheRecord } from './engine.js';

/** Limits of a cache in memory. */
export interface MemoryCacheOptions {
  /** Bytes of all entries together; the least recently used are evicted. Default: 64 MB. */
  readonly maxBytes?: number;
}

const defaultBytes = 64_000_000;
/** Approximate size of an entry without its text. */
const entryBytes = 400;
const maxCounters = 10_000;

/** A string has up to two bytes per character in memory. */
const sizeOf = ({ body }: CacheRecord, key: string) => 2 * (body.length + key.length) + entryBytes;

/** Counters of this process; the least recently incremented are evicted. */
export function createCounters(): CacheEngine['increment'] {
  const counters = new LRUCache<string, number>({ max: maxCounters });
  return (key) => {
    const count = (counters.get(key) ?? 0) + 1;
    counters.set(key, count);
    return Promise.resolve(count);
  };
}

/** Cache in the memory of this process. */
export function memoryCache({ maxBytes = defaultBytes }: MemoryCacheOptions = {}): CacheEngine {
  const records = new LRUCache<string, CacheRecord>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
  });
  return {
    name: 'memory',
    get: (key) => records.get(key),
    set: (key, record, ttlSeconds) => {
      records.set(key, record, { ttl: ttlSeconds * 1000 });
      return Promise.resolve();
    },
    delete: (key) => {
      records.delete(key);
      return Promise.resolve();
    },
    increment: createCounters(),
    lock: () => Promise.resolve(() => Promise.resolve()),
    stats: () => ({ ok: true, entries: records.size, bytes: records.calculatedSize }),
  };
}
