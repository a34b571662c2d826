import type { EndpointName } from '../../../contract/endpoints.js';
import type { Endpoint } from '../../../contract/endpoint.js';
import { responseBody } from '../../handlers/handlers.js';
import type { Call, RequestContext, SandboxState } from '../../handlers/context.js';
import { generatedPosts } from '../../world/posts.js';
import { validate } from '../validate.js';
import { several } from '../../world/several.js';

/** A world at a time. */
export interface Sampled extends SandboxState {
  readonly now: number;
  readonly baseUrl: string;
}

const shownItems = 2;
/** The platform's news are generated as those of company 0. */
const platformNews = 0;

/** Shortens lists, so that the document stays readable. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, shownItems).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]));
}

/** Request bodies. */
export const bodySamples: Partial<Record<EndpointName, object>> = {
  createNews: {
    title: 'Convoy recap',
    content: '**Thank you** for driving with us.',
    pinned: false,
  },
  setAttendance: { status: 'attending' },
};

/** Path and query parameters that exist in this world. */
export function parameterSamples({ world, calendar, now, bans }: Sampled) {
  const flagship = world.companies[0];
  const owner = world.user(0);
  const event = flagship && calendar.upcoming(now, flagship)[0];
  const [news] = generatedPosts(world.seed, platformNews, 1, now);
  const company = flagship?.handle ?? String(flagship?.id);
  const ofOperation: Readonly<Record<string, string>> = {
    'userBans.id': owner.id,
    'userEvents.id': owner.id,
    'ban.id': String(bans.all(now)[0]?.id),
  };
  const byName: Readonly<Record<string, string | number | readonly string[] | null | undefined>> = {
    id: company,
    idOrHandle: company,
    userId: owner.id,
    eventId: event?.id,
    newsId: String(news?.id),
    handleOrId: owner.id,
    steamId: several(20, (index) => world.user(index).steamId).find((id) => id !== null),
    slug: 'road-guardian',
    ids: ['1', '5'],
    search: 'haul',
    q: 'fox',
    limit: 2,
  };
  return (operation: string, name: string) => ofOperation[`${operation}.${name}`] ?? byName[name];
}

/** The response of this world to an endpoint, with short lists. */
export function responseSample(
  name: EndpointName,
  endpoint: Endpoint,
  sampled: Sampled,
  parameter: ReturnType<typeof parameterSamples>,
): unknown {
  const { path, query } = endpoint;
  const params = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, variable = '']) => [
      variable,
      parameter(name, variable),
    ]),
  );
  const needsIds = path.endsWith('/batch');
  const [embed] = sampled.world.companies;
  const key = { id: 'key_basic_vtc', tier: 'basic', withVtcScopes: true } as const;
  const context: RequestContext = {
    ...sampled,
    caller: { user: sampled.world.user(0), key, embed },
  };
  const call = {
    ...context,
    params,
    query: query && validate(query, needsIds ? { ids: ['1', '5'] } : {}),
    body: endpoint.body && bodySamples[name],
  };
  if (name === 'createNews')
    return {
      id: 1,
      title: 'Convoy recap',
      createdAt: new Date(sampled.now).toISOString(),
      publishAt: null,
    };
  if (name === 'setAttendance') return { success: true };
  // The values fit the schemas of the same endpoint, which the type of a lookup by name cannot express.
  return shortened(responseBody(name, call as Call<typeof name>));
}
