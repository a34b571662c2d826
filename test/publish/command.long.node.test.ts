import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { run } from '../../src/publish/cli.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { type HttpServer, listen } from '../../src/server/listen.js';
import { embedToken } from '../support/embed-tokens.js';
import { filesIn } from './world.js';

const root = mkdtempSync(join(tmpdir(), 'publish-command-'));
const sandbox = createSandbox({ rateLimits: false });
const token = embedToken('northern_haul', sandbox);
let api: HttpServer;
let folders = 0;

before(async () => {
  api = await listen({ fetch: (request) => sandbox.fetch(request) }, { port: 0 });
});
after(async () => {
  await api.close();
  rmSync(root, { recursive: true });
});

const newFolder = () => join(root, String((folders += 1)));

/** Runs the command in this process; returns its exit code and its output, which contains no token. */
async function publish(args: readonly string[], environment: Record<string, string> = {}) {
  const { env } = process;
  const write = process.stdout.write.bind(process.stdout);
  const { error } = console;
  let output = '';
  process.env = {
    VTC_API_BASE: api.url,
    VTC_TOKENS: `northern_haul=${token}`,
    VTC_API_KEY: sandbox.keys.free,
    ...environment,
  };
  // The test runner writes bytes to the same stream.
  process.stdout.write = ((text: unknown, ...more: never[]) => {
    if (typeof text !== 'string') return write(text as Uint8Array, ...more);
    output += text;
    return true;
  }) as typeof write;
  console.error = (text: unknown) => void (output += `${String(text)}\n`);
  try {
    await run(args);
    assert.ok(!output.includes(token), output);
    return { code: Number(process.exitCode ?? 0), output };
  } finally {
    process.env = env;
    process.stdout.write = write;
    console.error = error;
    process.exitCode = undefined;
  }
}

const common = ['--vtc', 'northern_haul', '--limit', '0'];

describe('vtc-widgets publish', () => {
  it('publishes, prints what it wrote, and removes a company that is unknown', async () => {
    const out = newFolder();
    const { code, output } = await publish([...common, '--out', out]);
    assert.equal(code, 0, output);
    assert.match(output, /^written northern_haul\/badge-next\.png$/m);
    assert.match(output, /^\d+ written, 0 unchanged, 0 removed, 0 kept$/m);
    assert.ok(filesIn(out)['northern_haul.json']);
    const unknown = await publish(['--vtc', 'nobody', '--out', out, '--json']);
    assert.equal(unknown.code, 1);
    const lines = unknown.output.split('\n').filter((line) => line.startsWith('{'));
    const steps = lines.map((line) => JSON.parse(line) as { file?: string; result?: string });
    assert.ok(
      steps.some(({ file, result }) => file === 'northern_haul.json' && result === 'removed'),
    );
  });

  it('keeps the files when the API cannot be reached', async () => {
    const out = newFolder();
    await publish([...common, '--out', out]);
    const files = filesIn(out);
    const { code, output } = await publish([...common, '--out', out], {
      VTC_API_BASE: 'http://127.0.0.1:9',
    });
    assert.equal(code, 1, output);
    assert.match(output, /^kept northern_haul\.json, \d+ minutes old: .*reached/m);
    assert.deepEqual(filesIn(out), files);
  });

  it('refuses a folder with other files', async () => {
    const out = mkdtempSync(join(root, 'other-'));
    writeFileSync(join(out, 'mine.html'), 'mine');
    const { code, output } = await publish([...common, '--out', out]);
    assert.equal(code, 3, output);
    assert.match(output, /is not empty/);
  });

  for (const [name, args, environment, message] of [
    ['no company', ['--out', 'x'], {}, /company is missing/],
    ['no folder', ['--vtc', '1'], {}, /folder is missing/],
    ['no API', [...common, '--out', 'x'], { VTC_API_BASE: '' }, /--api-base/],
    ['an unknown option', ['--token=1'], {}, /--token/],
    ['too short a pause', [...common, '--out', 'x', '--watch', '5'], {}, /--watch/],
    [
      'an address without id',
      [...common, '--out', 'x', '--site-url-template', 'https://a.example'],
      {},
      /siteUrlTemplate/,
    ],
    [
      'a developer key as token',
      [...common, '--out', 'x'],
      { VTC_TOKENS: 'a=svc_x' },
      /not an embed token/,
    ],
  ] as const)
    it(`explains ${name}`, async () => {
      const { code, output } = await publish(args, environment);
      assert.equal(code, 2, output);
      assert.match(output, message);
    });
});
