// Time and memory of one poster, and cached responses beside 50 posters, compared with cached responses alone. It prints
// figures, and is not a test: npm run bench -- posters [--rounds 6] [--seconds 4]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { onDemand } from '../../on-demand/packages.mjs';
import { median, spread } from '../figures.mjs';
import { startApi, started } from './servers.mjs';

const autocannon = (await onDemand('bench')).require('autocannon');
const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '4' },
  },
});
const [rounds, seconds] = [Number(options.rounds), Number(options.seconds)];
const count = 50;
const cachedPath = '/api/vtcs/northern_haul';

/** A banner that compresses as badly as a photo. */
const noise = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="315">
  <filter id="n"><feTurbulence baseFrequency=".2" numOctaves="4" /></filter>
  <rect width="600" height="315" fill="#888" /><rect width="600" height="315" filter="url(#n)" />
</svg>`;

/** Paths of posters, all different. */
function* posterPaths() {
  for (const zone of Intl.supportedValuesOf('timeZone'))
    for (const size of ['wide', 'tall', 'banner'])
      yield `/poster/northern_haul/next.png?${new URLSearchParams({ size, 'time-zone': zone })}`;
}
const paths = posterPaths();

/** Requests a poster that was not requested before, from an address of its own; returns its status. */
async function requestPoster(address) {
  const headers = { 'x-forwarded-for': address };
  const response = await fetch(gateway.url + paths.next().value, { headers });
  await response.arrayBuffer();
  return response.status;
}

/** Requests so many posters at a time until it is stopped, and waits for the last ones; returns their statuses. */
function requestPosters() {
  const statuses = [];
  let isStopped = false;
  const lanes = Array.from({ length: count }, async (_, lane) => {
    while (!isStopped)
      statuses.push(await requestPoster(`203.0.${lane}.1`).catch(() => 'no response'));
  });
  return async () => {
    isStopped = true;
    await Promise.all(lanes);
    return statuses;
  };
}

/** p50 and p99 in ms of 10 connections that request a cached response. */
async function cached() {
  const { latency, non2xx, errors } = await autocannon({
    url: gateway.url + cachedPath,
    connections: 10,
    duration: seconds,
  });
  if (non2xx + errors > 0)
    if (non2xx + errors > 0) throw new Error(`${cachedPath}: ${non2xx} failed, ${errors} errors`);
  return latency;
}

/** Memory of the gateway in MB: `VmRSS` is that of now, `VmHWM` the most so far. */
const memory = (name) =>
  Number(
    new RegExp(`${name}:\\s+(\\d+)`).exec(
      readFileSync(`/proc/${gateway.child.pid}/status`, 'utf8'),
    )[1],
  ) / 1000;

const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-posters-'));
const picture = join(folder, 'banner.png');
writeFileSync(picture, new Resvg(noise).render().asPng());
const api = await startApi((text) =>
  text.replaceAll(/"banner":(null|"[^"]*")/g, '"banner":"https://cdn.example/banner.png"'),
);
const gateway = await started(
  join(import.meta.dirname, 'poster-gateway.mjs'),
  ...[api.url, api.token, picture],
);
try {
  console.log(`${rounds} rounds of ${seconds} s; load of the machine ${loadavg()[0].toFixed(1)}`);
  // The API is served by this process, which cannot respond while it sends many requests.
  await (await fetch(gateway.url + cachedPath)).text();
  await cached();
  const before = memory('VmRSS');
  const times = [];
  let first;
  for (let poster = 0; poster < 12; poster += 1) {
    const start = performance.now();
    const status = await requestPoster('203.0.113.1');
    if (status !== 200) throw new Error(`Status ${status} of a poster`);
    times.push(performance.now() - start);
    first ??= memory('VmHWM') - before;
  }
  console.log(
    `One poster: the first ${times[0].toFixed(0)} ms and ${first.toFixed(0)} MB; others ${spread(times.slice(1), 0)} ms`,
  );
  const [alone, beside] = [[], []];
  const counts = new Map();
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await cached());
    const stop = requestPosters();
    beside.push(await cached());
    for (const status of await stop()) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  console.log(`| cached responses | p50 ms | p99 ms | p99 ÷ alone |`);
  console.log('| --- | --- | --- | --- |');
  for (const [name, rows] of [
    ['alone', alone],
    [`beside ${count} posters`, beside],
  ]) {
    const ratios = rows.map(({ p99 }, round) => p99 / Math.max(1, alone[round].p99));
    const [p50, p99] = ['p50', 'p99'].map((key) => median(rows.map((row) => row[key])));
    console.log(`| ${[name, p50, p99, spread(ratios)].join(' | ')} |`);
  }
  const statuses = [...counts].map(([status, times]) => `${times} × ${status}`);
  console.log(`Posters: ${statuses.join(', ')}`);
} finally {
  gateway.child.kill();
  api.close();
  rmSync(folder, { recursive: true });
}
