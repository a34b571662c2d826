import { read } from '../client/page-source.js';
import type { Endpoint, EndpointInput, EndpointOutput } from '../contract/endpoint.js';

/** How one endpoint is read. */
export interface ReadDetails {
  /** For the two embed endpoints only. */
  token?: string | undefined;
  /** An answer this old will do, where it changes more slowly than the rest; asking by hand overrides it. */
  maxAgeMs?: number;
}

/** Asks one endpoint of the API. */
export type Read = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  details?: ReadDetails,
) => Promise<EndpointOutput<E>>;

/** Where to ask, and how urgently. */
export interface ReaderOptions {
  /** Base of the API. */
  apiBase: string;
  /** Lower is asked first; 0 = in view. */
  priority: () => number;
}

const received = new WeakMap<object, number>();

/** When an answer that was read came from the API, in ms since the epoch; undefined for data from the page. */
export const receivedAtOf = (answer: object): number | undefined => received.get(answer);

/** Reads the answers that make up one value, and remembers how old the oldest is. */
export class Reader {
  /** When the oldest of the answers that may not be older than the rest was received; Infinity for none. */
  since = Infinity;

  #slowest = Infinity;
  readonly #options: ReaderOptions;
  readonly #maxAgeMs: number | undefined;
  readonly #signal: AbortSignal;

  /** `maxAgeMs`: how old an answer may be; undefined: only what is known already, and no request. */
  constructor(options: ReaderOptions, maxAgeMs: number | undefined, signal: AbortSignal) {
    this.#options = options;
    this.#maxAgeMs = maxAgeMs;
    this.#signal = signal;
  }

  readonly read: Read = async (endpoint, input, { token, maxAgeMs = 0 } = {}) => {
    const { value, receivedAt } = await read(endpoint, input, {
      ...this.#options,
      token,
      maxAgeMs: this.#maxAgeMs && Math.max(this.#maxAgeMs, maxAgeMs),
      signal: this.#signal,
    });
    if (maxAgeMs) this.#slowest = Math.min(this.#slowest, receivedAt);
    else this.since = Math.min(this.since, receivedAt);
    received.set(Object(value) as object, receivedAt);
    return value;
  };

  /** When the value was received: its oldest answer, but one that may be old counts only where all may. */
  get receivedAt(): number {
    return this.since === Infinity ? this.#slowest : this.since;
  }
}
