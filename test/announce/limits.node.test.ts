import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { ChannelError } from '../../src/webhook/channel-error.js';
import { discordChannel } from '../../src/announce/channel/discord-channel.js';
import { jsonChannel } from '../../src/announce/channel/json-channel.js';
import { discordAddress, jsonAddress } from '../../src/announce/channel/webhook-address.js';
import { replyMessage } from '../../src/announce/message/convoy-message.js';
import { type DiscordFailure, FakeDiscord } from '../support/discord.js';
import { JumpingClock, Stage, worldOf } from './channel-log.js';
import { convoy, day, hour, iso, messageText, start } from './snapshots.js';

const announcement = replyMessage(messageText(), convoy(), '24h');
const failureOf = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: unknown) => {
      assert.ok(error instanceof ChannelError, String(error));
      assert.doesNotMatch(`${error.message} ${error.stack} ${String(error.cause)}`, /SECRET/);
      return error.failure;
    },
  );

function open(options = {}) {
  const clock = new JumpingClock(start);
  const discord = new FakeDiscord({ now: clock.now, ...options });
  const address = discordAddress(discord.url, ['127.0.0.1']);
  const channel = discordChannel({ address, clock, fetch: discord.fetch });
  return { clock, discord, channel };
}

const post = ({ channel }: ReturnType<typeof open>, key = 'x') =>
  channel.post(announcement, { key });

describe('Requests to Discord', () => {
  it('wait for the limit of their bucket, and never exceed it', async () => {
    const opened = open();
    for (let count = 0; count < 23; count += 1) await post(opened);
    assert.equal(opened.discord.messages.length, 23);
    assert.equal(opened.discord.limited, 0);
    assert.ok(opened.clock.now() >= start + 8000);
  });

  it('wait as long as a limit says, also if it is of all requests', async () => {
    const opened = open({ globalLimit: 2, bucket: { limit: 100, windowMs: 1000 } });
    for (let count = 0; count < 5; count += 1) await post(opened);
    assert.equal(opened.discord.messages.length, 5);
    assert.ok(opened.discord.limited > 0);
    assert.ok(opened.clock.now() >= start + 2000);
  });

  for (const [name, failure, expected, messages] of [
    ['a server that fails for a moment', { status: 503, times: 3 }, 'none', 1],
    ['a server that fails for long', { status: 503, times: 99 }, 'unreachable', 0],
    [
      'a limit longer than the deadline',
      { status: 429, times: 99, body: { retry_after: 999 } },
      'unreachable',
      0,
    ],
    ['a connection that breaks', { status: 'reset' }, 'unknown', 0],
    [
      'a connection that breaks after the message',
      { status: 'reset', isProcessed: true },
      'unknown',
      1,
    ],
    ['a gateway that gives up', { status: 504, isProcessed: true }, 'unknown', 1],
    [
      'a message that is rejected',
      { status: 400, body: { code: 50035, errors: { content: { _errors: [] } } } },
      'rejected',
      0,
    ],
    ['a token that is rejected', { status: 401, body: { code: 50027 } }, 'closed', 0],
    ['a webhook that was deleted', { status: 404, body: { code: 10015 } }, 'closed', 0],
    ['a page instead of JSON', { status: 403, body: '<html>' }, 'closed', 0],
  ] as const satisfies readonly (readonly [string, DiscordFailure, string, number])[])
    it(`handle ${name}`, async () => {
      const opened = open();
      opened.discord.fail(failure);
      assert.equal(await failureOf(post(opened)), expected);
      assert.equal(opened.discord.messages.length, messages);
    });

  it('repeat edits whose result is unknown', async () => {
    const opened = open();
    const message = await post(opened);
    assert.ok(message);
    opened.discord.fail({ status: 'reset', isProcessed: true });
    opened.discord.fail({ status: 504 });
    assert.equal(await opened.channel.edit(message, announcement, { key: 'x' }), 'edited');
    await opened.channel.delete(message, { key: 'x' });
    await opened.channel.delete(message, { key: 'x' });
    assert.equal(await opened.channel.edit(message, announcement, { key: 'x' }), 'missing');
  });

  it('are not repeated after a time limit', async () => {
    const { clock, discord } = open();
    const never = () =>
      new Promise<Response>((_, reject) =>
        setImmediate(() => reject(new DOMException('', 'TimeoutError'))),
      );
    const address = discordAddress(discord.url, ['127.0.0.1']);
    const channel = discordChannel({ address, clock, fetch: never });
    assert.equal(await failureOf(channel.post(announcement, { key: 'x' })), 'unknown');
  });
});

describe('A run', () => {
  const created = { createdAt: iso(start - 5 * day) };
  const three = [7, 8, 9].map((id) => convoy({ id, name: `Run ${id}` }, created));

  it('ends when the webhook does not exist any more, and goes on with a new one', async () => {
    const stage = new Stage(start);
    await stage.run(start - 100 * hour, worldOf([]));
    stage.discord.deleteWebhook();
    await assert.rejects(stage.run(start - 99 * hour, worldOf(three)), /Create a new one/);
    assert.equal(stage.discord.requests.length, 1);
    const next = new Stage(start);
    next.store = stage.store;
    await next.run(start - 98 * hour, worldOf(three));
    assert.deepEqual(next.lines, ['Run 7 (ping)', 'Run 8 (ping)', 'Run 9 (ping)']);
  });

  it('goes on after a message that is rejected, and tries it again next time', async () => {
    const stage = new Stage(start);
    await stage.run(start - 100 * hour, worldOf([]));
    stage.discord.fail({ status: 400 });
    await stage.run(start - 99 * hour, worldOf(three));
    assert.deepEqual(stage.lines, ['Run 8 (ping)', 'Run 9 (ping)']);
    await stage.run(start - 98 * hour, worldOf(three));
    assert.deepEqual(stage.lines, ['Run 8 (ping)', 'Run 9 (ping)', 'Run 7 (ping)']);
  });

  it('posts nothing twice whose result is unknown, and says so', async () => {
    const stage = new Stage(start);
    await stage.run(start - 100 * hour, worldOf([]));
    stage.discord.fail({ status: 'reset', isProcessed: true });
    await stage.run(start - 99 * hour, worldOf(three));
    await stage.run(start - 98 * hour, worldOf(three));
    assert.equal(stage.lines.length, 3);
    assert.deepEqual(
      stage.steps.filter(({ result }) => result === 'unknown').map(({ key }) => key),
      ['7/new'],
    );
  });
});

describe('The address of a webhook', () => {
  const secret = 'SECRET-token';
  for (const url of [
    `https://evil.example/api/webhooks/1/${secret}`,
    `https://discord.com.evil.example/api/webhooks/1/${secret}`,
    `http://discord.com/api/webhooks/1/${secret}`,
    `https://discord.com/api/webhooks/${secret}`,
    `https://user:${secret}@discord.com/api/webhooks/1/x`,
    secret,
  ])
    it(`is refused, and not quoted: ${url}`, () => {
      assert.throws(
        () => discordAddress(url, []),
        (error: Error) => {
          assert.doesNotMatch(String(error.stack), /SECRET/);
          return true;
        },
      );
    });

  for (const host of ['discord.com', 'canary.discord.com', 'ptb.discord.com', 'discordapp.com'])
    it(`may be at ${host}`, () => {
      const address = discordAddress(
        `https://${host}/api/v10/webhooks/12/${secret}?thread_id=5`,
        [],
      );
      assert.equal(
        address.request('/messages/9', { wait: 'true' }).href,
        `https://${host}/api/v10/webhooks/12/${secret}/messages/9?thread_id=5&wait=true`,
      );
      assert.doesNotMatch(JSON.stringify(address) + String(address.key), /SECRET|12/);
    });
});

describe('The JSON webhook', () => {
  const received: { body: Record<string, unknown>; key: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      received.push({ body, key: request.headers['idempotency-key'] });
      response.end(JSON.stringify({ id: 42 }));
    });
  });
  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => server.close());

  it('gets the announcement with a key, and may return an id for edits', async () => {
    const { port } = server.address() as { port: number };
    const address = jsonAddress(`http://127.0.0.1:${port}/hook`);
    const channel = jsonChannel({ address, clock: new JumpingClock(start) });
    const message = await channel.post(announcement, { key: '7/24h' });
    assert.equal(message?.id, '42');
    assert.ok(message);
    await channel.edit(message, announcement, { key: '7/edit' });
    await channel.delete(message, { key: '7/delete' });
    assert.deepEqual(
      received.map(({ body: { action, id, key } }) => [action, id, key]),
      [
        ['post', undefined, '7/24h'],
        ['edit', '42', '7/edit'],
        ['delete', '42', '7/delete'],
      ],
    );
    assert.equal(received[0]?.key, 'post 7/24h');
    assert.equal(
      Reflect.get(Object(received[0]?.body.announcement) as object, 'title'),
      'Friday Night Run',
    );
  });
});
