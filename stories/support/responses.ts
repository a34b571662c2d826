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

const week = 7 * 24 * 60 * 60 * 1000;

/** A copy of an item: ids of its own, and all times moved by this many weeks. */
function copyOf(value: unknown, number: number, weeks: number, key = ''): unknown {
  if (key === 'id' && typeof value === 'number') return value + number * 1_000_000;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value))
    return new Date(Date.parse(value) + weeks * week).toISOString();
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, copyOf(field, number, weeks, name)]),
  );
}

/** Responds as `fetch` does, but with this many items in each list: its first ones, or also copies a week apart. */
export const withListsOf =
  (count: number, fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request);
    if (isImage(request) || !response.ok) return response;
    const body = (await response.json()) as { items?: readonly unknown[]; total?: number };
    const { items } = body;
    if (!items?.length) return Response.json(body);
    const { pathname, searchParams } = new URL(request.url);
    const isToCome = pathname.endsWith('/events') && searchParams.get('tab') !== 'past';
    const filled = Array.from({ length: count }, (_, index) => {
      const copies = Math.floor(index / items.length);
      return copyOf(items[index % items.length], copies, isToCome ? copies : -copies);
    });
    const last = 'nextCursor' in body && { nextCursor: null };
    return Response.json({ ...body, items: filled, ...last, ...(body.total && { total: count }) });
  };

/** The embed token of a company. */
export function tokenIn(world: World, company: string): string {
  const found = world.company(company);
  if (!found) throw new Error(`The sandbox has no company ${company}.`);
  return world.embedToken(found);
}
