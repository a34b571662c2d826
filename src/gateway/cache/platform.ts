import { createCounters } from './counters.js';
import type { CacheEngine } from './engine.js';
import { recordOf, recordText } from './record-text.js';

/** What of the platform's Cache API is used. */
export interface PlatformCache {
  match(request: string): Promise<Response | undefined>;
  put(request: string, response: Response): Promise<void>;
  delete(request: string): Promise<boolean>;
}

interface PlatformCaches {
  /** Cloudflare's own. */
  readonly default?: PlatformCache;
  open(name: string): Promise<PlatformCache>;
}

const cacheName = 'vtc-widgets';

function usualCache(): Promise<PlatformCache> {
  const { caches } = globalThis as { caches?: PlatformCaches };
  if (!caches) throw new TypeError('This platform has no Cache API: take memoryCache() instead.');
  return caches.default ? Promise.resolve(caches.default) : caches.open(cacheName);
}

/** Its keys are addresses; nobody is ever asked at this one. */
const addressOf = (key: string) => `https://cache.vtc-widgets.invalid/${encodeURIComponent(key)}`;

/**
 * Keeps answers in the platform's Cache API, as Cloudflare Workers and Deno have it.
 * It has no effect on `*.workers.dev`, and each data centre has its own.
 */
export function cloudflareCache(cache?: PlatformCache): CacheEngine {
  let opened: Promise<PlatformCache> | undefined;
  let ok = true;
  const counters = createCounters();
  const attempt = async <T>(work: (cache: PlatformCache) => Promise<T>): Promise<T | undefined> => {
    try {
      const done = await work(await (opened ??= cache ? Promise.resolve(cache) : usualCache()));
      ok = true;
      return done;
    } catch {
      ok = false;
      return undefined;
    }
  };
  return {
    name: 'platform',
    get: (key) =>
      attempt(async (store) => recordOf(await (await store.match(addressOf(key)))?.text())),
    set: async (key, record, keepSeconds) => {
      const headers = { 'cache-control': `public, max-age=${Math.ceil(keepSeconds)}` };
      await attempt((store) =>
        store.put(addressOf(key), new Response(recordText(record), { headers })),
      );
    },
    delete: async (key) => {
      await attempt((store) => store.delete(addressOf(key)));
    },
    increment: counters.increment,
    lock: () => Promise.resolve(() => Promise.resolve()),
    figures: () => ({ ok, entries: undefined, bytes: undefined }),
  };
}
