import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { themeShape, vtcDetail } from '../contract/element-endpoints.js';
import { lenientParser } from '../contract/lenient-parser.js';
import { optional, record } from '../contract/shape.js';
import type { ForeignTheme } from '../theme/palette.js';
import { type LoadMode, QueryBatch, type QueryContext } from './query.js';

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

/** A company of an API. */
interface Company extends QueryContext {
  readonly vtc: string;
}

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
  #company: Company | undefined;
  #loading = new AbortController();

  /** `changed` is called when other colours are known, `failed` when they cannot be loaded. */
  constructor(host: Host, changed: () => void, failed: (error: unknown) => void) {
    this.#changed = changed;
    this.#failed = failed;
    (this.#host = host).addController(this);
  }

  /** Loads the colours of a company, unless they are loaded; undefined: forgets them. */
  follow(company: Company | undefined): void {
    const { vtc, apiBase } = this.#company ?? {};
    if (vtc === company?.vtc && apiBase === company?.apiBase) return;
    this.#loading.abort();
    this.#loading = new AbortController();
    this.#company = company;
    this.#take(undefined);
    this.#load({ cache: 'only-if-cached' }).catch(() => undefined);
    this.refresh();
  }

  /** Loads the colours unless they are newer than 15 minutes. */
  refresh(): void {
    const { signal } = this.#loading;
    // Without the company's colours the element has the default ones.
    this.#load({ maxAgeMs }).catch((error: unknown) => !signal.aborted && this.#failed(error));
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#loading.abort();
      this.#company = undefined;
    });
  }

  async #load(mode: LoadMode): Promise<void> {
    if (!this.#company) return;
    const { vtc: idOrHandle, apiBase, priority } = this.#company;
    const { signal } = this.#loading;
    const options = { ...mode, apiBase, signal, priority: () => priority() + 0.5 };
    const { theme } = await new QueryBatch(options).query(vtcDetail, { idOrHandle });
    if (!signal.aborted) this.#take(theme ?? undefined);
  }

  #take(colors: ForeignTheme | undefined): void {
    if (colors === this.colors) return;
    this.colors = colors;
    this.#changed();
  }
}
