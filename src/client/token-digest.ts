const prefix = 'vtc-widgets token ';

/**
 * What stands for a token between tabs: the SHA-256 of it, from which the token cannot be found.
 * Undefined where the browser computes none (a page over http).
 */
export async function tokenDigest(token: string): Promise<string | undefined> {
  // TypeScript takes it for always there; pages over http have none.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(prefix + token));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
