import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGatewayWorld } from '../gateway/support/world.js';

test('the gateway serves a breakdown of servers without byRegion, byGame and settings', async () => {
  const { get, upstream } = createGatewayWorld();
  const breakdown = { servers: [], byRegion: [{ region: 5 }], byGame: null };
  upstream.respond = () => Response.json(breakdown);
  const response = await get('/api/stats/servers/breakdown');
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), breakdown);
});
