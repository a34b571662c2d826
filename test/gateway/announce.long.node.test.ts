import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
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
