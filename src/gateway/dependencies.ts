import type { Context } from 'hono';
import type { CompleteOptions } from './options.js';
import { type Companies, createCompanies } from './upstream/companies.js';
import { withoutOptOuts } from './upstream/opt-outs.js';
import { exchange } from './upstream/exchange.js';
import { createTier } from './upstream/rate-limit.js';
import { UpstreamCache, type Visitor } from './upstream/response-cache.js';
import { createVisitor } from './visitor.js';

/** Dependencies of the routes. */
export interface Dependencies extends Companies {
  readonly options: CompleteOptions;
  readonly responseCache: UpstreamCache;
  readonly createVisitor: (context: Context) => Visitor;
}

const timeoutMs = 8000;

/** Creates the dependencies of the routes. */
export function createDependencies(options: CompleteOptions): Dependencies {
  const { apiBase, apiKey, fetch, clock, cache, vtcs, tokens, log, isTrustedProxy } = options;
  const connection = { apiBase, apiKey, fetch, timeoutMs, clock };
  const responseCache = new UpstreamCache({
    engine: cache,
    clock,
    timeoutMs,
    send: (request) => exchange(request, connection),
    tier: createTier(connection),
    report: ({ path }, { status, detail }) => log(`GET ${path}: ${status}. ${detail}`),
  });
  const { find, query } = createCompanies({ responseCache, vtcs, tokens });
  return {
    options,
    responseCache,
    createVisitor: (context) => createVisitor(context, isTrustedProxy),
    find,
    query: withoutOptOuts(query, options),
  };
}
