import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGateway, memoryCache } from '../../src/gateway/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { DrivenClock } from '../client/driven-clock.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const requests = 200_000;
const maxBytes = 16_000_000;
const vtc = 'northern_haul';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Memory of this process that is in use. */
function usedBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Bodies of the sandbox for the company and its news. */
async function bodiesOf() {
  const sandbox = createSandbox({ companies: 20, members: 400, rateLimits: false });
  const bodyOf = async (path: string) =>
    (await sandbox.fetch(new Request(`https://api.example${path}`))).text();
  return { company: await bodyOf(`/vtcs/${vtc}`), news: await bodyOf(`/vtcs/${vtc}/news?limit=1`) };
}

it('200,000 different requests use less than 2.5 times the memory of the configured cache', async (test) => {
  const clock = new DrivenClock();
  const cache = memoryCache({ maxBytes });
  const { company, news } = await bodiesOf();
  const respond = (url: string, index: number): Response => {
    if (url.includes('/unknown_')) return Response.json({}, { status: 404 });
    const body = url.includes('/news')
      ? news.replace('"title":"', `"title":"${index} Łódź `)
      : company;
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  let sent = 0;
  const gateway = createGateway({
    apiBase: 'https://api.example',
    cache,
    clock,
    fetch: (url) => {
      sent += 1;
      return Promise.resolve(respond(url, sent));
    },
  });
  const before = usedBytes();
  let most = 0;
  const statuses = new Set<number>();
  for (let index = 0; index < requests; index += 1) {
    // The gateway's limits allow 25 such requests in a minute.
    clock.time += 4000;
    const path =
      index % 2 === 0 ? `/vtcs/unknown_${index}` : `/vtcs/${vtc}/news?limit=1&offset=${index}`;
    const remoteAddress = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    const env = { incoming: { socket: { remoteAddress } } };
    statuses.add((await gateway.request(`https://gateway.example/api${path}`, {}, env)).status);
    if ((index + 1) % (requests / 5) === 0) most = Math.max(most, usedBytes() - before);
  }
  const { bytes = 0 } = cache.figures();
  test.diagnostic(`${megabytes(most)} for a cache of ${megabytes(bytes)}`);
  assert.deepEqual([...statuses], [404, 200]);
  assert.ok(sent >= requests, `${sent} requests to the API`);
  assert.ok(bytes > 0.9 * maxBytes, 'the cache is full');
  assert.ok(most < 2.5 * maxBytes, megabytes(most));
});
