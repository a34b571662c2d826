import {
  platformTotals,
  serverBreakdown,
  serverHeatmap,
  serverHistory,
  serverPeak,
} from '../../contract/statistics.js';
import type { Endpoint } from '../../contract/endpoint.js';
import { liveEvents, upcomingEvents } from '../../contract/embed.js';
import { vtcDetail } from '../../contract/vtc-detail.js';
import { vtcEvents } from '../../contract/vtc-events.js';
import { vtcMembers } from '../../contract/vtc-members.js';
import { vtcRoles } from '../../contract/vtc-roles.js';
import { maxConvoys } from '../../convoys/convoy.js';
import type { Tag } from '../ssr/elements.js';
import type { Query } from '../upstream/companies.js';
import { type ApiResponse, type Failure, isFailure } from '../upstream/result.js';
import { apiRequest } from '../upstream/api-request.js';

/** Value of an element's `data` property, with the responses that it was made from. */
export interface EmbedData {
  readonly data: object;
  readonly responses: readonly ApiResponse[];
}

type Attributes = ReadonlyMap<string, string>;
type Load = (
  endpoint: Endpoint,
  query?: Record<string, string | number>,
) => Promise<EmbedData | Failure>;

const sections: Readonly<Record<string, Endpoint>> = {
  totals: platformTotals,
  history: serverHistory,
  servers: serverBreakdown,
  peak: serverPeak,
  heatmap: serverHeatmap,
};
const ranges = ['24h', '7d', '30d', '90d', 'all'];

/** Merges responses into one object; leaves failed ones out, unless `required` or all of them failed. */
async function combined(
  parts: Readonly<Record<string, Promise<EmbedData | Failure>>>,
  required?: string,
): Promise<EmbedData | Failure> {
  const done = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await part] as const),
  );
  const failed = done.find(
    ([name, part]) => isFailure(part) && (required === undefined || name === required),
  );
  const good = done.flatMap(([name, part]) => (isFailure(part) ? [] : [[name, part] as const]));
  if (failed && isFailure(failed[1]) && (required !== undefined || good.length === 0))
    return failed[1];
  return {
    data: Object.fromEntries(good.map(([name, { data }]) => [name, data])),
    responses: good.flatMap(([, { responses }]) => responses),
  };
}

const itemsOf = ({ data }: EmbedData): unknown[] => {
  const items: unknown = Reflect.get(data, 'items');
  return Array.isArray(items) ? items : [];
};

async function live(load: Load, attributes: Attributes): Promise<EmbedData | Failure> {
  const wantsNext = (attributes.get('when-empty') ?? 'next') === 'next';
  const lists = await Promise.all([
    load(liveEvents),
    ...(wantsNext ? [load(upcomingEvents, { limit: maxConvoys })] : []),
  ]);
  const good: EmbedData[] = [];
  for (const list of lists) {
    if (isFailure(list)) return list;
    good.unshift(list);
  }
  return {
    data: { items: good.flatMap(itemsOf) },
    responses: good.flatMap(({ responses }) => responses),
  };
}

async function upcoming(load: Load): Promise<EmbedData | Failure> {
  const detailed = await load(upcomingEvents, { limit: maxConvoys });
  const isRejected = isFailure(detailed) && (detailed.status === 401 || detailed.status === 403);
  return isRejected ? load(vtcEvents, { limit: maxConvoys }) : detailed;
}

function roster(load: Load, attributes: Attributes): Promise<EmbedData | Failure> {
  const size = Math.round(Number(attributes.get('page-size') ?? 50)) || 50;
  const limit = Math.min(100, Math.max(1, size));
  return combined({ members: load(vtcMembers, { limit }), roles: load(vtcRoles) }, 'members');
}

function stats(load: Load, attributes: Attributes): Promise<EmbedData | Failure> {
  const shown = (attributes.get('show') ?? '')
    .split(/[\s,]+/)
    .filter((name) => Object.hasOwn(sections, name));
  const wanted = shown.length > 0 ? shown : ['totals', 'history', 'servers'];
  const range = attributes.get('range') ?? '7d';
  const parts = wanted.flatMap((name) => {
    const endpoint = sections[name];
    if (!endpoint) return [];
    const query = endpoint === serverHistory && ranges.includes(range) ? { range } : {};
    return [[name, load(endpoint, query)] as const];
  });
  return combined(Object.fromEntries(parts));
}

/** Frame settings of an element. */
interface Embed {
  /** Title of its frame, after the company's name. */
  readonly title: string;
  /** Height of its frame in px before the frame reports its own. */
  readonly height: number;
  /** Seconds between refreshes of data that came with the page. */
  readonly refreshSeconds: number;
  /** Loads its data. */
  readonly load: (load: Load, attributes: Attributes) => Promise<EmbedData | Failure>;
}

/** Elements that a gateway serves. */
export const embeds: Readonly<Record<Tag, Embed>> = {
  'vtc-upcoming-events': {
    title: 'Upcoming convoys',
    height: 420,
    refreshSeconds: 300,
    load: upcoming,
  },
  'vtc-live-events': { title: 'On the road now', height: 200, refreshSeconds: 60, load: live },
  'vtc-card': {
    title: 'Company',
    height: 480,
    refreshSeconds: 900,
    load: (load) => load(vtcDetail),
  },
  'vtc-roster': { title: 'Members', height: 600, refreshSeconds: 900, load: roster },
  'server-stats': { title: 'Servers', height: 600, refreshSeconds: 120, load: stats },
};

/** Loads the data that an element would request, from the cache. */
export function embedData(
  tag: Tag,
  vtc: string | undefined,
  attributes: Attributes,
  send: Query,
): Promise<EmbedData | Failure> {
  const load: Load = async (endpoint, query = {}) => {
    const response = await send(apiRequest(endpoint, vtc, query));
    if (isFailure(response)) return response;
    return { data: JSON.parse(response.body) as object, responses: [response] };
  };
  return embeds[tag].load(load, attributes);
}
