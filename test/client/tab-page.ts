import { Poller } from '../../src/element/poller.js';
import { VtcError } from '../../src/client/errors.js';
import { sharedScheduler } from '../../src/client/shared-scheduler.js';
import { parseToken } from '../../src/client/token.js';
import {
  liveEvents,
  upcomingEvents,
  vtcDetail,
  vtcEvents,
  vtcMembers,
  vtcRoles,
} from '../../src/contract/element-endpoints.js';
import type { ElementEndpoint } from '../../src/contract/endpoint.js';
import { type LoadMode, LoadRequests } from '../../src/element/query.js';

const input = { id: 'northern_haul', idOrHandle: 'northern_haul' };

const endpoints: Readonly<Record<string, ElementEndpoint<typeof input>>> = {
  vtcDetail,
  vtcMembers,
  vtcRoles,
  vtcEvents,
  upcomingEvents,
  liveEvents,
};

/** The API of the test. */
interface Source {
  readonly apiBase: string;
  readonly token?: string;
}

async function load(
  name: string,
  { apiBase, token }: Source,
  mode: LoadMode,
  { signal } = new AbortController(),
): Promise<LoadRequests> {
  const batch = new LoadRequests({ ...mode, apiBase, priority: () => 0, signal });
  await batch.query(endpoints[name] ?? vtcDetail, input, { token: parseToken(token) });
  return batch;
}

/** Called by the test in each tab. */
const tab = {
  /** Loads all endpoints and polls them; returns counters of the responses. */
  poll(source: Source, intervalMs: number) {
    const counts = { responses: 0, failures: [] as string[] };
    for (const name of Object.keys(endpoints)) {
      const poller = new Poller({
        intervalMs: () => intervalMs,
        isOnScreen: () => true,
        onDue: due,
      });
      function due() {
        load(name, source, { maxAgeMs: intervalMs }).then(
          ({ receivedAt }) => {
            counts.responses += 1;
            poller.planAfterSuccess(receivedAt);
          },
          (error: VtcError) => {
            counts.failures.push(error.message);
            poller.planAfterFailure(error);
          },
        );
      }
      poller.start();
      due();
    }
    return counts;
  },
  seen: undefined as unknown,
  load: (name: string, source: Source, maxAgeMs = 0) =>
    load(name, source, { maxAgeMs }).then(
      () => 'response',
      (error: unknown) => (error instanceof VtcError ? error.code : 'not ours'),
    ),
  /** Starts a request, and aborts it after a number of turns of the event loop. */
  async abort(name: string, source: Source, turns: number) {
    const controller = new AbortController();
    const loading = load(name, source, {}, controller);
    for (let turn = 0; turn < turns; turn++) await navigator.locks.query();
    controller.abort();
    await loading.catch(() => undefined);
  },
  isCached: (name: string, source: Source) =>
    load(name, source, { cache: 'only-if-cached' }).then(
      () => true,
      () => false,
    ),
};

/** The copies of the bundle in this page; this one is the last. */
const copies = [...((globalThis as { copies?: Tab[] }).copies ?? []), tab];

Object.assign(globalThis, { tab, copies });
// As the first element of a page does.
sharedScheduler();

export type Tab = typeof tab;
