/** A JSON body, not yet parsed with the contract, and when it came. */
export interface CachedResponse {
  readonly json: unknown;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** What a response is cached by. */
export interface CacheKey {
  readonly url: string;
  readonly token?: string | undefined;
}

/** Address and response. */
export type CacheEntry = readonly [url: string, response: CachedResponse];

const mostStored = 20;
const mostCharacters = 200_000;

/** The cache key as text; it holds the token, and never leaves the memory of the page. */
export const keyText = ({ url, token = '' }: CacheKey) => `${token} ${url}`;

interface Cached extends CacheKey {
  readonly response: CachedResponse;
}

/** The last responses by address and token, the newest at the end. */
export class ResponseCache {
  readonly #entries = new Map<string, Cached>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: CacheKey): CachedResponse | undefined {
    return this.#entries.get(keyText(key))?.response;
  }

  set({ url, token }: CacheKey, response: CachedResponse): void {
    const text = keyText({ url, token });
    this.#entries.delete(text);
    this.#entries.set(text, { url, token, response });
    for (const oldest of this.#entries.keys())
      if (this.#entries.size > this.#most) this.#entries.delete(oldest);
  }

  /** Drops all that one API answered to a token. */
  deleteToken(token: string, origin: string): void {
    for (const [text, entry] of this.#entries)
      if (entry.token === token && new URL(entry.url).origin === origin) this.#entries.delete(text);
  }

  /** The newest anonymous responses, few enough to be stored. */
  anonymous(): CacheEntry[] {
    let left = mostCharacters;
    return [...this.#entries.values()]
      .filter(({ token }) => !token)
      .slice(-mostStored)
      .map(({ url, response }): CacheEntry => [url, response])
      .filter((entry) => {
        const { length } = JSON.stringify(entry);
        return length < left && (left -= length);
      });
  }
}
