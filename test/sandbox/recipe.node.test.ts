import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { listenToSandbox } from '../../src/sandbox/cli/listen.js';
import { parseFixture } from '../../src/sandbox/server/parse-fixture.js';
import { setUp } from '../support/sandbox.js';

const page = await readFile('demo/docs/sandbox.md', 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code,
  );

const hasPhp = spawnSync('php', ['--version']).status === 0;

test('the PHP client of the documentation passes its own tests', { skip: !hasPhp }, async () => {
  const { sandbox } = setUp({ control: true, rateLimits: true });
  const server = await listenToSandbox(sandbox, { port: 0, host: '127.0.0.1', trustProxy: false });
  const folder = await mkdtemp(join(tmpdir(), 'recipe-'));
  try {
    const [client = '', tests = ''] = blocks('php');
    await writeFile(join(folder, 'client.php'), client);
    await writeFile(join(folder, 'test.php'), tests);
    const token = sandbox.world.embedToken(sandbox.world.companies[0]!);
    const { stdout } = await promisify(execFile)('php', [
      join(folder, 'test.php'),
      server.url,
      token,
    ]);
    assert.deepEqual(stdout.trim().split('\n'), [
      'ok works',
      'ok 429, then works',
      'ok sends two requests',
      'ok an event starts in five minutes',
      'ok none starts in four',
    ]);
  } finally {
    await rm(folder, { recursive: true });
    await server.close();
  }
});

test('accepts the fixture of the documentation', () => {
  const [fixture = ''] = blocks('json');
  assert.equal(parseFixture(JSON.parse(fixture)).companies[0]?.name, 'My Haul');
});
