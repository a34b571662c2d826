const allowed = {
  'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE',
  'Access-Control-Allow-Headers':
    'Authorization,Content-Type,If-None-Match,X-Sandbox-Client,X-Sandbox-Fault',
  'Access-Control-Max-Age': '600',
} as const;

const exposed = [
  'ETag',
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
].join(',');

/** The response to `OPTIONS`; with `open`, a CORS preflight for any origin: *not described by the API document*. */
export const preflight = (open: boolean) =>
  new Response(null, {
    status: 204,
    headers: { Allow: 'GET, HEAD, POST, OPTIONS', ...(open && allowed) },
  });

/** Adds CORS headers for any origin. */
export function addCorsHeaders({ headers }: Response): void {
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Access-Control-Expose-Headers', exposed);
}
