/** One remembered thing: an answer of the API, or a note about one that failed. */
export interface CacheRecord {
  /** HTTP status; 0 for a note. */
  readonly status: number;
  /** JSON text. */
  readonly body: string;
  readonly etag: string;
  /** In ms since the epoch. */
  readonly storedAt: number;
  /** Until when nobody needs to ask again, in ms since the epoch; notes are never fresh. */
  readonly freshUntil: number;
}

/** How a cache is doing. */
export interface CacheFigures {
  readonly ok: boolean;
  /** Undefined where the engine cannot count. */
  readonly entries: number | undefined;
  readonly bytes: number | undefined;
}

/** Where answers are kept; no method rejects, an engine that is out of order answers as if it were empty. */
export interface CacheEngine {
  readonly name: string;
  readonly get: (key: string) => Promise<CacheRecord | undefined>;
  readonly set: (key: string, record: CacheRecord, keepSeconds: number) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  /** Adds one to a counter, which begins anew when its time is over; gives the sum. */
  readonly increment: (key: string, keepSeconds: number) => Promise<number>;
  /** Lets one of many through until it calls what it got, or its time is over; undefined for the others. */
  readonly lock: (key: string, ms: number) => Promise<(() => Promise<void>) | undefined>;
  readonly figures: () => CacheFigures;
  /** Gives up connections. */
  readonly close?: () => Promise<void>;
}
