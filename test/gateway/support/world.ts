import { createGateway, type GatewayOptions } from '../../../src/gateway/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { DrivenClock } from '../../client/driven-clock.js';

/** Base URL of the API in these tests; the sandbox takes its place. */
export const apiBase = 'https://api.example/v1';

/** Public URL of the gateway. */
export const publicUrl = 'https://gateway.example';

/** Handle of the company in most tests. */
export const vtc = 'northern_haul';

/** A gateway in front of a sandbox, on a driven clock; records every request to the API. */
export function createGatewayWorld(options: Partial<GatewayOptions> = {}) {
  const clock = new DrivenClock();
  const sandbox = createSandbox({
    basePath: '/v1',
    clock: () => clock.now(),
    companies: 20,
    members: 400,
    rateLimits: false,
  });
  const company = (handle: string) => {
    const found = sandbox.world.companies.find((known) => known.handle === handle);
    if (!found) throw new Error(`The sandbox has no ${handle}.`);
    return found;
  };
  const token = sandbox.world.embedToken(company(vtc));
  const requests: Request[] = [];
  const lines: string[] = [];
  /** Responds instead of the sandbox, unless it returns undefined. */
  const upstream: {
    respond:
      ((request: Request) => Response | Promise<Response | undefined> | undefined) | undefined;
  } = { respond: undefined };
  const background: Promise<unknown>[] = [];
  const context = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    passThroughOnException: () => {},
    props: {},
  };
  const gateway = createGateway({
    apiBase,
    publicUrl,
    tokens: { [vtc]: token },
    clock,
    log: (line) => lines.push(line),
    fetch: async (url, init) => {
      const request = new Request(url, init);
      requests.push(request);
      return (await upstream.respond?.(request)) ?? sandbox.fetch(request);
    },
    ...options,
  });
  /** Requests a path of the gateway, from a visitor's IP address. */
  const get = async (path: string, init?: RequestInit, address?: string): Promise<Response> => {
    const env = address ? { incoming: { socket: { remoteAddress: address } } } : {};
    return gateway.request(publicUrl + path, init, env, context);
  };
  /** Settles when the work that continues after the responses is done. */
  const settled = (): Promise<unknown> => Promise.all(background.splice(0));
  /** Paths and queries that were requested from the API, below its base. */
  const requestedPaths = (): string[] => requests.map(({ url }) => url.slice(apiBase.length));
  return {
    get,
    requestedPaths,
    clock,
    company,
    gateway,
    lines,
    requests,
    sandbox,
    settled,
    token,
    upstream,
  };
}

/** `x-vtc-cache`, `age` and `cache-control` of a response, in one line. */
export const freshness = ({ headers }: Response): string =>
  ['x-vtc-cache', 'age', 'cache-control'].map((name) => headers.get(name) ?? '-').join(' | ');
