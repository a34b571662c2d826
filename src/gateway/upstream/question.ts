import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.js';
import { liveEvents, upcomingEvents } from '../../contract/embed.js';
import { namedEndpoints } from '../../contract/endpoints.js';
import {
  platformTotals,
  serverBreakdown,
  serverHeatmap,
  serverHistory,
  serverPeak,
} from '../../contract/statistics.js';
import { vtcDetail } from '../../contract/vtc-detail.js';
import { vtcEvents } from '../../contract/vtc-events.js';
import { vtcMembers } from '../../contract/vtc-members.js';
import { vtcRoles } from '../../contract/vtc-roles.js';
import { type Failure, refused } from './outcome.js';

/** One thing to ask the API; equal questions have equal paths. */
export interface Question {
  readonly endpoint: Endpoint;
  /** Path and query below the API base. */
  readonly path: string;
  /** Company in the path; undefined where there is none. */
  readonly vtc: string | undefined;
  readonly freshSeconds: number;
  /** Embed token; goes in the Authorization header and nowhere else. */
  readonly token?: string;
}

/** What elements ask, and for how many seconds an answer is fresh. */
export const freshSeconds: ReadonlyMap<Endpoint, number> = new Map<Endpoint, number>([
  [vtcDetail, 300],
  [vtcMembers, 900],
  [vtcRoles, 900],
  [vtcEvents, 60],
  [upcomingEvents, 60],
  [liveEvents, 15],
  [platformTotals, 60],
  [serverHistory, 60],
  [serverBreakdown, 60],
  [serverPeak, 60],
  [serverHeatmap, 60],
]);

/** Words that the API takes for themselves where a company may stand. */
export const reserved: ReadonlySet<string> = new Set(
  namedEndpoints.flatMap(([, { path }]) => /^\/vtcs\/(\w+)$/.exec(path)?.[1] ?? []),
);

/** Form of an id or a handle. */
export const vtcName = /^\w[\w.~-]{0,63}$/;

/** Whether a text may be the id or handle of a company. */
export const isVtcName = (text: string): boolean => vtcName.test(text) && !reserved.has(text);

const patterns = [...freshSeconds.keys()].map(
  (endpoint) => [endpoint, new RegExp(`^${endpoint.path.replace(/{\w+}/, '([^/]+)')}$`)] as const,
);

const shapeOf = ({ query }: Endpoint): Readonly<Record<string, z.core.$ZodType>> => {
  const def = query && (query as z.core.$ZodTypes)._zod.def;
  return def?.type === 'object' ? def.shape : {};
};

const isNumber = (schema: z.core.$ZodType): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'optional' || def.type === 'default'
    ? isNumber(def.innerType)
    : def.type === 'number';
};

/** The query with the contract's parameters in the contract's order, without those that say what is usual. */
function queryOf(endpoint: Endpoint, search: URLSearchParams): string | Failure {
  const shape = shapeOf(endpoint);
  const given = [...search].filter(([, value]) => value !== '');
  const keys = given.map(([key]) => key);
  const unknown = [...search.keys()].find((key) => !Object.hasOwn(shape, key));
  if (unknown !== undefined) return refused('A parameter is not known here.');
  if (new Set(keys).size < keys.length) return refused('A parameter is given twice.');
  const typed = given.map(([key, value]) => {
    const schema = shape[key];
    return [key, schema && isNumber(schema) && /^\d{1,9}$/.test(value) ? Number(value) : value];
  });
  const schema = endpoint.query ?? z.object({});
  const read = z.safeParse(schema, Object.fromEntries(typed));
  const usual = z.safeParse(schema, {});
  if (!read.success) {
    const fields = read.error.issues.map(({ path }) => path.join('.'));
    return refused(`Out of bounds: ${fields.join(', ')}.`);
  }
  const values = new Map(Object.entries(read.data as object));
  const defaults = new Map(Object.entries(usual.data ?? {}));
  const pairs = Object.keys(shape).flatMap((key) =>
    values.get(key) === undefined || values.get(key) === defaults.get(key)
      ? []
      : [[key, String(values.get(key))]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

/** The question that a path and query below the API base are; undefined for a path that no element asks. */
export function questionOf(path: string, search: URLSearchParams): Question | Failure | undefined {
  for (const [endpoint, pattern] of patterns) {
    const match = pattern.exec(path);
    if (!match) continue;
    const vtc = match[1];
    if (vtc !== undefined && !isVtcName(vtc)) return undefined;
    const query = queryOf(endpoint, search);
    if (typeof query !== 'string') return query;
    return { endpoint, path: path + query, vtc, freshSeconds: freshSeconds.get(endpoint) ?? 0 };
  }
  return undefined;
}

/** A question of ours; `endpoint` is one that elements ask. */
export function question(
  endpoint: Endpoint,
  vtc?: string,
  query: Readonly<Record<string, string | number>> = {},
): Question {
  const pairs = Object.entries(query).map(([key, value]) => [key, String(value)]);
  const search = queryOf(endpoint, new URLSearchParams(pairs));
  if (typeof search !== 'string') throw new TypeError(search.detail);
  return {
    endpoint,
    path: endpoint.path.replace(/{\w+}/, vtc ?? '') + search,
    vtc,
    freshSeconds: freshSeconds.get(endpoint) ?? 0,
  };
}
