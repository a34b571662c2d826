import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { run } from '../../src/gateway/cli.js';
import { freshSeconds } from '../../src/gateway/upstream/api-request.js';
import { countedSandbox, type GatewayProcess, ran, started } from './support/processes.js';
import { limit } from '../../tools/test/limits.mjs';
import { createRedisServer, noRedis } from './support/redis-server.js';

const vtc = 'northern_haul';
const dockerfile = 'integrations/docker/Dockerfile';
const paths = ['', '/events/upcoming?limit=30', '/events/live', '/members?limit=50', '/roles'];

let api: Awaited<ReturnType<typeof countedSandbox>>;
before(async () => {
  api = await countedSandbox();
});
after(() => api.close());

/**
 * Requests and new connections at a time: the gateway closes connections whose headers take 10 s,
 * which more of them can take on a busy machine.
 */
const atOnce = 50;

/** Sends many requests of five elements to the gateways in turn. */
async function burst(urls: readonly string[], count: number): Promise<void> {
  const send = async (index: number) => {
    const path = `/api/vtcs/${vtc}${paths[index % paths.length]}`;
    const response = await fetch(urls[index % urls.length] + path);
    assert.equal(response.status, 200);
    await response.text();
  };
  for (let sent = 0; sent < count; sent += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, index) => send(sent + index)));
}

/** Connections that the test and the gateway may open, beside the files that both have open. */
function maxConnections(wanted: number): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files: { soft: number | 'unlimited' } };
  };
  const files = Number(userLimits?.open_files.soft);
  return Number.isNaN(files) ? wanted : Math.min(wanted, files - 200);
}

/** The shortest time for which the gateway does not repeat a request. */
const freshMs = Math.min(...freshSeconds.values()) * 1000;

/** One request of each element reached the API; where the machine took longer than responses are fresh, one more for each such time. */
function assertFiveRequests(started: number): void {
  const times = 1 + Math.floor((performance.now() - started) / freshMs);
  assert.equal(new Set(api.requests).size, 5, api.requests.join(' '));
  assert.ok(api.requests.length <= 5 * times, api.requests.join(' '));
}

const cacheOf = async ({ url }: GatewayProcess) =>
  ((await (await fetch(`${url}/health`)).json()) as { cache: { ok: boolean; engine: string } })
    .cache;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a request has reached the API. */
async function apiIsRequested(): Promise<void> {
  while (api.requests.length === 0) await pause(20);
}

/** Memory of a process in MB. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

describe('A gateway as a process', () => {
  let gateway: GatewayProcess;
  const start = () => started(['--api-base', api.url], { VTC_TOKENS: `${vtc}=${api.token}` });
  before(async () => {
    api.requests.length = 0;
    gateway = await start();
  });
  after(async () => {
    gateway.signal('SIGKILL');
    await gateway.ended;
  });

  it('sends five requests for 2,000 requests of five elements', async () => {
    const started = performance.now();
    await burst([gateway.url], 2000);
    assertFiveRequests(started);
  });

  it('serves 1,000 simultaneous connections, or as many as the system allows', async (context) => {
    const count = maxConnections(1000);
    const keptOpen = { keepAlive: true, maxSockets: 1 };
    const agents = Array.from({ length: count }, () => new Agent(keptOpen));
    const badge = (agent: Agent) =>
      new Promise<{ status: number | undefined; isSameConnection: boolean }>((resolve, reject) => {
        const request = get(`${gateway.url}/badge/${vtc}.svg`, { agent }, (response) => {
          const { reusedSocket: isSameConnection } = request;
          response
            .resume()
            .on('end', () => resolve({ status: response.statusCode, isSameConnection }));
        });
        request.on('error', reject);
      });
    for (let opened = 0; opened < count; opened += atOnce)
      await Promise.all(agents.slice(opened, opened + atOnce).map(badge));
    const responses = await Promise.all(agents.map(badge));
    for (const agent of agents) agent.destroy();
    context.diagnostic(`${count} connections`);
    assert.deepEqual(
      responses.filter(({ status, isSameConnection }) => status !== 200 || !isSameConnection),
      [],
    );
  });

  it('closes connections with slow requests, and serves others meanwhile', async () => {
    const slow = Array.from({ length: 200 }, () => {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
      socket.write('GET /health HTTP/1.1\r\nhost: x\r\nx-slow: ');
      return socket;
    });
    const ended = Promise.all(slow.map((socket) => once(socket.resume(), 'close')));
    assert.equal((await fetch(`${gateway.url}/health`)).status, 200);
    const late = AbortSignal.timeout(limit(60_000));
    await Promise.race([ended, once(late, 'abort').then(() => assert.fail('they stay open'))]);
  });

  it(
    'uses no more memory for 20,000 different paths',
    { skip: existsSync('/proc/self/status') ? false : 'There is no /proc.' },
    async () => {
      const before = memoryOf(gateway.pid);
      for (let round = 0; round < 20_000 / atOnce; round += 1) {
        const responses = Array.from({ length: atOnce }, async (_, index) => {
          const path = `/api/vtcs/unknown_${round}_${index}?page=${'x'.repeat(500)}`;
          await (await fetch(gateway.url + path)).text();
        });
        await Promise.all(responses);
      }
      const grown = memoryOf(gateway.pid) - before;
      assert.ok(grown < 150, `${grown.toFixed(0)} MB more`);
    },
  );

  it('exits at once on a second signal', async () => {
    const other = await start();
    api.requests.length = 0;
    api.pause.ms = limit(3000);
    const running = fetch(`${other.url}/api/stats/servers/peak`).catch(() => undefined);
    await apiIsRequested();
    other.signal('SIGTERM');
    await pause(limit(250)); // Two signals that wait for the process count as one.
    other.signal('SIGTERM');
    assert.equal(await other.ended, 1);
    assert.equal(await running, undefined);
    api.pause.ms = 0;
  });

  it('exits within 5 s while the API does not respond', async () => {
    const other = await start();
    api.requests.length = 0;
    const paused = api.pause.ms;
    api.pause.ms = limit(60_000);
    const running = fetch(`${other.url}/api/stats/servers/peak`).catch(() => undefined);
    await apiIsRequested();
    const signalled = performance.now();
    other.signal('SIGTERM');
    assert.equal(await other.ended, 0);
    const seconds = (performance.now() - signalled) / 1000;
    assert.ok(seconds < limit(5), `${seconds.toFixed(1)} s`);
    assert.equal(await running, undefined);
    api.pause.ms = paused;
  });

  it('prints no token', () => {
    assert.ok(!gateway.output().includes(api.token));
  });

  it('finishes requests in flight before it exits', async () => {
    api.requests.length = 0;
    api.pause.ms = 700;
    const running = fetch(`${gateway.url}/api/stats/servers/peak`);
    await apiIsRequested();
    gateway.signal('SIGTERM');
    const response = await running;
    api.pause.ms = 0;
    assert.equal(response.status, 200);
    assert.ok((await response.text()).includes('windows'));
    assert.equal(await gateway.ended, 0);
  });
});

describe('Four gateways over one Redis', { skip: noRedis }, () => {
  let redis: Awaited<ReturnType<typeof createRedisServer>>;
  let gateways: GatewayProcess[];
  before(async () => {
    redis = await createRedisServer();
    api.requests.length = 0;
    const environment = { VTC_TOKENS: `${vtc}=${api.token}`, VTC_REDIS: redis.url };
    // A busy machine delays Redis for longer than the default.
    const args = ['--api-base', api.url, '--redis-timeout', '30000'];
    gateways = await Promise.all([1, 2, 3, 4].map(() => started(args, environment)));
  });
  after(async () => {
    for (const gateway of gateways) gateway.signal('SIGKILL');
    await Promise.all(gateways.map(({ ended }) => ended));
    await redis.stop();
  });

  it('send five requests together for 2,000 requests of five elements', async () => {
    const started = performance.now();
    await burst(
      gateways.map(({ url }) => url),
      2000,
    );
    assertFiveRequests(started);
  });

  it('wait for a process that was killed during a request no longer than for its lock', async () => {
    const environment = { VTC_REDIS: redis.url };
    const [first, second] = await Promise.all(
      [1, 2].map(() => started(['--api-base', api.url, '--redis-timeout', '30000'], environment)),
    );
    assert.ok(first && second);
    gateways.push(first, second);
    const path = '/api/stats/servers/history';
    api.requests.length = 0;
    api.pause.ms = limit(60_000);
    const lost = fetch(first.url + path).catch(() => undefined);
    await apiIsRequested();
    api.pause.ms = 0;
    first.signal('SIGKILL');
    assert.equal(await lost, undefined);
    // A gateway itself gives up after 8 s, with 504.
    assert.equal((await fetch(second.url + path)).status, 200);
    assert.equal(api.requests.length, 2);
  });

  it('serve from memory while Redis hangs or is down, report it, and reconnect', async () => {
    const first = await started(['--api-base', api.url], { VTC_REDIS: redis.url });
    gateways.push(first);
    const statusOf = async () => {
      const response = await fetch(`${first.url}/api/stats/servers/heatmap`);
      await response.text();
      return response.status;
    };
    redis.freeze();
    assert.equal(await statusOf(), 200);
    assert.deepEqual(await cacheOf(first), {
      ...(await cacheOf(first)),
      engine: 'redis',
      ok: false,
    });
    redis.thaw();
    await redis.stop();
    assert.equal(await statusOf(), 200);
    assert.equal((await cacheOf(first)).ok, false);
    await redis.start();
    const until = performance.now() + limit(10_000);
    while (!(await cacheOf(first)).ok && performance.now() < until) await pause(100);
    assert.equal((await cacheOf(first)).ok, true);
  });
});

describe('The command', () => {
  it('listens on every interface, and prints a URL that can be opened', async () => {
    const gateway = await started(['--api-base', api.url, '--host', '0.0.0.0']);
    assert.match(gateway.url, /^http:\/\/localhost:\d+$/);
    assert.equal((await fetch(`${gateway.url}/api/vtcs/${vtc}`)).status, 200);
    gateway.signal('SIGTERM');
    assert.equal(await gateway.ended, 0);
  });

  it('serves frames with relative URLs in the Dockerfile if there is no public URL', async () => {
    const [, line = ''] = /^CMD (.*)$/m.exec(readFileSync(dockerfile, 'utf8')) ?? [];
    const [, script, name, ...args] = JSON.parse(line) as string[];
    assert.deepEqual([script, name], ['node_modules/vtc-widgets/dist/cli.js', 'gateway']);
    const gateway = await started(args, { VTC_API_BASE: api.url });
    const page = await (await fetch(`${gateway.url}/embed/vtc-card?vtc=${vtc}`)).text();
    gateway.signal('SIGTERM');
    assert.match(page, /<script type="module" src="\.\.\/single\/vtc-card\.js">/);
    assert.match(page, /<vtc-card[^>]* api-base="\.\.\/api"/);
    assert.doesNotMatch(page, /localhost/);
    assert.equal(await gateway.ended, 0);
  });

  const secret = 'svc_api_secret';
  const wrong = [
    [[], /base URL of the API/],
    [['--api-base', 'http://api.example'], /https address/],
    [['--api-base', 'https://api.example', '--port', '99999'], /--port must be a whole number/],
    [['--api-base', 'https://api.example', '--token', `x=${secret}`], /starts with emb_/],
    [['--api-base', 'https://api.example', '--font', 'none.ttf'], /no font file none\.ttf/],
    [['--api-base', 'https://api.example', '--vtc', '../x'], /an id or a handle/],
    [['--api-base', 'https://api.example', '--redis', 'localhost'], /redis:\/\//],
    [['--api-base', 'https://api.example', '--redis-timeout', '0'], /--redis-timeout must be/],
    [['--unknown'], /--unknown/],
  ] as const;
  for (const [args, message] of wrong) {
    it(`names the error in "${args.join(' ')}", and no token`, async (test) => {
      const printed = test.mock.method(console, 'error', () => {});
      await run(args);
      assert.equal(process.exitCode, 2);
      process.exitCode = 0;
      const output = String(printed.mock.calls[0]?.arguments[0]);
      assert.match(output, message);
      assert.ok(!output.includes(secret));
      assert.doesNotMatch(output, /\n\s+at /);
    });
  }

  it('lists its options', async () => {
    const { code, output } = await ran(['--help']);
    assert.equal(code, 0);
    for (const name of [
      'api-base',
      'token',
      'vtc',
      'public-url',
      'redis',
      'redis-timeout',
      'port',
      'font',
      'json',
    ])
      assert.ok(output.includes(`--${name}`), name);
  });
});
