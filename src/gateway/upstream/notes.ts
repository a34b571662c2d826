import * as z from 'zod/mini';
import type { CacheEngine } from '../cache/engine.js';
import { failureSchema } from './outcome.js';

/** A note: how often in a row something went wrong, and until when it is left alone. */
const schema = z.object({
  count: z.number(),
  until: z.number(),
  failure: z.optional(failureSchema),
});

/** A note: how often in a row something went wrong, and until when it is left alone. */
export type Note = z.infer<typeof schema>;

/** For how long a note is kept after it ended, so that the next failure counts on. */
const keptMs = 300_000;

/** Reads a note. */
export async function readNote(engine: CacheEngine, key: string): Promise<Note | undefined> {
  const record = await engine.get(key);
  return record && schema.safeParse(JSON.parse(record.body)).data;
}

/** Keeps a note. */
export const writeNote = (engine: CacheEngine, key: string, note: Note, now: number) =>
  engine.set(
    key,
    { status: 0, etag: '', body: JSON.stringify(note), storedAt: now, freshUntil: 0 },
    (note.until - now + keptMs) / 1000,
  );
