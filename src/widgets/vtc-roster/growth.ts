import { html, nothing, type LitElement, type ReactiveController } from 'lit';
import type { LanguageController } from '../../base/language.js';
import { VtcError } from '../../client/errors.js';
import { mostMembers } from './pages.js';

/** Pages that scrolling brings before the button is needed, so that what is below the list can be reached. */
const mostScrolled = 3;

/**
 * How far a list is drawn and read: on near its end, by its button, or to its end when all are wanted.
 * Only what a visitor has come near to is drawn, and each page is one request.
 */
export class Growth implements ReactiveController {
  /** How many are drawn. */
  limit = 0;
  isReading = false;

  readonly #host: LitElement;
  readonly #read: (limit: number) => Promise<void>;
  readonly #observer =
    globalThis.IntersectionObserver &&
    new IntersectionObserver(([entry]) => this.#near(entry), { rootMargin: '200px' });
  #pageSize = 0;
  #found = 0;
  #hasNext = false;
  #wantsAll = false;
  #hasFailed = false;
  #scrolled = 0;

  /** `read` reads on by so many. */
  constructor(host: LitElement, read: (limit: number) => Promise<void>) {
    this.#read = read;
    (this.#host = host).addController(this);
  }

  /** Draws the first page alone, as of another list. */
  restart(pageSize: number): void {
    this.limit = this.#pageSize = pageSize;
    this.#scrolled = 0;
    this.#hasFailed = false;
    this.#host.requestUpdate();
  }

  /**
   * The end of the list: the button for more, and where reading on failed that it did. `found`: how many there are
   * to draw; `hasNext`: whether there are pages to read; `wantsAll`: whether all of them are wanted, and now.
   */
  end(say: LanguageController['say'], found: number, hasNext: boolean, wantsAll: boolean) {
    this.#found = found;
    this.#hasNext = hasNext;
    this.#wantsAll = wantsAll;
    const hasFailed = this.#hasFailed;
    return html`<div class="end" tabindex="-1">
      ${hasFailed ? html`<p part="note" class="note">${say('failed')}</p>` : nothing}
      ${
        hasFailed || this.#hasMore
          ? html`<button part="button" class="button" @click=${this.#press}>
              ${say(hasFailed ? 'retry' : 'more')}
            </button>`
          : nothing
      }
    </div>`;
  }

  hostUpdated(): void {
    if (this.#wantsAll && !this.#hasFailed) void this.#readOn(mostMembers);
    this.#observer?.disconnect();
    // Observed anew each time, since an end that stays in view is not told of again.
    if (this.#end) this.#observer?.observe(this.#end);
  }

  get #end(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('.end');
  }

  /** Whether there is more to draw, or to read that is not wanted anyway. */
  get #hasMore(): boolean {
    return this.#found > this.limit || (this.#hasNext && !this.#wantsAll);
  }

  #near(entry: IntersectionObserverEntry | undefined): void {
    if (!entry?.isIntersecting || !this.#hasMore || this.isReading || this.#hasFailed) return;
    if (this.#scrolled++ < mostScrolled) void this.#grow();
  }

  readonly #press = async (): Promise<void> => {
    this.#scrolled = 0;
    this.#hasFailed = false;
    await this.#grow();
    await this.#host.updateComplete;
    // The button has gone with the last page: who pressed it goes on from where it was.
    if (document.activeElement === document.body) this.#end?.focus({ preventScroll: true });
  };

  async #grow(): Promise<void> {
    const isRead = this.#found > this.limit;
    this.limit += this.#pageSize;
    this.#host.requestUpdate();
    if (!isRead) await this.#readOn(this.#pageSize);
  }

  async #readOn(limit: number): Promise<void> {
    if (this.isReading || !this.#hasNext) return;
    this.isReading = true;
    this.#host.requestUpdate();
    try {
      await this.#read(limit);
    } catch (error) {
      // Left, or told of another company: nothing failed.
      this.#hasFailed = error instanceof VtcError;
    }
    this.isReading = false;
    this.#host.requestUpdate();
  }
}
