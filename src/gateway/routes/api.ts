import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { vtcDetail } from '../../contract/vtc-detail.js';
import { contactFields, withoutFields } from '../../contract/withheld-fields.js';
import type { Dependencies } from '../dependencies.js';
import { type UpstreamFailure, isFailure, notFoundFailure } from '../upstream/result.js';
import { parseApiRequest } from '../upstream/api-request.js';
import { corsHeaders, freshness, problem, success } from './respond.js';

const prefix = '/api';

const failed = (failure: UpstreamFailure): Response =>
  problem(failure, { ...corsHeaders, 'x-vtc-cache': 'miss' });

const maxCompanies = 200;

/** `/api/*`: the requests of the elements, from the cache, without the e-mail address of the company. */
export function apiRoute(app: Hono, { query, visitorOf, options }: Dependencies): void {
  // By entity tag, so that each version is parsed once.
  const withoutContact = new LRUCache<string, string, string>({
    max: maxCompanies,
    memoMethod: (_, __, { context }) =>
      JSON.stringify(withoutFields(JSON.parse(context), contactFields)),
  });

  app.get(`${prefix}/*`, async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const request = parseApiRequest(pathname.slice(prefix.length), searchParams);
    if (!request) return failed(notFoundFailure);
    if (isFailure(request)) return failed(request);
    const result = await query(request, visitorOf(context));
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
}
