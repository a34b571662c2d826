import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, it } from 'node:test';
import { promisify } from 'node:util';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { type HttpServer, listen } from '../../src/server/listen.js';
import { embedToken } from '../support/embed-tokens.js';
import { commandsOf, documentedWorkflow } from './workflow.js';

const execute = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), 'publish-workflow-'));
const [remote, checkout] = [join(root, 'remote.git'), join(root, 'checkout')];
/** As the clock of the command, which runs in processes of its own; data changes with it, so it stands still. */
const now = Date.now();
const sandbox = createSandbox({ rateLimits: false, clock: () => now });
let api: HttpServer;

const git = async (...args: string[]): Promise<string> => {
  const { stdout } = await execute('git', ['-C', checkout, ...args], { maxBuffer: 100_000_000 });
  return stdout.trim();
};

before(async () => {
  api = await listen({ fetch: (request) => sandbox.fetch(request) }, { port: 0 });
  await execute('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
  await execute('git', ['clone', '--quiet', remote, checkout]);
  writeFileSync(join(checkout, '.gitignore'), 'node_modules\n');
  await git('add', '.');
  await git(
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@a.example',
    'commit',
    '--quiet',
    '-m',
    'Start',
  );
  await git('push', '--quiet', 'origin', 'HEAD:main');
  await git('branch', '--quiet', '--set-upstream-to=origin/main');
  // The command of this checkout, in the place of the package that the first command installs.
  const commands = join(checkout, 'node_modules/.bin');
  mkdirSync(commands, { recursive: true });
  const script = `#!/bin/sh\nexec '${process.execPath}' '${resolve('dist/cli.js')}' "$@"\n`;
  writeFileSync(join(commands, 'vtc-widgets'), script, { mode: 0o755 });
});
after(async () => {
  await api.close();
  rmSync(root, { recursive: true });
});

/** Runs the commands of the documented workflow as GitHub does, each in a shell of its own. */
async function run(): Promise<void> {
  const [install = '', ...commands] = commandsOf(documentedWorkflow());
  assert.match(install, /^npm install --no-save vtc-widgets@[\d.]+ @resvg\/resvg-js@2$/);
  assert.equal(commands.length, 2);
  for (const command of commands)
    await execute(
      'bash',
      [
        '--noprofile',
        '--norc',
        '-eo',
        'pipefail',
        '-c',
        command.replaceAll('https://api.example', api.url),
      ],
      {
        cwd: checkout,
        env: {
          ...process.env,
          VTC_TOKENS: `northern_haul=${embedToken('northern_haul', sandbox)}`,
          // Instead of the limit of an address, half of which a run waits for.
          VTC_API_KEY: sandbox.keys.free,
        },
      },
    );
}

const commits = () => git('rev-list', '--count', 'origin/main');

it('the documented workflow publishes and pushes once, and commits nothing while nothing changes', async () => {
  await run();
  assert.equal(await commits(), '2');
  assert.equal(await git('log', '-1', '--format=%s by %an'), 'Publish convoys by publish');
  const files = (await git('ls-tree', '-r', '--name-only', 'origin/main')).split('\n');
  for (const path of [
    'public/vtc/index.html',
    'public/vtc/northern_haul.json',
    'public/vtc/northern_haul.ics',
    'public/vtc/northern_haul/convoys/next/poster.png',
    'public/vtc/vtc-publish.json',
  ])
    assert.ok(files.includes(path), path);
  assert.ok(!files.some((path) => path.includes('/.')), files.join());
  assert.ok(!(await git('log', '-p', '--all', '--format=')).includes('emb_'));
  await run();
  const changed = (await git('diff', '--name-only', 'HEAD~1', 'HEAD')).split('\n');
  assert.equal(await commits(), '2', changed.join());
});
