import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { elements } from '../../tools/manifest/elements.mjs';
import { limit } from '../../tools/test/limits.mjs';

const packageText = readFileSync('package.json', 'utf8');

test('npm start serves the site and its elements, without warnings', async () => {
  const signal = AbortSignal.timeout(limit(60_000));
  const get = (url: string) =>
    fetch(url, { signal }).catch((cause: unknown) => {
      throw new Error(`${url} has no response`, { cause });
    });
  const textOf = async (url: string) => (await get(url)).text();
  const jsonOf = async <Json>(url: string) => (await (await get(url)).json()) as Json;
  const manifest = 'dist/custom-elements.json';
  const writtenAt = statSync(manifest).mtimeMs;
  const child = spawn(process.execPath, ['--import=tsx', 'demo/start.mjs'], {
    env: { ...process.env, PORT: '0' },
  });
  // Its own processes have its output, too: it closes when the last of them has ended.
  const closed = once(child, 'close', { signal });
  let errors = '';
  let output = '';
  child.stderr.on('data', (part) => (errors += String(part)));
  child.stdout.on('data', (part) => (output += String(part)));
  try {
    while (!output.includes('Ctrl-C')) {
      await Promise.race([once(child.stdout, 'data', { signal }), closed]);
      assert.equal(child.exitCode, null, errors);
    }
    const [origin = ''] = /(?<=Site: +)http:\/\/127\.0\.0\.1:\d+(?=\/)/.exec(output) ?? [];
    assert.match(await textOf(`${origin}/`), /<vtc-upcoming-events\s+vtc="northern_haul"/);
    const { api, gateway } = await jsonOf<{ api: string; gateway: string }>(`${origin}/site.json`);
    assert.ok(output.includes(`Sandbox API:   ${api}`));
    assert.ok(output.includes(`Gateway:       ${gateway}`));
    assert.equal((await jsonOf<{ ok: boolean }>(`${gateway}/health`)).ok, true);
    const path = `${gateway}/api/vtcs/northern_haul/events/upcoming`;
    assert.equal((await get(path)).status, 200);
    const frame = `${gateway}/embed/vtc-card?vtc=northern_haul`;
    assert.match(await textOf(frame), /Northern Haul/);
    const script = await get(`${origin}/vtc-widgets.js`);
    assert.equal(script.headers.get('access-control-allow-origin'), '*');
    assert.match(await script.text(), /customElements/);
    assert.match(await textOf(`${origin}/vtc-more.js`), /from "\.\/vtc-widgets\.js"/);
    assert.match(await textOf(`${origin}/locales/ja.js`), /コンボイ/);
    assert.match(await textOf(`${origin}/single/vtc-card.js`), /"vtc-card": VtcCard/);
    assert.equal((await get(`${origin}/single/no-element.js`)).status, 404);
    assert.equal((await get(`${origin}/..%2fpackage.json`)).status, 404);
    assert.doesNotMatch(errors.replace(/^Port.*\n|^npm warn.*\n/gm, ''), /\S/);
    assert.doesNotMatch(output, /warn|timing/i);
    // It has written the manifest with the plugins of `npm run manifest`, and nothing else.
    assert.ok(statSync(manifest).mtimeMs > writtenAt);
    for (const { tagName, bundle } of elements()) assert.match(bundle ?? '', /^vtc-/, tagName);
    assert.equal(readFileSync('package.json', 'utf8'), packageText);
    assert.ok(!existsSync('custom-elements.json'), 'it has written a manifest outside dist');
  } finally {
    child.kill('SIGINT');
    await closed;
  }
});
