import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';

const hostsDown = new Set<string>();

/** Lets the API at an address fail from now on, in the scenario `fading`. */
export const letDown = (apiBase: string): void => void hostsDown.add(new URL(apiBase).host);

/** How the API behaves in a story. */
export const scenarios = {
  /** Answers everything. */
  fine: () => sandbox.fetch,
  /** Never answers. */
  silent: () => () => new Promise<Response>(() => undefined),
  /** Answers everything with 500. */
  broken: () => () => Promise.resolve(failed()),
  /** Answers with lists that have nothing in them. */
  barren: () => async (request: Request) => {
    const response = await sandbox.fetch(request);
    if (isImage(request) || !response.ok) return response;
    return Response.json(emptied(await response.json()));
  },
  /** Answers everything until it is let down, and with 500 from then on. */
  fading: () => async (request: Request) => {
    const isDown = hostsDown.has(new URL(request.url).host);
    return isDown && !isImage(request) ? failed() : sandbox.fetch(request);
  },
};

/** Name of a way the API behaves. */
export type Scenario = keyof typeof scenarios;

/** Companies with colours of their own. */
export const themedCompanies = ['northern_haul', 'highland_line_k', 'amber_truckin_b'] as const;

/** The API of all stories; it tells of the time that the page's clock shows. */
export const sandbox = createSandbox({ rateLimits: false, clock: () => Date.now() });

const down = { error: { code: 'INTERNAL', message: 'The API is down.' } };
/** It says when to ask again, so that elements do not try for seconds before they show that asking failed. */
const failed = () => Response.json(down, { status: 500, headers: { 'retry-after': '60' } });
const isImage = ({ url }: Request) => new URL(url).pathname.startsWith('/images/');

/** A JSON value whose lists are empty and whose totals are 0; one company keeps its counts. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, emptied(one)] as const);
  return Object.fromEntries(entries.map(([key, one]) => [key, key === 'total' ? 0 : one]));
}

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
export function tokenOf(company: string): string {
  const found = sandbox.world.company(company);
  if (!found) throw new Error(`The sandbox has no company ${company}.`);
  return sandbox.world.embedToken(found);
}
