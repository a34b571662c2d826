import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { cachedResponse, fetchEndpoint } from '../client/fetch-endpoint.js';
import { themeShape, vtcDetail } from '../contract/element-endpoints.js';
import { lenientParser } from '../contract/lenient-parser.js';
import { optional, record } from '../contract/shape.js';
import type { ForeignTheme } from '../theme/palette.js';
import type { QueryContext } from './query.js';

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

const maxAgeMs = 900_000;

const parseThemed = lenientParser(record({ theme: optional(themeShape) }));

/** The company's colours in data that the page provides, in the form of a card's data. */
export const themeIn = (data: unknown): ForeignTheme | undefined => parseThemed(data ?? {}).theme;

/** The colours of a company; one request serves all elements of the page. */
export class CompanyTheme implements ReactiveController {
  /** Undefined while they are not known. */
  colors: ForeignTheme | undefined;

  readonly #host: Host;
  readonly #changed: () => void;
  readonly #failed: (error: unknown) => void;
  /** The company whose colours are loaded; undefined if none are. */
  #source: (QueryContext & { readonly vtc: string }) | undefined;
  #loading: AbortController | undefined;

  /** `changed` is called when other colours are known, `failed` when they cannot be loaded. */
  constructor(host: Host, changed: () => void, failed: (error: unknown) => void) {
    this.#changed = changed;
    this.#failed = failed;
    (this.#host = host).addController(this);
  }

  /** Loads the colours of a company, unless they are loaded. */
  follow(vtc: string, context: QueryContext): void {
    if (vtc === this.#source?.vtc && context.apiBase === this.#source.apiBase) return;
    this.clear();
    this.#source = { ...context, vtc };
    this.refresh();
  }

  /** Forgets the colours, and loads none. */
  clear(): void {
    this.#stop();
    this.#take(undefined);
  }

  /** Loads the colours unless they are fresh; a cached response is shown at once, and fresh for 15 minutes. */
  refresh(): void {
    if (!this.#source || this.#loading) return;
    const { vtc, apiBase, priority } = this.#source;
    const { signal } = (this.#loading = new AbortController());
    const input = { idOrHandle: vtc };
    if (!this.colors) this.#take(cachedResponse(vtcDetail, input, { apiBase })?.value.theme);
    const options = { apiBase, maxAgeMs, signal, priority: () => priority() + 0.5 };
    fetchEndpoint(vtcDetail, input, options)
      .then(({ value }) => !signal.aborted && this.#take(value.theme))
      // Without the company's colours the element has the default ones.
      .catch((error: unknown) => !signal.aborted && this.#failed(error))
      .finally(() => {
        if (this.#loading?.signal === signal) this.#loading = undefined;
      });
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#stop();
    });
  }

  #stop(): void {
    this.#loading?.abort();
    this.#loading = this.#source = undefined;
  }

  #take(theme: ForeignTheme | null | undefined): void {
    const colors = theme ?? undefined;
    if (colors === this.colors) return;
    this.colors = colors;
    this.#changed();
  }
}
