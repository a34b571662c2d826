import { fetchEndpoint } from '../client/fetch-endpoint.js';
import type { Endpoint, EndpointInput, EndpointOutput } from '../contract/endpoint.js';

/** How one endpoint is asked. */
export interface QueryOptions {
  /** For the two embed endpoints only. */
  token?: string | undefined;
  /** An answer this old will do, where it changes more slowly than the rest; asking by hand overrides it. */
  maxAgeMs?: number;
}

/** Asks one endpoint of the API. */
export type Query = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  details?: QueryOptions,
) => Promise<EndpointOutput<E>>;

/** Where to ask, and how urgently. */
export interface QueryContext {
  /** Base of the API. */
  apiBase: string;
  /** Lower is asked first; 0 = in view. */
  priority: () => number;
}

/** How one load asks. */
interface LoadOptions extends QueryContext {
  /** How old an answer may be; negative: none is new enough; undefined: only what is known already, and no request. */
  maxAgeMs: number | undefined;
  /** Whether a person asks. */
  isManual?: boolean;
  signal: AbortSignal;
}

const received = new WeakMap<object, number>();

/** When an answer came from the API, in ms since the epoch; undefined for data from the page. */
export const receivedAtOf = (answer: object): number | undefined => received.get(answer);

/** The queries that make up one value, and how old the oldest of their answers is. */
export class QueryBatch {
  /** When the oldest of the answers that may not be older than the rest was received; Infinity for none. */
  since = Infinity;

  #slowest = Infinity;
  readonly #options: LoadOptions;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  readonly query: Query = async (endpoint, input, { token, maxAgeMs = 0 } = {}) => {
    const oldest = this.#options.maxAgeMs;
    const { value, receivedAt } = await fetchEndpoint(endpoint, input, {
      ...this.#options,
      token,
      maxAgeMs: oldest && oldest > 0 ? Math.max(oldest, maxAgeMs) : oldest,
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
