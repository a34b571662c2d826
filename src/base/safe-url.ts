const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The address of a foreign link or image if it is https (or http on this machine); undefined for anything else. */
export function safeUrl(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  try {
    const { protocol, hostname, href } = new URL(address);
    const safe = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
    return safe ? href : undefined;
  } catch {
    return undefined;
  }
}

/** What `rel` every foreign link carries. */
export const foreignRel = 'noopener noreferrer nofollow ugc';
