import { LRUCache } from 'lru-cache';
import { vtcDetailShape } from '../../contract/element-endpoints.js';
import { lenientParser } from '../../contract/lenient-parser.js';
import { type VtcDetail, vtcDetail } from '../../contract/vtc-detail.js';
import {
  type ApiResponse,
  type UpstreamFailure,
  isFailure,
  notFoundFailure,
  type Result,
} from './result.js';
import { type UpstreamRequest, apiRequest, isVtcName, ofCompany } from './api-request.js';
import { allAwaitable, type Awaitable, mapAwaitable } from './awaitable.js';
import type { UpstreamCache, Visitor } from './response-cache.js';

/** A company that may be shown, with the response that it was parsed from. */
export interface PublicCompany {
  readonly detail: VtcDetail;
  /** Its names in the options of the gateway: its id, and its handle unless this looks like an id. */
  readonly names: readonly string[];
  readonly response: ApiResponse;
}

/** Served companies, by id or handle. */
export interface CompaniesOptions {
  readonly responseCache: UpstreamCache;
  /** Undefined serves every public company. */
  readonly vtcs: readonly string[] | undefined;
  readonly tokens: ReadonlyMap<string, string>;
}

/** Requests data on behalf of a visitor. */
export type UpstreamQuery = (request: UpstreamRequest, visitor?: Visitor) => Awaitable<Result>;

const parseDetail = lenientParser(vtcDetailShape);

const isId = (name: string): boolean => /^\d+$/.test(name);

const namesOf = ({ id, handle }: VtcDetail): string[] =>
  handle === null || isId(handle) ? [String(id)] : [String(id), handle];

const noToken: UpstreamFailure = {
  status: 401,
  code: 'UNAUTHORIZED',
  detail: 'The gateway has no embed token for this company.',
};

/** Finds companies that may be shown, and requests their data with the gateway's tokens. */
export function createCompanies({ responseCache, vtcs, tokens }: CompaniesOptions) {
  // Each response about a company needs its details: parse them once per version.
  const details = new LRUCache<string, Pick<PublicCompany, 'detail' | 'names'>, string>({
    max: 200,
    memoMethod: (_, __, { context }) => {
      const detail = parseDetail(JSON.parse(context));
      return { detail, names: namesOf(detail) };
    },
  });

  const configuredNames = new Set([...tokens.keys(), ...(vtcs ?? [])]);
  const isConfigured = (name: string): boolean => configuredNames.has(name);

  const detailRequests = new LRUCache<string, UpstreamRequest>({
    max: 1000,
    memoMethod: (name) => apiRequest(vtcDetail, name),
  });

  function company(name: string, visitor?: Visitor): Awaitable<PublicCompany | UpstreamFailure> {
    const request = { ...detailRequests.memo(name), isConfigured: isConfigured(name) };
    return mapAwaitable(responseCache.lookup(request, visitor), (response) => {
      if (isFailure(response)) return response;
      const { detail, names } = details.memo(response.etag, { context: response.body });
      if (isId(name) && !names.includes(name)) return notFoundFailure;
      if (names.some(isConfigured)) for (const configured of names) configuredNames.add(configured);
      return detail.visibility === 'private' ? notFoundFailure : { detail, names, response };
    });
  }

  /** Whether `name` is an id or handle of a served company; requests no other companies. */
  function isServed(name: string, visitor?: Visitor): Awaitable<boolean> {
    if (!vtcs || vtcs.includes(name)) return true;
    return mapAwaitable(allAwaitable(vtcs.map((vtc) => company(vtc, visitor))), (served) =>
      served.some((found) => !isFailure(found) && found.names.includes(name)),
    );
  }

  /** The company of an id or handle. */
  const find = (name: string, visitor?: Visitor): Awaitable<PublicCompany | UpstreamFailure> =>
    mapAwaitable(isVtcName(name) && isServed(name, visitor), (served) =>
      served ? company(name, visitor) : notFoundFailure,
    );

  /** Data of public companies only; the embed endpoints with the gateway's own token. */
  const query: UpstreamQuery = (request, visitor) => {
    const { vtc, endpoint } = request;
    if (vtc === undefined) return responseCache.lookup({ ...request, isConfigured: true }, visitor);
    return mapAwaitable(find(vtc, visitor), (found) => {
      if (isFailure(found)) return found;
      if (endpoint === vtcDetail) return found.response;
      const { names, detail } = found;
      const configured = {
        ...ofCompany(request, detail.id),
        isConfigured: names.some(isConfigured),
      };
      if (endpoint.authentication !== 'embed') return responseCache.lookup(configured, visitor);
      const token = names.map((name) => tokens.get(name)).find(Boolean);
      return token === undefined
        ? noToken
        : responseCache.lookup({ ...configured, token }, visitor);
    });
  };

  return { find, query };
}

/** Finds companies that may be shown, and requests their data. */
export type Companies = ReturnType<typeof createCompanies>;
