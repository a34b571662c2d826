import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { limit } from '../../tools/test/limits.mjs';

test('npm start serves the site and its elements, without warnings', async () => {
  const signal = AbortSignal.timeout(limit(60_000));
  const child = spawn(process.execPath, ['demo/start.mjs'], { env: { ...process.env, PORT: '0' } });
  try {
    let errors = '';
    child.stderr.on('data', (part) => (errors += String(part)));
    let output = '';
    while (!output.includes('Ctrl-C')) {
      const [part] = (await once(child.stdout, 'data', { signal })) as [Buffer];
      output += String(part);
    }
    const [origin = ''] = /(?<=Site: +)http:\/\/127\.0\.0\.1:\d+(?=\/)/.exec(output) ?? [];
    const page = await (await fetch(`${origin}/`, { signal })).text();
    assert.match(page, /<vtc-upcoming-events\s+vtc="northern_haul"/);
    const facts = (await (await fetch(`${origin}/site.json`, { signal })).json()) as {
      api: string;
      gateway: string;
    };
    assert.ok(output.includes(`Sandbox API: ${facts.api}`));
    assert.ok(output.includes(`Gateway:     ${facts.gateway}`));
    const health = await fetch(`${facts.gateway}/health`, { signal });
    assert.equal(((await health.json()) as { ok: boolean }).ok, true);
    const path = `${facts.gateway}/api/vtcs/northern_haul/events/upcoming`;
    assert.equal((await fetch(path, { signal })).status, 200);
    const frame = await fetch(`${facts.gateway}/embed/vtc-card?vtc=northern_haul`, { signal });
    assert.match(await frame.text(), /Northern Haul/);
    const script = await fetch(`${origin}/vtc-widgets.js`, { signal });
    assert.equal(script.headers.get('access-control-allow-origin'), '*');
    assert.match(await script.text(), /customElements/);
    const more = await fetch(`${origin}/vtc-more.js`, { signal });
    assert.match(await more.text(), /from "\.\/vtc-widgets\.js"/);
    const language = await fetch(`${origin}/locales/ja.js`, { signal });
    assert.match(await language.text(), /コンボイ/);
    const single = await fetch(`${origin}/single/vtc-card.js`, { signal });
    assert.match(await single.text(), /"vtc-card": VtcCard/);
    assert.equal((await fetch(`${origin}/single/no-element.js`)).status, 404);
    assert.equal((await fetch(`${origin}/..%2fpackage.json`)).status, 404);
    assert.doesNotMatch(errors.replace(/^Port.*\n|^npm warn.*\n/gm, ''), /\S/);
    assert.doesNotMatch(output, /warn|timing/i);
  } finally {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
});
