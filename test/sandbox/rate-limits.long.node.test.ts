import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateLimits, type RateLimitTier } from '../../src/contract/rate-limits.js';
import { createRateLimiter } from '../../src/sandbox/server/rate-limiter.js';
import { bearer, setUp } from '../support/sandbox.js';

const minute = 60_000;

type Setting = ReturnType<typeof setUp>;

/** Sends up to `max` requests until one is rejected; returns the number of accepted ones. */
async function countAccepted({ get }: Setting, headers: Record<string, string>, max: number) {
  for (let count = 0; count < max; count += 1) {
    if ((await get('/rules', headers)).status === 429) return count;
  }
  return max;
}

const limited = () => setUp({ rateLimits: true });

test('rejects the 101st anonymous request in a minute with rate limit headers', async () => {
  const setting = limited();
  assert.equal(await countAccepted(setting, {}, 100), 100);
  setting.pass(20_000);
  const { status, body, headers } = await setting.get('/rules');
  assert.deepEqual([status, body.error.code], [429, 'RATE_LIMITED']);
  assert.equal(headers.get('Retry-After'), '40');
  assert.equal(headers.get('X-RateLimit-Limit'), '100');
  assert.equal(headers.get('X-RateLimit-Remaining'), '0');
  assert.equal(headers.get('Access-Control-Allow-Origin'), '*');
  assert.match(headers.get('Access-Control-Expose-Headers') ?? '', /Retry-After/);
  setting.pass(39_999);
  assert.equal((await setting.get('/rules')).status, 429);
  setting.pass(1);
  assert.equal((await setting.get('/rules')).status, 200);
});

test('rejects the 401st request in five minutes within the limit of its minute', async () => {
  const setting = limited();
  for (let round = 0; round < 4; round += 1) {
    assert.equal(await countAccepted(setting, {}, 100), 100);
    setting.pass(minute);
  }
  const { status, headers } = await setting.get('/rules');
  assert.deepEqual([status, headers.get('Retry-After')], [429, '60']);
  assert.equal(headers.get('X-RateLimit-Limit'), '400');
  setting.pass(minute);
  assert.equal((await setting.get('/rules')).status, 200);
});

test('allows 1,000 requests a minute with a free key', async () => {
  const setting = limited();
  assert.equal(await countAccepted(setting, bearer(setting.sandbox.keys.free), 1001), 1000);
});

for (const [tier, { minute: inMinute, fiveMinutes }] of Object.entries(rateLimits)) {
  test(`${tier} has a limit for both windows`, () => {
    const limit = createRateLimiter();
    const isAccepted = (now: number) => !limit('client', tier as RateLimitTier, now).rejected;
    let total = 0;
    for (let round = 0; round < 5; round += 1) {
      let count = 0;
      while (count <= inMinute && isAccepted(round * minute)) count += 1;
      assert.equal(count, Math.min(inMinute, fiveMinutes - total), `minute ${round}`);
      total += count;
    }
    assert.equal(total, fiveMinutes);
    assert.ok(isAccepted(5 * minute));
  });
}

test('applies the anonymous limit to revoked and invalid keys and embed tokens', async () => {
  const setting = limited();
  const { keys, world } = setting.sandbox;
  assert.equal(await countAccepted(setting, bearer(keys.revoked), 40), 40);
  assert.equal(await countAccepted(setting, bearer('svc_api_wrong'), 40), 40);
  assert.equal(await countAccepted(setting, bearer(world.embedToken(world.companies[0]!)), 40), 20);
  assert.equal(await countAccepted(setting, bearer(keys.legacy), 1001), 1000);
});

test('counts each address separately, also with a key', async () => {
  const setting = limited();
  const headers = bearer(setting.sandbox.keys.free);
  assert.equal(await countAccepted(setting, { 'x-sandbox-client': '1.1.1.1' }, 101), 100);
  assert.equal(await countAccepted(setting, { 'x-sandbox-client': '2.2.2.2' }, 101), 100);
  assert.equal(
    await countAccepted(setting, { ...headers, 'x-sandbox-client': '1.1.1.1' }, 1001),
    1000,
  );
  assert.equal(await countAccepted(setting, { ...headers, 'x-sandbox-client': '2.2.2.2' }, 2), 2);
});

test('does not count preflights, images and the OpenAPI document, but failed requests', async () => {
  const setting = limited();
  for (let count = 0; count < 150; count += 1) {
    const preflight = await setting.send('/rules', {
      method: 'OPTIONS',
      headers: { Origin: 'https://page.example', 'Access-Control-Request-Method': 'GET' },
    });
    assert.equal(preflight.status, 204);
    assert.equal((await setting.get('/images/logo-1.svg')).status, 200);
  }
  for (let count = 0; count < 100; count += 1) await setting.get('/vtcs/unknown');
  assert.equal((await setting.get('/rules')).status, 429);
});

test('allows tokens from any origin in preflights, cached for ten minutes', async () => {
  const { headers } = await setUp().send('/vtcs/1/events/live', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://page.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    },
  });
  assert.equal(headers.get('Access-Control-Allow-Origin'), '*');
  assert.match(headers.get('Access-Control-Allow-Headers') ?? '', /authorization/i);
  assert.equal(headers.get('Access-Control-Max-Age'), '600');
});

test('counts nothing when rate limits are off', async () => {
  assert.equal(await countAccepted(setUp(), {}, 450), 450);
});
