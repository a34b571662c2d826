import * as z from 'zod/mini';
import type { CacheRecord } from './engine.js';

const head = z.object({
  status: z.number(),
  etag: z.string(),
  storedAt: z.number(),
  freshUntil: z.number(),
});

/** A record as one text: a line of JSON about it, then its body as it is. */
export const recordText = ({ body, ...about }: CacheRecord): string =>
  `${JSON.stringify(about)}\n${body}`;

/** The record of such a text; undefined for anything else. */
export function recordOf(text: string | null | undefined): CacheRecord | undefined {
  const end = text?.indexOf('\n') ?? -1;
  if (!text || end < 0) return undefined;
  try {
    const about = head.safeParse(JSON.parse(text.slice(0, end)));
    return about.success ? { ...about.data, body: text.slice(end + 1) } : undefined;
  } catch {
    return undefined;
  }
}
