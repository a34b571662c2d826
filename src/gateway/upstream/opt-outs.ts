import { memberShape } from '../../contract/element-endpoints.js';
import { lenientParser } from '../../contract/lenient-parser.js';
import { vtcMember } from '../../contract/vtc-directory.js';
import type { CompleteOptions } from '../options.js';
import { apiRequest, type UpstreamRequest } from './api-request.js';
import type { UpstreamQuery } from './companies.js';
import { isFailure, notFoundFailure, type Result, type UpstreamFailure } from './result.js';

const parseMember = lenientParser(memberShape);

/** How long the id of a member who has opted out is known, also if the handle changes. */
const knownSeconds = 86_400;

const unresolved: UpstreamFailure = {
  status: 503,
  code: 'NETWORK',
  detail: 'It is not known which members do not want to be shown.',
  retryAfterSeconds: 60,
};

type OptOutOptions = Pick<CompleteOptions, 'membersOptOut' | 'cache' | 'clock' | 'log'>;

/**
 * The query, without single members who have opted out: they are not found, whichever of their names is requested. While
 * the names of those who have opted out cannot be read or resolved, no member is returned.
 */
export function withoutOptOuts(
  query: UpstreamQuery,
  { membersOptOut, cache, clock, log }: OptOutOptions,
): UpstreamQuery {
  if (!membersOptOut) return query;
  const readNames = membersOptOut;

  const webIdOf = ({ body }: { readonly body: string }): number =>
    parseMember(JSON.parse(body)).webId;

  /** The id of the member of a company with this name; undefined if there is none. */
  async function resolve(vtc: string, name: string): Promise<number | UpstreamFailure | undefined> {
    const key = `opt-out:${vtc}:${name}`;
    const known = await cache.get(key);
    const now = clock.now();
    if (known && now < known.freshUntil) return Number(known.body);
    const found = await query(apiRequest(vtcMember, vtc, {}, name));
    if (isFailure(found)) return found.status === 404 ? undefined : found;
    const webId = webIdOf(found);
    const freshUntil = now + knownSeconds * 1000;
    const record = { status: 0, body: String(webId), etag: '', storedAt: now, freshUntil };
    await cache.set(key, record, knownSeconds);
    return webId;
  }

  async function lookup(
    request: UpstreamRequest,
    [vtc, member]: readonly [string, string],
    visitor: Parameters<UpstreamQuery>[1],
  ): Promise<Result> {
    let names: readonly string[];
    try {
      names = await readNames();
    } catch (error) {
      log(`membersOptOut: ${error instanceof Error ? error.message : String(error)}`);
      return unresolved;
    }
    const isNamed = names.some((name) => name.toLowerCase() === member.toLowerCase());
    if (isNamed) return notFoundFailure;
    const result = await query(request, visitor);
    if (isFailure(result)) return result;
    const webId = webIdOf(result);
    const ids = await Promise.all(names.map((name) => resolve(vtc, name)));
    if (ids.includes(webId)) return notFoundFailure;
    return ids.some((id) => typeof id === 'object') ? unresolved : result;
  }

  return (request, visitor) => {
    const { endpoint, vtc, member } = request;
    return endpoint === vtcMember && vtc !== undefined && member !== undefined
      ? lookup(request, [vtc, member], visitor)
      : query(request, visitor);
  };
}
