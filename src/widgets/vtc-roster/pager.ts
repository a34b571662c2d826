import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { VtcError } from '../../client/errors.js';

type Host = ReactiveControllerHost & { readonly renderRoot: ParentNode };

/** Pages that scrolling brings before the button is needed, so that what is below the list can be reached. */
const mostScrolled = 3;

/** How much of a long list is wanted; a visitor who scrolls to its end wants more. */
export class Pager implements ReactiveController {
  /** How many pages are wanted. */
  pages = 1;
  /** Whether reading on failed. */
  hasFailed = false;

  readonly #host: Host;
  readonly #readOn: () => Promise<void> | undefined;
  #reading: Promise<void> | undefined;
  #scrolled = 0;
  #hasMore = false;
  #isButtonFocused = false;
  #end: HTMLElement | null = null;
  /** Set when the end was out of sight: what is seen without scrolling is nobody's wish for more. */
  #isAway = false;
  /** Another list is to be drawn, whose end has not been out of sight yet. */
  #isOther = false;
  #observer: IntersectionObserver | undefined;

  /** `readOn` starts to read what is wanted; undefined where all that is wanted is there. */
  constructor(host: Host, readOn: () => Promise<void> | undefined) {
    this.#readOn = readOn;
    (this.#host = host).addController(this);
  }

  /** Whether more is being read. */
  get isReading(): boolean {
    return this.#reading !== undefined;
  }

  /** Shows so many pages, as of another list. */
  show(pages = 1): void {
    this.pages = pages;
    this.#scrolled = 0;
    this.#isOther = true;
    this.hasFailed = false;
    this.#host.requestUpdate();
  }

  /** Shows the next page, or tries again to read it where that failed. */
  readonly more = (): void => this.show(this.pages + (this.hasFailed ? 0 : 1));

  hostUpdate(): void {
    this.#isButtonFocused = Boolean(this.#end?.querySelector('button:focus'));
    if (this.isReading || this.hasFailed) return;
    const reading = this.#readOn();
    if (reading) this.#reading = this.#settle(reading);
  }

  hostUpdated(): void {
    const end = this.#host.renderRoot.querySelector<HTMLElement>('.end');
    this.#hasMore = Boolean(end?.querySelector('button'));
    // The button has gone with the last page: the visitor goes on from where it was.
    if (this.#isButtonFocused && !this.#hasMore) end?.focus({ preventScroll: true });
    this.#observe(end);
  }

  #observe(end: HTMLElement | null): void {
    if (end === this.#end && !this.#isOther) return;
    this.#end = end;
    this.#isOther = false;
    this.#isAway = false;
    this.#observer ??= new IntersectionObserver(
      (entries) => this.#moved(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '200px' },
    );
    this.#observer.disconnect();
    if (end) this.#observer.observe(end);
  }

  #moved(isNear: boolean): void {
    const isReached = isNear && this.#isAway;
    this.#isAway = !isNear;
    if (!isReached || !this.#hasMore || this.isReading || this.hasFailed) return;
    if (this.#scrolled >= mostScrolled) return;
    this.#scrolled += 1;
    this.pages += 1;
    this.#host.requestUpdate();
  }

  async #settle(reading: Promise<void>): Promise<void> {
    try {
      await reading;
    } catch (error) {
      // An element that has left or has changed its company has not failed.
      this.hasFailed = error instanceof VtcError;
    }
    this.#reading = undefined;
    this.#host.requestUpdate();
  }
}
