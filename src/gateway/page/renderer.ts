import type { Clock } from '../../client/clock.js';
import { mapAwaitable, type Awaitable } from '../upstream/awaitable.js';
import type { UpstreamQuery } from '../upstream/companies.js';
import type { Visitor } from '../upstream/response-cache.js';
import { isFailure, type UpstreamFailure } from '../upstream/result.js';
import { createRenderQueue } from './render-queue.js';
import { createRenderedCache, type Rendered } from './rendered-cache.js';

export interface RendererOptions {
  readonly query: UpstreamQuery;
  readonly clock: Clock;
  /** Bytes of all cached texts together. */
  readonly maxBytes: number;
  /** How many are rendered at a time; default: 1. */
  readonly concurrency?: number;
}

/** Loads the data of a text; returns the function that renders it. */
export type LoadRendering = () => Promise<(() => Promise<Rendered>) | UpstreamFailure>;

/** Serves rendered texts from a cache; renders others in a queue, and equal ones once. */
export function createRenderer({ query, clock, maxBytes, concurrency }: RendererOptions) {
  const cache = createRenderedCache(query, clock, maxBytes);
  const inQueue = createRenderQueue(concurrency);
  const inFlight = new Map<string, Promise<Rendered | UpstreamFailure>>();

  async function render(
    key: string,
    visitor: Visitor,
    load: LoadRendering,
  ): Promise<Rendered | UpstreamFailure> {
    const result = await inQueue(visitor.address, load, async (loaded) =>
      isFailure(loaded) ? loaded : loaded(),
    );
    if (!isFailure(result)) cache.set(key, result);
    return result;
  }

  async function shared(
    key: string,
    visitor: Visitor,
    load: LoadRendering,
  ): Promise<Rendered | UpstreamFailure> {
    const running = inFlight.get(key);
    if (running) {
      const result = await running;
      // 429 is the limit of the visitor who was first.
      return isFailure(result) && result.status === 429 ? shared(key, visitor, load) : result;
    }
    const started = render(key, visitor, load).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  }

  /** The text of a key, for a visitor. */
  return (
    key: string,
    visitor: Visitor,
    load: LoadRendering,
  ): Awaitable<Rendered | UpstreamFailure> =>
    mapAwaitable(cache.get(key, visitor), (known) => known ?? shared(key, visitor, load));
}
