import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { LanguageController } from '../../base/language.js';
import { VtcError } from '../../client/errors.js';

/** Pages that scrolling brings before the button is needed, so that what is below the list can be reached. */
const mostScrolled = 3;

/**
 * How far a list is drawn and read: on near its end, by its button, or to its end when all are wanted.
 * Only what a visitor has come near to is drawn, and each page is one request.
 */
export class Growth implements ReactiveController {
  /** How many pages are drawn. */
  pages = 1;
  isReading = false;

  readonly #host: LitElement;
  readonly #read: (isForAll: boolean) => Promise<void>;
  readonly #observer = new IntersectionObserver(([entry]) => this.#near(entry), {
    rootMargin: '200px',
  });
  #hasMore = false;
  #canRead = false;
  #wantsAll = false;
  #hasFailed = false;
  #scrolled = 0;

  /** `read` reads a page on; `isForAll` where all are wanted. */
  constructor(host: LitElement, read: (isForAll: boolean) => Promise<void>) {
    this.#read = read;
    (this.#host = host).addController(this);
  }

  /** Draws the first page alone, as of another list. */
  restart(): void {
    this.pages = 1;
    this.#tryAgain();
  }

  /** The end of the list: the button for more, and where reading on failed that it did. `wantsAll`: all pages, and now. */
  end(
    { say }: LanguageController,
    canDraw: boolean,
    canRead: boolean,
    wantsAll: boolean,
  ): TemplateResult {
    this.#hasMore = canDraw || (canRead && !wantsAll);
    this.#canRead = canRead;
    this.#wantsAll = wantsAll;
    const hasFailed = this.#hasFailed;
    return html`<div class="end" tabindex="-1">
      ${hasFailed ? html`<p class="note" part="note">${say('failed')}</p>` : nothing}
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
    // After the update, which it would otherwise start anew from within.
    if (this.#wantsAll && !this.#hasFailed) queueMicrotask(() => void this.#readOn());
    this.#observer.disconnect();
    // Observed anew each time, since an end that stays in view is not told of again.
    if (this.#end) this.#observer.observe(this.#end);
  }

  get #end(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('.end');
  }

  #near(entry: IntersectionObserverEntry | undefined): void {
    if (!entry?.isIntersecting || !this.#hasMore || this.isReading || this.#hasFailed) return;
    if (this.#scrolled++ < mostScrolled) void this.#grow();
  }

  readonly #press = async (): Promise<void> => {
    this.#tryAgain();
    await this.#grow();
    await this.#host.updateComplete;
    // The button has gone with the last page: who pressed it goes on from where it was.
    if (document.activeElement === document.body) this.#end?.focus({ preventScroll: true });
  };

  #tryAgain(): void {
    this.#scrolled = 0;
    this.#hasFailed = false;
    this.#host.requestUpdate();
  }

  #grow(): Promise<void> {
    this.pages++;
    this.#host.requestUpdate();
    return this.#readOn();
  }

  async #readOn(): Promise<void> {
    if (this.isReading || !this.#canRead) return;
    this.isReading = true;
    this.#host.requestUpdate();
    try {
      await this.#read(this.#wantsAll);
    } catch (error) {
      // Left, or told of another company: nothing failed.
      this.#hasFailed = error instanceof VtcError;
    }
    this.isReading = false;
    this.#host.requestUpdate();
  }
}
