import { type CacheEngine, deserialize, serialize } from './engine.js';
import { createCounters } from './memory.js';

/** The part of the platform's Cache API that is used. */
export interface PlatformCache {
  match(request: string): Promise<Response | undefined>;
  put(request: string, response: Response): Promise<void>;
  delete(request: string): Promise<boolean>;
}

interface PlatformCaches {
  /** Cloudflare only. */
  readonly default?: PlatformCache;
  open(name: string): Promise<PlatformCache>;
}

const cacheName = 'vtc-widgets';

function defaultCache(): Promise<PlatformCache> {
  const { caches } = globalThis as { caches?: PlatformCaches };
  if (!caches) throw new TypeError('This platform has no Cache API: use memoryCache() instead.');
  return caches.default ? Promise.resolve(caches.default) : caches.open(cacheName);
}

/** The Cache API takes URLs as keys; no request is sent to this one. */
const urlOf = (key: string) => `https://cache.vtc-widgets.invalid/${encodeURIComponent(key)}`;

/**
 * Cache in the platform's Cache API, for Cloudflare Workers and Deno.
 * It has no effect on `*.workers.dev`, and each data centre has its own.
 */
export function cloudflareCache(cache?: PlatformCache): CacheEngine {
  let opened: Promise<PlatformCache> | undefined;
  let ok = true;
  const attempt = async <T>(work: (cache: PlatformCache) => Promise<T>): Promise<T | undefined> => {
    try {
      const result = await work(await (opened ??= cache ? Promise.resolve(cache) : defaultCache()));
      ok = true;
      return result;
    } catch {
      ok = false;
      return undefined;
    }
  };
  return {
    name: 'platform',
    get: (key) =>
      attempt(async (store) => deserialize(await (await store.match(urlOf(key)))?.text())),
    set: async (key, record, ttlSeconds) => {
      const headers = { 'cache-control': `public, max-age=${Math.ceil(ttlSeconds)}` };
      await attempt((store) => store.put(urlOf(key), new Response(serialize(record), { headers })));
    },
    delete: async (key) => {
      await attempt((store) => store.delete(urlOf(key)));
    },
    increment: createCounters(),
    lock: () => Promise.resolve(() => Promise.resolve()),
    stats: () => ({ ok, entries: undefined, bytes: undefined }),
  };
}
