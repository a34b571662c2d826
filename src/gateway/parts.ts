import type { Context } from 'hono';
import type { CompleteOptions } from './options.js';
import { type Ask, createAnswers } from './upstream/answers.js';
import { type Companies, createCompanies } from './upstream/companies.js';
import { exchange } from './upstream/exchange.js';
import { createSource, type Source } from './upstream/source.js';
import { createTier } from './upstream/tier.js';

/** What routes answer with. */
export interface Parts {
  readonly options: CompleteOptions;
  readonly source: Source;
  readonly companies: Companies;
  readonly ask: Ask;
  /** Address that visitors reach the gateway at, without a trailing slash. */
  readonly urlOf: (context: Context) => string;
}

const waitMs = 8000;

/** Puts together what routes answer with. */
export function createParts(options: CompleteOptions): Parts {
  const { apiBase, apiKey, fetch, clock, cache, vtcs, tokens, log } = options;
  const how = { apiBase, apiKey, fetch, timeoutMs: waitMs, clock };
  const source = createSource({
    engine: cache,
    clock,
    waitMs,
    ask: (question) => exchange(question, how),
    tier: createTier(how),
    report: ({ path }, { status, detail }) => log(`GET ${path}: ${status}. ${detail}`),
  });
  const companies = createCompanies({ source, vtcs, tokens });
  return {
    options,
    source,
    companies,
    ask: createAnswers(source, companies),
    urlOf: ({ req }) => options.publicUrl ?? new URL(req.url).origin,
  };
}
