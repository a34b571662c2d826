import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { barren, broken, isImage, silent, tokenIn } from './answers.js';

const hostsDown = new Set<string>();

/** Lets the API at an address fail from now on, in the scenario `fading`. */
export const letDown = (apiBase: string): void => void hostsDown.add(new URL(apiBase).host);

/** How the API behaves in a story. */
export const scenarios = {
  /** Answers everything. */
  fine: () => sandbox.fetch,
  /** Never answers. */
  silent: () => silent,
  /** Answers everything with 500. */
  broken: () => broken,
  /** Answers with lists that have nothing in them. */
  barren: () => barren(sandbox.fetch),
  /** Answers everything until it is let down, and with 500 from then on. */
  fading: () => async (request: Request) => {
    const isDown = hostsDown.has(new URL(request.url).host);
    return isDown && !isImage(request) ? broken(request) : sandbox.fetch(request);
  },
};

/** Name of a way the API behaves. */
export type Scenario = keyof typeof scenarios;

/** Companies with colours of their own. */
export const themedCompanies = ['northern_haul', 'highland_line_k', 'amber_truckin_b'] as const;

/** The API of all stories; it tells of the time that the page's clock shows. */
export const sandbox = createSandbox({ rateLimits: false, clock: () => Date.now() });

const byHost = new Map<string, (request: Request) => Promise<Response>>();

/** An API of its own for one story at one time, so that stories on one page do not disturb each other. */
export function apiOf(storyId: string, clock: string, scenario: Scenario): string {
  // What tabs tell each other of an API that failed outlives the page: the next one that draws this story has another.
  const drawing =
    scenario === 'fine' ? clock.toLowerCase() : `${performance.timeOrigin}-${byHost.size}`;
  const host = `${storyId}.${drawing.replaceAll(/[ .]/g, '-')}.sandbox.test`;
  byHost.set(host, scenarios[scenario]());
  return `https://${host}`;
}

/** Takes the place of the network for all addresses of the sandbox. */
export async function startSandbox(): Promise<void> {
  const worker = setupWorker(
    http.all(/^https:\/\/[\w.-]+\.sandbox\.test\//, ({ request }) =>
      (byHost.get(new URL(request.url).host) ?? sandbox.fetch)(request),
    ),
  );
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    // Relative, so that the built Storybook works below any path.
    serviceWorker: { url: './mockServiceWorker.js' },
  });
}

/** The JSON answer to a GET, as the owner's server would have fetched it. */
export async function answer(path: string, token?: string): Promise<unknown> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await sandbox.fetch(
    new Request(`https://server.sandbox.test${path}`, { headers }),
  );
  return response.json();
}

/** The embed token of a company. */
export const tokenOf = (company: string): string => tokenIn(sandbox.world, company);
