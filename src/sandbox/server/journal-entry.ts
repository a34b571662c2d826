import type { Caller } from '../world/callers.js';
import type { JournalEntry } from './journal.js';
import { redact, redactQuery } from './redact.js';

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
