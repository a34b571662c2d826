import ipaddr from 'ipaddr.js';

/** Proxies whose `X-Forwarded-For` is trusted, beside those on this machine: how many there are, or their networks. */
export type TrustProxy = number | readonly string[];

/** Whether a proxy is trusted; `hop` is 0 for the peer of the connection, 1 for the proxy before it. */
export type IsTrusted = (address: string, hop: number) => boolean;

const maxAddressLength = 45;

/**
 * Parses an IP address, without its zone; an IPv4 address in IPv6 notation is an IPv4 address. Undefined for any other
 * text, and for short forms such as `10.1`.
 */
function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [text = ''] = address.split('%');
  const isAddress =
    text.length <= maxAddressLength &&
    (ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text));
  return isAddress ? ipaddr.process(text) : undefined;
}

/** Whether a text is an IP address. */
export const isAddress = (text: string): boolean => parseAddress(text) !== undefined;

/** Contains all public IPv6 addresses, and special ones. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is public. */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  if (address?.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}

/** Domains of local networks and clusters. */
const localDomain = /\.(localhost|local|internal|svc|lan|home|corp|arpa)$/;

/** Whether a host may be public: a name with a dot outside of local domains, no IP address. */
export function isPublicName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  const isName = !name.startsWith('[') && !isAddress(name);
  return isName && name.includes('.') && !localDomain.test(name);
}

type Network = [address: ipaddr.IPv6, bits: number];

const asIPv6 = (address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv6 =>
  address instanceof ipaddr.IPv4 ? address.toIPv4MappedAddress() : address;

/** Parses a network such as `10.0.0.0/8`, or a single address; undefined for any other text. */
function parseNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...more] = text.split('/');
  const parsed = parseAddress(address);
  if (!parsed || more.length > 0) return undefined;
  if (prefix === undefined) return [asIPv6(parsed), 128];
  if (!ipaddr.isValidCIDR(text)) return undefined;
  const bits = Number(prefix);
  return [asIPv6(parsed), address.includes(':') ? bits : bits + 96];
}

const loopback = ['127.0.0.0/8', '::1'];

/** Returns which proxies are trusted; undefined for an invalid option. */
export function trustedProxies(option: TrustProxy = []): IsTrusted | undefined {
  const isCount = typeof option === 'number';
  if (isCount && !(Number.isInteger(option) && option >= 0)) return undefined;
  const texts = [...loopback, ...(isCount ? [] : option)];
  const networks = texts.flatMap((text) => {
    const network = parseNetwork(text);
    return network ? [network] : [];
  });
  if (networks.length < texts.length) return undefined;
  const isListed = (text: string) => {
    const address = parseAddress(text);
    return address !== undefined && networks.some((network) => asIPv6(address).match(network));
  };
  return isCount && option > 0 ? (_, hop) => hop < option : isListed;
}

/** An IPv4 address, or the /56 network of an IPv6 address: a visitor can have all addresses of it. */
export function visitorNetwork(text: string): string {
  const address = parseAddress(text);
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? text;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/56`).toString()}/56`;
}
