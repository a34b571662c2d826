import type { Caller } from '../world/callers.js';
import type { RequestEnvironment } from './app.js';
import { redact, redactQuery } from './redact.js';

/** A request in the journal. */
export interface JournalEntry {
  /** Time on the sandbox's clock, ISO 8601. */
  readonly at: string;
  readonly method: string;
  /** Requested path with the base path. */
  readonly path: string;
  /** Query without question mark. */
  readonly query: string;
  /** `anonymous`, `session`, `key:<tier>`, or `embed:<company>`. */
  readonly caller: string;
  /** HTTP status; 0 for an aborted connection. */
  readonly status: number;
  /** Duration in milliseconds. */
  readonly ms: number;
  /** Injected failure. */
  readonly failure?: string;
  /** Warnings about the request. */
  readonly warnings: readonly string[];
}

/** The latest requests; contains no tokens. */
export interface Journal {
  /** The latest entries, newest first; default: 100. */
  readonly list: (limit?: number) => JournalEntry[];
  readonly add: (entry: JournalEntry) => void;
  readonly clear: () => void;
  /** Adds a listener; returns a function that removes it. */
  readonly subscribe: (listener: (entry: JournalEntry) => void) => () => void;
}

/** Maximum number of entries. */
export const journalLength = 1000;

/** Makes an empty journal. */
export function createJournal(): Journal {
  const entries: JournalEntry[] = [];
  const listeners = new Set<(entry: JournalEntry) => void>();
  return {
    list: (limit = 100) => entries.slice(-Math.min(limit, journalLength)).reverse(),
    add: (entry) => {
      entries.push(entry);
      // Removed in blocks, because removing the first entry of a long array is slow.
      if (entries.length >= 2 * journalLength) entries.splice(0, entries.length - journalLength);
      listeners.forEach((listener) => listener(entry));
    },
    clear: () => void entries.splice(0),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Name of the caller without secrets. */
function callerName({ key, embed, user }: Caller): string {
  if (key) return `key:${key.tier}${key.withVtcScopes ? ':vtc' : ''}`;
  if (embed) return `embed:${embed.handle ?? embed.id}`;
  return user ? 'session' : 'anonymous';
}

interface CompletedRequest extends RequestEnvironment {
  readonly request: Request;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** Creates an entry without tokens. */
export const journalEntry = (completed: CompletedRequest): JournalEntry => ({
  at: new Date(completed.now).toISOString(),
  method: completed.request.method,
  path: redact(completed.path),
  query: redactQuery(new URL(completed.request.url).search),
  caller: callerName(completed.caller),
  status: completed.status,
  ms: Math.round(completed.ms * 10) / 10,
  ...(completed.failure !== undefined && { failure: redact(completed.failure) }),
  warnings: completed.warnings,
});
