import type { UpstreamFailure } from '../upstream/result.js';

/** Requests that are loaded or wait to be rendered: of all visitors, and of one address. */
const limits = { all: 64, address: 16 } as const;

const busy = (status: 429 | 503, detail: string): UpstreamFailure => ({
  status,
  code: 'RATE_LIMITED',
  detail,
  retryAfterSeconds: 1,
});

/**
 * Renders one page at a time, or as many as `concurrency`, so that other requests are served in between. Too many at once are rejected before their
 * data are loaded, as parsing them takes longer than a cached response.
 */
export function createRenderQueue(concurrency = 1) {
  const waiting = new Map<string | undefined, number>();
  let count = 0;
  const lanes = new Array<Promise<unknown>>(concurrency).fill(Promise.resolve());

  return async <Loaded, T>(
    address: string | undefined,
    load: () => Promise<Loaded>,
    render: (loaded: Loaded) => Promise<T>,
  ): Promise<T | UpstreamFailure> => {
    const ofAddress = waiting.get(address) ?? 0;
    if (count >= limits.all) return busy(503, 'Too many requests wait to be rendered.');
    if (address !== undefined && ofAddress >= limits.address)
      return busy(429, 'Too many requests of this address wait to be rendered.');
    count += 1;
    waiting.set(address, ofAddress + 1);
    try {
      const loaded = await load();
      const last = lanes.shift();
      const rendered = Promise.resolve(last).then(async () => {
        // Requests that arrived meanwhile come first.
        await new Promise((resolve) => setTimeout(resolve, 0));
        return render(loaded);
      });
      lanes.push(rendered.catch(() => undefined));
      return await rendered;
    } finally {
      count -= 1;
      const left = (waiting.get(address) ?? 1) - 1;
      if (left > 0) waiting.set(address, left);
      else waiting.delete(address);
    }
  };
}
