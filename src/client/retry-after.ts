const longestMs = 900_000;

/**
 * Milliseconds that a `Retry-After` header asks to wait, from 1 s to 15 min.
 * Undefined for a malformed one and for a date gone by: the visitor's clock may be fast.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const ms = /^\d+$/.test(text)
    ? Number(text) * 1000 || 1000
    : /^[A-Z][a-z]+, \d.+ GMT$/.test(text)
      ? Date.parse(text) - now
      : 0;
  return ms > 0 ? Math.min(Math.max(ms, 1000), longestMs) : undefined;
}
