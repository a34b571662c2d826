import * as z from 'zod/mini';
import type { Awaitable } from '../upstream/awaitable.js';

/** A cached response of the API, or a back-off record. */
export interface CacheRecord {
  /** HTTP status; 0 for a back-off record. */
  readonly status: number;
  /** JSON text. */
  readonly body: string;
  readonly etag: string;
  /** In ms since the epoch. */
  readonly storedAt: number;
  /** In ms since the epoch; back-off records are never fresh. */
  readonly freshUntil: number;
}

/** State of a cache. */
export interface CacheFigures {
  readonly ok: boolean;
  /** Undefined if the engine cannot count. */
  readonly entries: number | undefined;
  readonly bytes: number | undefined;
}

/** Storage of responses; no method rejects: an engine that is out of order behaves as if it were empty. */
export interface CacheEngine {
  readonly name: string;
  /** Returns the record itself if it is in the memory of this process, which spares the promise. */
  readonly get: (key: string) => Awaitable<CacheRecord | undefined>;
  readonly set: (key: string, record: CacheRecord, ttlSeconds: number) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  /** Increments a counter that expires after `ttlSeconds`; returns the new value. */
  readonly increment: (key: string, ttlSeconds: number) => Promise<number>;
  /** Acquires a lock for at most `ms`; returns the function that releases it, or undefined if another process holds it. */
  readonly lock: (key: string, ms: number) => Promise<(() => Promise<void>) | undefined>;
  readonly stats: () => CacheFigures;
  /** Closes connections. */
  readonly close?: () => Promise<void>;
}

/** How far the clocks of processes that share a cache may differ, in ms. */
const maxSkewMs = 5000;

/** Whether something was stored in the future: the clock was set back since, so that its age is unknown. */
export const isFromFuture = ({ storedAt }: Pick<CacheRecord, 'storedAt'>, now: number): boolean =>
  storedAt > now + maxSkewMs;

const metadata = z.object({
  status: z.number(),
  // A header cannot contain other characters.
  etag: z.string().check(z.regex(/^[\x21-\x7e]*$/)),
  storedAt: z.number(),
  freshUntil: z.number(),
});

/** Serializes a record: a line of JSON with its metadata, then its body. */
export const serialize = ({ body, ...rest }: CacheRecord): string =>
  `${JSON.stringify(rest)}\n${body}`;

/** Parses a serialized record; undefined for any other text. */
export function deserialize(text: string | null | undefined): CacheRecord | undefined {
  const end = text?.indexOf('\n') ?? -1;
  if (!text || end < 0) return undefined;
  try {
    const parsed = metadata.safeParse(JSON.parse(text.slice(0, end)));
    return parsed.success ? { ...parsed.data, body: text.slice(end + 1) } : undefined;
  } catch {
    return undefined;
  }
}
