import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { listenToSandbox } from '../../src/sandbox/cli/listen.js';
import { limit } from '../../tools/test/limits.mjs';
import { freePort } from '../support/free-port.mjs';
import { setUp } from '../support/sandbox.js';

describe('The example that renders an element in Node', () => {
  let example: ChildProcess;
  let apiPort: number;
  let url: string;

  /** Waits until the server has started; fails if its process ends. */
  async function page(): Promise<string> {
    const until = performance.now() + limit(30_000);
    for (;;) {
      assert.equal(example.exitCode, null, 'it is running');
      try {
        return await (await fetch(url)).text();
      } catch (error) {
        if (performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  before(async () => {
    apiPort = await freePort();
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    example = spawn(process.execPath, ['integrations/node/render.js'], {
      env: { PATH: process.env.PATH, PORT: port, VTC_API_BASE: `http://127.0.0.1:${apiPort}` },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });
  after(async () => {
    const ended = once(example, 'exit');
    if (example.exitCode === null && example.kill()) await ended;
  });

  it('serves the page while the API is down, and with its data afterwards', async () => {
    for (let times = 0; times < 2; times += 1) {
      const withoutData = await page();
      assert.match(withoutData, /<vtc-card vtc="northern_haul">/);
      assert.doesNotMatch(withoutData, /Northern Haul/);
    }
    const local = { port: apiPort, host: '127.0.0.1', trustProxy: false };
    const api = await listenToSandbox(setUp().sandbox, local);
    try {
      assert.match(await page(), /Northern Haul/);
    } finally {
      await api.close();
    }
  });
});
