import { rateLimits } from '../../contract/rate-limits.js';
import type { rateLimitPolicy } from '../../contract/session-and-client.js';
import type { Answer } from './call.js';

/** The windows of anonymous visitors and of each tier. */
export const answerRateLimitPolicy: Answer<typeof rateLimitPolicy> = () => {
  const { anonymous, ...tiers } = rateLimits;
  return { anonymous, tiers };
};
