import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { VtcError } from '../client/errors.js';

type Host = ReactiveControllerHost & Pick<Element, 'shadowRoot'>;

/** How a pager loads. */
export interface PagerOptions {
  /** Starts to load the requested pages; returns undefined if they are loaded. Called before each render. */
  readonly load: () => Promise<void> | undefined;
  /** Called when a page that the visitor requested by the button is shown, or has failed. */
  readonly settled?: (hasFailed: boolean) => void;
  /** The items, and how one is focused: the focus moves from the button to the first item that it has added. */
  readonly items?: () => readonly Element[];
  readonly focus?: (item: Element) => void;
}

/** Pagination of a list: the number of requested pages and the state of loading them. Its template is `listEnd`. */
export class Pager implements ReactiveController {
  /** Number of requested pages. */
  pages = 1;
  /** Whether loading a page failed. */
  hasFailed = false;

  readonly #host: Host;
  readonly #options: PagerOptions;
  #loading: Promise<void> | undefined;
  /** The last item when the focused button was pressed. */
  #lastRead: Element | undefined;

  constructor(host: Host, options: PagerOptions) {
    this.#options = options;
    (this.#host = host).addController(this);
  }

  get isLoading(): boolean {
    return this.#loading !== undefined;
  }

  /** Returns to the first page, for a new list. */
  reset(): void {
    this.#show(1);
  }

  /** Shows the next page, or retries a failed one. */
  readonly showNext = (): void => {
    if (this.isLoading) return;
    this.#lastRead = this.#isEndFocused ? this.#options.items?.().at(-1) : undefined;
    this.#show(this.pages + (this.hasFailed ? 0 : 1));
    void this.idle().then(() => this.#options.settled?.(this.hasFailed));
  };

  /** Resolves when everything that was requested is shown, or has failed. */
  async idle(): Promise<void> {
    do {
      await this.#host.updateComplete;
      await this.#loading;
    } while (this.isLoading);
    await this.#host.updateComplete;
  }

  hostUpdate(): void {
    if (this.isLoading || this.hasFailed) return;
    const loading = this.#options.load();
    if (loading) this.#loading = this.#settle(loading);
  }

  /** Moves the focus from the button to the first item that it has added. */
  hostUpdated(): void {
    const last = this.#lastRead;
    if (!last) return;
    const items = this.#options.items?.() ?? [];
    const first = items.includes(last) && items[items.indexOf(last) + 1];
    if (!first) return;
    this.#lastRead = undefined;
    if (this.#isEndFocused) this.#options.focus?.(first);
  }

  get #isEndFocused(): boolean {
    return Boolean(this.#host.shadowRoot?.activeElement?.closest('.end'));
  }

  #show(pages: number): void {
    this.pages = pages;
    this.hasFailed = false;
    this.#host.requestUpdate();
  }

  async #settle(loading: Promise<void>): Promise<void> {
    try {
      await loading;
    } catch (error) {
      // An aborted load, as of an element that left the page, has not failed.
      this.hasFailed = error instanceof VtcError;
    }
    this.#loading = undefined;
    this.#host.requestUpdate();
  }
}
