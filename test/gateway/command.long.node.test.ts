import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { readArguments } from '../../src/gateway/cli/arguments.js';

const port = 65_535;

/** Runs a script until it ends; returns its exit code and what it printed on both streams. */
async function run(args: readonly string[], environment = {}) {
  const child = spawn(process.execPath, ['--import=tsx', ...args], {
    env: { PATH: process.env.PATH, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: output.trim().split('\n') };
}

describe('A port that is in use', () => {
  const server = createServer();
  before(async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => server.close());

  const commands = [
    [
      'vtc-widgets gateway',
      ['src/cli.ts', 'gateway', '--api-base', 'http://localhost:1', '--port', String(port)],
      {},
    ],
    [
      'vtc-widgets sandbox',
      ['src/sandbox/cli/main.ts', 'sandbox', '--size', 'small', '--port', String(port)],
      {},
    ],
    ['npm start', ['demo/start.mjs'], { PORT: String(port) }],
  ] as const;
  for (const [name, args, environment] of commands)
    it(`is one line of output of ${name}`, async () => {
      const { code, lines } = await run(args, environment);
      assert.notEqual(code, 0);
      // The sandbox of npm start takes the next port if another one runs on this machine.
      const problems = lines.filter((line) => !/^Port \d+ is taken/.test(line));
      assert.equal(problems.length, 1, lines.join('\n'));
      assert.match(problems[0] ?? '', new RegExp(`Port ${port} is in use`));
    });
});

it('tries the next ports only if --port is not given', () => {
  const listenOf = (...args: string[]) =>
    readArguments(['--api-base', 'http://localhost:1', ...args], {}).listen;
  assert.deepEqual(listenOf(), { port: 8788, host: undefined, triesNextPorts: true });
  assert.equal(listenOf('--port', '8788').triesNextPorts, false);
});

/** Output of the command until it is ready. */
async function welcomeOf(args: readonly string[]): Promise<string> {
  const command = ['--import=tsx', 'src/cli.ts', 'gateway', '--api-base', 'http://localhost:1'];
  const child = spawn(process.execPath, [...command, '--port', '0', ...args], {
    env: { PATH: process.env.PATH },
  });
  let output = '';
  child.stderr.on('data', (text) => (output += String(text)));
  for await (const text of child.stdout) {
    output += String(text);
    if (output.includes('Ctrl+C')) break;
  }
  child.kill('SIGKILL');
  return output;
}

describe('The output of the command', () => {
  it('has lines for pages with the public URL, and links to this machine', async () => {
    const output = await welcomeOf(['--public-url', 'https://vtc.example.com/', '--vtc', 'mine']);
    const [, local] = /is ready at (http:\/\/127\.0\.0\.1:\d+)/.exec(output) ?? [];
    assert.ok(local && output.includes(`  ${local}/badge/mine.svg`), output);
    assert.match(output, /for visitors at https:\/\/vtc\.example\.com\n/);
    const [, snippets = ''] = output.split('A frame in a page');
    assert.match(snippets, /src="https:\/\/vtc\.example\.com\/embed\/vtc-card\?vtc=mine"/);
    assert.match(snippets, /data-api-base="https:\/\/vtc\.example\.com\/api"/);
    assert.match(snippets, /<iframe [^>]*frameborder="0"/);
    assert.ok(!snippets.includes(local));
  });

  it('names the missing public URL if other machines can connect', async () => {
    const output = await welcomeOf(['--host', '0.0.0.0']);
    assert.match(output, /Set --public-url/);
    assert.ok(!output.includes('<iframe'), output);
  });
});
