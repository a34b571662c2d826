import type { World } from '../../src/sandbox/world/world.js';

type Fetch = (request: Request) => Promise<Response>;

const down = { error: { code: 'INTERNAL', message: 'The API is down.' } };

/** Whether a request is for a picture. */
export const isImage = ({ url }: Request): boolean => new URL(url).pathname.includes('/images/');

/** Never answers. */
export const silent: Fetch = () => new Promise<Response>(() => undefined);

/** Answers with 500. It says when to ask again, so that elements do not try for seconds before they show that asking failed. */
export const broken: Fetch = () =>
  Promise.resolve(Response.json(down, { status: 500, headers: { 'retry-after': '60' } }));

/** A JSON value whose lists are empty and whose totals are 0; one company keeps its counts. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, emptied(one)] as const);
  return Object.fromEntries(entries.map(([key, one]) => [key, key === 'total' ? 0 : one]));
}

/** Answers as `fetch` does, but with lists that have nothing in them. */
export const barren =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request);
    if (isImage(request) || !response.ok) return response;
    return Response.json(emptied(await response.json()));
  };

/** The embed token of a company. */
export function tokenIn(world: World, company: string): string {
  const found = world.company(company);
  if (!found) throw new Error(`The sandbox has no company ${company}.`);
  return world.embedToken(found);
}
