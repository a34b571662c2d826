import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const zip = promisify(gzip);
const minBytes = 1024;
const isText = /^(application\/(json|javascript)|text\/|image\/svg)/;

const takesGzip = ({ headers }: Request) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers.get('Accept-Encoding') ?? '');

/** The body to send, with gzip if the request takes it and it is worth it; sets the headers that say so. */
export async function packed(request: Request, response: Response): Promise<Buffer> {
  const { headers, status } = response;
  const isCompressible = isText.test(headers.get('Content-Type') ?? '');
  const plain = Buffer.from(await response.arrayBuffer());
  if (isCompressible) headers.append('Vary', 'Accept-Encoding');
  const isWorthIt = isCompressible && plain.byteLength >= minBytes && takesGzip(request);
  const body = isWorthIt ? await zip(plain, { level: 6 }) : plain;
  if (isWorthIt) headers.set('Content-Encoding', 'gzip');
  if (status !== 204 && status !== 304) headers.set('Content-Length', String(body.byteLength));
  return body;
}
