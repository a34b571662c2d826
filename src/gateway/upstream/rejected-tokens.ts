import type { CacheEngine } from '../cache/engine.js';
import { etagOf } from './etag.js';
import { type BackOffRecord, readBackOff, writeBackOff } from './back-off-record.js';
import type { Failure } from './result.js';

/** How long a rejected token is not sent again. */
const cooldownMs = 60_000;
/** As long as a response can be stored. */
const retentionMs = 86_400_000;

const keyOf = async (token: string) => `rejected:${await etagOf(token)}`;

/** Tokens that the API rejected with 401 or 403: responses stored before are no longer served by any process. */
export function createRejectedTokens(engine: CacheEngine, now: () => number) {
  return {
    read: async (token: string | undefined): Promise<BackOffRecord | undefined> =>
      token === undefined ? undefined : readBackOff(engine, await keyOf(token)),
    add: async (token: string, failure: Failure): Promise<void> => {
      const record = { count: 1, until: now() + cooldownMs, failure };
      await writeBackOff(engine, await keyOf(token), record, now(), retentionMs);
    },
  };
}
