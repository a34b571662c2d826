import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { VtcError } from '../client/errors.js';

type Host = ReactiveControllerHost & Pick<Element, 'shadowRoot'>;

/** How a pager loads. */
export interface PagerOptions {
  /** Starts to load the requested pages; returns undefined if they are loaded. Called before each render. */
  readonly load: () => Promise<void> | undefined;
  /** Number of pages that are loaded by scrolling to the end; the next ones need a click. Default: 0. */
  readonly maxScrolled?: number;
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
  readonly #load: () => Promise<void> | undefined;
  readonly #maxScrolled: number;
  readonly #options: PagerOptions;
  #loading: Promise<void> | undefined;
  #scrolled = 0;
  #hasMore = false;
  /** The last item when the focused button was pressed. */
  #lastRead: Element | undefined;
  #end: HTMLElement | null = null;
  /** Whether the end has been out of view; one that is in view from the start loads nothing. */
  #wasAway = false;
  /** Whether a new list is rendered, whose end has not been out of view yet. */
  #isNewList = false;
  #observer: IntersectionObserver | undefined;

  constructor(host: Host, options: PagerOptions) {
    this.#load = options.load;
    this.#maxScrolled = options.maxScrolled ?? 0;
    this.#options = options;
    (this.#host = host).addController(this);
  }

  /** Whether a page is loading. */
  get isLoading(): boolean {
    return this.#loading !== undefined;
  }

  /** Returns to the first page, for a new list. */
  reset(): void {
    this.#show(1);
  }

  /** Shows the next page, or retries a failed one. */
  readonly more = (): void => {
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
    const loading = this.#load();
    if (loading) this.#loading = this.#settle(loading);
  }

  hostUpdated(): void {
    this.#focusFirstAdded();
    const end = this.#host.shadowRoot?.querySelector<HTMLElement>('.end') ?? null;
    this.#hasMore = Boolean(end?.querySelector('button'));
    if (end === this.#end && !this.#isNewList) return;
    this.#end = end;
    this.#isNewList = false;
    if (this.#maxScrolled > 0) this.#observe(end);
  }

  get #isEndFocused(): boolean {
    return Boolean(this.#host.shadowRoot?.activeElement?.closest('.end'));
  }

  #focusFirstAdded(): void {
    const last = this.#lastRead;
    if (!last) return;
    const items = this.#options.items?.() ?? [];
    const first = items.includes(last) && items[items.indexOf(last) + 1];
    if (!first) return;
    this.#lastRead = undefined;
    if (this.#isEndFocused) this.#options.focus?.(first);
  }

  #show(pages: number): void {
    this.pages = pages;
    this.#scrolled = 0;
    this.#isNewList = true;
    this.hasFailed = false;
    this.#host.requestUpdate();
  }

  #observe(end: HTMLElement | null): void {
    this.#wasAway = false;
    this.#observer ??= new IntersectionObserver(
      (entries) => this.#moved(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '200px' },
    );
    this.#observer.disconnect();
    if (end) this.#observer.observe(end);
  }

  #moved(isNear: boolean): void {
    const isReached = isNear && this.#wasAway;
    this.#wasAway = !isNear;
    if (!isReached || !this.#hasMore || this.isLoading || this.hasFailed) return;
    if (this.#scrolled >= this.#maxScrolled) return;
    this.#scrolled += 1;
    this.pages += 1;
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
