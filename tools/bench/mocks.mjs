// Prints requests per second and memory of the sandbox and of other mock servers. It is not a test.
// MOCKS names a folder with @stoplight/prism-cli and json-server installed; without it, only the sandbox is measured.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSandbox } from '../../dist/sandbox/index.js';
import { freePort } from '../../test/support/free-port.mjs';
import { onDemand } from '../on-demand/packages.mjs';
import './date.mjs';

const seconds = Number(process.env.SECONDS ?? 4);
const rounds = 5;
const mocks = process.env.MOCKS;
const autocannon = (await onDemand('bench')).bin('autocannon');
const folder = mkdtempSync(join(tmpdir(), 'mocks-'));

/** Sends requests over ten connections for some seconds; returns the counts of autocannon. */
async function load(url, duration) {
  const options = ['--connections', '10', '--duration', String(duration), '--json', url];
  const { stdout } = await promisify(execFile)(autocannon, options, { maxBuffer: 1e8 });
  return JSON.parse(stdout).requests;
}

/** The same companies as a database of json-server. */
async function database() {
  const response = await createSandbox().fetch(new Request('http://localhost/vtcs?limit=100'));
  const { items } = await response.json();
  const file = join(folder, 'db.json');
  writeFileSync(file, JSON.stringify({ vtcs: items }));
  return file;
}

/** OpenAPI document without the base path, which Prism would require. */
function description() {
  const document = JSON.parse(readFileSync('dist/openapi.json', 'utf8'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify({ ...document, servers: [{ url: '/' }] }));
  return file;
}

const servers = [
  [
    'sandbox',
    '/vtcs?limit=2',
    async (port) => ['dist/sandbox/cli.js', '--port', port, '--no-rate-limits'],
  ],
  ...(mocks
    ? [
        [
          'Prism',
          '/vtcs?limit=2',
          async (port) => [
            join(mocks, 'node_modules/.bin/prism'),
            'mock',
            description(),
            '-p',
            port,
            '-h',
            '127.0.0.1',
            '-v',
            'error',
          ],
        ],
        [
          'json-server',
          '/vtcs?_limit=2',
          async (port) => [
            join(mocks, 'node_modules/.bin/json-server'),
            await database(),
            '--port',
            port,
            '--host',
            '127.0.0.1',
            '--quiet',
          ],
        ],
      ]
    : []),
];

const memory = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

async function untilAnswered(url) {
  for (let count = 0; count < 300; count += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error(`${url} does not respond.`);
}

/** CPU time of a process so far, in milliseconds. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const started = [];
try {
  for (const [name, path, args] of servers) {
    const port = String(await freePort());
    const child = spawn(process.execPath, await args(port), { stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}${path}`;
    started.push({ name, url, child, rates: [], requests: 0, cpu: 0 });
    await untilAnswered(url);
    await load(url, 2);
  }
  // Alternately, so that other processes affect all servers equally.
  for (let round = 0; round < rounds; round += 1) {
    for (const server of started) {
      const before = cpuMs(server.child.pid);
      const { url } = server;
      const requests = await load(url, seconds);
      server.cpu += cpuMs(server.child.pid) - before;
      server.requests += requests.total;
      server.rates.push(requests.average);
    }
  }
  console.log(
    '| server | requests per second | CPU ms per request | bytes per response | memory |\n| --- | --- | --- | --- | --- |',
  );
  for (const { name, url, child, rates, requests, cpu } of started) {
    const bytes = (await (await fetch(url)).arrayBuffer()).byteLength;
    const median = rates.sort((left, right) => left - right)[Math.floor(rates.length / 2)];
    const figures = [median.toFixed(0), (cpu / requests).toFixed(2), bytes];
    console.log(`| ${name} | ${figures.join(' | ')} | ${memory(child.pid).toFixed(0)} MB |`);
  }
} finally {
  for (const { child } of started) child.kill();
}
