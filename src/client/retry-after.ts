const maxMs = 900_000;

/**
 * The delay of a `Retry-After` header in milliseconds, from 1 s to 15 min. Undefined for an invalid header and for a
 * past date, as the visitor's clock may be fast.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const ms = /^\d+$/.test(text)
    ? Number(text) * 1000 || 1000
    : /^[A-Z][a-z]+, \d.+ GMT$/.test(text)
      ? new Date(text).getTime() - now
      : 0;
  return ms > 0 ? Math.min(Math.max(ms, 1000), maxMs) : undefined;
}
