// An attack: a company chooses the id of another one as its handle.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGatewayWorld } from './support/world.js';

const live = (name: string) => `/api/vtcs/${name}/events/live`;

/** A gateway with the token of company 1 by its id, before an API where company 2 has the handle `1`. */
function worldWithNumericHandle(options: Parameters<typeof createGatewayWorld>[0] = {}) {
  const known = createGatewayWorld().sandbox;
  const first = known.world.companies.find(({ id }) => id === 1);
  assert.ok(first);
  const token = known.world.embedToken(first);
  const world = createGatewayWorld({ tokens: { 1: token }, ...options });
  world.upstream.respond = async (request) => {
    const { pathname } = new URL(request.url);
    const isOther = pathname.includes('/vtcs/2');
    if (isOther && request.headers.get('authorization') === `Bearer ${token}`)
      return Response.json({ error: { code: 'FORBIDDEN' } }, { status: 403 });
    if (!/\/vtcs\/(2|other)$/.test(pathname)) return undefined;
    const url = request.url.replace(/other$/, '2');
    const detail = (await (await world.sandbox.fetch(new Request(url))).json()) as object;
    return Response.json({ ...detail, handle: '1' });
  };
  const sentTokens = () =>
    world.requests.filter(({ headers }) => headers.has('authorization')).map(({ url }) => url);
  return { ...world, sentTokens };
}

describe('A company whose handle is the id of another one', () => {
  it('does not get the token of the other one sent, nor turns it off', async () => {
    const { get, sentTokens } = worldWithNumericHandle();
    assert.equal((await get(live('2'))).status, 401);
    assert.deepEqual(sentTokens(), []);
    assert.equal((await get(live('1'))).status, 200);
  });

  it('is not served in the place of the other one', async () => {
    const { get } = worldWithNumericHandle({ vtcs: ['1'] });
    assert.equal((await get('/api/vtcs/2')).status, 404);
    assert.equal((await get('/api/vtcs/1')).status, 200);
  });

  it('is not found by a handle that looks like an id', async () => {
    const world = worldWithNumericHandle();
    const respond = world.upstream.respond;
    world.upstream.respond = (request) =>
      respond?.(new Request(request.url.replace('/vtcs/1', '/vtcs/2'), request));
    assert.equal((await world.get('/api/vtcs/1')).status, 404);
  });
});

describe('A token that the API rejects for one company', () => {
  it('still opens the data of another company with the same token', async () => {
    const world = createGatewayWorld();
    const { token } = world;
    const gateway = createGatewayWorld({ tokens: { northern_haul: token, 2: token } });
    gateway.upstream.respond = (request) =>
      request.url.includes('/vtcs/2/')
        ? Response.json({ error: { code: 'FORBIDDEN' } }, { status: 403 })
        : undefined;
    assert.equal((await gateway.get(live('2'))).status, 403);
    assert.equal((await gateway.get(live('northern_haul'))).status, 200);
  });
});
