import { systemClock } from './clock.js';
import { exchange } from './exchange.js';

/** One reading of an address, as the hub takes it. */
export interface HubRequest {
  readonly url: string;
  readonly token?: string | undefined;
  readonly maxAgeMs: number;
  readonly priority?: (() => number) | undefined;
}

/** A JSON answer, not yet read with the contract, and when it came. */
export interface RawAnswer {
  readonly json: unknown;
  readonly receivedAt: number;
}

/** What all elements of a page ask through, also those of another copy of the bundle. */
export interface Hub {
  ask(request: HubRequest, signal?: AbortSignal): Promise<RawAnswer>;
  /** The last known answer, however old. */
  last(request: Pick<HubRequest, 'url' | 'token'>): RawAnswer | undefined;
}

/** The hub of this page. */
export const sharedHub = (): Hub => ({
  last: () => undefined,
  ask: async (request, signal) => ({
    json: await exchange(
      request,
      { fetch: (request) => fetch(request), clock: systemClock },
      signal,
    ),
    receivedAt: Date.now(),
  }),
});
