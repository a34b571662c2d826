import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Content types that static hosts compress. */
const isText = (type: string) => /^(text|application)\/|svg/.test(type);

/** Headers and body of a file as a static host sends it: text is compressed for browsers that accept it. */
export function staticFile(name: string, bytes: Uint8Array, acceptEncoding = '') {
  const type = types[extname(name)] ?? 'text/plain';
  if (!isText(type) || !/\bbr\b/.test(acceptEncoding))
    return { headers: { 'content-type': type }, body: bytes };
  return {
    headers: { 'content-type': type, 'content-encoding': 'br' },
    body: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  };
}
