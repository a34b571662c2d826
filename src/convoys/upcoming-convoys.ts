import { isServer } from 'lit';
import type { VtcError } from '../client/errors.js';
import { parseToken } from '../client/token.js';
import { liveEvents, upcomingEvents, vtcEvents } from '../contract/element-endpoints.js';
import type { Query } from '../element/query.js';
import { convoyPageSize } from './convoy.js';
import type { ConvoyData } from './convoy-element.js';

/** The element that shows the convoys. */
interface Host {
  readonly localName: string;
  readonly apiBase?: string | undefined;
  readonly vtc?: string | undefined;
  readonly token?: string | undefined;
}

/** Resolves to undefined if the API rejects the token. */
function unlessUnauthorized(error: VtcError): undefined {
  if (error.code !== 'UNAUTHORIZED' && error.code !== 'FORBIDDEN') throw error;
}

/**
 * Requests the upcoming convoys that the embed token of an element opens; without one, or if the API rejects it,
 * those of the public list, with a warning for the owner.
 */
export class UpcomingConvoys {
  readonly #host: Host;
  readonly #includesLive: boolean;
  /** The API base, company and token that the API rejected, or that lack a token. */
  #rejected: string | undefined;

  /** `includesLive`: also requests the convoys that have started, which the API lists apart. */
  constructor(host: Host, { includesLive = false } = {}) {
    this.#host = host;
    this.#includesLive = includesLive;
  }

  async load(query: Query): Promise<ConvoyData> {
    const { apiBase, vtc: id = '', token: text } = this.#host;
    const token = parseToken(text);
    const input = { id, limit: convoyPageSize };
    const key = [apiBase, id, text].join(' ');
    if (this.#rejected !== key) {
      const live =
        token && this.#includesLive
          ? query(liveEvents, { id }, { token }).catch(() => undefined)
          : undefined;
      const detailed =
        token && (await query(upcomingEvents, input, { token }).catch(unlessUnauthorized));
      if (detailed) return { items: [...((await live)?.items ?? []), ...detailed.items] };
      this.#warn(token ? 'the API rejects this token' : 'token is missing');
      this.#rejected = key;
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
