import { requestError, VtcError } from './errors.js';

/** A file of `vtc-widgets publish`: responses by path and query, with complete lists; `-` is the company. */
interface Snapshot {
  readonly names: readonly string[];
  readonly responses: Readonly<Record<string, { readonly at: string; readonly json: object }>>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parse(url: string, json: unknown): Snapshot {
  const { names, responses } = Object(json) as Partial<Snapshot>;
  if (isObject(responses) && names && typeof names.includes === 'function')
    return { names, responses };
  throw requestError('BAD_RESPONSE', { url }, { status: 200 });
}

/** The part of a complete list that a request is for; `cursor` and `offset` are positions in it. */
function pageOf(json: object, limit: number, position: number): object {
  const { items } = json as { readonly items?: readonly unknown[] };
  if (!items || !limit) return json;
  const end = position + limit;
  return {
    ...json,
    items: items.slice(position, end),
    nextCursor: items.length > end ? end : null,
  };
}

/** The response of a snapshot to a request, and when it was published. Rejects with NOT_FOUND for what it lacks. */
export function snapshotResponse(file: string, json: unknown, path: string) {
  const { names, responses } = parse(file, json);
  const { pathname, searchParams } = new URL(path, file);
  const take = (name: string): number => {
    const value = Number(searchParams.get(name));
    searchParams.delete(name);
    return value;
  };
  const [limit, cursor, offset] = [take('limit'), take('cursor'), take('offset')];
  if (pathname === '/events') searchParams.delete('tab');
  const own = pathname.replace(/^\/vtcs\/([^/]+)/, (all, name: string) =>
    names.includes(name) ? '/vtcs/-' : all,
  );
  const query = searchParams.toString();
  const key = query ? `${own}?${query}` : own;
  const found = Object.hasOwn(responses, key) ? responses[key] : undefined;
  if (!found || !isObject(found.json))
    throw new VtcError(
      'NOT_FOUND',
      `${file} has no ${key}: publish it with this company, or set api-base to the API.`,
    );
  return { json: pageOf(found.json, limit, cursor || offset), at: new Date(found.at).getTime() };
}
