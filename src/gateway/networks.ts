import { LRUCache } from 'lru-cache';

/** Proxies whose `X-Forwarded-For` is trusted, beside those on this machine: how many there are, or their networks. */
export type TrustProxy = number | readonly string[];

/** Whether a proxy is trusted; `hop` is 0 for the peer of the connection, 1 for the proxy before it. */
export type IsTrusted = (address: string, hop: number) => boolean;

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const ipv4Prefix = `${'0'.repeat(80)}${'1'.repeat(16)}`;

const groupsOf = (text = ''): number[] =>
  text
    .split(':')
    .filter(Boolean)
    .map((group) => parseInt(group, 16));

function parseAddress(address: string): string | undefined {
  const url = `http://[${ipv4.test(address) ? `::ffff:${address}` : address}]`;
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(url)) return undefined;
  const [head, tail] = new URL(url).hostname.slice(1, -1).split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const zeros = new Array<number>(8 - left.length - right.length).fill(0);
  return [...left, ...zeros, ...right].map((group) => group.toString(2).padStart(16, '0')).join('');
}

const maxAddressLength = 45;
const knownBits = new LRUCache<string, string>({
  max: 1000,
  memoMethod: (address) => parseAddress(address) ?? '',
});

/** The 128 bits of an IPv6 address, or of an IPv4 address as IPv6; undefined for any other text. */
export const bitsOf = (address: string): string | undefined =>
  address.length > maxAddressLength ? undefined : knownBits.memo(address) || undefined;

/** The leading bits of a network such as `10.0.0.0/8`, or of a single address; undefined for any other text. */
function networkBits(network: string): string | undefined {
  const [address = '', prefix, ...more] = network.split('/');
  const bits = bitsOf(address);
  if (bits === undefined || prefix === undefined) return bits;
  const length = ipv4.test(address) ? 32 : 128;
  if (more.length > 0 || !/^\d{1,3}$/.test(prefix) || Number(prefix) > length) return undefined;
  return bits.slice(0, 128 - length + Number(prefix));
}

const loopback = ['127.0.0.0/8', '::1'];

/** Returns which proxies are trusted; undefined for an invalid option. */
export function trustedProxies(option: TrustProxy = []): IsTrusted | undefined {
  const isCount = typeof option === 'number';
  if (isCount && !(Number.isInteger(option) && option >= 0)) return undefined;
  const networks = [...loopback, ...(isCount ? [] : option)].map(networkBits);
  if (networks.includes(undefined)) return undefined;
  const isListed = (address: string) => {
    const bits = bitsOf(address);
    return networks.some((network) => network !== undefined && bits?.startsWith(network));
  };
  return isCount && option > 0 ? (_, hop) => hop < option : isListed;
}

/** An IPv4 address, or the /56 network of an IPv6 address: a visitor can have all addresses of it. */
export function visitorNetwork(address: string): string {
  const bits = bitsOf(address);
  if (bits === undefined || bits.startsWith(ipv4Prefix)) return address.replace(/^.*:/, '');
  return `${BigInt(`0b${bits.slice(0, 56)}`).toString(16)}/56`;
}
