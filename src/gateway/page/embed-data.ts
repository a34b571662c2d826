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
import { mostConvoys } from '../../convoys/convoy.js';
import type { Tag } from '../ssr/elements.js';
import type { Ask } from '../upstream/answers.js';
import { type Answer, type Failure, isFailure } from '../upstream/outcome.js';
import { question } from '../upstream/question.js';

/** Data of an element, as its `data` property takes it, with the answers that it is from. */
export interface EmbedData {
  readonly data: object;
  readonly answers: readonly Answer[];
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

/** Several answers as one object; those that failed are left out, unless the first did or all did. */
async function together(
  parts: Readonly<Record<string, Promise<EmbedData | Failure>>>,
  needed?: string,
): Promise<EmbedData | Failure> {
  const done = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await part] as const),
  );
  const failed = done.find(
    ([name, part]) => isFailure(part) && (needed === undefined || name === needed),
  );
  const good = done.flatMap(([name, part]) => (isFailure(part) ? [] : [[name, part] as const]));
  if (failed && isFailure(failed[1]) && (needed !== undefined || good.length === 0))
    return failed[1];
  return {
    data: Object.fromEntries(good.map(([name, { data }]) => [name, data])),
    answers: good.flatMap(([, { answers }]) => answers),
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
    ...(wantsNext ? [load(upcomingEvents, { limit: mostConvoys })] : []),
  ]);
  const good: EmbedData[] = [];
  for (const list of lists) {
    if (isFailure(list)) return list;
    good.unshift(list);
  }
  return {
    data: { items: good.flatMap(itemsOf) },
    answers: good.flatMap(({ answers }) => answers),
  };
}

async function upcoming(load: Load): Promise<EmbedData | Failure> {
  const detailed = await load(upcomingEvents, { limit: mostConvoys });
  const isRefused = isFailure(detailed) && (detailed.status === 401 || detailed.status === 403);
  return isRefused ? load(vtcEvents, { limit: mostConvoys }) : detailed;
}

function roster(load: Load, attributes: Attributes): Promise<EmbedData | Failure> {
  const size = Math.round(Number(attributes.get('page-size') ?? 50)) || 50;
  const limit = Math.min(100, Math.max(1, size));
  return together({ members: load(vtcMembers, { limit }), roles: load(vtcRoles) }, 'members');
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
  return together(Object.fromEntries(parts));
}

/** What a gateway knows of an element. */
interface Embed {
  /** Title of its frame, after the name of the company. */
  readonly title: string;
  /** Height of its frame in px before the frame says its own. */
  readonly height: number;
  /** Seconds between refreshes where the data is from the page. */
  readonly refreshSeconds: number;
  /** Asks for its data. */
  readonly load: (load: Load, attributes: Attributes) => Promise<EmbedData | Failure>;
}

/** The elements that a gateway serves. */
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

/** What an element would ask the API, from the cache. */
export function embedData(
  tag: Tag,
  vtc: string | undefined,
  attributes: Attributes,
  ask: Ask,
): Promise<EmbedData | Failure> {
  const load: Load = async (endpoint, query = {}) => {
    const answer = await ask(question(endpoint, vtc, query));
    if (isFailure(answer)) return answer;
    return { data: JSON.parse(answer.body) as object, answers: [answer] };
  };
  return embeds[tag].load(load, attributes);
}
