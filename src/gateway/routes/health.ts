import type { Hono } from 'hono';
import type { Dependencies } from '../dependencies.js';

/** `/health`: state of the API and the cache; the status is 200 as long as the gateway responds. */
export function healthRoute(app: Hono, { options, responseCache }: Dependencies): void {
  const { cache } = options;
  app.get('/health', (context) => {
    const upstream = responseCache.health;
    const { ok, entries = null, bytes = null } = cache.stats();
    return context.json(
      { ok: upstream === 'ok' && ok, upstream, cache: { engine: cache.name, ok, entries, bytes } },
      200,
      { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    );
  });
}
