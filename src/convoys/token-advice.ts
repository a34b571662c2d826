const remedy = 'set it to the embed token (emb_…) of the company';

/**
 * What is wrong with the attribute token, for the owner; undefined where nothing is.
 * The value itself is left out, as it may be a secret.
 */
export function tokenAdvice(token: string | undefined): string | undefined {
  if (!token) return `token is missing: ${remedy}, or to "proxy" where api-base adds the token.`;
  if (token === 'proxy' || token.startsWith('emb_')) return undefined;
  return token.startsWith('svc_')
    ? `token="svc_…" is a developer key, which must not stand in a page: revoke it and ${remedy}.`
    : `token is no embed token: ${remedy}.`;
}
