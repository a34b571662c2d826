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
import { type UpstreamRequest, apiRequest, isVtcName } from './api-request.js';
import type { UpstreamCache, Visitor } from './response-cache.js';

/** A company that may be shown, with the response that it was parsed from. */
export interface PublicCompany {
  readonly detail: VtcDetail;
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
export type UpstreamQuery = (request: UpstreamRequest, visitor?: Visitor) => Promise<Result>;

const parseDetail = lenientParser(vtcDetailShape);

const noToken: UpstreamFailure = {
  status: 401,
  code: 'UNAUTHORIZED',
  detail: 'The gateway has no embed token for this company.',
};

/** Finds companies that may be shown, and requests their data with the gateway's tokens. */
export function createCompanies({ responseCache, vtcs, tokens }: CompaniesOptions) {
  // Each response about a company needs its details: parse them once per version.
  const details = new LRUCache<string, VtcDetail, string>({
    max: 200,
    memoMethod: (_, __, { context }) => parseDetail(JSON.parse(context)),
  });
  const detailOf = ({ etag, body }: ApiResponse) => details.memo(etag, { context: body });

  const configuredNames = new Set([...tokens.keys(), ...(vtcs ?? [])]);
  const isConfigured = (name: string): boolean => configuredNames.has(name);
  const namesOf = ({ id, handle }: VtcDetail): string[] => [String(id), handle ?? ''];

  const detailRequests = new LRUCache<string, UpstreamRequest>({
    max: 1000,
    memoMethod: (name) => apiRequest(vtcDetail, name),
  });

  async function company(
    name: string,
    visitor?: Visitor,
  ): Promise<PublicCompany | UpstreamFailure> {
    const request = { ...detailRequests.memo(name), isConfigured: isConfigured(name) };
    const response = await responseCache.lookup(request, visitor);
    if (isFailure(response)) return response;
    const detail = detailOf(response);
    const names = namesOf(detail);
    if (names.some(isConfigured)) for (const configured of names) configuredNames.add(configured);
    return detail.visibility === 'private' ? notFoundFailure : { detail, response };
  }

  /** Whether `name` is an id or handle of a served company; requests no other companies. */
  async function isServed(name: string, visitor?: Visitor): Promise<boolean> {
    if (!vtcs || vtcs.includes(name)) return true;
    const served = await Promise.all(vtcs.map((vtc) => company(vtc, visitor)));
    return served.some((company) => !isFailure(company) && namesOf(company.detail).includes(name));
  }

  /** The company of an id or handle. */
  const find = async (name: string, visitor?: Visitor): Promise<PublicCompany | UpstreamFailure> =>
    isVtcName(name) && (await isServed(name, visitor)) ? company(name, visitor) : notFoundFailure;

  /** Data of public companies only; the embed endpoints with the gateway's own token. */
  const query: UpstreamQuery = async (request, visitor) => {
    if (request.vtc === undefined)
      return responseCache.lookup({ ...request, isConfigured: true }, visitor);
    const found = await find(request.vtc, visitor);
    if (isFailure(found)) return found;
    if (request.endpoint === vtcDetail) return found.response;
    const names = namesOf(found.detail);
    const configured = { ...request, isConfigured: isConfigured(request.vtc) };
    if (request.endpoint.authentication !== 'embed')
      return responseCache.lookup(configured, visitor);
    const token = names.map((name) => tokens.get(name)).find(Boolean);
    return token === undefined ? noToken : responseCache.lookup({ ...configured, token }, visitor);
  };

  return { find, query };
}

/** Finds companies that may be shown, and requests their data. */
export type Companies = ReturnType<typeof createCompanies>;
