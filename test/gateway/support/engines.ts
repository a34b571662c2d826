import { cloudflareCache, memoryCache, type CacheEngine } from '../../../src/gateway/index.js';
import { redisCache } from '../../../src/gateway/cache/redis.js';
import { missingPackages, onDemand } from '../../../tools/on-demand/packages.mjs';
import { createRedisServer, noRedis } from './redis-server.js';

/** An engine under test. */
export interface TestedEngine {
  readonly name: string;
  /** Reason to skip it. */
  readonly skip: string | false;
  /** Creates an empty cache, and a function that closes it. */
  readonly open: (
    now?: () => number,
  ) => Promise<{ cache: CacheEngine; close: () => Promise<void> }>;
}

interface WorkerCache {
  match(address: string): Promise<{ text(): Promise<string> } | undefined>;
  put(address: string, response: object): Promise<void>;
  delete(address: string): Promise<boolean>;
}

/** The Cache API of workerd, the runtime of Cloudflare Workers. */
async function workerdCache() {
  const { load } = await onDemand('long-tests');
  const { Miniflare, Response: WorkerResponse } = await load('miniflare');
  const runtime = new Miniflare({
    modules: true,
    script: 'export default { fetch: () => new Response() };',
    compatibilityDate: '2026-01-01',
  });
  const store = Reflect.get(await runtime.getCaches(), 'default') as WorkerCache;
  const cache = cloudflareCache({
    match: async (address) => {
      const found = await store.match(address);
      return found && new Response(await found.text());
    },
    put: async (address, response) => {
      const headers = [...response.headers];
      await store.put(address, new WorkerResponse(await response.text(), { headers }));
    },
    delete: (address) => store.delete(address),
  });
  return { cache, close: () => runtime.dispose() };
}

/** All cache engines. */
export const engines: readonly TestedEngine[] = [
  {
    name: 'memory',
    skip: false,
    open: () => Promise.resolve({ cache: memoryCache(), close: () => Promise.resolve() }),
  },
  {
    name: 'redis',
    skip: noRedis,
    open: async (now = Date.now) => {
      const server = await createRedisServer();
      const cache = redisCache(server.url, { now });
      await cache.connected;
      const close = async () => {
        await cache.close?.();
        await server.stop();
      };
      return { cache, close };
    },
  },
  { name: 'platform', skip: missingPackages('long-tests') ?? false, open: workerdCache },
];
