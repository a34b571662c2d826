import type { Context, Hono } from 'hono';
import type { Clock } from '../../client/clock.js';
import type { Ask } from '../upstream/answers.js';
import { type Failure, isFailure, notFound } from '../upstream/outcome.js';
import { questionOf } from '../upstream/question.js';
import { corsHeaders, freshness, keepAliveOf, made, problem } from './respond.js';

const prefix = '/api';

const refusal = (failure: Failure): Response =>
  problem(failure, { ...corsHeaders, 'x-vtc-cache': 'miss' });

/** Below `/api`: what elements ask the API, from the cache. */
export function apiRoute(app: Hono, ask: Ask, clock: Clock): void {
  app.get(`${prefix}/*`, async (context: Context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const question = questionOf(pathname.slice(prefix.length), searchParams);
    if (!question) return refusal(notFound);
    if (isFailure(question)) return refusal(question);
    const reply = await ask(question, keepAliveOf(context));
    if (isFailure(reply)) return refusal(reply);
    return made(context, reply.body, {
      'content-type': 'application/json',
      etag: reply.etag,
      ...freshness(reply, clock.now()),
      ...corsHeaders,
    });
  });
}
