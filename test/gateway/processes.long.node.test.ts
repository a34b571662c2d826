import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { run } from '../../src/gateway/cli.js';
import { countedSandbox, type GatewayProcess, ran, started } from './support/processes.js';
import { limit } from '../../tools/test/limits.mjs';
import { createRedisServer, noRedis } from './support/redis-server.js';

const vtc = 'northern_haul';
const paths = ['', '/events/upcoming?limit=30', '/events/live', '/members?limit=50', '/roles'];

let api: Awaited<ReturnType<typeof countedSandbox>>;
before(async () => {
  api = await countedSandbox();
});
after(() => api.close());

/** Many requests for what five elements of a company ask, to one gateway after the other. */
async function burst(urls: readonly string[], count: number): Promise<void> {
  const ask = async (index: number) => {
    const path = `/api/vtcs/${vtc}${paths[index % paths.length]}`;
    const answer = await fetch(urls[index % urls.length] + path);
    assert.equal(answer.status, 200);
    await answer.text();
  };
  await Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
}

const cacheOf = async ({ url }: GatewayProcess) =>
  ((await (await fetch(`${url}/health`)).json()) as { cache: { ok: boolean; engine: string } })
    .cache;

/** Memory of a process in MB, where the system tells. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

describe('A gateway as a process', () => {
  let gateway: GatewayProcess;
  const start = () => started(['--api-base', api.url], { VTC_TOKENS: `${vtc}=${api.token}` });
  before(async () => {
    api.asked.length = 0;
    gateway = await start();
  });
  after(async () => {
    gateway.signal('SIGKILL');
    await gateway.ended;
  });

  it('asks five times for 2,000 requests of five elements', async () => {
    await burst([gateway.url], 2000);
    assert.equal(api.asked.length, 5, api.asked.join(' '));
  });

  it('answers 1,000 connections at once', async () => {
    const badge = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const asking = get(`${gateway.url}/badge/${vtc}.svg`, { agent: false }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        });
        asking.on('error', reject);
      });
    const codes = await Promise.all(Array.from({ length: 1000 }, badge));
    assert.deepEqual([...new Set(codes)], [200]);
  });

  it('lets go of a visitor who is slow to ask, and answers others meanwhile', async () => {
    const slow = Array.from({ length: 200 }, () => {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
      socket.write('GET /health HTTP/1.1\r\nhost: x\r\nx-slow: ');
      return socket;
    });
    const ended = Promise.all(slow.map((socket) => once(socket.resume(), 'close')));
    assert.equal((await fetch(`${gateway.url}/health`)).status, 200);
    const late = AbortSignal.timeout(limit(60_000));
    await Promise.race([ended, once(late, 'abort').then(() => assert.fail('kept them'))]);
  });

  it(
    'keeps its memory when 20,000 addresses are asked that nobody asked before',
    { skip: existsSync('/proc/self/status') ? false : 'The system does not tell.' },
    async () => {
      const before = memoryOf(gateway.pid);
      for (let round = 0; round < 100; round += 1) {
        const asks = Array.from({ length: 200 }, async (_, index) => {
          const path = `/api/vtcs/nobody_${round}_${index}?page=${'x'.repeat(500)}`;
          await (await fetch(gateway.url + path)).text();
        });
        await Promise.all(asks);
      }
      const grown = memoryOf(gateway.pid) - before;
      assert.ok(grown < 150, `${grown.toFixed(0)} MB more`);
    },
  );

  it('ends at once when it is asked twice', async () => {
    const other = await start();
    api.pause.ms = 3000;
    const running = fetch(`${other.url}/api/stats/servers/peak`).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 250));
    other.signal('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 250));
    other.signal('SIGTERM');
    assert.equal(await other.ended, 1);
    assert.equal(await running, undefined);
    api.pause.ms = 0;
  });

  it('says no token', () => {
    assert.ok(!gateway.output().includes(api.token));
  });

  it('finishes what runs when it is asked to end', async () => {
    api.pause.ms = 700;
    const running = fetch(`${gateway.url}/api/stats/servers/peak`);
    await new Promise((resolve) => setTimeout(resolve, 250));
    gateway.signal('SIGTERM');
    const answer = await running;
    api.pause.ms = 0;
    assert.equal(answer.status, 200);
    assert.ok((await answer.text()).includes('windows'));
    assert.equal(await gateway.ended, 0);
  });
});

describe('Four gateways over one Redis', { skip: noRedis }, () => {
  let redis: Awaited<ReturnType<typeof createRedisServer>>;
  let gateways: GatewayProcess[];
  before(async () => {
    redis = await createRedisServer();
    api.asked.length = 0;
    const environment = { VTC_TOKENS: `${vtc}=${api.token}`, VTC_REDIS: redis.url };
    gateways = await Promise.all(
      [1, 2, 3, 4].map(() => started(['--api-base', api.url], environment)),
    );
  });
  after(async () => {
    for (const gateway of gateways) gateway.signal('SIGKILL');
    await Promise.all(gateways.map(({ ended }) => ended));
    await redis.stop();
  });

  it('ask five times for 2,000 requests of five elements, all together', async () => {
    await burst(
      gateways.map(({ url }) => url),
      2000,
    );
    assert.equal(api.asked.length, 5, api.asked.join(' '));
  });

  it('serve from memory while Redis hangs or is down, say so, and come back', async () => {
    const [first] = gateways;
    assert.ok(first);
    const ask = async () => {
      const answer = await fetch(`${first.url}/api/stats/servers/heatmap`);
      await answer.text();
      return answer.status;
    };
    redis.freeze();
    const begun = performance.now();
    assert.equal(await ask(), 200);
    assert.ok(performance.now() - begun < 5000);
    assert.deepEqual(await cacheOf(first), {
      ...(await cacheOf(first)),
      engine: 'redis',
      ok: false,
    });
    redis.thaw();
    await redis.stop();
    assert.equal(await ask(), 200);
    assert.equal((await cacheOf(first)).ok, false);
    await redis.start();
    const until = performance.now() + 10_000;
    while (!(await cacheOf(first)).ok && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal((await cacheOf(first)).ok, true);
  });
});

describe('The command', () => {
  it('listens on every interface, as in a container, and names an address to open', async () => {
    const gateway = await started(['--api-base', api.url, '--host', '0.0.0.0']);
    assert.match(gateway.url, /^http:\/\/localhost:\d+$/);
    assert.equal((await fetch(`${gateway.url}/api/vtcs/${vtc}`)).status, 200);
    gateway.signal('SIGTERM');
    assert.equal(await gateway.ended, 0);
  });

  const secret = 'svc_api_secret';
  const wrong = [
    [[], /Say where the API is/],
    [['--api-base', 'http://api.example'], /https address/],
    [['--api-base', 'https://api.example', '--port', '99999'], /--port is a whole number/],
    [['--api-base', 'https://api.example', '--token', `x=${secret}`], /starts with emb_/],
    [['--api-base', 'https://api.example', '--font', 'none.ttf'], /no font file none\.ttf/],
    [['--api-base', 'https://api.example', '--vtc', '../x'], /an id or a handle/],
    [['--api-base', 'https://api.example', '--redis', 'localhost'], /redis:\/\//],
    [['--unknown'], /--unknown/],
  ] as const;
  for (const [args, message] of wrong) {
    it(`says what is wrong with ${args.join(' ') || 'nothing'}, and no token`, async (test) => {
      const said = test.mock.method(console, 'error', () => {});
      await run(args);
      assert.equal(process.exitCode, 2);
      process.exitCode = 0;
      const output = String(said.mock.calls[0]?.arguments[0]);
      assert.match(output, message);
      assert.ok(!output.includes(secret));
      assert.doesNotMatch(output, /\n\s+at /);
    });
  }

  it('prints its options', async () => {
    const { code, output } = await ran(['--help']);
    assert.equal(code, 0);
    for (const name of ['api-base', 'token', 'vtc', 'public-url', 'redis', 'port', 'font', 'json'])
      assert.ok(output.includes(`--${name}`), name);
  });
});
