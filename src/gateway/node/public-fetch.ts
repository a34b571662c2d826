import { lookup as systemLookup } from 'node:dns';
import { get } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isPublicAddress, isPublicName } from '../networks.js';

/** Resolves a host name; fails if one of its addresses is not public. The connection uses this very result. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} is not public.`), []);
    const [first] = addresses;
    return options.all || !first
      ? callback(null, addresses)
      : callback(null, first.address, first.family);
  });
};

/** `fetch` for https URLs of public hosts, which follows no redirects; rejects for any other URL. */
export function publicFetch(
  url: string,
  { signal }: Pick<RequestInit, 'signal'> = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    // IP addresses are not resolved, so that the lookup could not refuse them.
    const { hostname } = new URL(url);
    if (!isPublicName(hostname)) return reject(new TypeError(`${hostname} is not a public name.`));
    const options = { lookup: publicLookup, ...(signal && { signal }) };
    return get(url, options, (message) => {
      const { statusCode: status = 502, headers } = message;
      const length = headers['content-length'];
      const isOk = status === 200;
      if (!isOk) message.destroy();
      const body = isOk ? (Readable.toWeb(message) as ReadableStream<Uint8Array>) : null;
      resolve(new Response(body, { status, headers: length ? { 'content-length': length } : {} }));
    }).on('error', reject);
  });
}
