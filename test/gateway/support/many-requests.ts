// Sends different requests, as many as the argument, to a gateway. Prints as JSON how much memory they used, and what was sent and stored.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGateway, memoryCache } from '../../../src/gateway/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { DrivenClock } from '../../client/driven-clock.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const requests = Number(process.argv[2]);
/** Requests side by side: one after another, each would wait for the hash of its response. */
const batchSize = 20;
const batchSeconds = 100;
/** So that the limits of the gateway allow the requests. */
const apiKey = 'svc_api_example';
const tier = 'premium';
const maxBytes = 16_000_000;
const vtc = 'northern_haul';

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

const clock = new DrivenClock();
const cache = memoryCache({ maxBytes });
const { company, news } = await bodiesOf();
let sent = 0;

const client = {
  authenticated: true,
  user: null,
  apiToken: { id: '1', projectId: null, permissions: [], scopes: [], rateLimitTier: tier },
};

function respond(url: string): Response {
  if (url.endsWith('/me')) return Response.json(client);
  sent += 1;
  if (url.includes('/unknown_')) return Response.json({}, { status: 404 });
  const body = url.includes('/news')
    ? news.replace('"title":"', `"title":"${sent} Łódź `)
    : company;
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

const gateway = createGateway({
  apiBase: 'https://api.example',
  apiKey,
  cache,
  clock,
  fetch: (url) => Promise.resolve(respond(url)),
});

const statuses = new Set<number>();
async function request(index: number) {
  const path =
    index % 2 === 0 ? `/vtcs/unknown_${index}` : `/vtcs/${vtc}/news?limit=1&offset=${index}`;
  const remoteAddress = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  const env = { incoming: { socket: { remoteAddress } } };
  statuses.add((await gateway.request(`https://gateway.example/api${path}`, {}, env)).status);
}

const before = usedBytes();
let mostUsed = 0;
for (let start = 0; start < requests; start += batchSize) {
  clock.time += batchSeconds * 1000;
  await Promise.all(Array.from({ length: batchSize }).map((_, index) => request(start + index)));
  if ((start + batchSize) % (requests / 5) === 0)
    mostUsed = Math.max(mostUsed, usedBytes() - before);
}
const { bytes = 0 } = cache.stats();
console.log(JSON.stringify({ sent, mostUsed, bytes, maxBytes, statuses: [...statuses].sort() }));
