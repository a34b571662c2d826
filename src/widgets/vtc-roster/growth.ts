import type { LitElement, ReactiveController } from 'lit';
import { VtcError } from '../../client/errors.js';
import { mostMembers } from './pages.js';

/** What the growth of a list depends on. */
export interface GrowthOptions {
  pageSize: () => number;
  /** How many of those read are shown when the list is drawn to its end. */
  found: () => number;
  /** Whether there are pages that were not read and may be. */
  hasNext: () => boolean;
  /** Whether all pages are wanted, and now. */
  wantsAll: () => boolean;
  /** Reads on by `limit` members. */
  read: (limit: number) => Promise<void>;
}

/** Pages that scrolling brings before the button is needed, so that what is below the list can be reached. */
const mostScrolled = 3;

/**
 * How far a list is drawn and read: on near its end (the element of class `end`), by its button, or to its end
 * when all are wanted. Only what a visitor has come near to is drawn, and each page is one request.
 */
export class Growth implements ReactiveController {
  /** How many are drawn. */
  limit = 0;
  isReading = false;
  /** Why the last page could not be read. */
  failure: VtcError | undefined;

  readonly #host: LitElement;
  readonly #options: GrowthOptions;
  readonly #observer = globalThis.IntersectionObserver
    ? new IntersectionObserver((entries) => this.#near(entries), { rootMargin: '200px' })
    : undefined;
  #end: HTMLElement | undefined;
  #watched: unknown;
  #scrolled = 0;
  #hadFocus = false;

  constructor(host: LitElement, options: GrowthOptions) {
    this.#options = options;
    (this.#host = host).addController(this);
  }

  /** Whether there is more to draw, or to read that is not being read anyway.*/
  get hasMore(): boolean {
    const { found, hasNext, wantsAll } = this.#options;
    return found() > this.limit || (hasNext() && !wantsAll());
  }

  /** Draws the beginning alone, as for another list. */
  restart(): void {
    this.limit = this.#options.pageSize();
    this.#scrolled = 0;
    this.failure = undefined;
    this.#host.requestUpdate();
  }

  /** What the button does. */
  readonly more = (): void => {
    this.#scrolled = 0;
    this.failure = undefined;
    this.#grow();
  };

  hostUpdate(): void {
    this.#hadFocus = this.#end?.contains(this.#host.shadowRoot?.activeElement ?? null) ?? false;
  }

  hostUpdated(): void {
    const end = this.#host.renderRoot.querySelector<HTMLElement>('.end') ?? undefined;
    // The button has gone with the last page: who pressed it goes on from where it was.
    if (this.#hadFocus && !this.#host.shadowRoot?.activeElement)
      end?.focus({ preventScroll: true });
    const { wantsAll, hasNext } = this.#options;
    if (wantsAll() && hasNext() && !this.isReading && !this.failure) void this.#read(mostMembers);
    const watched = end && this.limit;
    if (end === this.#end && watched === this.#watched) return;
    this.#end = end;
    this.#watched = watched;
    // Observed anew after each growth, since an end that stays in view is not told of again.
    this.#observer?.disconnect();
    if (end) this.#observer?.observe(end);
  }

  #near(entries: readonly IntersectionObserverEntry[]): void {
    if (!entries.at(-1)?.isIntersecting || !this.hasMore || this.failure) return;
    if (this.#scrolled++ < mostScrolled) this.#grow();
  }

  #grow(): void {
    const { found, pageSize, wantsAll } = this.#options;
    if (found() > this.limit) this.limit += pageSize();
    else if (!wantsAll() && !this.isReading) {
      this.limit += pageSize();
      void this.#read(pageSize());
    }
    this.#host.requestUpdate();
  }

  async #read(limit: number): Promise<void> {
    this.isReading = true;
    this.#host.requestUpdate();
    try {
      await this.#options.read(limit);
    } catch (error) {
      // Left, or told of another company: nothing failed.
      if (error instanceof VtcError) this.failure = error;
    }
    this.isReading = false;
    this.#host.requestUpdate();
  }
}
