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

/** A cached record of failures, shared between processes. */
export type Note = z.infer<typeof schema> & { readonly storedAt: number };

/** How long a note is stored after its cooldown, so that the next failure continues the count. */
const retentionMs = 300_000;

/** Reads a note. */
export async function readNote(engine: CacheEngine, key: string): Promise<Note | undefined> {
  const record = await engine.get(key);
  const note = record && schema.safeParse(JSON.parse(record.body)).data;
  return note && { ...note, storedAt: record.storedAt };
}

/** Stores a note; it is never fresh, so that every process reads it from the shared cache. */
export const writeNote = (
  engine: CacheEngine,
  key: string,
  note: Omit<Note, 'storedAt'>,
  now: number,
  keepMs = note.until - now + retentionMs,
): Promise<void> =>
  engine.set(
    key,
    { status: 0, etag: '', body: JSON.stringify(note), storedAt: now, freshUntil: 0 },
    keepMs / 1000,
  );
