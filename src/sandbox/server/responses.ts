import { ApiFailure } from '../handlers/failure.js';
import { hash } from '../world/random.js';

/** The response to an error; the shape of its body is *not described by the API document*. */
export function errorResponse(error: unknown, requestId: string): Response {
  if (!(error instanceof ApiFailure)) console.error(error);
  const { status, code, message, details, headers } =
    error instanceof ApiFailure ? error : new ApiFailure('INTERNAL', 'The sandbox failed.');
  const body = { error: { code, message, requestId, ...(details && { details }) } };
  return Response.json(body, { status, headers });
}

const hasTag = (header: string | null, tag: string) =>
  header !== null && header.split(',').some((known) => [tag, '*'].includes(known.trim()));

/** A JSON response with an ETag; 304 if it matches `If-None-Match`. */
export function jsonResponse(request: Request, text: string): Response {
  const type = { 'Content-Type': 'application/json' };
  if (request.method === 'POST') return new Response(text, { headers: type });
  const tag = `W/"${text.length.toString(36)}-${hash(text).toString(36)}"`;
  const headers = { ETag: tag, 'Cache-Control': 'no-cache' };
  return hasTag(request.headers.get('If-None-Match'), tag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers: { ...headers, ...type } });
}
