import type { Route } from '../contract/endpoint.js';
import { resolveApiBase } from './api-base.js';
import { VtcError } from './errors.js';

type Value = string | number | boolean | readonly string[] | undefined;
type Fields = Readonly<Record<string, Value>>;

/** One request, ready to be sent. */
export interface ApiRequest {
  readonly url: string;
  /** GET where absent. */
  readonly method?: string | undefined;
  /** Goes in the Authorization header and nowhere else. */
  readonly token?: string | undefined;
  /** JSON text. */
  readonly body?: string | undefined;
}

/** A SETUP failure that names the call. */
export const setupError = (
  { method, path }: Omit<Route, 'query'>,
  advice: string,
  cause?: unknown,
) => new VtcError('SETUP', `${method ?? 'GET'} ${path}: ${advice}`, { cause });

/** The path with its parameters put in; none can leave its segment. */
const pathOf = (route: Route, input: Fields) =>
  route.path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = String(input[name] ?? '');
    if (!/^(?!\.+$)[\w.~-]{1,128}$/.test(value))
      throw setupError(route, `set ${name} to an id or handle`);
    return value;
  });

const pairsOf = (key: string, value: Value) =>
  typeof value === 'object'
    ? value.map((item, index) => [`${key}[${index}]`, item])
    : value === undefined
      ? []
      : [[key, String(value)]];

/** The query: only what the caller gave, in the contract's order, so that equal calls have equal addresses. */
function queryOf({ query = [] }: Route, input: Fields): string {
  const pairs = query.flatMap((key) => pairsOf(key, input[key]));
  return pairs[0] ? `?${new URLSearchParams(pairs).toString()}` : '';
}

/** Address of a call below its base; SETUP when base, path or query are not as the document asks. */
export function addressOf(apiBase: string, route: Route, input: object): string {
  const base = resolveApiBase(apiBase);
  const query = queryOf(route, { ...input });
  return (
    base + pathOf(route, { ...input }) + (base.includes('?') ? query.replace('?', '&') : query)
  );
}

/** Says that the address in `api-base` adds the token itself. */
const proxyToken = 'proxy';

/**
 * The token for a call: none but for the embed endpoints, and none where a proxy adds it;
 * SETUP for a developer key or a missing token.
 */
export function embedTokenFor(
  route: Omit<Route, 'query'>,
  token: string | undefined,
): string | undefined {
  if (token === proxyToken) return undefined;
  if (token === undefined ? route.authentication : !/^emb_[\w.~+/=-]+$/.test(token))
    throw setupError(route, 'set token to an embed token (emb_…), never to a developer key');
  return route.authentication && token;
}
