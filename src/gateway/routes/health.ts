import type { Hono } from 'hono';
import type { CacheEngine } from '../cache/engine.js';
import type { Source } from '../upstream/source.js';

/** `/health`: whether the API and the cache do what they should; the gateway answers in any case. */
export function healthRoute(app: Hono, source: Source, cache: CacheEngine): void {
  app.get('/health', (context) => {
    const upstream = source.health();
    const figures = cache.figures();
    return context.json(
      {
        ok: upstream === 'ok' && figures.ok,
        upstream,
        cache: {
          engine: cache.name,
          ok: figures.ok,
          entries: figures.entries ?? null,
          bytes: figures.bytes ?? null,
        },
      },
      200,
      { 'cache-control': 'no-store' },
    );
  });
}
