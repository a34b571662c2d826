const loopback = /^https?:\/\/([^/@]+\.)?(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])\.?(:\d+)?\//;

/** Whether URLs of this machine are safe: only for those who use an API on it. */
let usesLoopback = false;

/** Normalizes an https URL, or an http URL of this machine; undefined for anything else. */
function secureUrl(address: string | null | undefined): string | undefined {
  const href = address && URL.canParse(address) ? new URL(address).href : '';
  return href.startsWith('https:') || loopback.test(href) ? href : undefined;
}

/** Normalizes the URL of an API, as `secureUrl`; if it is on this machine, so may be URLs that the API sends. */
export function secureApiUrl(address: string): string | undefined {
  const href = secureUrl(address);
  if (href) usesLoopback ||= loopback.test(href);
  return href;
}

/**
 * Normalizes an untrusted https URL; undefined for anything else. URLs of this machine, by which a company could reach
 * programs of a visitor, are safe only where an API on this machine is used.
 */
export function safeUrl(address: string | null | undefined): string | undefined {
  const href = secureUrl(address);
  return href && (usesLoopback || !loopback.test(href)) ? href : undefined;
}
