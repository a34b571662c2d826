const safe = /^(https:|http:\/\/(([^/@]+\.)?localhost|127(\.\d+){3}|\[::1\])(:\d+)?\/)/;

/** Normalizes an untrusted https URL, or an http URL of localhost; undefined for anything else. */
export function safeUrl(address: string | null | undefined): string | undefined {
  const href = address && URL.canParse(address) ? new URL(address).href : '';
  return safe.test(href) ? href : undefined;
}
