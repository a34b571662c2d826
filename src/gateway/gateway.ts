import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { completeOptions, type GatewayOptions } from './options.js';
import { createParts } from './parts.js';
import { apiRoute } from './routes/api.js';
import { badgeRoute } from './routes/badge.js';
import { calendarRoute } from './routes/calendar.js';
import { embedRoute } from './routes/embed.js';
import { filesRoute, scripts } from './routes/files.js';
import { healthRoute } from './routes/health.js';
import { oembedRoute } from './routes/oembed.js';
import { corsHeaders, problem } from './routes/respond.js';
import { notFound } from './upstream/outcome.js';

const longestAddress = 2048;

const preflight = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['Accept', 'Authorization', 'If-None-Match'],
  maxAge: 86_400,
});

/**
 * A server for an owner's site, as a function from Request to Response: it keeps the API's answers and the
 * company's token to itself, and serves frames, badges, feeds and the elements' own requests.
 * Throws an `OptionError` where an option makes no sense.
 */
export function createGateway(given: GatewayOptions): Hono {
  const options = completeOptions(given);
  const parts = createParts(options);
  const { source, ask } = parts;
  const app = new Hono();

  app.use(async ({ req }, next) => {
    if (req.url.length > longestAddress)
      return problem(
        { status: 414, code: 'VALIDATION_ERROR', detail: 'The address is too long.' },
        corsHeaders,
      );
    if (req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS') return next();
    const detail = 'Only GET and HEAD are answered.';
    return problem(
      { status: 405, code: 'VALIDATION_ERROR', detail },
      {
        ...corsHeaders,
        allow: 'GET, HEAD',
      },
    );
  });
  for (const path of ['/api/*', ...scripts.map((name) => `/${name}`)]) app.options(path, preflight);

  apiRoute(app, ask, options.clock);
  badgeRoute(app, parts);
  calendarRoute(app, parts);
  embedRoute(app, parts);
  oembedRoute(app, parts);
  filesRoute(app, options.files);
  healthRoute(app, source, options.cache);

  app.notFound(() => problem(notFound));
  app.onError((error) => {
    options.log(`Internal error: ${error.message}`);
    return problem({ status: 500, code: 'BAD_RESPONSE', detail: 'The gateway failed.' });
  });
  return app;
}
