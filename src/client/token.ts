import { isEmbedToken, legacyKeyPrefix } from '../contract/tokens.js';
import { VtcError } from './errors.js';

function numberTexts() {
  const ids = new Map<string, number>();
  return (text: string): number => {
    const id = ids.get(text) ?? ids.size + 1;
    ids.set(text, id);
    return id;
  };
}

/** All copies of the bundle share one scheduler, so equal tokens need equal ids in all of them. */
const idsKey = Symbol.for('vtc-widgets.credential-ids');

function numberSecret(secret: string): number {
  const holder = globalThis as { [idsKey]?: (text: string) => number };
  return (holder[idsKey] ??= numberTexts())(secret);
}

/** A secret for the Authorization header, such as an embed token; its text is not readable. */
export class Credential {
  /** Equal for equal secrets of this page, and unrelated to their text: for cache keys and comparisons. */
  readonly id: number;
  /** How many requests the API may count for one: an embed token costs a CORS preflight in a page. */
  readonly requestCost: number;
  readonly #text: string;

  constructor(text: string, requestCost: number) {
    this.#text = text;
    this.id = numberSecret(text);
    this.requestCost = requestCost;
  }

  /** Sets the Authorization header. */
  authorize(headers: Record<string, string>): void {
    headers['authorization'] = `Bearer ${this.#text}`;
  }
}

/** The attribute `token`: an embed token, or `proxy` if the server at `api-base` adds it. */
export type Token = Credential | 'proxy';

const setTheToken = 'set it to the embed token (emb_…) of the company';

/** Advice for the site owner if an element needs a token and has none. */
export const missingTokenAdvice = `token is missing: ${setTheToken}. With a gateway of your own, write token="proxy".`;

const tokens = new Map<string, Credential>();

/**
 * Parses the attribute `token`: equal texts give the same object, no text gives undefined.
 * Throws SETUP for anything but an embed token or `proxy`; the message never contains the value.
 */
export function parseToken(text: string | null | undefined): Token | undefined {
  if (!text) return undefined;
  if (text === 'proxy') return text;
  if (text.startsWith(legacyKeyPrefix))
    throw new VtcError(
      'SETUP',
      `token="svc_…" is a developer key, which must not be in a page: revoke it and ${setTheToken}.`,
    );
  if (!isEmbedToken(text))
    throw new VtcError('SETUP', `token is not an embed token: ${setTheToken}.`);
  const token = tokens.get(text) ?? new Credential(text, 2);
  tokens.set(text, token);
  return token;
}
