// The sandbox as WordPress's API; tests can count requests, stop it and replace responses.
import { serve } from '@hono/node-server';
import { createSandbox } from '../../src/sandbox/server/sandbox.ts';

const [hostname, vtc] = ['127.0.0.1', 'northern_haul'];

/** Starts the API. `respond` may return a response of its own; `requests` are those received. */
export async function startApi(clock) {
  const sandbox = createSandbox({ rateLimits: false, clock });
  const bodies = new Map();
  const company = (name) => sandbox.world.company(name);
  const api = {
    vtc,
    token: sandbox.world.embedToken(company(vtc)),
    key: sandbox.keys.withVtcScopes,
    keyWithoutScopes: sandbox.keys.free,
    tokenOf: (name) => sandbox.world.embedToken(company(name)),
    requests: [],
    /** The JSON body of a received request. */
    bodyOf: async (request) => bodies.get(request),
    /** The sandbox's response to a request. */
    handle: (request) => sandbox.fetch(request),
    isDown: false,
    respond: () => undefined,
    /** The sandbox's response as JSON. */
    original: async (path) =>
      (await sandbox.fetch(new Request(`http://${hostname}${path}`))).json(),
    /** Paths requested since the last call, without images. */
    received: () =>
      api.requests
        .splice(0)
        .map(({ url }) => new URL(url).pathname + new URL(url).search)
        .filter((path) => !path.startsWith('/images/')),
  };
  const fetch = async (request, { outgoing }) => {
    if (api.isDown) {
      outgoing.destroy();
      return new Response(null);
    }
    api.requests.push(request);
    if (request.method === 'POST') bodies.set(request, await request.clone().json());
    return (await api.respond(request)) ?? sandbox.fetch(request);
  };
  await new Promise((ready) => {
    const server = serve({ fetch, port: 0, hostname }, ({ port }) => {
      api.origin = `http://${hostname}:${port}`;
      ready();
    });
    api.close = () => {
      server.closeAllConnections();
      server.close();
    };
  });
  return api;
}
