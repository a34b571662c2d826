import { LRUCache } from 'lru-cache';
import type { CacheEngine, CacheRecord } from './engine.js';
import { createCounters } from './counters.js';

/** Limits of a cache in memory. */
export interface MemoryCacheOptions {
  /** Bytes of all entries together; those not asked for the longest give way. 64 MB unless given. */
  readonly mostBytes?: number;
}

const usualBytes = 64_000_000;
/** About what an entry takes beside its text. */
const entryBytes = 200;

/** A text in memory has two bytes a character at most. */
const sizeOf = ({ body }: CacheRecord, key: string) => 2 * (body.length + key.length) + entryBytes;

/** Keeps answers in the memory of this process. */
export function memoryCache({ mostBytes = usualBytes }: MemoryCacheOptions = {}): CacheEngine {
  const records = new LRUCache<string, CacheRecord>({
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
  });
  const counters = createCounters();
  return {
    name: 'memory',
    get: (key) => Promise.resolve(records.get(key)),
    set: (key, record, keepSeconds) => {
      records.set(key, record, { ttl: keepSeconds * 1000 });
      return Promise.resolve();
    },
    delete: (key) => {
      records.delete(key);
      return Promise.resolve();
    },
    increment: counters.increment,
    lock: () => Promise.resolve(() => Promise.resolve()),
    figures: () => ({ ok: true, entries: records.size, bytes: records.calculatedSize }),
  };
}
