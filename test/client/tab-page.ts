import { createPoller } from '../../src/client/poller.js';
import { VtcError } from '../../src/client/errors.js';
import { fetchEndpoint } from '../../src/client/fetch-endpoint.js';
import {
  liveEvents,
  upcomingEvents,
  vtcDetail,
  vtcEvents,
  vtcMembers,
  vtcRoles,
} from '../../src/contract/element-endpoints.js';
import type { ElementEndpoint } from '../../src/contract/endpoint.js';

const input = { id: 'northern_haul', idOrHandle: 'northern_haul' };

const endpoints: Readonly<Record<string, ElementEndpoint<typeof input>>> = {
  vtcDetail,
  vtcMembers,
  vtcRoles,
  vtcEvents,
  upcomingEvents,
  liveEvents,
};

/** Where the pages of the test read from. */
interface Source {
  readonly apiBase: string;
  readonly token?: string;
}

const ask = (name: keyof typeof endpoints, source: Source, maxAgeMs?: number) =>
  fetchEndpoint(endpoints[name] ?? vtcDetail, input, { ...source, maxAgeMs });

/** What the test calls in each tab. */
const tab = {
  /** Loads everything, then keeps it fresh; gives how many answers there were. */
  poll(source: Source, intervalMs: number) {
    const seen = { answers: 0, failures: [] as string[] };
    for (const name of Object.keys(endpoints)) {
      const poller = createPoller({ intervalMs: () => intervalMs, due });
      function due() {
        ask(name, source, intervalMs).then(
          ({ receivedAt }) => {
            seen.answers += 1;
            poller.succeeded(receivedAt);
          },
          (error: VtcError) => {
            seen.failures.push(error.message);
            poller.failed(error);
          },
        );
      }
      poller.start();
      due();
    }
    return seen;
  },
  seen: undefined as unknown,
  ask: (name: string, source: Source, maxAgeMs = 0) =>
    ask(name, source, maxAgeMs).then(
      () => 'answer',
      (error: unknown) => (error instanceof VtcError ? error.code : 'not ours'),
    ),
  /** Asks, and leaves after so many turns of the page. */
  async leave(name: string, source: Source, turns: number) {
    const leaving = new AbortController();
    const options = { ...source, maxAgeMs: 0, signal: leaving.signal };
    const asking = fetchEndpoint(endpoints[name] ?? vtcDetail, input, options);
    for (let turn = 0; turn < turns; turn++) await navigator.locks.query();
    leaving.abort();
    await asking.catch(() => undefined);
  },
  known: (name: string, source: Source) =>
    ask(name, source).then(
      () => true,
      () => false,
    ),
};

/** The copies of the bundle in this page, this one the last. */
const copies = [...((globalThis as { copies?: Tab[] }).copies ?? []), tab];

Object.assign(globalThis, { tab, copies });

export type Tab = typeof tab;
