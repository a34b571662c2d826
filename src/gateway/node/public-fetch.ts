import { lookup as systemLookup } from 'node:dns';
import { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';

/** Networks that are not public (IANA special-purpose registries). */
const networks = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '::/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16',
  '3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8',
].flatMap((line) => line.split(' '));

const blocked = new BlockList();
for (const network of networks) {
  const [address = '', prefix] = network.split('/');
  blocked.addSubnet(address, Number(prefix), address.includes(':') ? 'ipv6' : 'ipv4');
}

/** Whether an IP address is public. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Domains of local networks and clusters. */
const localDomain = /\.(localhost|local|internal|svc|lan|home\.arpa)$/;

/** Whether a host may be public: a name with a dot outside of local domains, no IP address. */
export function isPublicName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return isIP(name.replace(/[[\]]/g, '')) === 0 && name.includes('.') && !localDomain.test(name);
}

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
