// The sandbox as the API that WordPress asks; it can be counted, stopped, and made to answer otherwise.
import { serve } from '@hono/node-server';
import { createSandbox } from '../../src/sandbox/server/sandbox.ts';

const [hostname, vtc] = ['127.0.0.1', 'northern_haul'];

/** Starts the API; `answer` may give a response of its own, `requests` holds what was asked. */
export async function startApi() {
  const sandbox = createSandbox({ rateLimits: false });
  const company = (name) => sandbox.world.company(name);
  const api = {
    vtc,
    token: sandbox.world.embedToken(company(vtc)),
    tokenOf: (name) => sandbox.world.embedToken(company(name)),
    requests: [],
    isDown: false,
    answer: () => undefined,
    /** Paths that were asked since the last call. */
    asked: () =>
      api.requests.splice(0).map(({ url }) => new URL(url).pathname + new URL(url).search),
  };
  const fetch = async (request, { outgoing }) => {
    if (api.isDown) {
      outgoing.destroy();
      return new Response(null);
    }
    api.requests.push(request);
    return (await api.answer(request)) ?? sandbox.fetch(request);
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
