import { isServer } from 'lit';
import { mayPass, VtcError } from '../client/errors.js';
import { liveEvents, upcomingEvents, vtcEvents } from '../contract/element-endpoints.js';
import { currentTime } from '../contract/timestamp.js';
import type { Query } from '../element/query.js';
import { type ConvoyData, type ConvoyEvent, convoyPageSize, liveConvoys } from './convoy.js';
import type { ConvoySource } from './convoy-element.js';

/** Upcoming convoys, and live ones where they are known. */
export interface CurrentConvoys extends ConvoyData {
  /** Why the live convoys could not be loaded, if another attempt may succeed. */
  readonly liveError?: VtcError | undefined;
}

/** A source whose token was rejected, or that has none. */
interface Rejection {
  readonly source: ConvoySource;
  /** Whether the rejection may pass: the token is used again by the next load but one. */
  readonly mayPass: boolean;
}

const isSame = (a: ConvoySource, b: ConvoySource): boolean =>
  a.apiBase === b.apiBase && a.vtc === b.vtc && a.token === b.token;

/** Resolves to the error if the request was rejected with 401 or 403. */
function unlessUnauthorized(error: VtcError): VtcError {
  if (error.code !== 'UNAUTHORIZED' && error.code !== 'FORBIDDEN') throw error;
  return error;
}

/**
 * Requests upcoming convoys with an embed token. Without one, or if it is rejected, requests the public list and warns
 * the site owner.
 */
export class UpcomingConvoys {
  readonly #tag: string;
  readonly #includesLive: boolean;
  #rejection: Rejection | undefined;
  /** The last source that the site owner was warned of. */
  #warned: ConvoySource | undefined;

  /** `includesLive`: also requests live convoys, which are at another endpoint. */
  constructor({ localName }: Element, { includesLive = false } = {}) {
    this.#tag = localName;
    this.#includesLive = includesLive;
  }

  /**
   * `previous`: the convoys of the last load. The API may omit those that have started: unless it lists the live ones,
   * the live ones of `previous` are retained until they end.
   */
  async load(
    query: Query,
    source: ConvoySource,
    previous: readonly ConvoyEvent[] = [],
  ): Promise<CurrentConvoys> {
    const live = this.#usesToken(source) ? this.#requestLive(query, source) : undefined;
    const upcoming = await this.#loadUpcoming(query, source);
    const { items, liveError } = (await live) ?? {};
    const retained = () => liveConvoys(previous, currentTime()).map(({ event }) => event);
    return { items: [...(items ?? retained()), ...upcoming], ...(liveError && { liveError }) };
  }

  async #requestLive(
    query: Query,
    { vtc: id, token }: ConvoySource,
  ): Promise<Partial<CurrentConvoys>> {
    if (!this.#includesLive) return {};
    try {
      return await query(liveEvents, { id }, { token });
    } catch (error) {
      // The reason of an abort is no failure of the request.
      return error instanceof VtcError && mayPass(error) ? { liveError: error } : {};
    }
  }

  async #loadUpcoming(query: Query, source: ConvoySource): Promise<readonly ConvoyEvent[]> {
    const { vtc: id, token } = source;
    const input = { id, limit: convoyPageSize };
    if (this.#usesToken(source)) {
      const response = await query(upcomingEvents, input, { token }).catch(unlessUnauthorized);
      if ('items' in response) return response.items;
      this.#rejection = { source, mayPass: response.isBlocked };
      this.#warn(source, 'the API rejects this token');
    } else if (!token) {
      this.#warn(source, 'token is missing');
    } else if (this.#rejection?.mayPass) {
      this.#rejection = undefined;
    }
    return (await query(vtcEvents, input)).items;
  }

  #usesToken(source: ConvoySource): boolean {
    const { token } = source;
    return token !== undefined && !(this.#rejection && isSame(this.#rejection.source, source));
  }

  #warn(source: ConvoySource, problem: string): void {
    if (isServer || (this.#warned && isSame(this.#warned, source))) return;
    this.#warned = source;
    console.warn(
      `<${this.#tag}>: ${problem}, so the public list is shown, without meet-ups and routes; set token to the embed token of the company.`,
    );
  }
}
