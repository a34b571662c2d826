import type { Caller } from '../world/callers.js';
import { redact, redactQuery } from './redact.js';

/** A request that the sandbox answered. */
export interface JournalEntry {
  /** Time on the sandbox's clock, ISO 8601. */
  readonly at: string;
  readonly method: string;
  /** Path as it was asked for, the base path included. */
  readonly path: string;
  /** Query without its question mark; empty for none. */
  readonly query: string;
  /** `anonymous`, `session`, `key:<tier>`, or `embed:<company>`. */
  readonly caller: string;
  /** HTTP status; 0 where the connection was broken on purpose. */
  readonly status: number;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
  /** What was made to go wrong. */
  readonly fault?: string;
  /** What a strict sandbox would refuse, and other things worth knowing. */
  readonly warnings: readonly string[];
}

/** The latest requests; no token or key is in it. */
export interface Journal {
  /** The latest entries, the latest first; 100 unless told otherwise. */
  readonly list: (limit?: number) => JournalEntry[];
  readonly add: (entry: JournalEntry) => void;
  readonly clear: () => void;
  /** Calls back for each entry from now on; gives a function that ends it. */
  readonly subscribe: (listener: (entry: JournalEntry) => void) => () => void;
}

/** How many entries a journal keeps. */
export const journalLength = 1000;

/** Makes an empty journal. */
export function createJournal(): Journal {
  const entries: JournalEntry[] = [];
  const listeners = new Set<(entry: JournalEntry) => void>();
  return {
    list: (limit = 100) => entries.slice(-Math.min(limit, journalLength)).reverse(),
    add: (entry) => {
      entries.push(entry);
      // Cut in blocks, as taking off the first of a full list costs more than the entry.
      if (entries.length >= 2 * journalLength) entries.splice(0, entries.length - journalLength);
      listeners.forEach((listener) => listener(entry));
    },
    clear: () => entries.splice(0),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Who asked, in a word that holds no secret. */
function callerName({ key, embed, user }: Caller): string {
  if (key) return `key:${key.tier}${key.withVtcScopes ? ':vtc' : ''}`;
  if (embed) return `embed:${embed.handle ?? embed.id}`;
  return user ? 'session' : 'anonymous';
}

/** What is known once a request is answered. */
export interface Answered {
  readonly request: Request;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly caller: Caller;
  readonly now: number;
  readonly fault: string | undefined;
  readonly warnings: readonly string[];
}

/** Makes the entry of a request, without any token or key. */
export const journalEntry = (answered: Answered): JournalEntry => ({
  at: new Date(answered.now).toISOString(),
  method: answered.request.method,
  path: redact(answered.path),
  query: redactQuery(new URL(answered.request.url).search),
  caller: callerName(answered.caller),
  status: answered.status,
  ms: Math.round(answered.ms * 10) / 10,
  ...(answered.fault !== undefined && { fault: redact(answered.fault) }),
  warnings: answered.warnings,
});
