import { isServer } from 'lit';
import type { VtcError } from '../client/errors.js';
import { parseToken } from '../client/token.js';
import { liveEvents, upcomingEvents, vtcEvents } from '../contract/element-endpoints.js';
import type { Query } from '../element/query.js';
import { convoyPageSize } from './convoy.js';
import type { ConvoyData, ConvoyElement } from './convoy-element.js';

/** Resolves to undefined if the API rejects the token. */
function unlessUnauthorized(error: VtcError): undefined {
  if (error.code !== 'UNAUTHORIZED' && error.code !== 'FORBIDDEN') throw error;
}

/**
 * Requests upcoming convoys with the embed token of an element. Without one, or if the API rejects it, requests the
 * public list and warns the site owner.
 */
export class UpcomingConvoys {
  readonly #host: ConvoyElement;
  readonly #includesLive: boolean;
  /** API base, company and token of the last request that the API rejected or that had no token. */
  #unauthorizedKey: string | undefined;

  /** `includesLive`: also requests live convoys, which are at another endpoint. */
  constructor(host: ConvoyElement, { includesLive = false } = {}) {
    this.#host = host;
    this.#includesLive = includesLive;
  }

  async load(query: Query): Promise<ConvoyData> {
    const { apiBase, vtc: id = '', token: text } = this.#host;
    const token = parseToken(text);
    const input = { id, limit: convoyPageSize };
    const key = [apiBase, id, text].join(' ');
    if (this.#unauthorizedKey !== key) {
      const live =
        token && this.#includesLive
          ? query(liveEvents, { id }, { token }).catch(() => undefined)
          : undefined;
      const detailed =
        token && (await query(upcomingEvents, input, { token }).catch(unlessUnauthorized));
      if (detailed) return { items: [...((await live)?.items ?? []), ...detailed.items] };
      this.#warn(token ? 'the API rejects this token' : 'token is missing');
      this.#unauthorizedKey = key;
    }
    return query(vtcEvents, input);
  }

  #warn(problem: string): void {
    if (isServer) return;
    console.warn(
      `<${this.#host.localName}>: ${problem}, so the public list is shown, without meet-ups and routes; set token to the embed token of the company.`,
    );
  }
}
