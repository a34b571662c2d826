// Attacks on running processes over HTTP: a gateway, and the sandbox that is its API.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { addressAttributes } from '../../src/contract/address-attributes.js';
import { limit } from '../../tools/test/limits.mjs';
import { type ServerProcess, startedScript } from './support/processes.js';

const vtc = 'northern_haul';
/** A company with 1,111 members. */
const large = { id: 5, handle: 'big_fleet' } as const;
const attacker = '198.51.100.7';
const visitor = '203.0.113.5';

/** Company 2 chose the id of company 1 as its handle; company 3 has a logo on a public host. */
const fixture = {
  companies: [
    { id: 2, handle: '1', name: 'Impostor' },
    {
      id: 3,
      handle: 'huge_logo',
      name: 'Huge Logo',
      profilePicture: 'https://images.example/logo.png',
    },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'vtc-attacks-'));
const processes: ServerProcess[] = [];

/** Starts a process that ends with the tests. */
async function running<Facts extends { readonly url: string }>(
  script: readonly string[],
  environment?: Readonly<Record<string, string>>,
): Promise<ServerProcess & Facts> {
  const server = await startedScript<Facts>(script, environment);
  processes.push(server);
  return server;
}

/** Starts a command of the built package. */
const command = <Facts extends { readonly url: string }>(
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => running<Facts>(['dist/cli.js', ...args, '--port', '0', '--json'], environment);

interface SandboxFacts {
  readonly url: string;
  readonly companies: readonly { readonly id: number; readonly embedToken: string }[];
}

let sandbox: ServerProcess & SandboxFacts;

before(async () => {
  const file = join(folder, 'fixture.json');
  writeFileSync(file, JSON.stringify(fixture));
  const size = ['--size', 'small', '--no-rate-limits'];
  sandbox = await command<SandboxFacts>(['sandbox', '--fixture', file, ...size]);
});
after(async () => {
  for (const { signal } of processes) signal('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

const tokenOf = (id: number) =>
  sandbox.companies.find((company) => company.id === id)?.embedToken ?? '';

/** Starts a gateway before the sandbox. */
const gatewayWith = (args: readonly string[], tokens: string): Promise<ServerProcess> =>
  command(['gateway', '--api-base', sandbox.url, ...args], { VTC_TOKENS: tokens });

/** Starts a gateway with huge logos, which closes connections that stall. */
const attackedGateway = (stalledMs: number) =>
  running<{ url: string; logoBytes: number }>([
    ...['test/gateway/support/attacked-gateway.ts', sandbox.url, String(stalledMs)],
  ]);

/** Requests a path as a proxy on this machine forwards it for an address. */
const get = ({ url }: ServerProcess, path: string, address = visitor) =>
  fetch(url + path, { headers: { 'x-forwarded-for': address } });

async function statusOf(server: ServerProcess, path: string, address?: string): Promise<number> {
  const response = await get(server, path, address);
  await response.arrayBuffer();
  return response.status;
}

const noProc = existsSync('/proc/self/status') ? false : 'There is no /proc.';

/** The most memory that a process has used so far, in MB. */
const peakMemoryOf = ({ pid }: ServerProcess) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Open files and connections of a process. */
const openFilesOf = ({ pid }: ServerProcess) => readdirSync(`/proc/${pid}/fd`).length;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('One address that walks the pages of a roster', () => {
  /** Everything that elements and badges of the owner show. */
  const ownersPaths = [
    ...['/events/upcoming?limit=30', '/roles', '/news?limit=5', '/gallery?limit=60'].map(
      (path) => `/api/vtcs/${large.handle}${path}`,
    ),
    '/api/stats/platform/totals',
    `/badge/${large.handle}.svg`,
  ];

  it('is limited, and all data of the owner stays available to others', async () => {
    const gateway = await gatewayWith(['--vtc', large.handle], `${large.handle}=${tokenOf(5)}`);
    const statuses: number[] = [];
    for (const name of [large.handle, large.id])
      for (const size of [50, 100, 20])
        for (let cursor: number | null = 0; cursor !== null;) {
          const position: string = cursor === 0 ? '' : `&cursor=${cursor}`;
          const path = `/api/vtcs/${name}/members?limit=${size}${position}`;
          const response = await get(gateway, path, attacker);
          statuses.push(response.status);
          const body = (await response.json()) as { nextCursor?: number | null };
          cursor = response.status === 200 ? (body.nextCursor ?? null) : null;
        }
    assert.equal(statuses[0], 200);
    assert.equal(statuses.at(-1), 429);
    for (const path of ownersPaths) assert.equal(await statusOf(gateway, path), 200, path);
  });
});

describe('A company whose handle is the id of another one', () => {
  it('does not turn off the token of the other one', async () => {
    const gateway = await gatewayWith([], `1=${tokenOf(1)}`);
    assert.equal(await statusOf(gateway, '/api/vtcs/2/events/live', attacker), 401);
    assert.equal(await statusOf(gateway, '/api/vtcs/1/events/live'), 200);
    assert.equal(await statusOf(gateway, `/api/vtcs/${vtc}/events/upcoming`), 200);
  });
});

describe('A frame with texts and links of someone else', () => {
  const evil = 'https://evil.example/apply';
  const frame = (parameters: Record<string, string>) =>
    `/embed/vtc-recruitment?${new URLSearchParams({ vtc, ...parameters }).toString()}`;

  it('is rejected', async () => {
    const gateway = await gatewayWith([], `${vtc}=${tokenOf(1)}`);
    for (const name of [...addressAttributes, 'heading']) {
      const response = await get(gateway, frame({ [name]: evil }));
      assert.equal(response.status, 400, name);
      assert.doesNotMatch(await response.text(), /evil\.example/);
    }
  });

  it('leads to the hosts of --link-host only', async () => {
    const hosts = ['--link-host', 'forms.example'];
    const gateway = await gatewayWith(hosts, `${vtc}=${tokenOf(1)}`);
    const good = 'https://forms.example/apply';
    const response = await get(gateway, frame({ 'apply-url': good }));
    assert.equal(response.status, 200);
    assert.ok((await response.text()).includes(good));
    for (const url of [evil, 'https://forms.example.evil.example/', 'javascript:alert(1)'])
      assert.equal(await statusOf(gateway, frame({ 'apply-url': url })), 400, url);
  });
});

describe('A logo of 8,000 × 8,000 px in 8 kB', { skip: noProc }, () => {
  it('takes neither memory nor time from other badges', async () => {
    const gateway = await attackedGateway(30_000);
    assert.ok(gateway.logoBytes < 9000);
    assert.equal(await statusOf(gateway, `/badge/${vtc}.png?show=players&style=card`), 200);
    const before = peakMemoryOf(gateway);
    const startedAt = performance.now();
    const pictures = ['flat', 'card'].flatMap((style) =>
      ['light', 'dark'].map((theme) =>
        statusOf(gateway, `/badge/huge_logo.png?style=${style}&theme=${theme}`, attacker),
      ),
    );
    assert.equal(await statusOf(gateway, '/health'), 200);
    assert.equal(await statusOf(gateway, `/badge/${vtc}.png?show=players`), 200);
    assert.deepEqual(await Promise.all(pictures), [200, 200, 200, 200]);
    const [grown, ms] = [peakMemoryOf(gateway) - before, performance.now() - startedAt];
    assert.ok(grown < 100, `${grown.toFixed(0)} MB more`);
    assert.ok(ms < limit(4000), `${ms.toFixed(0)} ms`);
  });
});

describe('200 clients that do not read', { skip: noProc, timeout: limit(120_000) }, () => {
  const clients: Socket[] = [];
  after(() => {
    for (const client of clients) client.destroy();
  });

  it('are disconnected, and others are served meanwhile', async () => {
    const gateway = await attackedGateway(1000);
    const script = await (await get(gateway, '/vtc-widgets.js')).arrayBuffer();
    const [memory, files] = [peakMemoryOf(gateway), openFilesOf(gateway)];
    const { port } = new URL(gateway.url);
    for (let index = 0; index < 200; index += 1) {
      const client = connect(Number(port), '127.0.0.1').pause();
      clients.push(client.on('error', () => undefined));
    }
    await Promise.all(clients.map((client) => once(client, 'connect')));
    // More than the system buffers.
    const requests = 'GET /vtc-widgets.js HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20);
    for (const client of clients) client.write(requests);
    assert.equal(await statusOf(gateway, '/health'), 200);
    const until = performance.now() + limit(40_000);
    while (openFilesOf(gateway) > files + 5 && performance.now() < until) await pause(100);
    const grown = peakMemoryOf(gateway) - memory;
    assert.ok(grown < 100, `${grown.toFixed(0)} MB more`);
    // What the system has buffered is still read.
    const closed = (client: Socket) =>
      new Promise((resolve) => client.resume().once('close', resolve));
    await Promise.all(clients.map(closed));
    const isServed = ({ bytesRead }: Socket) => bytesRead > 20 * script.byteLength;
    assert.equal(clients.filter(isServed).length, 0, 'of them got all responses');
    assert.equal(await statusOf(gateway, `/badge/${vtc}.svg`), 200);
  });
});

describe('A page that reaches the sandbox by DNS rebinding', () => {
  /** Status of a request whose Host header has the name of the page. */
  const statusAt = (host: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest(sandbox.url + path, { headers: { host } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      sent.on('error', reject).end();
    });

  it('gets no data', async () => {
    for (const path of ['/', `/vtcs/${vtc}`, '/sandbox/clock']) {
      assert.equal(await statusAt('evil.example', path), 403, path);
      assert.notEqual(await statusAt(new URL(sandbox.url).host, path), 403, path);
    }
  });
});
