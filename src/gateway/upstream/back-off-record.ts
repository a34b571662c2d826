import * as z from 'zod/mini';
import type { CacheEngine } from '../cache/engine.js';
import { failureSchema } from './result.js';

const schema = z.object({
  /** Number of consecutive failures. */
  count: z.number(),
  /** End of the cooldown, in ms since the epoch. */
  until: z.number(),
  failure: z.optional(failureSchema),
});

/** Number of failures and end of the cooldown, in the cache that processes share. */
export type BackOffRecord = z.infer<typeof schema> & { readonly storedAt: number };

/** How long a record is stored after its cooldown, so that the next failure continues the count. */
const retentionMs = 300_000;

/** Reads a record. */
export async function readBackOff(
  engine: CacheEngine,
  key: string,
): Promise<BackOffRecord | undefined> {
  const record = await engine.get(key);
  const backOff = record && schema.safeParse(JSON.parse(record.body)).data;
  return backOff && { ...backOff, storedAt: record.storedAt };
}

/** Stores a record; it is never fresh, so that every process reads it from the shared cache. */
export const writeBackOff = (
  engine: CacheEngine,
  key: string,
  backOff: Omit<BackOffRecord, 'storedAt'>,
  now: number,
  keepMs = backOff.until - now + retentionMs,
): Promise<void> =>
  engine.set(
    key,
    { status: 0, etag: '', body: JSON.stringify(backOff), storedAt: now, freshUntil: 0 },
    keepMs / 1000,
  );
