/** Hosts of this machine, as `URL` normalizes them: http is as safe as https there. */
const loopback = /^(?:.+\.)?localhost\.?$|^127(?:\.\d+){3}$|^0\.0\.0\.0$|^\[::1?\]$/;

/** IPv4 addresses of this machine, of private networks and of links (RFC 6890). */
const localIpv4 =
  /^(?:0|10|127|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)(?:\.\d+){2,3}$/;

/** Public IPv6 addresses are `2000::/3`, without 6to4 (`2002::/16`); others may contain a local IPv4 address. */
const localIpv6 = /^\[(?![23][\da-f]{3}:)|^\[2002:/;

const isLoopback = ({ hostname }: URL): boolean => loopback.test(hostname);
const isLocal = (url: URL): boolean =>
  isLoopback(url) || localIpv4.test(url.hostname) || localIpv6.test(url.hostname);

/** Whether URLs of this machine and of local networks are safe: only for those who use an API or a page there. */
let usesLocal = false;

/** Parses an https URL, or an http URL of this machine; undefined for anything else. */
function secureUrl(address: string | null | undefined): URL | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const { protocol } = url;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(url)) ? url : undefined;
}

/** Lets `safeUrl` return local URLs if the API or the page that provides data is at a local address. */
export function allowLocalUrls(source: string): void {
  usesLocal ||= URL.canParse(source) && isLocal(new URL(source));
}

/** Normalizes the URL of an API: https, or http on this machine. If it is local, so may be URLs that the API sends. */
export function secureApiUrl(address: string): string | undefined {
  const href = secureUrl(address)?.href;
  if (href) allowLocalUrls(href);
  return href;
}

/**
 * Normalizes an untrusted https URL; undefined for anything else. URLs of this machine and of local networks, by which
 * a company could reach programs of a visitor, are safe only beside an API or a page that is local, too.
 */
export function safeUrl(address: string | null | undefined): string | undefined {
  const url = secureUrl(address);
  return url && (usesLocal || !isLocal(url)) ? url.href : undefined;
}
