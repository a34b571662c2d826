import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { createClient } from '../../src/client/client.js';
import { endpoint } from '../../src/contract/endpoint.js';
import { liveEvents } from '../../src/contract/embed.js';

const thing = endpoint({ path: '/things/{id}', response: z.object({ name: z.string() }) });
const clientOf = (fetch: (request: Request) => Response | Promise<Response>) =>
  createClient({ apiBase: 'https://api.example/v1/', token: 'emb_x', fetch });

test('a call gives the typed answer', async () => {
  const client = clientOf((request) => Response.json({ name: request.url, other: 1 }));
  assert.deepEqual(await client.call(thing, { id: 5 }), {
    name: 'https://api.example/v1/things/5',
  });
});

test('an embed call carries its token in the header alone', async () => {
  const client = clientOf((request) => {
    assert.equal(request.headers.get('authorization'), 'Bearer emb_x');
    assert.equal(request.redirect, 'error');
    assert.equal(request.credentials, 'omit');
    return Response.json({ items: [] });
  });
  assert.deepEqual(await client.call(liveEvents, { id: 'a' }), { items: [] });
});

test('a status becomes an error code', async () => {
  const client = clientOf(() => new Response('x', { status: 404 }));
  await assert.rejects(client.call(thing, { id: 5 }), { code: 'NOT_FOUND', status: 404 });
});
