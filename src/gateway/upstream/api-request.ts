import * as z from 'zod/mini';
import * as elementEndpoints from '../../contract/element-endpoints.js';
import type { Endpoint } from '../../contract/endpoint.js';
import { endpoints, namedEndpoints } from '../../contract/endpoints.js';
import { isMemberName } from '../../contract/tokens.js';
import { badRequest, type UpstreamFailure } from './result.js';

/** A GET request to the API; equal requests have equal paths. */
export interface UpstreamRequest {
  readonly endpoint: Endpoint;
  /** Path and query below the API base. */
  readonly path: string;
  /** Company in the path. */
  readonly vtc?: string | undefined;
  /** Member in the path. */
  readonly member?: string | undefined;
  /** Id of the company in the path; undefined until the company has been found. */
  readonly companyId?: number | undefined;
  /** Cache key: the path with the company's id in the place of a handle. Undefined if it is the path. */
  readonly key?: string | undefined;
  readonly freshSeconds: number;
  /**
   * Whether its parameters, apart from the position, are among the few that elements send by default. Later pages may have
   * any size: elements request as many items as they lack.
   */
  readonly isCommon: boolean;
  /** Cursor or offset of a page after the first. */
  readonly position?: number | undefined;
  /** Whether the gateway is configured for this company, or the request is about no company. */
  readonly isConfigured?: boolean;
  /** Embed token, for the Authorization header only. */
  readonly token?: string;
}

const defaultFreshSeconds = 900;

/** Seconds that responses are fresh if they change more often than the default. */
const shorterFreshSeconds: ReadonlyMap<Endpoint, number> = new Map<Endpoint, number>([
  [endpoints.liveEvents, 15],
  [endpoints.upcomingEvents, 60],
  [endpoints.vtcEvents, 60],
  [endpoints.events, 60],
  [endpoints.platformTotals, 60],
  [endpoints.serverHistory, 60],
  [endpoints.serverBreakdown, 60],
  [endpoints.serverPeak, 60],
  [endpoints.serverHeatmap, 60],
  [endpoints.vtcDetail, 300],
  [endpoints.vtcMember, 60],
]);

/** Endpoints that elements use, and how many seconds their responses are fresh. */
export const freshSeconds: ReadonlyMap<Endpoint, number> = new Map(
  namedEndpoints.flatMap(([name, endpoint]): [Endpoint, number][] =>
    Object.hasOwn(elementEndpoints, name)
      ? [[endpoint, shorterFreshSeconds.get(endpoint) ?? defaultFreshSeconds]]
      : [],
  ),
);

/** Path segments of the API in the place of a company's handle. */
export const reservedNames: ReadonlySet<string> = new Set(
  namedEndpoints.flatMap(([, { path }]) => /^\/vtcs\/(\w+)$/.exec(path)?.[1] ?? []),
);

/** Form of an id or a handle. */
export const vtcName = /^\w[\w.~-]{0,63}$/;

/** Whether a text may be the id or handle of a company. */
export const isVtcName = (text: string): boolean => vtcName.test(text) && !reservedNames.has(text);

/** Whether a text may be the id or handle of a member. */
export const isValidMember = (text: string): boolean => vtcName.test(text) && isMemberName(text);

const patterns = [...freshSeconds.keys()].map(
  (endpoint) => [endpoint, new RegExp(`^${endpoint.path.replace(/{\w+}/g, '([^/]+)')}$`)] as const,
);

/** Sizes of first pages that elements request by default; other ones are possible, but count as custom requests. */
export const commonLimits: ReadonlyMap<Endpoint, readonly number[]> = new Map<
  Endpoint,
  readonly number[]
>([
  [endpoints.upcomingEvents, [30]],
  [endpoints.vtcEvents, [30, 1]],
  [endpoints.events, [100]],
  [endpoints.vtcMembers, [50, 100]],
  [endpoints.vtcNews, [5, 50]],
  [endpoints.vtcGallery, [60, 1]],
]);

const shapeOf = ({ query }: Endpoint): Readonly<Record<string, z.core.$ZodType>> => {
  const def = query && (query as z.core.$ZodTypes)._zod.def;
  return def?.type === 'object' ? def.shape : {};
};

/** The parameter with which elements request further pages; undefined if there are none. */
export const positionKeyOf = (endpoint: Endpoint): string | undefined =>
  ['cursor', 'offset'].find((key) => key in shapeOf(endpoint));

/** Type of a parameter's values. */
const typeOf = (schema: z.core.$ZodType | undefined): string | undefined => {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  return def?.type === 'optional' || def?.type === 'default' ? typeOf(def.innerType) : def?.type;
};

/** Whether elements request a first page of this size, which may be the API's default; undefined: there are no pages. */
const isCommonLimit = (endpoint: Endpoint, limit: unknown): boolean =>
  limit === undefined || (commonLimits.get(endpoint) ?? []).some((common) => common === limit);

/** The name of a parameter; that of an item of a list, such as `ids[0]`, is the name of the list. */
const listName = (key: string): string => key.replace(/\[\d{1,2}\]$/, '');

/** The sent values by name; those of a list in their order. */
function valuesOf(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  sent: readonly (readonly [key: string, value: string])[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, value] of sent) {
    const name = listName(key);
    const isNumber = typeOf(shape[name]) === 'number' && /^\d{1,9}$/.test(value);
    if (name === key) values[name] = isNumber ? Number(value) : value;
    else values[name] = [...((values[name] as string[] | undefined) ?? []), value];
  }
  return values;
}

const pairsOf = (key: string, value: unknown): [string, string][] =>
  Array.isArray(value)
    ? value.map((item, index) => [`${key}[${index}]`, String(item)])
    : [[key, String(value)]];

type ParsedQuery = Pick<UpstreamRequest, 'isCommon' | 'position'> & { readonly search: string };

/** Validates a query by the contract; parameters are sorted as there, and defaults are left out. */
function parseQuery(endpoint: Endpoint, search: URLSearchParams): ParsedQuery | UpstreamFailure {
  const shape = shapeOf(endpoint);
  const sent = [...search].filter(([, value]) => value !== '');
  const keys = sent.map(([key]) => key);
  const isKnown = (key: string) =>
    Object.hasOwn(shape, listName(key)) &&
    (key !== listName(key)) === (typeOf(shape[listName(key)]) === 'array');
  if (![...search.keys()].every(isKnown)) return badRequest('Unknown parameter.');
  if (new Set(keys).size < keys.length) return badRequest('A parameter is repeated.');
  const schema = endpoint.query ?? z.object({});
  const parsed = z.safeParse(schema, valuesOf(shape, sent));
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.'));
    return badRequest(`Out of bounds: ${fields.join(', ')}.`);
  }
  const values = new Map(Object.entries(parsed.data as object));
  const positionKey = positionKeyOf(endpoint);
  const defaults = new Map<string | undefined, unknown>([
    // Elements request the first page as position 0.
    [positionKey, 0],
    ...Object.entries(z.safeParse(schema, {}).data ?? {}),
  ]);
  const pairs = Object.keys(shape)
    .map((key) => [key, values.get(key) as unknown] as const)
    .filter(([key, value]) => value !== undefined && value !== defaults.get(key));
  const position = pairs.find(([key]) => key === positionKey)?.[1];
  const isCommonKey = (key: string) =>
    key === 'limit' || key === positionKey || typeOf(shape[key]) === 'enum';
  const text = new URLSearchParams(pairs.flatMap(([key, value]) => pairsOf(key, value))).toString();
  return {
    search: text && `?${text}`,
    isCommon:
      pairs.every(([key]) => isCommonKey(key)) &&
      (position !== undefined || isCommonLimit(endpoint, values.get('limit'))),
    position: typeof position === 'number' ? position : undefined,
  };
}

/** The names in a path: a company, and a member of it. */
interface PathNames {
  readonly vtc?: string | undefined;
  readonly member?: string | undefined;
}

function requestTo(
  endpoint: Endpoint,
  { vtc, member }: PathNames,
  search: URLSearchParams,
): UpstreamRequest | UpstreamFailure {
  const query = parseQuery(endpoint, search);
  if ('code' in query) return query;
  const { isCommon, position } = query;
  const [first = '', second = ''] = [vtc, member];
  return {
    endpoint,
    path: endpoint.path.replace(/{\w+}/, first).replace(/{\w+}/, second) + query.search,
    vtc,
    member,
    freshSeconds: freshSeconds.get(endpoint) ?? 0,
    // There are as many requests for members as there are names.
    isCommon: isCommon && member === undefined,
    position,
  };
}

/** The request with the id of its company, under which the id and the handle share one cache key. */
export const ofCompany = (request: UpstreamRequest, companyId: number): UpstreamRequest => ({
  ...request,
  companyId,
  key: request.path.replace(`/vtcs/${request.vtc}`, `/vtcs/${companyId}`),
});

/** Parses a path and query below the API base; undefined for a path that no element requests. */
export function parseApiRequest(
  path: string,
  search: URLSearchParams,
): UpstreamRequest | UpstreamFailure | undefined {
  for (const [endpoint, pattern] of patterns) {
    const match = pattern.exec(path);
    if (!match) continue;
    const [, vtc, member] = match;
    const isValid =
      (vtc === undefined || isVtcName(vtc)) && (member === undefined || isValidMember(member));
    return isValid ? requestTo(endpoint, { vtc, member }, search) : undefined;
  }
  return undefined;
}

/** A request of the gateway itself; throws if it does not follow the contract. */
export function apiRequest(
  endpoint: Endpoint,
  vtc?: string,
  query: Readonly<Record<string, string | number | readonly string[]>> = {},
  member?: string,
): UpstreamRequest {
  const pairs = Object.entries(query).flatMap(([key, value]) => pairsOf(key, value));
  const request = requestTo(endpoint, { vtc, member }, new URLSearchParams(pairs));
  if ('code' in request) throw new TypeError(request.detail);
  return request;
}

const pageSchema = z.object({
  items: z.array(z.unknown()),
  nextCursor: z.optional(z.nullable(z.number())),
});

/** Cursor or offset of the page after this response; undefined after the last page. */
export function nextPosition(request: UpstreamRequest, body: string): number | undefined {
  const key = positionKeyOf(request.endpoint);
  const page = key ? pageSchema.safeParse(JSON.parse(body)).data : undefined;
  if (!page || page.items.length === 0) return undefined;
  return key === 'cursor'
    ? (page.nextCursor ?? undefined)
    : (request.position ?? 0) + page.items.length;
}
