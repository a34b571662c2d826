import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedEndpoints } from '../../src/contract/endpoints.js';
import { strict } from '../support/strict.js';
import { acceptedBodies, existingPaths } from '../support/paths.js';
import { bearer, setUp } from '../support/sandbox.js';

const setting = setUp();
const { sandbox, send } = setting;
const paths = await existingPaths(setting);

/** Credentials that an endpoint accepts. */
function accepted(authentication: string | undefined) {
  const company = sandbox.world.company('northern_haul');
  assert.ok(company);
  if (authentication === 'embed') return bearer(sandbox.world.embedToken(company));
  return authentication === 'management' ? bearer(sandbox.keys.withVtcScopes) : {};
}

for (const [name, endpoint] of namedEndpoints) {
  test(`${endpoint.method ?? 'GET'} ${endpoint.path} matches its schema`, async () => {
    assert.ok(paths[name].length > 0, 'no paths');
    for (const path of paths[name]) {
      const init =
        name === 'createNews' || name === 'setAttendance'
          ? { method: 'POST', body: JSON.stringify(acceptedBodies[name]) }
          : {};
      const headers = accepted(endpoint.authentication);
      const { status, body } = await send(path, { ...init, headers });
      assert.equal(status, 200, `${path}: ${JSON.stringify(body).slice(0, 300)}`);
      const result = strict(endpoint.response).safeParse(body);
      assert.ok(result.success, `${path}: ${JSON.stringify(result.error?.issues.slice(0, 3))}`);
    }
  });
}

test('ignores the key if it is optional', async () => {
  for (const [name, { authentication }] of namedEndpoints) {
    const [path = ''] = paths[name];
    if (authentication || name === 'clientInfo') continue;
    const anonymous = await send(path);
    for (const token of [
      sandbox.keys.free,
      sandbox.keys.legacy,
      sandbox.keys.revoked,
      'svc_none',
    ]) {
      const { status, body } = await send(path, { headers: bearer(token) });
      assert.deepEqual([status, body], [200, anonymous.body], path);
    }
  }
});

test('rejects other credentials if an embed token is needed', async () => {
  const other = sandbox.world.company('city_coaches');
  assert.ok(other);
  for (const name of ['liveEvents', 'upcomingEvents'] as const) {
    const [path = ''] = paths[name];
    assert.equal((await send(path)).status, 401);
    assert.equal((await send(path)).body.error.code, 'UNAUTHORIZED');
    for (const token of [...Object.values(sandbox.keys), 'emb_wrong', 'emb_0001wrong']) {
      assert.equal((await send(path, { headers: bearer(token) })).status, 401, token);
    }
    const foreign = await send(path, { headers: bearer(sandbox.world.embedToken(other)) });
    assert.deepEqual([foreign.status, foreign.body.error.code], [403, 'FORBIDDEN']);
  }
});

test('requires a key with VTC scopes for management endpoints', async () => {
  const company = sandbox.world.company('northern_haul');
  assert.ok(company);
  const { free, premium, revoked, legacy, withVtcScopes } = sandbox.keys;
  for (const [name, { authentication, method }] of namedEndpoints) {
    if (authentication !== 'management') continue;
    const [path = ''] = paths[name];
    const statusFor = async (headers: Record<string, string>, at = path) =>
      (await send(at, { method: method ?? 'GET', headers, ...(method && { body: '{}' }) })).status;
    assert.equal(await statusFor({}), 401, path);
    assert.equal(await statusFor({ Cookie: sandbox.sessionCookie }), 401, path);
    assert.equal(await statusFor(bearer(revoked)), 401, path);
    assert.equal(await statusFor(bearer(sandbox.world.embedToken(company))), 401, path);
    for (const token of [free, premium, legacy])
      assert.equal(await statusFor(bearer(token)), 403, path);
  }
  assert.equal(
    (await send('/vtcs/20/management/summary', { headers: bearer(withVtcScopes) })).status,
    403,
  );
  assert.equal(
    (await send('/vtcs/unknown/management/summary', { headers: bearer(withVtcScopes) })).status,
    404,
  );
});

test('returns 404 for unknown records', async () => {
  const missing = [
    '/nothing',
    '/vtcs/unknown',
    '/vtcs/0',
    '/vtcs/99999',
    '/vtcs/private_line',
    '/vtcs/unknown/members',
    '/vtcs/1/members/nobody',
    '/vtcs/1/members/usr_zzzz',
    '/events/1',
    '/events/none',
    '/news/1',
    '/users/nobody',
    '/users/steam/1',
    '/bans/0',
    '/programs/badges/none',
    '/images/none.svg',
    '/users/nobody/bans',
    '/users/nobody/events',
    '/events/1/attendees',
    '/events/1/slots',
  ];
  for (const path of missing) {
    const { status, body } = await send(path);
    assert.deepEqual([status, body.error.code], [404, 'NOT_FOUND'], path);
  }
});

test('returns 404 for a member of another company', async () => {
  const company = sandbox.world.company('big_fleet');
  const stranger = sandbox.world.user(company?.firstMember ?? 0);
  assert.equal((await send(`/vtcs/northern_haul/members/${stranger.id}`)).status, 404);
  assert.equal((await send(`/vtcs/big_fleet/members/${stranger.id}`)).status, 200);
});

test('returns the user of the session, and fields for members only', async () => {
  const headers = { Cookie: `other=1; ${sandbox.sessionCookie}` };
  const owner = sandbox.world.user(0);
  assert.equal((await send('/session', { headers })).body.id, owner.id);
  assert.equal((await send('/session')).body.authenticated, false);
  const me = (await send('/me', { headers: { ...headers, ...bearer(sandbox.keys.basic) } })).body;
  assert.equal(me.user.id, owner.id);
  assert.equal(me.apiToken.rateLimitTier, 'basic');
  const strangerSees = (await send('/vtcs/northern_haul')).body;
  const memberSees = (await send('/vtcs/northern_haul', { headers })).body;
  assert.equal('linkSharedStaffOut' in strangerSees, false);
  assert.equal('linkSharedStaffOut' in memberSees, true);
  assert.equal('linkSharedStaffOut' in (await send('/vtcs/city_coaches', { headers })).body, false);
});

test('accepts keys of every tier and prefix, except revoked ones', async () => {
  for (const tier of ['free', 'basic', 'premium', 'unlimited'] as const) {
    for (const legacy of [false, true]) {
      for (const withVtcScopes of [false, true]) {
        const traits = { tier, legacy, withVtcScopes };
        const token = sandbox.key(traits);
        assert.equal(token.startsWith('svc_api_'), !legacy);
        assert.ok(token.startsWith('svc_'));
        const me = (await send('/me', { headers: bearer(token) })).body;
        assert.equal(me.apiToken.rateLimitTier, tier);
        const summary = await send('/vtcs/1/management/summary', { headers: bearer(token) });
        assert.equal(summary.status, withVtcScopes ? 200 : 403, JSON.stringify(traits));
        const revoked = sandbox.key({ ...traits, revoked: true });
        assert.equal((await send('/me', { headers: bearer(revoked) })).body.apiToken, null);
      }
    }
  }
});
