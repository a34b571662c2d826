import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { withEmptyLists, respondWithError, isImage, neverRespond, tokenIn } from './responses.js';

const failingHosts = new Set<string>();

/** Makes the API at a URL fail from now on, in the scenario `failingLater`. */
export const failFromNowOn = (apiBase: string): void =>
  void failingHosts.add(new URL(apiBase).host);

/** How the API behaves in a story. */
export const scenarios = {
  /** Responds to everything. */
  normal: () => sandbox.fetch,
  /** Never responds. */
  pending: () => neverRespond,
  /** Responds with status 500. */
  failing: () => respondWithError,
  /** Responds with empty lists. */
  empty: () => withEmptyLists(sandbox.fetch),
  /** Responds to everything until `failFromNowOn` is called, then with status 500. */
  failingLater: () => async (request: Request) => {
    const isDown = failingHosts.has(new URL(request.url).host);
    return isDown && !isImage(request) ? respondWithError(request) : sandbox.fetch(request);
  },
};

/** Name of a scenario. */
export type Scenario = keyof typeof scenarios;

/** Companies with colours of their own. */
export const themedCompanies = ['northern_haul', 'highland_line_k', 'amber_truckin_b'] as const;

/** The API of all stories; its data is relative to the page's clock. */
export const sandbox = createSandbox({ rateLimits: false, clock: () => Date.now() });

const byHost = new Map<string, (request: Request) => Promise<Response>>();

/** Creates an API base for one story at one time, so that stories on one page do not affect each other. */
export function apiOf(storyId: string, clock: string, scenario: Scenario): string {
  // Tabs share failures of an API, also after a page was closed: each rendering with failures has another API base.
  const rendering =
    scenario === 'normal' ? clock.toLowerCase() : `${performance.timeOrigin}-${byHost.size}`;
  const host = `${storyId}.${rendering.replaceAll(/[ .]/g, '-')}.sandbox.test`;
  byHost.set(host, scenarios[scenario]());
  return `https://${host}`;
}

/** Intercepts all requests to hosts of the sandbox (MSW). */
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

/** The JSON of a response, as the site owner's server would have requested it. */
export async function jsonOf(path: string, token?: string): Promise<unknown> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await sandbox.fetch(
    new Request(`https://server.sandbox.test${path}`, { headers }),
  );
  return response.json();
}

/** The embed token of a company. */
export const tokenOf = (company: string): string => tokenIn(sandbox.world, company);
