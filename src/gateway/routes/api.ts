import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { vtcDetail } from '../../contract/vtc-detail.js';
import { contactFields, withoutFields } from '../../contract/withheld-fields.js';
import type { Dependencies } from '../dependencies.js';
import { type UpstreamFailure, isFailure, notFoundFailure } from '../upstream/result.js';
import { mapAwaitable } from '../upstream/awaitable.js';
import { parseApiRequest, type UpstreamRequest } from '../upstream/api-request.js';
import { addressOf, corsHeaders, freshness, problem, success } from './respond.js';

const prefix = '/api';

const failed = (failure: UpstreamFailure): Response =>
  problem(failure, { ...corsHeaders, 'x-vtc-cache': 'miss' });

const maxCompanies = 200;
/** Parsed addresses that are kept, and their greatest length. */
const [maxAddresses, maxAddressLength] = [1000, 500];

function parseAddress(address: string): UpstreamRequest | UpstreamFailure {
  const { pathname, searchParams } = new URL(address, 'http://gateway');
  return parseApiRequest(pathname.slice(prefix.length), searchParams) ?? notFoundFailure;
}

/** `/api/*`: the requests of the elements, from the cache, without the e-mail address of the company. */
export function apiRoute(app: Hono, { query, createVisitor, options }: Dependencies): void {
  // By entity tag, so that each version is parsed once.
  const withoutContact = new LRUCache<string, string, string>({
    max: maxCompanies,
    memoMethod: (_, __, { context }) =>
      JSON.stringify(withoutFields(JSON.parse(context), contactFields)),
  });

  const parsed = new LRUCache<string, UpstreamRequest | UpstreamFailure>({
    max: maxAddresses,
    memoMethod: parseAddress,
  });

  app.get(`${prefix}/*`, (context) => {
    const address = addressOf(context.req.url);
    const isShort = address.length <= maxAddressLength;
    const request = isShort ? parsed.memo(address) : parseAddress(address);
    if (isFailure(request)) return failed(request);
    return mapAwaitable(query(request, createVisitor(context)), (result) => {
      if (isFailure(result)) return failed(result);
      const { body, etag } = result;
      const isCompany = request.endpoint === vtcDetail;
      return success(context, isCompany ? withoutContact.memo(etag, { context: body }) : body, {
        'content-type': 'application/json',
        etag,
        ...freshness(result, options.clock.now()),
        ...corsHeaders,
      });
    });
  });
}
