import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };

const main = ['--import=tsx', 'src/sandbox/cli/main.ts'];
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [...main, ...args]).catch(
    (error: { code: number; stderr: string; stdout: string }) => error,
  );

test('--version prints one line', async () => {
  assert.equal((await run('--version')).stdout, `vtc-widgets ${packageJson.version}\n`);
});

test('--help names the command of the gateway', async () => {
  assert.match((await run('--help')).stdout, /vtc-widgets gateway --help/);
});

const wrong = [
  [['--prot', '80'], 'there is no option --prot: did you mean --port?'],
  [['sandbox', '--cors=maybe'], '--cors takes on or off, not "maybe"'],
  [['--port'], '--port needs a value'],
  [['--json=yes'], '--json takes no value'],
  [['serve'], 'there is no command "serve", only sandbox and gateway'],
  [['sandbox', 'x'], '"x" is no option'],
  [['--fixture', 'nowhere.json'], '--fixture nowhere.json: ENOENT'],
] as const;

for (const [args, message] of wrong) {
  test(`${args.join(' ')} prints one line that names the error and --help`, async () => {
    const result = await run(...args);
    assert.equal('code' in result && result.code, 2);
    const [line = '', ...rest] = result.stderr.trimEnd().split('\n');
    assert.deepEqual(rest, []);
    assert.ok(line.startsWith(`vtc-widgets: ${message}`), line);
    assert.ok(line.endsWith('(see vtc-widgets --help)'), line);
  });
}

test('--verbose logs each request without its token, until SIGTERM', async () => {
  const child = spawn(process.execPath, [
    ...main,
    '--port',
    '0',
    '--json',
    '--verbose',
    '--size',
    'small',
  ]);
  const first = (stream: NodeJS.ReadableStream) =>
    new Promise<string>((resolve) =>
      stream.once('data', (data: Buffer) => resolve(data.toString())),
    );
  const { url, companies } = JSON.parse(await first(child.stdout)) as {
    url: string;
    companies: { embedToken: string }[];
  };
  const token = companies[0]?.embedToken ?? '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const line = first(child.stderr);
    await fetch(`${url}/vtcs?q=x&token=${token}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    assert.match(
      await line,
      /^\S+Z 200 GET \/vtcs\?q=x&token=\[hidden\] embed:northern_haul [\d.]+ ms\n {2}warning: /,
    );
    assert.ok(!(await line).includes(token));
  } finally {
    child.kill('SIGTERM');
  }
  assert.equal(await ended, 0);
});
