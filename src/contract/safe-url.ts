const safe = /^(https:|http:\/\/(([^/@]+\.)?localhost|127(\.\d+){3}|\[::1\])(:\d+)?\/)/;

/** A foreign address as the browser writes it, if it is https (or http on this machine); undefined for anything else. */
export function safeUrl(address: string | null | undefined): string | undefined {
  const href = address && URL.canParse(address) ? new URL(address).href : '';
  return safe.test(href) ? href : undefined;
}
