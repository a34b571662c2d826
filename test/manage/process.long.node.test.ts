import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { type HttpServer, listen } from '../../src/server/listen.js';
import { docs, under } from '../support/snippets.js';

const vtc = 'northern_haul';
const sandbox = createSandbox({ rateLimits: false });
const key = sandbox.keys.withVtcScopes;
/** Inside the package, so that it can be imported by its name. */
const folder = mkdtempSync(join('dist', 'manage-'));
let api: HttpServer;
let posted: (() => void) | undefined;

before(async () => {
  const fetch = async (request: Request) => {
    const response = await sandbox.fetch(request);
    if (!posted || request.method !== 'POST') return response;
    // The change is made, and its response never arrives.
    posted();
    return new Promise<Response>(() => undefined);
  };
  api = await listen({ fetch }, { port: 0 });
});
after(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** Starts a process of Node whose output must not contain the key. */
function start(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, VTC_API_BASE: api.url, VTC_API_KEY: key, ...environment },
  });
  const ended = Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => void child.once('close', resolve)),
  ]).then(([stdout, stderr, code]) => {
    assert.ok(!`${stdout}${stderr}`.includes(key));
    return { stdout, stderr, code };
  });
  return { child, ended };
}

const manage = (...args: readonly string[]) => start(['dist/cli.js', 'manage', ...args]);

const postCount = async () => {
  const response = await fetch(`${api.url}/vtcs/${vtc}/news?limit=50`);
  const { items } = (await response.json()) as { items: { title: string }[] };
  return (title: string) => items.filter((post) => post.title === title).length;
};

describe('vtc-widgets manage as a process', () => {
  it('prints and fails with the documented codes', async () => {
    const summary = await manage('summary', '--vtc', vtc).ended;
    assert.match(summary.stdout, /Northern Haul/);
    assert.equal(summary.code, 0);
    const unknown = await manage('members', '--vtc', 'nobody').ended;
    assert.match(unknown.stderr, /no such company/);
    assert.equal(unknown.code, 4);
    const wrong = start(['dist/cli.js', 'manage', 'summary', '--vtc', vtc], {
      VTC_API_KEY: 'svc_api_wrong',
    });
    const { stderr, code } = await wrong.ended;
    assert.match(stderr, /does not accept the key/);
    assert.ok(!stderr.includes('svc_api_wrong'));
    assert.equal(code, 3);
  });

  it('publishes a text of the standard input', async () => {
    const { child, ended } = manage('news', '--vtc', vtc, '--title', 'Piped', '--content-file=-');
    child.stdin.end('From *another* program\n');
    const { stdout, code } = await ended;
    assert.match(stdout, /^Published: news post \d+, "Piped"$/m);
    assert.equal(code, 0);
    assert.equal((await postCount())('Piped'), 1);
  });

  it('says that a change may have been made when it is stopped', async () => {
    const { child, ended } = manage('news', '--vtc', vtc, '--title', 'Stopped', '--content', 'C');
    await new Promise<void>((resolve) => (posted = resolve));
    posted = undefined;
    child.kill('SIGTERM');
    const { stderr, code } = await ended;
    assert.match(stderr, /Stopped\. The change may have been made or not/);
    assert.equal(code, 5);
    assert.equal((await postCount())('Stopped'), 1);
  });
});

describe('the example with the client', () => {
  it('calls each operation', async () => {
    const path = join(folder, 'example.mjs');
    const [example = ''] = under('From Node', 'js', docs('manage'));
    writeFileSync(path, example);
    const { stdout, stderr, code } = await start([path]).ended;
    assert.equal(code, 0, stderr);
    assert.match(
      stdout,
      /^Northern Haul: \d+ members, \d+ applications\nNews post \d+\nWe attend ./,
    );
    assert.equal((await postCount())('Convoy to Oslo'), 1);
  });

  it('explains a key without scopes', async () => {
    const path = join(folder, 'example.mjs');
    const { stderr, code } = await start([path], { VTC_API_KEY: sandbox.keys.free }).ended;
    assert.match(stderr, /^FORBIDDEN GET \/vtcs\/northern_haul\/management\/summary/);
    assert.equal(code, 1);
  });
});
