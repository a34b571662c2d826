import type { Operation, Route } from '../contract/endpoint.js';
import { isIdOrHandle } from '../contract/tokens.js';
import { VtcError } from './errors.js';
import { missingTokenAdvice, type Credential, type Token } from './token.js';

type Value = string | number | boolean | readonly string[] | undefined;
type Fields = Readonly<Record<string, Value>>;

/** One request, ready to be sent. */
export interface ApiRequest {
  readonly url: string;
  /** Default: GET. */
  readonly method?: string | undefined;
  readonly credential?: Credential | undefined;
  /** JSON text. */
  readonly body?: string | undefined;
}

/** A SETUP failure that names the endpoint. */
export const setupError = ({ method, path }: Operation, advice: string, cause?: unknown) =>
  new VtcError('SETUP', `${method ?? 'GET'} ${path}: ${advice}`, { cause });

/** The path with its parameters filled in; none can leave its segment. */
const pathOf = (route: Route, input: Fields) =>
  route.path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = String(input[name] ?? '');
    if (!isIdOrHandle(value)) throw setupError(route, `set ${name} to an id or handle`);
    return value;
  });

const pairsOf = (key: string, value: Value) =>
  typeof value === 'object'
    ? value.map((item, index) => [`${key}[${index}]`, item])
    : value === undefined
      ? []
      : [[key, String(value)]];

/** The query string: only the set fields, in the contract's order, so that equal calls have equal URLs. */
function queryOf({ query = [] }: Route, input: Fields): string {
  const pairs = query.flatMap((key) => pairsOf(key, input[key]));
  return pairs[0] ? `?${new URLSearchParams(pairs).toString()}` : '';
}

/** URL of a call; `apiBase` as `resolveApiBase` returns it. Throws SETUP for an invalid path parameter. */
export function urlOf(apiBase: string, route: Route, input: object): string {
  const query = queryOf(route, { ...input });
  const separated = apiBase.includes('?') ? query.replace('?', '&') : query;
  return apiBase + pathOf(route, { ...input }) + separated;
}

/** The credential of a call: the token for embed endpoints; none for others, or if a proxy adds it. Throws SETUP if it is missing. */
export function credentialFor(route: Operation, token: Token | undefined): Credential | undefined {
  if (!route.authentication || token === 'proxy') return undefined;
  if (!token) throw setupError(route, missingTokenAdvice);
  return token;
}
