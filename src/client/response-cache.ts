import { LruCache } from '../cache/lru-cache.js';
import { contactFields, withheldFields, withoutFields } from '../contract/withheld-fields.js';
import type { Credential } from './token.js';

/** JSON of a response, not yet parsed with the contract, and when it was received. */
export interface CachedResponse {
  readonly json: unknown;
  /** The JSON as it was received; undefined if another page of the tab received it. */
  readonly text?: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  /** Whether it was stored without a contact: it is shown until there is a complete one. */
  readonly isPartial?: boolean;
}

/** Responses are cached by URL and credential. */
export interface CacheKey {
  readonly url: string;
  readonly credential?: Credential | undefined;
}

/** URL and response. */
export type CacheEntry = readonly [url: string, response: CachedResponse];

const maxStored = 20;
const maxCharacters = 200_000;

/** Fields that are not stored. */
const unstoredFields = [...withheldFields, ...contactFields];

function storable([url, { json, receivedAt }]: CacheEntry): CacheEntry {
  const text = JSON.stringify(json);
  const isPartial = contactFields.some((name) => text.includes(`"${name}":"`));
  return [url, { json: withoutFields(json, unstoredFields), receivedAt, isPartial }];
}

/** The cache key as text; it holds the credential's id, never its secret. */
export const keyText = ({ url, credential }: CacheKey) => `${credential?.id ?? 0} ${url}`;

/** The last responses by URL and credential. */
export class ResponseCache {
  readonly #cache: LruCache<string, { readonly key: CacheKey; readonly response: CachedResponse }>;

  constructor(capacity: number) {
    this.#cache = new LruCache(capacity);
  }

  get(key: CacheKey): CachedResponse | undefined {
    return this.#cache.get(keyText(key))?.response;
  }

  set({ url, credential }: CacheKey, response: CachedResponse): void {
    const key = { url, credential };
    this.#cache.set(keyText(key), { key, response });
  }

  /** Drops all responses of the URL's origin to the credential, if there is one. */
  deleteCredential({ url, credential }: CacheKey): void {
    const { origin } = new URL(url);
    for (const { key } of this.#cache.values)
      if (credential && key.credential?.id === credential.id && new URL(key.url).origin === origin)
        this.#cache.delete(keyText(key));
  }

  /** The responses to a credential, or the anonymous ones; the most recently used last. */
  entriesOf(credential?: Credential): CacheEntry[] {
    return this.#cache.values
      .filter(({ key }) => key.credential?.id === credential?.id)
      .map(({ key, response }) => [key.url, response]);
  }

  /** The newest anonymous responses, few enough to be stored, with what elements show without a choice of the owner. */
  anonymous(): CacheEntry[] {
    let left = maxCharacters;
    return this.entriesOf()
      .slice(-maxStored)
      .map(storable)
      .filter((entry) => {
        const { length } = JSON.stringify(entry);
        return length < left && (left -= length);
      });
  }
}
