import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { readArguments } from '../../src/gateway/cli/arguments.js';
import { createGateway } from '../../src/gateway/index.js';
import type { Environment } from '../../src/server/arguments.js';
import { FakeDiscord } from '../support/discord.js';
import { countedSandbox, type GatewayProcess, started } from './support/processes.js';
import { createGatewayWorld } from './support/world.js';

const site = 'https://vtc.example';
const vtc = 'northern_haul';
const apiBase = 'https://api.example';

/** The questions of the sandbox. */
const answers = [
  { id: 10, question: 'How old are you?', answer: '19' },
  { id: 11, question: 'Why do you want to join us?', answer: 'I like *convoys*, @everyone.' },
  { id: 12, question: 'Which game do you play most?', answer: 'ATS' },
];

const application = { name: 'Trucker', contact: 'trucker#1', answers, website: '', seconds: 40 };

/** The same with another answer to one question. */
const answering = (id: number, answer: string) => ({
  ...application,
  answers: answers.map((given) => (given.id === id ? { ...given, answer } : given)),
});

/** A server that records what is posted to it. */
async function receiver() {
  const received: { type: string | undefined; body: unknown }[] = [];
  const state = { status: 200 };
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      received.push({ type: request.headers['content-type'], body: JSON.parse(text) as unknown });
      response.writeHead(state.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    received,
    state,
    url: `http://127.0.0.1:${port}/hook?key=SECRET`,
    close: () => server.close(),
  };
}

describe('POST /apply/{vtc} of a running gateway', () => {
  const discord = new FakeDiscord({ bucket: { limit: 1000, windowMs: 1000 } });
  let api: Awaited<ReturnType<typeof countedSandbox>>;
  let json: Awaited<ReturnType<typeof receiver>>;
  let gateway: GatewayProcess;
  let visitors = 0;
  let visitor = '';

  before(async () => {
    api = await countedSandbox();
    json = await receiver();
    await discord.listen();
    gateway = await started(
      [
        ...['--api-base', api.url, '--site', site],
        ...['--apply-to', `${vtc}=DISCORD`, '--apply-to', 'solo_driver=DISCORD'],
        ...['--apply-to', 'big_fleet=JSON_URL'],
      ],
      { DISCORD: discord.url, JSON_URL: json.url },
    );
  });
  after(async () => {
    gateway.signal('SIGTERM');
    await gateway.ended;
    await discord.close();
    json.close();
    api.close();
  });
  beforeEach(() => {
    discord.messages.length = 0;
    // Each test has visitors of its own.
    visitor = `198.51.100.${(visitors += 1)}`;
  });

  const post = (
    body: unknown,
    { headers = {}, path = vtc }: { headers?: Record<string, string>; path?: string } = {},
  ): Promise<Response> =>
    fetch(`${gateway.url}/apply/${path}`, {
      method: 'POST',
      headers: {
        origin: site,
        'content-type': 'application/json',
        'x-forwarded-for': visitor,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  /** Status, code and invalid fields of a response. */
  async function outcome(response: Promise<Response>) {
    const { status, headers } = await response;
    const text = await (await response).text();
    const { code, fields } = JSON.parse(text) as {
      code?: string;
      fields?: readonly { field: string; problem: string }[];
    };
    assert.doesNotMatch(text, /Trucker|trucker#1|convoys/, 'nothing is repeated');
    assert.equal(headers.get('cache-control'), 'no-store');
    return [status, code, ...(fields ?? []).map(({ field, problem }) => `${field} ${problem}`)];
  }

  it('sends an application to Discord, escaped and without mentions', async () => {
    const response = await post(application);
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), { ok: true });
    assert.equal(response.headers.get('access-control-allow-origin'), site);
    const [message] = discord.messages;
    assert.deepEqual(message?.pinged, []);
    assert.deepEqual(message.files, {});
    assert.deepEqual(message.embeds, [
      {
        title: 'Trucker',
        author: { name: 'Northern Haul · Drive with Northern Haul' },
        fields: [
          { name: 'Discord name or e-mail address', value: 'trucker\\#1' },
          { name: 'How old are you?', value: '19' },
          {
            name: 'Why do you want to join us?',
            value: 'I like \\*convoys\\*, @\u200beveryone.',
          },
          { name: 'Which game do you play most?', value: 'ATS' },
        ],
      },
    ]);
  });

  it('attaches a file with every letter of an application that is longer than a message', async () => {
    const long = 'Ä*b\n'.repeat(999);
    assert.equal((await post(answering(11, long))).status, 200);
    const [message] = discord.messages;
    const text = message?.files['application.txt'] ?? '';
    assert.ok(text.includes(long.trim()));
    assert.ok(text.includes('trucker#1'));
    assert.match(JSON.stringify(message?.embeds), /…/);
  });

  it('sends JSON to any other URL, without what detects programs', async () => {
    const form = (await (await fetch(`${api.url}/vtcs/big_fleet/recruitment`)).json()) as {
      recruitment: { questions: { id: number; question: string }[] };
    };
    const ids = form.recruitment.questions.slice(0, 3);
    const own = ids.map(({ id, question }, index) => ({
      id,
      question,
      answer: answers[index]?.answer ?? '',
    }));
    const response = await post({ ...application, answers: own }, { path: 'big_fleet' });
    assert.equal(response.status, 200);
    assert.deepEqual(json.received, [
      {
        type: 'application/json',
        body: { vtc: 'big_fleet', answers: own, name: 'Trucker', contact: 'trucker#1' },
      },
    ]);
  });

  it('allows pages of the sites, and no others', async () => {
    const preflight = (origin: string) =>
      fetch(`${gateway.url}/apply/${vtc}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
    const allowed = await preflight(site);
    assert.equal(allowed.status, 204);
    assert.equal(allowed.headers.get('access-control-allow-origin'), site);
    assert.match(allowed.headers.get('access-control-allow-headers') ?? '', /content-type/);
    for (const origin of ['https://evil.example', 'https://vtc.example.evil.example', 'null']) {
      const refused = await preflight(origin);
      assert.equal(refused.headers.get('access-control-allow-origin'), null, origin);
      assert.deepEqual(await outcome(post(application, { headers: { origin } })), [403, 'ORIGIN']);
    }
    assert.deepEqual(discord.messages, []);
  });

  it('accepts applications for companies with a receiver only', async () => {
    assert.deepEqual(await outcome(post(application, { path: 'unknown_vtc' })), [404, 'NOT_FOUND']);
    assert.deepEqual(await outcome(post(application, { path: '3' })), [404, 'NOT_FOUND']);
    assert.equal((await post(application, { path: '1' })).status, 200, 'by its id, too');
  });

  it('accepts none while the company does not recruit', async () => {
    const sent = post({ ...application, answers: [] }, { path: 'solo_driver' });
    assert.deepEqual(await outcome(sent), [409, 'CLOSED']);
  });

  const rejected: readonly (readonly [string, unknown, readonly unknown[]])[] = [
    ['a filled trap field', { ...application, website: 'https://x' }, [422, 'SPAM']],
    ['less than three seconds', { ...application, seconds: 2 }, [422, 'TOO_FAST']],
    ['no time', { ...application, seconds: undefined }, [400, 'MALFORMED']],
    ['no JSON', '{', [400, 'MALFORMED']],
    ['more than 64 kB', { ...application, name: 'x'.repeat(70_000) }, [413, 'TOO_LARGE']],
    [
      'blank name and contact',
      { ...application, name: ' \u200b', contact: '' },
      [422, 'VALIDATION_ERROR', 'name MISSING', 'contact MISSING'],
    ],
    [
      'a link as name',
      { ...application, name: 'https://spam.example' },
      [422, 'VALIDATION_ERROR', 'name LINKS_ONLY'],
    ],
    [
      'no answer to a required question',
      { ...application, answers: answers.slice(1) },
      [422, 'VALIDATION_ERROR', 'answer-10 MISSING'],
    ],
    [
      'another option',
      answering(12, 'Tetris'),
      [422, 'VALIDATION_ERROR', 'answer-12 NOT_AN_OPTION'],
    ],
    [
      'a long answer',
      answering(11, 'x'.repeat(4001)),
      [422, 'VALIDATION_ERROR', 'answer-11 TOO_LONG'],
    ],
    [
      'nothing but links',
      answering(11, 'https://spam.example, www.spam.example 1'),
      [422, 'VALIDATION_ERROR', 'answer-11 LINKS_ONLY'],
    ],
    [
      'several links in a short answer',
      answering(10, 'https://a.example https://b.example'),
      [422, 'VALIDATION_ERROR', 'answer-10 LINKS_ONLY'],
    ],
    [
      'another question',
      { ...application, answers: [{ ...answers[0], question: 'Free coins?' }] },
      [409, 'FORM_CHANGED'],
    ],
    [
      'an unknown question',
      { ...application, answers: [...answers, { id: 99, question: 'x', answer: 'y' }] },
      [409, 'FORM_CHANGED'],
    ],
    [
      'a repeated question',
      { ...application, answers: [...answers, answers[0]] },
      [409, 'FORM_CHANGED'],
    ],
  ];
  for (const [name, body, expected] of rejected)
    it(`rejects ${name}`, async () => {
      assert.deepEqual(await outcome(post(body)), expected);
      assert.deepEqual(discord.messages, []);
    });

  it('accepts one link as a short answer, such as that of a profile', async () => {
    assert.equal((await post(answering(10, 'https://profile.example/7'))).status, 200);
  });

  it('accepts no other content type, for which a page needs no preflight', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])
      assert.deepEqual(await outcome(post(application, { headers: { 'content-type': type } })), [
        415,
        'TYPE',
      ]);
  });

  it('responds to no other method', async () => {
    const response = await fetch(`${gateway.url}/apply/${vtc}`, { headers: { origin: site } });
    assert.equal(response.status, 405);
    const put = await fetch(`${gateway.url}/apply/${vtc}`, { method: 'PUT', body: '{}' });
    assert.equal(put.status, 405);
    const elsewhere = await fetch(`${gateway.url}/health`, { method: 'POST', body: '{}' });
    assert.equal(elsewhere.status, 405);
  });

  it('accepts five applications of one visitor in ten minutes', async () => {
    let accepted = 0;
    let response = await post(application);
    // Ten if the next ten minutes begin meanwhile.
    for (; response.status === 200 && accepted < 11; response = await post(application))
      accepted += 1;
    assert.ok(accepted >= 5 && accepted <= 10, `${accepted} applications`);
    assert.match(response.headers.get('retry-after') ?? '', /^\d+$/);
    assert.deepEqual(await outcome(Promise.resolve(response)), [429, 'RATE_LIMITED']);
    assert.equal(discord.messages.length, accepted);
    visitor = `198.51.100.${(visitors += 1)}`;
    assert.equal((await post(application)).status, 200, 'another visitor');
  });

  it('accepts twenty attempts of one visitor in a minute, valid or not', async () => {
    const codes = new Set<unknown>();
    for (let count = 0; count < 45; count++) codes.add((await outcome(post('{')))[1]);
    assert.deepEqual([...codes], ['MALFORMED', 'RATE_LIMITED']);
  });

  it('says when Discord does not accept it, and when the result is unknown', async () => {
    discord.fail({ status: 404, body: { code: 10015 } });
    assert.deepEqual(await outcome(post(application)), [502, 'NOT_DELIVERED']);
    discord.fail({ status: 'reset', isProcessed: true });
    assert.deepEqual(await outcome(post(application)), [504, 'RESULT_UNKNOWN']);
    assert.match(gateway.output(), /not delivered: its receiver responds with 404/);
    assert.doesNotMatch(gateway.output(), /SECRET|Trucker|trucker#1/);
  });
});

describe('The limits of applications', () => {
  const discord = new FakeDiscord({ bucket: { limit: 1000, windowMs: 1000 }, globalLimit: 1000 });
  before(() => discord.listen());
  after(() => discord.close());

  /** Sends applications of one network until one is rejected, at most 100; returns the number of accepted ones. */
  async function accepted(world: ReturnType<typeof createGatewayWorld>, network: string) {
    for (let count = 0; count < 100; count++) {
      const init = {
        method: 'POST',
        headers: { origin: site, 'content-type': 'application/json' },
        body: JSON.stringify(application),
      };
      const { status } = await world.get(`/apply/${vtc}`, init, network);
      if (status === 200) continue;
      assert.equal(status, 429);
      return count;
    }
    return 100;
  }

  function createWorld() {
    const world = createGatewayWorld({ applyTo: { [vtc]: discord.url }, sites: [site] });
    world.clock.time = Math.ceil(world.clock.time / 86_400_000) * 86_400_000;
    return world;
  }

  it('are five of one network in ten minutes, and ten in a day', async () => {
    const world = createWorld();
    const counts: number[] = [];
    for (let round = 0; round < 3; round++) {
      counts.push(await accepted(world, '198.51.100.1'));
      world.clock.time += 600_000;
    }
    assert.deepEqual(counts, [5, 5, 0]);
    world.clock.time += 86_400_000;
    assert.equal(await accepted(world, '198.51.100.1'), 5);
  });

  it('are sixty of all networks for a company in an hour', async () => {
    const world = createWorld();
    let count = 0;
    for (let visitor = 0; visitor < 20; visitor++)
      count += await accepted(world, `198.51.100.${visitor}`);
    assert.equal(count, 60);
    world.clock.time += 3_600_000;
    assert.equal(await accepted(world, '203.0.113.1'), 5);
  });

  it('are those of a network, not of an address, in IPv6', async () => {
    const world = createWorld();
    assert.equal(await accepted(world, '2001:db8:0:1::1'), 5);
    assert.equal(await accepted(world, '2001:db8:0:2::2'), 0);
  });
});

describe('--apply-to', () => {
  const invalid: readonly (readonly [string, readonly string[], Environment, RegExp])[] = [
    [
      'a URL on the command line',
      ['--apply-to', 'x=https://discord.com/api/webhooks/1/SECRET', '--site', site],
      {},
      /Never write the URL itself/,
    ],
    ['a variable that is not set', ['--apply-to', 'x=HOOK', '--site', site], {}, /HOOK .* not set/],
    [
      'an insecure URL',
      ['--apply-to', 'x=HOOK', '--site', site],
      { HOOK: 'http://hooks.example/SECRET' },
      /another https URL/,
    ],
    ['no site', ['--apply-to', 'x=HOOK'], { HOOK: 'https://hooks.example/SECRET' }, /--site/],
    ['a site with a path', ['--site', 'https://vtc.example/join'], {}, /origin/],
  ];
  for (const [name, args, environment, message] of invalid)
    it(`reports ${name}, without the secret`, () => {
      assert.throws(
        () => {
          const { gateway } = readArguments(['--api-base', apiBase, ...args], environment);
          createGateway(gateway);
        },
        ({ message: text }: Error) => {
          assert.match(text, message);
          assert.doesNotMatch(text, /SECRET/);
          return true;
        },
      );
    });

  it('is off by default', async () => {
    const gateway = createGateway({ apiBase, sites: [site] });
    const init = { method: 'POST', headers: { origin: site }, body: '{}' };
    assert.equal((await gateway.request(`/apply/${vtc}`, init)).status, 404);
  });
});
