import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { run } from '../../src/announce/cli.js';
import { help } from '../../src/announce/cli/arguments.js';
import { configJsonSchema } from '../../src/announce/config-json-schema.js';
import { configSchema, parseConfig } from '../../src/announce/config.js';
import { textsFor } from '../../src/gateway/texts.js';
import { listen, type HttpServer } from '../../src/server/listen.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { FakeDiscord } from '../support/discord.js';
import { embedToken } from '../support/embed-tokens.js';

const folder = mkdtempSync(join(tmpdir(), 'announce-'));
const sandbox = createSandbox({ rateLimits: false });
const discord = new FakeDiscord({ bucket: { limit: 1000, windowMs: 1 }, globalLimit: 10_000 });
const secrets = [
  'SECRET',
  embedToken('northern_haul', sandbox),
  sandbox.keys.free,
  discord.webhookId,
];
const settings = join(folder, 'announce.json');
writeFileSync(settings, JSON.stringify({ days: 2 }));
let api: HttpServer;
let files = 0;

before(async () => {
  await discord.listen();
  api = await listen({ fetch: (request) => sandbox.fetch(request) }, { port: 0 });
});
after(async () => {
  await Promise.all([discord.close(), api.close()]);
  rmSync(folder, { recursive: true });
});

const newState = () => join(folder, `state-${(files += 1)}.json`);

/** Runs the command in this process; returns its exit code and all output, which contains no secret. */
async function announce(args: readonly string[], environment: Record<string, string> = {}) {
  const { env } = process;
  const write = process.stdout.write.bind(process.stdout);
  const { error } = console;
  let output = '';
  const record = (text: unknown) => (output += String(text));
  process.env = {
    DISCORD_WEBHOOK_URL: discord.url,
    VTC_TOKENS: `northern_haul=${embedToken('northern_haul', sandbox)}`,
    VTC_API_KEY: sandbox.keys.free,
    VTC_API_BASE: api.url,
    ...environment,
  };
  // The test runner writes to the same stream.
  process.stdout.write = ((text: unknown, ...more: never[]) =>
    typeof text === 'string'
      ? Boolean(record(text))
      : write(text as Uint8Array, ...more)) as typeof write;
  console.error = (text: unknown) => void record(`${String(text)}\n`);
  try {
    await run(args);
    const code = process.exitCode;
    for (const secret of secrets) assert.ok(!output.includes(secret), `${secret} in ${output}`);
    return { code: Number(code ?? 0), output };
  } finally {
    process.env = env;
    process.stdout.write = write;
    console.error = error;
    process.exitCode = undefined;
  }
}

const common = ['--config', settings, '--vtc', 'northern_haul'];
const once = ['--once', '--webhook-host', '127.0.0.1', ...common];

describe('vtc-widgets announce', () => {
  it('posts what is new, once, and stores no secret', async () => {
    const state = newState();
    const args = [...once, '--state', state, '--backfill'];
    const first = await announce(args);
    assert.equal(first.code, 0, first.output);
    const count = discord.messages.length;
    assert.ok(count > 3, first.output);
    assert.match(first.output, /^post new \d+\/new "/m);
    const second = await announce(args);
    assert.deepEqual(second, { code: 0, output: '' });
    assert.equal(discord.messages.length, count);
    const stored = readFileSync(state, 'utf8');
    for (const secret of secrets) assert.ok(!stored.includes(secret), secret);
    assert.equal(existsSync(`${state}.lock`), false);
  });

  for (const language of ['en', 'de', 'ar'])
    it(`prints each message as a reader sees it in ${language}, and sends nothing`, async () => {
      const state = newState();
      const { length } = discord.requests;
      const args = ['--dry-run', '--backfill', ...common, '--lang', language];
      const { code, output } = await announce([...args, '--state', state], {
        DISCORD_WEBHOOK_URL: '',
      });
      assert.equal(code, 0, output);
      assert.match(output, /Northern Haul/);
      const { translate } = textsFor(language);
      for (const key of ['meetup', 'start', 'server'] as const)
        assert.ok(output.includes(`\n  │ ${translate(key)}: `), key);
      assert.doesNotMatch(output, /<t:|undefined|\[object/);
      assert.equal(discord.requests.length, length);
      assert.equal(existsSync(state), false);
    });

  it('prints lines of JSON', async () => {
    const { output } = await announce([...once, '--backfill', '--json', '--state', newState()]);
    const steps = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    assert.deepEqual(new Set(steps.map(({ result }) => result)), new Set(['done']));
  });

  it('checks the API and the webhook', async () => {
    const check = ['--check', '--webhook-host', '127.0.0.1', ...common];
    const { code, output } = await announce(check);
    assert.equal(code, 0, output);
    assert.match(output, /^northern_haul: .*Northern Haul.*, \d+ convoys$/m);
    const unknown = await announce([...check.slice(0, -1), 'nobody']);
    assert.equal(unknown.code, 1);
    assert.match(unknown.output, /nobody: .*404/);
  });

  it('takes nothing for cancelled while the API fails', async () => {
    const state = newState();
    const args = [...once, '--state', state, '--backfill'];
    await announce(args);
    const before = discord.messages.map(({ id, edits }) => `${id} ${edits}`);
    for (const [path, failure] of [
      ['/vtcs/northern_haul', '401'],
      ['/vtcs/northern_haul/events/*', '401'],
      ['/events', '400'],
    ] as const) {
      const stop = sandbox.injectFailure(path, failure);
      const { code } = await announce(args);
      stop();
      assert.equal(code, 1, path);
      assert.deepEqual(
        discord.messages.map(({ id, edits }) => `${id} ${edits}`),
        before,
        path,
      );
    }
  });

  const config = (text: string) => {
    const path = join(folder, `config-${(files += 1)}.json`);
    writeFileSync(path, text);
    return path;
  };
  const withState = (text: string) => {
    const path = newState();
    writeFileSync(path, text);
    return path;
  };

  for (const [name, args, environment, code, message] of [
    ['no webhook', once, { DISCORD_WEBHOOK_URL: '' }, 2, /Set DISCORD_WEBHOOK_URL/],
    ['a webhook elsewhere', ['--once', '--vtc', '1'], {}, 2, /not an address of Discord/],
    ['no company', ['--once'], {}, 2, /company is missing/],
    ['no API', once, { VTC_API_BASE: '' }, 2, /--api-base/],
    ['an unknown option', ['--webhook-url=SECRET'], {}, 2, /--webhook-url/],
    ['a secret as argument', ['SECRET'], {}, 2, /Only options/],
    ['a developer key as token', once, { VTC_TOKENS: 'northern_haul=svc_x' }, 2, /developer key/],
    [
      'no URL of a gateway',
      [...once, '--gateway-url', 'g.example'],
      {},
      2,
      /--gateway-url must be/,
    ],
    ['no such file', [...once, '--config', '/none'], {}, 2, /cannot be read/],
  ] as const)
    it(`explains ${name}`, async () => {
      const result = await announce(args, environment);
      assert.equal(result.code, code, result.output);
      assert.match(result.output, message);
      assert.equal(result.output.trim().split('\n').length, 1);
    });

  it('explains invalid settings', async () => {
    for (const [text, message] of [
      ['{"lang": "de"}', /lang/],
      ['{"announce": ["never"]}', /announce\.0/],
      ['{"include": ["all"]}', /include\.0 must be one of own, co-hosted/],
      ['{"also": ["7"]}', /also\.0/],
      ['{"timeZone": "Berlin"}', /Europe\/Berlin/],
      ['{"role": "@drivers"}', /17 to 20 digits/],
      ['{"siteUrl": "https://vtc.example"}', /with \{id\}/],
      ['{"posterUrl": "http://vtc.example/{id}.png"}', /posterUrl must be an https URL/],
      ['{"gatewayUrl": "https://vtc.example/{id}"}', /gatewayUrl must be an https URL/],
      ['{', /not JSON/],
    ] as const) {
      const { code, output } = await announce([...once, '--config', config(text)]);
      assert.equal(code, 2, text);
      assert.match(output, message);
    }
  });

  it('explains a state file that cannot be used', async () => {
    const newer = await announce([...once, '--state', withState('{"version": 9}')]);
    assert.equal(newer.code, 3);
    assert.match(newer.output, /update vtc-widgets/);
    const locked = withState('{}');
    writeFileSync(`${locked}.lock`, '1 elsewhere x');
    utimesSync(`${locked}.lock`, new Date(), new Date());
    assert.equal((await announce([...once, '--state', locked])).code, 5);
  });

  it('ends with 4 when the webhook has been deleted', async () => {
    const gone = discord.url.replace(discord.webhookId, '499999999999999999');
    const { code, output } = await announce([...once, '--backfill', '--state', newState()], {
      DISCORD_WEBHOOK_URL: gone,
    });
    assert.equal(code, 4, output);
    assert.match(output, /Create a new one and set DISCORD_WEBHOOK_URL/);
  });

  it('is a command of the package', () => {
    const args = ['--import=tsx', 'src/cli.ts', 'announce', '--help'];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    assert.equal(stdout, help);
    assert.equal(status, 0);
  });
});

describe('The settings', () => {
  it('have defaults', () => {
    const { announce: kinds, ...others } = parseConfig('{}');
    assert.equal(kinds.length, 8);
    assert.deepEqual(others, {
      include: ['own'],
      also: [],
      channel: 'discord',
      language: 'en',
      days: 30,
      only: {},
    });
  });

  it('have a JSON schema with a description of each', () => {
    const { properties, additionalProperties } = configJsonSchema() as {
      properties: Record<string, { description?: string }>;
      additionalProperties: boolean;
    };
    assert.equal(additionalProperties, false);
    assert.deepEqual(Object.keys(properties), Object.keys(configSchema.def.shape));
    for (const [name, { description }] of Object.entries(properties)) assert.ok(description, name);
  });
});
