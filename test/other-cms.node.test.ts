import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { limit } from '../tools/test/limits.mjs';
import { freePort } from './support/free-port.mjs';
import { under } from './support/snippets.js';
import { reaches, shownText, startSite, type Site } from './support/site.js';

const skip = spawnSync('php', ['--version']).status === 0 ? false : 'php is not on this machine';
const [code = ''] = under('Example in plain PHP', 'php', 'demo/docs/other-cms.md');

describe('the example for another CMS', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-cms-'));
  let site: Site;
  let php: ChildProcess;
  let address = '';
  let token = '';

  before(async () => {
    site = await startSite();
    const flagship = site.api.sandbox.world.company('northern_haul');
    assert.ok(flagship);
    token = site.api.sandbox.world.embedToken(flagship);
    writeFileSync(join(folder, 'vtc.php'), code);
    const port = await freePort();
    address = `http://127.0.0.1:${port}/vtc.php`;
    php = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', folder], {
      env: {
        ...process.env,
        VTC_API: site.api.origin,
        VTC_EMBED_TOKEN: token,
        TMPDIR: folder,
        PHP_CLI_SERVER_WORKERS: '4',
      },
      // A group of its own, since its workers outlive it.
      detached: true,
      stdio: 'ignore',
    });
    const deadline = performance.now() + limit(20_000);
    while (!(await fetch(`${address}/x`).catch(() => undefined))) {
      if (performance.now() > deadline) throw new Error('PHP does not start.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  after(async () => {
    if (php.pid !== undefined) process.kill(-php.pid);
    await site.close();
    rmSync(folder, { recursive: true });
  });

  const textOf = async () => (await fetch(address)).text();
  const receivedPaths = () => site.api.requests.splice(0).map(({ url }) => new URL(url).pathname);

  test('has 40 lines of code', () => {
    const lines = code
      .split('\n')
      .filter((line) => line.trim() && !/^\s*(\/\/|<\?php$)/.test(line));
    assert.ok(lines.length <= 41, `${lines.length}`);
  });

  test('puts data into the page, with one request for many views', async () => {
    receivedPaths();
    const pages = await Promise.all(Array.from({ length: 5 }, textOf));
    for (const html of pages) {
      assert.match(html, /<script type="application\/json">{"items":\[{/);
      assert.match(html, /"theme":{/);
      assert.ok(!html.includes(token));
    }
    assert.deepEqual(receivedPaths(), [
      '/vtcs/northern_haul/events/upcoming',
      '/vtcs/northern_haul',
    ]);
  });

  test('serves the endpoints of the element and no others', async () => {
    const response = await fetch(`${address}/vtcs/northern_haul/events/upcoming?limit=30`);
    assert.equal(response.status, 200);
    assert.ok(((await response.json()) as { items: unknown[] }).items.length > 0);
    for (const path of [
      '/vtcs/other',
      '/vtcs/northern_haul/events/upcoming?limit=30&x=1',
      '/session',
    ])
      assert.equal((await fetch(address + path)).status, 404, path);
  });

  test('serves a stale response while the API fails', async () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
      utimesSync(join(folder, file), 0, 0);
    site.api.respond = () => new Response('out of order', { status: 503 });
    receivedPaths();
    assert.match(await textOf(), /"items":\[{/);
    assert.equal(receivedPaths().length, 2);
    assert.match(await textOf(), /"items":\[{/);
    assert.equal(receivedPaths().length, 0);
    site.api.respond = () => undefined;
  });

  test('shows the element in the company’s colours', async () => {
    const { page, pageErrors } = await site.open(site.script + (await textOf()));
    await reaches(page, 'vtc-upcoming-events', 'ready');
    assert.match(await shownText(page, 'vtc-upcoming-events'), /Upcoming convoys/);
    const color = await page.$eval(
      'vtc-upcoming-events',
      ({ shadowRoot }) =>
        getComputedStyle(shadowRoot?.querySelector('[part~="base"]') ?? document.body)
          .backgroundColor,
    );
    assert.notEqual(color, 'rgb(255, 255, 255)');
    assert.deepEqual(pageErrors, []);
  });
});
