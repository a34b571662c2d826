// Requests per second and CPU time per request of the gateway, beside a bare Hono server with the same body.
// npm run bench -- gateway [--rounds 12] [--seconds 2]; it is not a test.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { onDemand } from '../../on-demand/packages.mjs';
import { median, spread } from '../figures.mjs';
import { startApi, started } from './servers.mjs';

const autocannon = (await onDemand('bench')).require('autocannon');
const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '2' },
  },
});
const [rounds, seconds] = [Number(options.rounds), Number(options.seconds)];
const rosterUrl = '/embed/vtc-roster?vtc=big_fleet';
/** A frame that is different in each request, so that it has to be rendered. */
const newRosterUrl = `${rosterUrl}&heading=[<id>]`;

/** CPU time of a process in ms, in steps of 10 ms. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Sends requests over some connections; returns requests per second and microseconds of CPU time per request. */
async function load({ child, url }, path) {
  const before = cpuMs(child.pid);
  const { requests, non2xx, errors } = await autocannon({
    url: url + path,
    connections: 32,
    duration: seconds,
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} failed, ${errors} errors`);
  const cpu = ((cpuMs(child.pid) - before) * 1000) / requests.total;
  return { rate: requests.average, cpu };
}

/** p50 and p99 in ms of 10 connections that request a cached response, beside 100 that request frames, and their statuses. */
async function besideFrames(gateway, path) {
  const frames = autocannon({
    url: gateway.url + path,
    idReplacement: true,
    connections: 100,
    duration: seconds * 3,
    workers: 1,
  });
  await new Promise((resolve) => setTimeout(resolve, seconds * 500));
  const cached = await autocannon({
    url: `${gateway.url}/api/vtcs/northern_haul`,
    connections: 10,
    duration: seconds * 2,
  });
  const { statusCodeStats } = await frames;
  const statuses = Object.entries(statusCodeStats).map(([code, { count }]) => `${count} × ${code}`);
  return { p50: cached.latency.p50, p99: cached.latency.p99, statuses: statuses.join(', ') };
}

const api = await startApi();
const gateway = await started(
  ...['dist/cli.js', 'gateway', '--api-base', api.url, '--port', '0', '--json'],
  ...['--token', `northern_haul=${api.token}`],
);
const cachedPath = '/api/vtcs/northern_haul';
const bare = await started(
  fileURLToPath(new URL('bare-hono.mjs', import.meta.url)),
  gateway.url + cachedPath,
);
const cases = [
  ['bare Hono', bare, '/'],
  ['bare Hono again', bare, '/'],
  ['cached response', gateway, cachedPath],
  ['repeated frame of a roster', gateway, rosterUrl],
  ['calendar feed', gateway, '/calendar/northern_haul.ics'],
];
try {
  console.log(`${rounds} rounds of ${seconds} s; load of the machine ${loadavg()[0].toFixed(1)}`);
  for (const [, server, path] of cases) await load(server, path);
  const results = cases.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, [, server, path]] of cases.entries())
      results[at].push(await load(server, path));
  console.log('| response | requests per second | CPU µs | rate ÷ bare Hono | CPU ÷ bare Hono |');
  console.log('| --- | --- | --- | --- | --- |');
  const over = (at, key) =>
    spread(results[at].map((result, round) => result[key] / results[0][round][key]));
  for (const [at, [name]] of cases.entries()) {
    const [rate, cpu] = ['rate', 'cpu'].map((key) =>
      median(results[at].map((result) => result[key])),
    );
    const figures = [rate.toFixed(0), cpu.toFixed(0), over(at, 'rate'), over(at, 'cpu')];
    console.log(`| ${[name, ...figures].join(' | ')} |`);
  }
  for (const [name, path] of [
    ['the same frame', rosterUrl],
    ['a new frame each', newRosterUrl],
  ]) {
    const { p50, p99, statuses } = await besideFrames(gateway, path);
    const percentiles = `p50 ${p50} ms, p99 ${p99} ms`;
    console.log(
      `Cached responses beside 100 connections that request ${name} (${statuses}): ${percentiles}`,
    );
  }
} finally {
  gateway.child.kill();
  bare.child.kill();
  api.close();
}
