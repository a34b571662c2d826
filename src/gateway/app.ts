import { addAllTranslations } from '../locales/all-translations.js';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Dependencies } from './dependencies.js';
import type { Gateway } from './fetch-server.js';
import { applyPrefix, applyRoute } from './apply/apply-route.js';
import { apiRoute } from './routes/api.js';
import { badgeRoute } from './routes/badge.js';
import { calendarRoute } from './routes/calendar.js';
import { convoyRoute } from './routes/convoy.js';
import { embedRoute } from './routes/embed.js';
import { filesRoute, filePath } from './routes/files.js';
import { healthRoute } from './routes/health.js';
import { homeRoute } from './routes/home.js';
import { oembedRoute } from './routes/oembed.js';
import { posterRoute } from './routes/poster.js';
import { corsHeaders, problem } from './routes/respond.js';
import { notFoundFailure } from './upstream/result.js';

const maxUrlLength = 2048;

const preflight = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['Accept', 'Authorization', 'If-None-Match'],
  maxAge: 86_400,
});

/** The failure of a request that no route responds to, whatever its path. */
function rejection({ url, method }: Request): Response | undefined {
  if (url.length > maxUrlLength)
    return problem(
      { status: 414, code: 'VALIDATION_ERROR', detail: 'The URL is too long.' },
      corsHeaders,
    );
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  if (isRead || (method === 'POST' && new URL(url).pathname.startsWith(applyPrefix)))
    return undefined;
  return problem(
    { status: 405, code: 'VALIDATION_ERROR', detail: 'Only GET and HEAD are allowed.' },
    { ...corsHeaders, allow: 'GET, HEAD' },
  );
}

/** Creates a gateway whose dependencies are used elsewhere, too. */
export function gatewayOf(dependencies: Dependencies): Gateway {
  addAllTranslations();
  const { options } = dependencies;
  const app = new Hono();

  for (const path of ['/api/*', filePath]) app.options(path, preflight);

  apiRoute(app, dependencies);
  applyRoute(app, dependencies);
  badgeRoute(app, dependencies);
  calendarRoute(app, dependencies);
  convoyRoute(app, dependencies);
  posterRoute(app, dependencies);
  embedRoute(app, dependencies);
  oembedRoute(app, dependencies);
  filesRoute(app, options.files);
  healthRoute(app, dependencies);
  homeRoute(app, dependencies);

  app.notFound(() => problem(notFoundFailure));
  app.onError((error) => {
    options.log(`Internal error: ${error.message}`);
    return problem({ status: 500, code: 'BAD_RESPONSE', detail: 'Internal error of the gateway.' });
  });
  // Not as a middleware, which would make every response asynchronous.
  const fetch: Gateway['fetch'] = (request, env, context) =>
    rejection(request) ?? app.fetch(request, env, context);
  return {
    fetch,
    request: (url, init, env, context) =>
      fetch(
        url instanceof Request ? url : new Request(new URL(url, 'http://localhost'), init),
        env,
        context,
      ),
  };
}
