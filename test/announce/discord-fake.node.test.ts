import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FakeDiscord } from '../support/discord.js';

const threads = ['600000000000000006'];
let now = 0;
const discord = new FakeDiscord({ now: () => now, threads });
before(() => discord.listen());
after(() => discord.close());

async function send(path: string, method = 'POST', body?: unknown) {
  now += 2000;
  const response = await fetch(`${discord.url}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = text ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: response.status, json, headers: response.headers };
}

const field = (name: string, value: string) => ({ embeds: [{ fields: [{ name, value }] }] });
const role = '700000000000000007';

describe('The fake of Discord', () => {
  for (const [name, body, expected] of [
    ['content', { content: 'x'.repeat(2000) }, 200],
    ['long content', { content: 'x'.repeat(2001) }, 400],
    ['nothing', { content: ' ' }, 400],
    ['an embed', { embeds: [{ title: 'x'.repeat(256) }] }, 200],
    ['a long title', { embeds: [{ title: 'x'.repeat(257) }] }, 400],
    ['a long description', { embeds: [{ description: 'x'.repeat(4097) }] }, 400],
    ['an empty field', field('x', ''), 400],
    ['a long field', field('x', 'x'.repeat(1025)), 400],
    ['26 fields', { embeds: [{ fields: Array(26).fill({ name: 'x', value: 'x' }) }] }, 400],
    ['11 embeds', { embeds: Array(11).fill({ title: 'x' }) }, 400],
    ['6001 characters', { embeds: Array(2).fill({ description: 'x'.repeat(3001) }) }, 400],
    ['a script as link', { embeds: [{ title: 'x', url: 'javascript:alert(1)' }] }, 400],
    ['a colour', { embeds: [{ title: 'x', color: 0x1_000_000 }] }, 400],
    ['unknown mentions', { content: 'x', allowed_mentions: { parse: ['all'] } }, 400],
    ['roles twice', { content: 'x', allowed_mentions: { parse: ['roles'], roles: [role] } }, 400],
  ] as const)
    it(`accepts or rejects ${name}`, async () => {
      const { status, json } = await send('?wait=true', 'POST', body);
      assert.equal(status, expected);
      if (expected === 400) assert.ok([50006, 50035].includes(Number(json.code)));
    });

  it('edits, returns and deletes messages', async () => {
    const { json } = await send('?wait=true', 'POST', { content: 'first' });
    const path = `/messages/${String(json.id)}`;
    assert.equal((await send(path, 'PATCH', { content: 'second' })).json.content, 'second');
    assert.equal((await send(path, 'GET')).json.content, 'second');
    assert.equal((await send(path, 'DELETE')).status, 204);
    for (const method of ['GET', 'PATCH', 'DELETE'])
      assert.equal(
        (await send(path, method, method === 'PATCH' ? {} : undefined)).json.code,
        10008,
      );
  });

  it('returns no message without wait, and posts to known threads only', async () => {
    assert.equal((await send('', 'POST', { content: 'x' })).status, 204);
    assert.equal((await send(`?thread_id=${threads[0]}`, 'POST', { content: 'x' })).status, 204);
    assert.equal(discord.messages.at(-1)?.threadId, threads[0]);
    assert.equal((await send('?thread_id=1', 'POST', { content: 'x' })).json.code, 10003);
  });

  it('pings roles as allowed_mentions says', async () => {
    const content = `@everyone <@&${role}>`;
    const pingedBy = async (mentions: object) => {
      await send('?wait=true', 'POST', { content, ...mentions });
      return discord.messages.at(-1)?.pinged;
    };
    assert.deepEqual(await pingedBy({}), [role, 'everyone']);
    assert.deepEqual(await pingedBy({ allowed_mentions: { parse: [] } }), []);
    assert.deepEqual(await pingedBy({ allowed_mentions: { parse: [], roles: [role] } }), [role]);
  });

  it('limits requests of a bucket', async () => {
    now += 10_000;
    const post = () =>
      fetch(`${discord.url}?wait=true`, { method: 'POST', body: JSON.stringify({ content: 'x' }) });
    const responses = [];
    for (let count = 0; count < 6; count += 1) responses.push(await post());
    assert.deepEqual(
      responses.map(({ status }) => status),
      [200, 200, 200, 200, 200, 429],
    );
    assert.equal(responses[4]?.headers.get('x-ratelimit-remaining'), '0');
    const limited = (await responses[5]?.json()) as Record<string, unknown>;
    assert.deepEqual([limited.retry_after, limited.global], [2, false]);
    now += 2000;
    assert.equal((await post()).status, 200);
  });

  it('fails on demand, before or after the request takes effect', async () => {
    const count = () => discord.messages.length;
    const before = count();
    discord.fail({ status: 503 });
    assert.equal((await send('?wait=true', 'POST', { content: 'x' })).status, 503);
    assert.equal(count(), before);
    discord.fail({ status: 'reset', isProcessed: true });
    await assert.rejects(send('?wait=true', 'POST', { content: 'x' }));
    assert.equal(count(), before + 1);
  });

  it('rejects other tokens, and a webhook that has been deleted', async () => {
    const post = (url: string) => fetch(url, { method: 'POST', body: '{"content":"x"}' });
    assert.equal((await post(`${discord.url}x`)).status, 401);
    const old = discord.url;
    discord.rotate();
    assert.equal((await post(old)).status, 404);
    now += 2000;
    assert.equal((await post(discord.url)).status, 204);
    discord.deleteWebhook();
    const gone = await post(discord.url);
    assert.equal(((await gone.json()) as Record<string, unknown>).code, 10015);
  });
});
