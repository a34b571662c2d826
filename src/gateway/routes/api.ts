import type { Hono } from 'hono';
import type { Dependencies } from '../dependencies.js';
import { type Failure, isFailure, notFound } from '../upstream/result.js';
import { parseApiRequest } from '../upstream/api-request.js';
import { corsHeaders, freshness, problem, success, visitorOf } from './respond.js';

const prefix = '/api';

const failed = (failure: Failure): Response =>
  problem(failure, { ...corsHeaders, 'x-vtc-cache': 'miss' });

/** `/api/*`: the requests of the elements, from the cache. */
export function apiRoute(app: Hono, { query, options }: Dependencies): void {
  app.get(`${prefix}/*`, async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const request = parseApiRequest(pathname.slice(prefix.length), searchParams);
    if (!request) return failed(notFound);
    if (isFailure(request)) return failed(request);
    const result = await query(request, visitorOf(context));
    if (isFailure(result)) return failed(result);
    return success(context, result.body, {
      'content-type': 'application/json',
      etag: result.etag,
      ...freshness(result, options.clock.now()),
      ...corsHeaders,
    });
  });
}
