import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Endpoint } from '../../src/contract/endpoint.js';
import { endpoints } from '../../src/contract/endpoints.js';
import { run } from '../../src/manage/cli.js';
import { help } from '../../src/manage/arguments.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { type HttpServer, listen } from '../../src/server/listen.js';

const vtc = 'northern_haul';
const folder = mkdtempSync(join(tmpdir(), 'manage-'));
const sandbox = createSandbox({ rateLimits: false });
const key = sandbox.keys.withVtcScopes;
let api: HttpServer;
/** A response instead of that of the sandbox. */
let respond: (request: Request) => Response | undefined = () => undefined;
let sent: Request[] = [];

before(async () => {
  const fetch = (request: Request) => {
    sent.push(request.clone());
    return respond(request) ?? sandbox.fetch(request);
  };
  api = await listen({ fetch }, { port: 0 });
});
afterEach(() => {
  respond = () => undefined;
  sent = [];
});
after(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command in this process; returns its exit code and its output, which contains no key. */
async function manage(args: readonly string[], environment: Record<string, string> = {}) {
  const { env } = process;
  const write = process.stdout.write.bind(process.stdout);
  const { error } = console;
  const output = { stdout: '', stderr: '' };
  process.env = { VTC_API_BASE: api.url, VTC_API_KEY: key, ...environment };
  // The test runner writes bytes to the same stream.
  process.stdout.write = ((text: unknown, ...more: never[]) => {
    if (typeof text !== 'string') return write(text as Uint8Array, ...more);
    output.stdout += text;
    return true;
  }) as typeof write;
  console.error = (text: unknown) => void (output.stderr += `${String(text)}\n`);
  try {
    await run(args);
    for (const text of Object.values(output)) assert.doesNotMatch(text, /svc_(?!…|\.)/);
    return { code: Number(process.exitCode ?? 0), ...output };
  } finally {
    process.env = env;
    process.stdout.write = write;
    console.error = error;
    process.exitCode = undefined;
  }
}

const company = ['--vtc', vtc];
const news = ['news', ...company, '--title', 'Convoy tonight', '--content', 'At *eight*.'];

/** A file with a text. */
function fileOf(text: string | Uint8Array): string {
  const path = join(folder, 'news.md');
  writeFileSync(path, text);
  return path;
}

describe('vtc-widgets manage', () => {
  it('prints the summary, with one request', async () => {
    const { code, stdout } = await manage(['summary', ...company]);
    assert.equal(code, 0);
    assert.match(stdout, /^Name: Northern Haul\nHandle: northern_haul\nId: \d+\nMembers: \d+\n/);
    assert.match(stdout, /^Key accepted: yes$/m);
    assert.equal(sent.length, 1);
    assert.equal(sent[0]?.headers.get('authorization'), `Bearer ${key}`);
  });

  it('prints a line for each member', async () => {
    const { stdout } = await manage(['members', ...company]);
    const count = sandbox.world.company(vtc)?.memberCount;
    const lines = stdout.trim().split('\n');
    assert.equal(lines.length, count);
    for (const line of lines) assert.match(line, /^.+: .+, joined \d{4}-\d\d-\d\d$/);
    assert.equal(lines.filter((line) => line.includes(', owner,')).length, 1);
    assert.equal(sent.length, 1);
  });

  it('prints the pending applications with their age, the oldest first', async () => {
    const hours = [3, 50, 0];
    respond = () =>
      Response.json(
        hours.map((age, index) => ({
          id: index + 1,
          applicationNumber: index === 2 ? null : index + 10,
          userId: `u${index}`,
          status: 'pending',
          appliedAt: new Date(Date.now() - age * 3_600_000 + 30_000).toISOString(),
        })),
      );
    const { stdout } = await manage(['applications', ...company]);
    assert.deepEqual(stdout.trim().split('\n'), [
      'Application 11 of user u1: pending, for 2 days 2 hr',
      'Application 10 of user u0: pending, for 3 hr',
      'Application with id 3 of user u2: pending, for 1 min',
    ]);
    respond = () => Response.json([]);
    assert.equal((await manage(['applications', ...company])).stdout, 'No pending applications.\n');
  });

  it('prints no control characters of foreign names', async () => {
    respond = () =>
      Response.json([
        {
          userId: 'u',
          role: 'Driver',
          isOwner: false,
          joinedAt: '2026-01-02T00:00:00Z',
          name: 'A\u001b[2J\nB\u009b31m',
          image: null,
          webId: 1,
        },
      ]);
    const { stdout } = await manage(['members', ...company]);
    assert.equal(stdout, 'A [2J B 31m: Driver, joined 2026-01-02\n');
  });

  for (const name of ['summary', 'members', 'applications'] as const)
    it(`prints the response to ${name} as one line of JSON`, async () => {
      const { stdout } = await manage([name, ...company, '--json']);
      assert.equal(stdout.trimEnd().split('\n').length, 1);
      const path = `/vtcs/${vtc}/management/${name}`;
      const headers = { authorization: `Bearer ${key}` };
      const response = await fetch(api.url + path, { headers });
      assert.deepEqual(JSON.parse(stdout), await response.json());
    });

  it('publishes a news post, with one request', async () => {
    const { code, stdout } = await manage([...news, '--pinned']);
    assert.equal(code, 0);
    const [, id] = /^Published: news post (\d+), "Convoy tonight"\n$/.exec(stdout) ?? [];
    assert.equal(sent.length, 1);
    assert.deepEqual(await sent[0]?.json(), {
      title: 'Convoy tonight',
      content: 'At *eight*.',
      pinned: true,
    });
    const list = (await (await fetch(`${api.url}/vtcs/${vtc}/news`)).json()) as {
      items: { id: number; title: string; pinned: boolean }[];
    };
    const { title, pinned } = list.items.find((post) => String(post.id) === id) ?? {};
    assert.deepEqual([title, pinned], ['Convoy tonight', true]);
  });

  it('publishes a news post later, from a file', async () => {
    const path = fileOf('\uFEFFFrom a *file*\r\n');
    const args = ['news', ...company, '--title', 'T', '--content-file', path];
    const at = '2099-12-24T19:00:00+01:00';
    const { stdout } = await manage([...args, '--publish-at', at, '--json']);
    assert.deepEqual(await sent[0]?.json(), {
      title: 'T',
      content: 'From a *file*',
      publishAt: at,
    });
    const { publishAt } = JSON.parse(stdout) as { publishAt: string };
    assert.equal(Date.parse(publishAt), Date.parse(at));
  });

  it('sets the attendance of a convoy', async () => {
    const [event] = (
      (await (await fetch(`${api.url}/events`)).json()) as { items: { id: number }[] }
    ).items;
    const id = String(event?.id);
    sent = [];
    const attends = await manage(['attend', ...company, '--event', id]);
    assert.equal(attends.stdout, `${vtc} attends convoy ${id}.\n`);
    const args = ['attend', ...company, '--event', id, '--status', 'not_attending'];
    assert.equal((await manage(args)).stdout, `${vtc} does not attend convoy ${id}.\n`);
    assert.deepEqual(await Promise.all(sent.map((request) => request.json())), [
      { status: 'attending' },
      { status: 'not_attending' },
    ]);
  });

  it('prints a change instead of sending it, also without a key', async () => {
    for (const VTC_API_KEY of [key, '']) {
      const dryRun = await manage([...news, '--dry-run'], { VTC_API_KEY });
      assert.equal(dryRun.code, 0);
      assert.equal(
        dryRun.stdout,
        `POST ${api.url}/vtcs/${vtc}/management/news\n{\n  "title": "Convoy tonight",\n  "content": "At *eight*."\n}\n`,
      );
    }
    const attend = await manage(['attend', ...company, '--event', '7', '--dry-run', '--json']);
    assert.deepEqual(JSON.parse(attend.stdout), {
      dryRun: true,
      method: 'POST',
      url: `${api.url}/vtcs/${vtc}/management/events/7/attendance`,
      body: { status: 'attending' },
    });
    assert.deepEqual(sent, []);
  });

  it('accepts texts of exactly the maximum length, and none that is longer', async () => {
    const texts = (title: number, content: number) => [
      'news',
      ...company,
      '--title',
      'x'.repeat(title),
      '--content-file',
      fileOf('y'.repeat(content)),
    ];
    assert.equal((await manage(texts(200, 10_000))).code, 0);
    sent = [];
    for (const [title, content, message] of [
      [201, 10, /--title must have 1 to 200 characters, not 201/],
      [0, 10, /--title must have 1 to 200 characters, not 0/],
      [10, 10_001, /--content-file must have 1 to 10000 characters, not 10001/],
      [10, 0, /--content-file must have 1 to 10000 characters, not 0/],
    ] as const) {
      const { code, stderr } = await manage(texts(title, content));
      assert.equal(code, 2);
      assert.match(stderr, message);
    }
    assert.deepEqual(sent, []);
  });

  const withTitle = (title: string) => ['news', ...company, '--content', 'C', '--title', title];
  for (const [name, args, environment, message] of [
    ['no action', [], {}, /Choose what to do: summary/],
    ['an unknown action', ['delete', ...company], {}, /Choose what to do/],
    ['a missing company', ['summary'], {}, /company is missing/],
    ['an invalid company', ['summary', '--vtc', '../me'], {}, /--vtc must be/],
    ['a missing API', ['summary', ...company], { VTC_API_BASE: '' }, /--api-base/],
    [
      'an API without https',
      ['summary', ...company, '--api-base', 'http://a.example'],
      {},
      /https/,
    ],
    ['a missing key', ['summary', ...company], { VTC_API_KEY: '' }, /set VTC_API_KEY/],
    ['an embed token as key', ['summary', ...company], { VTC_API_KEY: 'emb_x' }, /svc_\./],
    ['a key as argument', ['summary', ...company, key], {}, /Never pass a key/],
    ['a key as option', ['summary', ...company, `--api-key=${key}`], {}, /Never pass a key/],
    ['a key as company', ['summary', '--vtc', 'svc_api_x'], {}, /Never pass a key/],
    ['a key in a news post', withTitle(`It is ${key}!`), {}, /contains the key/],
    ['a missing title', ['news', ...company, '--content', 'C'], {}, /--title is missing/],
    ['a missing text', ['news', ...company, '--title', 'T'], {}, /--content is missing/],
    ['two texts', [...news, '--content-file', 'x'], {}, /either/],
    [
      'a missing file',
      ['news', ...company, '--title', 'T', '--content-file', '/none'],
      {},
      /cannot be read/,
    ],
    ['a date without a zone', [...news, '--publish-at', '2026-12-24T18:00'], {}, /with its zone/],
    ['an invalid date', [...news, '--publish-at', 'tomorrow'], {}, /--publish-at/],
    ['a missing convoy', ['attend', ...company], {}, /--event is missing/],
    ['convoy 0', ['attend', ...company, '--event', '0'], {}, /--event/],
    [
      'an unknown status',
      ['attend', ...company, '--event', '1', '--status', 'maybe'],
      {},
      /--status/,
    ],
    ['an option of another action', ['summary', ...company, '--title', 'T'], {}, /--title/],
    ['a dry run of a read', ['summary', ...company, '--dry-run'], {}, /--dry-run/],
  ] as const)
    it(`explains ${name}, and sends nothing`, async () => {
      const { code, stdout, stderr } = await manage(args, environment);
      assert.equal(code, 2, stderr);
      assert.match(stderr, message);
      assert.match(stderr, /^vtc-widgets manage: .*\n$/);
      assert.equal(stdout, '');
      assert.deepEqual(sent, []);
    });

  it('refuses a file that is not text in UTF-8', async () => {
    const path = fileOf(Uint8Array.of(0x41, 0xff, 0xfe));
    const args = ['news', ...company, '--title', 'T', '--content-file', path];
    assert.match((await manage(args)).stderr, /not text in UTF-8/);
  });

  const json = (status: number, headers = {}) =>
    Response.json({ error: { message: `the key is ${key}` } }, { status, headers });
  for (const [name, response, message, readCode, writeCode] of [
    ['rejected values', () => json(400), /rejects these values/, 2, 2],
    ['a rejected key', () => json(401), /does not accept the key/, 3, 3],
    ['a key of another company', () => json(403), /must not manage this company/, 3, 3],
    ['an unknown company', () => json(404), /no such company/, 4, 4],
    ['too many requests', () => json(429, { 'retry-after': '7' }), /try again in 7 seconds/, 1, 1],
    [
      'a firewall',
      () => new Response('<h1>Blocked</h1>', { status: 403 }),
      /such as a firewall, responds with status 403/,
      1,
      1,
    ],
    ['another server', () => new Response('<html>'), /not a response of the API/, 1, 5],
    ['an unknown status', () => json(405), /not a response of the API \(status 405\)/, 1, 1],
  ] as const)
    it(`explains ${name}`, async () => {
      // A read is retried after temporary failures, a change never.
      respond = response;
      const read = await manage(['applications', ...company]);
      assert.match(read.stderr, message);
      assert.equal(read.code, readCode, read.stderr);
      sent = [];
      const write = await manage(news);
      assert.match(write.stderr, message);
      assert.equal(write.code, writeCode, write.stderr);
      assert.equal(/may have been made or not/.test(write.stderr), writeCode === 5);
      assert.equal(sent.length, 1);
      assert.equal(write.stdout, '');
    });

  it('follows no redirect with the key', async () => {
    respond = ({ url }) =>
      url.endsWith('/elsewhere') ? undefined : Response.redirect(`${api.url}/elsewhere`);
    const { code, stderr } = await manage(news);
    assert.match(stderr, /cannot be reached/);
    assert.equal(code, 5);
    assert.equal(sent.length, 1);
  });

  it('says that a change may have been made when the API fails, and does not repeat it', async () => {
    respond = () => json(503);
    const failing = await manage(news);
    assert.match(failing.stderr, /failed with status 503\. The change may have been made or not/);
    assert.equal(failing.code, 5);
    assert.equal(sent.length, 1);
    const away = await manage(news, { VTC_API_BASE: 'http://127.0.0.1:9' });
    assert.match(away.stderr, /cannot be reached/);
    assert.equal(away.code, 5);
  });

  it('explains the rejections of the sandbox', async () => {
    for (const [args, environment, code] of [
      [['summary', ...company], { VTC_API_KEY: sandbox.keys.free }, 3],
      [['summary', ...company], { VTC_API_KEY: sandbox.keys.revoked }, 3],
      [['summary', '--vtc', 'nobody'], {}, 4],
      [['attend', ...company, '--event', '999999999'], {}, 4],
    ] as const)
      assert.equal((await manage(args, environment)).code, code);
  });

  it('has an action for each operation of the contract', async () => {
    const paths: string[] = [];
    respond = (request) => {
      paths.push(`${request.method} ${new URL(request.url).pathname}`);
      return undefined;
    };
    for (const name of ['summary', 'members', 'applications']) await manage([name, ...company]);
    await manage(news);
    await manage(['attend', ...company, '--event', '1']);
    const operations = Object.values<Endpoint>(endpoints)
      .filter(({ authentication }) => authentication === 'management')
      .map(({ method = 'GET', path }) => `${method} ${path}`);
    assert.deepEqual(
      paths.sort(),
      operations.map((path) => path.replace('{id}', vtc).replace('{eventId}', '1')).sort(),
    );
  });

  it('prints its help', async () => {
    for (const args of [
      ['--help'],
      ['news', '--help'],
      ['attend', '--help'],
      ['summary', '--help'],
    ])
      assert.equal((await manage(args)).stdout, help);
  });
});

describe('the page “Manage from scripts”', () => {
  const page = readFileSync('demo/docs/manage.md', 'utf8');

  it('lists all options and exit codes', () => {
    const options = new Set(page.match(/(?<=`)--[\w-]+/g));
    assert.deepEqual(
      [...options].sort(),
      [...new Set([...help.matchAll(/^ +(--[\w-]+)/gm)].map(([, option]) => option))].sort(),
    );
    const codes = [...page.matchAll(/^\| `(\d)` /gm)].map(([, code]) => code);
    assert.deepEqual(codes, ['0', '1', '2', '3', '4', '5']);
  });

  it('has a row for each operation of the contract, with tests that use it', () => {
    const [, section = ''] = page.split('## All operations\n');
    const codes = section
      .split('\n')
      .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
    const rows = codes.filter(([name]) => name?.startsWith('endpoints.'));
    const operations = Object.entries<Endpoint>(endpoints).filter(
      ([, { authentication }]) => authentication === 'management',
    );
    assert.deepEqual(
      rows.map(([name]) => name).sort(),
      operations.map(([name]) => `endpoints.${name}`).sort(),
    );
    for (const [, command = ''] of rows) assert.ok(help.includes(`\n  ${command} `), command);
    const files = section.match(/(?<=`)test\/[^`]+/g) ?? [];
    assert.equal(files.length, 3);
    for (const file of files) assert.ok(existsSync(file), file);
  });

  it('has commands that are valid', async () => {
    const commands = [...page.matchAll(/npx vtc-widgets manage (.*)$/gm)];
    assert.ok(commands.length > 4);
    const words = (line: string) =>
      [...line.replace(/ [|>].*$/, '').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
        ([, double, single, plain]) => double ?? single ?? plain ?? '',
      );
    for (const [, command = ''] of commands) {
      const args = words(command).map((word) =>
        word === 'https://api.example' ? api.url : word === 'news.md' ? fileOf('A text') : word,
      );
      const { code, stderr } = await manage(args);
      assert.equal(code, 0, `${command}: ${stderr}`);
    }
  });
});
