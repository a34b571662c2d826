import type { World } from '../../src/sandbox/world/world.js';

type Fetch = (request: Request) => Promise<Response>;

const errorBody = { error: { code: 'INTERNAL', message: 'The API is down.' } };

/** Whether a request is for a picture. */
export const isImage = ({ url }: Request): boolean => new URL(url).pathname.includes('/images/');

/** Never responds. */
export const neverRespond: Fetch = () => new Promise<Response>(() => undefined);

/** Responds with status 500. `Retry-After` prevents immediate retries, so that elements show the error at once. */
export const respondWithError: Fetch = () =>
  Promise.resolve(Response.json(errorBody, { status: 500, headers: { 'retry-after': '60' } }));

/** A JSON value with empty lists and totals of 0; the other fields are unchanged. */
function emptyListsIn(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, field]) => [key, emptyListsIn(field)] as const);
  return Object.fromEntries(entries.map(([key, field]) => [key, key === 'total' ? 0 : field]));
}

/** Responds as `fetch` does, but with empty lists. */
export const withEmptyLists =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request);
    if (isImage(request) || !response.ok) return response;
    return Response.json(emptyListsIn(await response.json()));
  };

/** The embed token of a company. */
export function tokenIn(world: World, company: string): string {
  const found = world.company(company);
  if (!found) throw new Error(`The sandbox has no company ${company}.`);
  return world.embedToken(found);
}
