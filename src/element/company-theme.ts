import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { fetchEndpoint } from '../client/fetch-endpoint.js';
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
  #source:
    { readonly key: string; readonly vtc: string; readonly context: QueryContext } | undefined;
  #colorsKey: string | undefined;
  #loading: AbortController | undefined;

  /** `changed` is called when other colours are known. */
  constructor(host: Host, changed: () => void) {
    this.#changed = changed;
    (this.#host = host).addController(this);
  }

  /** Loads the colours of a company, unless it is the one they are of. */
  follow(vtc: string, context: QueryContext): void {
    const key = `${context.apiBase} ${vtc}`;
    if (this.#source?.key === key) return;
    if (this.#colorsKey !== key) this.clear();
    this.#colorsKey = key;
    this.#source = { key, vtc, context };
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
    const { vtc, context } = this.#source;
    const loading = (this.#loading = new AbortController());
    const { signal } = loading;
    const load = async (age?: number) => {
      const priority = () => context.priority() + 0.5;
      try {
        const { value } = await fetchEndpoint(
          vtcDetail,
          { idOrHandle: vtc },
          { ...context, priority, signal, maxAgeMs: age },
        );
        if (!signal.aborted) this.#take(value.theme ?? undefined);
      } catch {
        // Without the company's colours the element has the default ones.
      }
    };
    void load(maxAgeMs).finally(() => {
      if (this.#loading === loading) this.#loading = undefined;
    });
    if (!this.colors) void load();
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

  #take(colors: ForeignTheme | undefined): void {
    if (colors === this.colors) return;
    this.colors = colors;
    this.#changed();
  }
}
