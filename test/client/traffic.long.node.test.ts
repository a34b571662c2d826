import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createScheduler } from '../../src/client/scheduler.js';
import { halfOf } from '../../src/client/rate-budget.js';
import { rateLimits } from '../../src/contract/rate-limits.js';
import { noPage } from '../../src/client/page.js';
import { schedulerKey } from '../../src/client/shared-scheduler.js';
import { parseToken } from '../../src/client/token.js';
import {
  liveEvents,
  upcomingEvents,
  vtcDetail,
  vtcMembers,
  vtcRoles,
} from '../../src/contract/element-endpoints.js';
import type { ElementEndpoint } from '../../src/contract/endpoint.js';
import { LoadRequests } from '../../src/element/query.js';
import { listenToSandbox, type HttpServer } from '../../src/sandbox/cli/listen.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { DrivenClock, settled } from './driven-clock.js';

const minute = 60_000;
const clock = new DrivenClock();
const sandbox = createSandbox({ clock: () => clock.now(), companies: 30, members: 300 });

/** Received requests; one with a token costs 2, since its preflight may count. */
const received: { at: number; path: string; cost: number; status: number }[] = [];

/** Responds with the sandbox, rate limits included, and records the request. */
async function recordRequest(request: Request, address?: string): Promise<Response> {
  const response = await sandbox.fetch(request, address);
  received.push({
    at: clock.now(),
    path: new URL(request.url).pathname,
    cost: request.headers.has('authorization') ? 2 : 1,
    status: response.status,
  });
  return response;
}

let server: HttpServer;
let apiBase: string;
let inFlight = 0;

before(async () => {
  const address = { host: '127.0.0.1', port: 0, trustProxy: false };
  server = await listenToSandbox({ ...sandbox, fetch: recordRequest }, address);
  apiBase = server.url;
  Object.assign(globalThis, {
    [schedulerKey]: createScheduler({
      clock,
      page: noPage,
      windows: halfOf(rateLimits.anonymous),
      async fetch(url, options) {
        inFlight += 1;
        try {
          const response = await fetch(url, options);
          return new Response(await response.text(), response);
        } finally {
          inFlight -= 1;
        }
      },
    }),
  });
});
after(() => server.close());

/** Advances the clock, but not while a response is pending. */
async function advance(ms: number): Promise<void> {
  const end = clock.now() + ms;
  do {
    do await settled(2);
    while (inFlight > 0);
    await clock.advance(Math.max(0, Math.min(clock.nextAt, end) - clock.now()), 2);
  } while (clock.now() < end || inFlight > 0);
}

const endpointLists: readonly (readonly ElementEndpoint<{ id: string; idOrHandle: string }>[])[] = [
  [vtcDetail],
  [vtcDetail, upcomingEvents],
  [vtcDetail, liveEvents],
  [vtcDetail, vtcMembers, vtcRoles],
  [vtcDetail, upcomingEvents, vtcRoles],
];

const companies = sandbox.world.companies
  .filter(({ handle, visibility }) => handle && visibility === 'public')
  .slice(0, 20);

const widgets = Array.from({ length: 100 }, (_, index) => {
  const company = companies[index % 20];
  assert.ok(company);
  return {
    index,
    company,
    endpoints: endpointLists[Math.floor(index / 20)] ?? [],
    inView: index % 20 === 13,
  };
});

async function load({ company, endpoints, inView }: (typeof widgets)[number], maxAgeMs: number) {
  const id = company.handle ?? '';
  const token = parseToken(sandbox.world.embedToken(company));
  const { signal } = new AbortController();
  const batch = new LoadRequests({ apiBase, maxAgeMs, priority: () => (inView ? 0 : 1), signal });
  await Promise.all(
    endpoints.map((endpoint) => batch.query(endpoint, { id, idOrHandle: id }, { token })),
  );
}

test('loads 100 widgets of 20 companies, those in view first, with half of the rate limit', async () => {
  const ready: number[] = [];
  const failed: unknown[] = [];
  const show = (widget: (typeof widgets)[number], maxAgeMs: number) =>
    load(widget, maxAgeMs).then(
      () => ready.push(widget.index),
      (error: unknown) => failed.push(error),
    );
  const shown = Promise.all(widgets.map((widget) => show(widget, minute)));
  await advance(1);
  const inView = widgets.filter(({ inView: near }) => near).map(({ index }) => index);
  assert.deepEqual(
    ready.slice(0, 5).sort((a, b) => a - b),
    inView,
  );
  await advance(5 * minute);
  await shown;
  for (let round = 0; round < 5; round++) {
    void Promise.all(widgets.map((widget) => show(widget, minute)));
    await advance(minute);
  }
  await advance(6 * minute);

  assert.deepEqual(failed, []);
  assert.deepEqual([...new Set(received.map(({ status }) => status))], [200]);
  for (const [ms, max] of [
    [minute, 50],
    [5 * minute, 200],
  ] as const)
    for (const { at } of received) {
      const inside = received.filter((other) => other.at > at - ms && other.at <= at);
      assert.ok(inside.reduce((sum, { cost }) => sum + cost, 0) <= max);
    }
  const details = received.filter(
    ({ at, path }) => at < received[0]!.at + 5 * minute && /^\/vtcs\/\w+$/.test(path),
  );
  assert.equal(details.length, 20, 'one detail request per company');
});
