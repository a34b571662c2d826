import { isServer } from 'lit';
import type { VtcError } from '../client/errors.js';
import { liveEvents, upcomingEvents, vtcEvents } from '../contract/element-endpoints.js';
import type { Query } from '../element/query.js';
import { convoyPageSize } from './convoy.js';
import type { ConvoyData, ConvoySource } from './convoy-element.js';

/** Resolves to undefined if the API rejects the token. */
function unlessUnauthorized(error: VtcError): undefined {
  if (error.code !== 'UNAUTHORIZED' && error.code !== 'FORBIDDEN') throw error;
}

/**
 * Requests upcoming convoys with an embed token. Without one, or if the API rejects it, requests the public list and
 * warns the site owner.
 */
export class UpcomingConvoys {
  readonly #tag: string;
  readonly #includesLive: boolean;
  /** The last source whose token the API rejected, or that had none. */
  #unauthorized: ConvoySource | undefined;

  /** `includesLive`: also requests live convoys, which are at another endpoint. */
  constructor({ localName }: Element, { includesLive = false } = {}) {
    this.#tag = localName;
    this.#includesLive = includesLive;
  }

  async load(query: Query, source: ConvoySource): Promise<ConvoyData> {
    const { vtc: id, token } = source;
    const input = { id, limit: convoyPageSize };
    if (!this.#isUnauthorized(source)) {
      const live =
        token && this.#includesLive
          ? query(liveEvents, { id }, { token }).catch(() => undefined)
          : undefined;
      const detailed =
        token && (await query(upcomingEvents, input, { token }).catch(unlessUnauthorized));
      if (detailed) return { items: [...((await live)?.items ?? []), ...detailed.items] };
      this.#warn(token ? 'the API rejects this token' : 'token is missing');
      this.#unauthorized = source;
    }
    return query(vtcEvents, input);
  }

  #isUnauthorized({ apiBase, vtc, token }: ConvoySource): boolean {
    const known = this.#unauthorized;
    return known?.apiBase === apiBase && known?.vtc === vtc && known.token === token;
  }

  #warn(problem: string): void {
    if (isServer) return;
    console.warn(
      `<${this.#tag}>: ${problem}, so the public list is shown, without meet-ups and routes; set token to the embed token of the company.`,
    );
  }
}
