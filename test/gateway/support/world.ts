import { createGateway, type GatewayOptions } from '../../../src/gateway/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { DrivenClock } from '../../client/driven-clock.js';

/** Address of the API in these tests; nobody is asked there, as the sandbox answers in its place. */
export const apiBase = 'https://api.example/v1';

/** The company that most tests ask for. */
export const vtc = 'northern_haul';

/** A gateway before a sandbox, on a clock that moves only when told to; every request to the API is counted. */
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
    const found = sandbox.world.companies.find((one) => one.handle === handle);
    if (!found) throw new Error(`The sandbox has no ${handle}.`);
    return found;
  };
  const token = sandbox.world.embedToken(company(vtc));
  const requests: Request[] = [];
  const lines: string[] = [];
  /** Takes the place of the sandbox where it gives an answer. */
  const upstream: {
    answer: ((request: Request) => Response | Promise<Response> | undefined) | undefined;
  } = { answer: undefined };
  const background: Promise<unknown>[] = [];
  const context = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    passThroughOnException: () => {},
    props: {},
  };
  const gateway = createGateway({
    apiBase,
    tokens: { [vtc]: token },
    clock,
    log: (line) => lines.push(line),
    fetch: async (url, init) => {
      const request = new Request(url, init);
      requests.push(request);
      return (await upstream.answer?.(request)) ?? sandbox.fetch(request);
    },
    ...options,
  });
  const ask = async (path: string, init?: RequestInit): Promise<Response> =>
    gateway.request(`https://gateway.example${path}`, init, {}, context);
  /** Settles when all that goes on after the answers is done. */
  const settled = (): Promise<unknown> => Promise.all(background.splice(0));
  /** Paths and queries that the API was asked for, below its base. */
  const asked = (): string[] => requests.map(({ url }) => url.slice(apiBase.length));
  return {
    ask,
    asked,
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

/** `x-vtc-cache`, `age` and `cache-control` of an answer, in one line. */
export const freshness = ({ headers }: Response): string =>
  ['x-vtc-cache', 'age', 'cache-control'].map((name) => headers.get(name) ?? '-').join(' | ');
