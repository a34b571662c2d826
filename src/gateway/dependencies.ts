import type { CompleteOptions } from './options.js';
import { type Companies, createCompanies } from './upstream/companies.js';
import { exchange } from './upstream/exchange.js';
import { createTier } from './upstream/rate-limit.js';
import { createSource, type Source } from './upstream/source.js';

/** Dependencies of the routes. */
export interface Dependencies extends Companies {
  readonly options: CompleteOptions;
  readonly source: Source;
}

const timeoutMs = 8000;

/** Creates the dependencies of the routes. */
export function createDependencies(options: CompleteOptions): Dependencies {
  const { apiBase, apiKey, fetch, clock, cache, vtcs, tokens, log } = options;
  const connection = { apiBase, apiKey, fetch, timeoutMs, clock };
  const source = createSource({
    engine: cache,
    clock,
    timeoutMs,
    send: (request) => exchange(request, connection),
    tier: createTier(connection),
    report: ({ path }, { status, detail }) => log(`GET ${path}: ${status}. ${detail}`),
  });
  return { options, source, ...createCompanies({ source, vtcs, tokens }) };
}
