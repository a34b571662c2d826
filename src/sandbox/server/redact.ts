import { embedTokenPrefix, legacyKeyPrefix } from '../../contract/tokens.js';

const secrets = new RegExp(`(${embedTokenPrefix}|${legacyKeyPrefix}|ses_)[\\w.~+/=-]*`, 'gi');
const secretNames = /^(.*[-_])?(authorization|token|api_?key|key|secret|password|session)$/i;
const hidden = '[hidden]';
const maxDecodings = 5;

/** Decodes percent-encoding repeatedly. */
function decoded(text: string): string {
  let plain = text;
  for (let count = 0; count < maxDecodings; count += 1) {
    try {
      const next = decodeURIComponent(plain.replace(/%(?![\da-f]{2})/gi, '%25'));
      if (next === plain) return plain;
      plain = next;
    } catch {
      return plain;
    }
  }
  return plain;
}

/** Replaces tokens and keys, also encoded ones. */
export function redact(text: string): string {
  const plain = decoded(text);
  const found = plain.replace(secrets, (_, prefix: string) => `${prefix}${hidden}`);
  return found === plain ? text : found;
}

/** A query without question mark and tokens; values of parameters with secret names are hidden. */
export function redactQuery(search: string): string {
  const parts = search.replace(/^\?/, '').split('&').filter(Boolean);
  return parts
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      return secretNames.test(decoded(name))
        ? `${redact(name)}=${hidden}`
        : redact([name, ...value].join('='));
    })
    .join('&');
}
