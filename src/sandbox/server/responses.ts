import { Failure } from '../handlers/failure.js';

const unexpected = (error: unknown) => {
  console.error(error);
  return {
    status: 500,
    code: 'INTERNAL',
    message: 'The sandbox failed.',
    details: undefined,
    headers: {},
  };
};

/** The response to an error; the shape of its body is *not described by the API document*. */
export function errorResponse(error: unknown, requestId: string): Response {
  const { status, code, message, details, headers } =
    error instanceof Failure ? error : unexpected(error);
  const body = { error: { code, message, requestId, ...(details && { details }) } };
  return Response.json(body, { status, headers });
}

const encoder = new TextEncoder();

/** cyrb53 over 32-bit words: fast, synchronous and without Node APIs. */
function fingerprint(bytes: Uint8Array): string {
  const words = new Uint32Array(Math.ceil(bytes.length / 4));
  new Uint8Array(words.buffer).set(bytes);
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const word of words) {
    high = Math.imul(high ^ word, 2654435761);
    low = Math.imul(low ^ word, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

const hasTag = (header: string | null, tag: string) =>
  header !== null && header.split(',').some((one) => [tag, '*'].includes(one.trim()));

/** A JSON response with an ETag; 304 if it matches `If-None-Match`. */
export function jsonResponse(request: Request, text: string): Response {
  if (request.method === 'POST') {
    return new Response(text, { headers: { 'Content-Type': 'application/json' } });
  }
  const bytes = encoder.encode(text);
  const tag = `W/"${bytes.length.toString(36)}-${fingerprint(bytes)}"`;
  const headers = { ETag: tag, 'Cache-Control': 'no-cache' };
  return hasTag(request.headers.get('If-None-Match'), tag)
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, { headers: { ...headers, 'Content-Type': 'application/json' } });
}
