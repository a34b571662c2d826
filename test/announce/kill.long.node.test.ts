import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { parseState } from '../../src/announce/state/state.js';
import { listen } from '../../src/server/listen.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { FakeDiscord } from '../support/discord.js';
import { messageLine } from './channel-log.js';

it('a process that is killed while it posts posts nothing twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'announce-'));
  const sandbox = createSandbox({ rateLimits: false });
  const api = await listen({ fetch: (request) => sandbox.fetch(request) }, { port: 0 });
  const discord = await new FakeDiscord({ bucket: { limit: 3, windowMs: 1500 } }).listen();
  const config = join(folder, 'announce.json');
  const state = join(folder, 'state.json');
  writeFileSync(config, JSON.stringify({ vtcs: ['northern_haul'], role: '700000000000000007' }));
  const args = ['--config', config, '--state', state, '--api-base', api.url];
  const options = ['--once', '--backfill', '--webhook-host', '127.0.0.1'];

  /** Starts a run; kills it when this many more messages have been posted. */
  async function run(messages: number): Promise<unknown> {
    const enough = discord.messages.length + messages;
    const child = spawn(
      process.execPath,
      ['--import=tsx', 'src/cli.ts', 'announce', ...args, ...options],
      { env: { ...process.env, DISCORD_WEBHOOK_URL: discord.url }, stdio: 'ignore' },
    );
    const watch = setInterval(() => discord.messages.length >= enough && child.kill('SIGKILL'), 1);
    const [code] = (await once(child, 'close')) as [number | null];
    clearInterval(watch);
    return code;
  }

  try {
    for (const messages of [1, 2, 1, 3, 1, 2]) assert.equal(await run(messages), null);
    const code = await run(Infinity);
    const names = discord.messages.map(messageLine).filter((line) => line.includes('(ping)'));
    const { convoys, unknown } = parseState(readFileSync(state, 'utf8'));
    assert.ok(code === 0 || code === 1);
    const ids = Object.values(convoys).filter(({ done }) => done.includes('posted'));
    // Messages with an unknown result have arrived, as the process was killed after that.
    assert.equal(names.length, ids.length);
    assert.ok(unknown.length <= 6);
  } finally {
    await Promise.all([api.close(), discord.close()]);
    rmSync(folder, { recursive: true });
  }
});
