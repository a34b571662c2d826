import { clientInfo } from '../../contract/session-and-client.js';
import { rateLimits, type RateLimitTier } from '../../contract/rate-limits.js';
import { tolerant } from '../../contract/tolerant.js';
import { exchange, type ExchangeOptions } from './exchange.js';

const askAgainMs = 600_000;
const read = tolerant(clientInfo.response);

const isTier = (name: string): name is RateLimitTier => Object.hasOwn(rateLimits, name);

async function ask(options: ExchangeOptions): Promise<RateLimitTier> {
  const question = { endpoint: clientInfo, path: clientInfo.path, vtc: undefined, freshSeconds: 0 };
  const outcome = await exchange(question, options);
  if (outcome.kind !== 'answer') return 'anonymous';
  const tier = read(JSON.parse(outcome.body)).apiToken?.rateLimitTier ?? '';
  return isTier(tier) ? tier : 'anonymous';
}

/** Which limits the key has; a key that the API does not know counts as anonymous, as the API counts it. */
export function createTier(options: ExchangeOptions): () => Promise<RateLimitTier> {
  let known: Promise<RateLimitTier> | undefined;
  let askedAt = 0;
  return () => {
    if (options.apiKey === undefined) return Promise.resolve('anonymous');
    if (!known || options.clock.now() - askedAt > askAgainMs) {
      askedAt = options.clock.now();
      known = ask(options);
    }
    return known;
  };
}
