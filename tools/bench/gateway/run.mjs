// Requests per second and CPU time per request of the gateway, beside a bare Hono server with the same body.
// npm run bench -- gateway [--rounds 12] [--seconds 2]; it is not a test.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { createSandbox } from '../../../dist/sandbox/index.js';
import { median, spread } from '../figures.mjs';

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

/** Starts a program that prints its URL as JSON. */
async function started(...args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, url: JSON.parse(String(line)).url };
}

/** Serves the sandbox over HTTP. */
async function startApi() {
  const sandbox = createSandbox({ companies: 50, members: 12_000, rateLimits: false });
  const company = sandbox.world.company('northern_haul');
  const server = createServer(({ url, headers: { authorization } }, response) => {
    const headers = authorization ? { authorization } : {};
    void sandbox.fetch(new Request(`http://localhost${url}`, { headers })).then(async (result) => {
      response.writeHead(result.status, { 'content-type': 'application/json' });
      response.end(await result.text());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    token: sandbox.world.embedToken(company),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

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
