import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const zip = promisify(gzip);
const leastBytes = 1024;
const isText = /^(application\/(json|javascript)|text\/|image\/svg)/;

/** The answer, with gzip where the request takes it and it is worth it. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  const isWanted = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(
    request.headers.get('Accept-Encoding') ?? '',
  );
  if (!isText.test(headers.get('Content-Type') ?? '') || request.method === 'HEAD') return response;
  headers.append('Vary', 'Accept-Encoding');
  if (!isWanted || headers.has('Content-Encoding')) return response;
  const body = await response.arrayBuffer();
  if (body.byteLength < leastBytes) return new Response(body, { status, headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(await zip(body, { level: 6 }), { status, headers });
}
