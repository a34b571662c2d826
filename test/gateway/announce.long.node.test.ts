import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { emptyState } from '../../src/announce/state/state.js';
import { countedSandbox, ran, started } from './support/processes.js';

const folder = mkdtempSync(join(tmpdir(), 'announce-'));
const file = join(folder, 'announce.json');
const state = join(folder, 'announce-state.json');

describe('A gateway with --announce', () => {
  let api: Awaited<ReturnType<typeof countedSandbox>>;
  before(async () => {
    api = await countedSandbox();
  });
  after(() => {
    api.close();
    rmSync(folder, { recursive: true });
  });

  const options = () => ['--api-base', api.url, '--vtc', 'northern_haul', '--announce', file];
  const environment = () => ({
    VTC_TOKENS: `northern_haul=${api.token}`,
    ANNOUNCE_WEBHOOK_URL: 'http://127.0.0.1:9/SECRET',
  });

  it('does not start without the file', async () => {
    const { code, output } = await ran([...options(), '--port', '0'], environment());
    assert.equal(code, 2);
    assert.match(output, /The file of --announce does not exist/);
  });

  it('announces its companies, keeps the state beside the file, and ends with the announcer', async () => {
    writeFileSync(file, JSON.stringify({ channel: 'json' }));
    const gateway = await started(options(), environment());
    while (!existsSync(state)) await new Promise((done) => setTimeout(done, 50));
    assert.equal((await fetch(`${gateway.url}/health`)).status, 200);
    assert.ok(api.requests.some((path) => path.startsWith('/vtcs/northern_haul/events/upcoming')));
    gateway.signal('SIGTERM');
    assert.equal(await gateway.ended, 0);
    assert.ok(!existsSync(`${state}.lock`));
    assert.doesNotMatch(gateway.output(), /SECRET|emb_/);
  });

  it('passes its public URL on, so that messages link to its pages and show its posters', async () => {
    const bodies: string[] = [];
    const webhook = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        bodies.push(body);
        response.end();
      });
    }).listen(0, '127.0.0.1');
    await once(webhook, 'listening');
    const { port } = webhook.address() as AddressInfo;
    writeFileSync(file, JSON.stringify({ channel: 'json', announce: ['new'] }));
    // The company has been announced for long, so that all its convoys are new.
    const known = { ...emptyState, companies: { northern_haul: 0 } };
    writeFileSync(state, JSON.stringify(known));
    const { NODE_OPTIONS = '', DATE_SHIFT_MS = '' } = process.env;
    const gateway = await started([...options(), '--public-url', 'https://vtc.example'], {
      ...environment(),
      // The date of the sandbox.
      ...{ NODE_OPTIONS, DATE_SHIFT_MS },
      ANNOUNCE_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    });
    const imageOf = (body: string) =>
      (JSON.parse(body) as { announcement: { image?: string } }).announcement.image ?? '';
    while (bodies.length < 8) await new Promise((done) => setTimeout(done, 50));
    gateway.signal('SIGTERM');
    assert.equal(await gateway.ended, 0);
    webhook.close();
    assert.ok(bodies.some((body) => imageOf(body).includes('/poster/')));
    for (const body of bodies) {
      const { key, announcement } = JSON.parse(body) as {
        key: string;
        announcement: { url: string };
      };
      const id = key.replace('/new', '');
      assert.equal(announcement.url, `https://vtc.example/convoy/northern_haul/${id}`);
      // A picture of the route comes first.
      if (imageOf(body).includes('/poster/'))
        assert.match(
          imageOf(body),
          new RegExp(`^https://vtc\\.example/poster/northern_haul/${id}\\.png\\?lang=en&v=\\d+$`),
        );
    }
  });

  it('serves on when the announcer ends, and says why it did', async () => {
    writeFileSync(file, JSON.stringify({ channel: 'json', days: 'many' }));
    const gateway = await started(options(), environment());
    while (!/the gateway goes on/.test(gateway.output()))
      await new Promise((done) => setTimeout(done, 50));
    assert.match(gateway.output(), /vtc-widgets announce: .*days[^]*exit code 2/);
    assert.equal((await fetch(`${gateway.url}/health`)).status, 200);
    gateway.signal('SIGTERM');
    assert.equal(await gateway.ended, 0);
  });
});
