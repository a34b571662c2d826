import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { vtcDetail } from '../../contract/vtc-detail.js';
import { contactFields, withoutFields } from '../../contract/withheld-fields.js';
import type { Dependencies } from '../dependencies.js';
import { type Failure, isFailure, notFound } from '../upstream/result.js';
import { parseApiRequest } from '../upstream/api-request.js';
import { corsHeaders, freshness, problem, success } from './respond.js';

const prefix = '/api';

/** API base of elements that show how to contact a company: its responses contain the e-mail address. */
export const contactPrefix = `${prefix}/contact`;

const failed = (failure: Failure): Response =>
  problem(failure, { ...corsHeaders, 'x-vtc-cache': 'miss' });

const maxCompanies = 200;

/** `/api/*`: the requests of the elements, from the cache. */
export function apiRoute(app: Hono, { query, visitorOf, options }: Dependencies): void {
  // By entity tag, so that each version is parsed once.
  const withoutContact = new LRUCache<string, string, string>({
    max: maxCompanies,
    memoMethod: (_, __, { context }) =>
      JSON.stringify(withoutFields(JSON.parse(context), contactFields)),
  });

  app.get(`${prefix}/*`, async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const hasContact = pathname.startsWith(`${contactPrefix}/`);
    const path = pathname.slice((hasContact ? contactPrefix : prefix).length);
    const request = parseApiRequest(path, searchParams);
    if (!request) return failed(notFound);
    if (isFailure(request)) return failed(request);
    const result = await query(request, visitorOf(context));
    if (isFailure(result)) return failed(result);
    const { body, etag } = result;
    const isReduced = request.endpoint === vtcDetail && !hasContact;
    return success(context, isReduced ? withoutContact.memo(etag, { context: body }) : body, {
      'content-type': 'application/json',
      etag,
      ...freshness(result, options.clock.now()),
      ...corsHeaders,
    });
  });
}
