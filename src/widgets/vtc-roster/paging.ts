import { html, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { TemplateResult } from 'lit';
import type { Translate } from '../../locales/messages.js';
import { VtcError } from '../../client/errors.js';

interface Host extends ReactiveControllerHost {
  readonly renderRoot: ParentNode;
  /** Starts to read what is wanted; undefined where all that is wanted is there. */
  next(): Promise<void> | undefined;
}

/** Pages that scrolling brings before the button is needed, so that what is below the list can be reached. */
const mostScrolled = 3;

/** How much of a long list is wanted, and the end of it that asks for more. */
export class Paging implements ReactiveController {
  /** How many pages are wanted. */
  pages = 1;
  /** Set while more is read. */
  reading: Promise<void> | undefined;

  readonly #host: Host;
  #hasFailed = false;
  /** The button or a member's link, while it has the focus, and where that led. */
  #focused: HTMLAnchorElement | null = null;
  #href: string | undefined;
  /** How many of the pages scrolling brought. */
  #scrolled = 0;
  #observer: IntersectionObserver | undefined;

  constructor(host: Host) {
    (this.#host = host).addController(this);
  }

  /** Shows so many pages, as of another list or as a visitor wants it. */
  show(pages = 1): void {
    this.pages = pages;
    this.#scrolled = 0;
    this.#hasFailed = false;
    this.#host.requestUpdate();
  }

  /** The end of the list: the button for more, and where reading on failed that it did. */
  end(translate: Translate, hasMore: boolean): TemplateResult {
    const hasFailed = this.#hasFailed;
    return html`<div class="end" tabindex="-1">
      ${hasFailed ? html`<p class="note" part="note">${translate('failed')}</p>` : nothing}
      ${
        hasFailed || hasMore
          ? html`<button
              part="button"
              class="button"
              @click=${() => this.show(this.pages + (hasFailed ? 0 : 1))}
            >
              ${translate(hasFailed ? 'retry' : 'more')}
            </button>`
          : nothing
      }
    </div>`;
  }

  hostConnected(): void {
    this.#observer ??= new IntersectionObserver(([end]) => end?.isIntersecting && this.#near(), {
      rootMargin: '200px',
    });
  }

  hostUpdate(): void {
    this.#focused = this.#host.renderRoot.querySelector('.end :focus,a:focus');
    this.#href = this.#focused?.href;
    if (!this.reading && !this.#hasFailed) this.reading = this.#settle(this.#host.next());
  }

  hostUpdated(): void {
    const find = (what: string) => this.#host.renderRoot.querySelector<HTMLElement>(what);
    const button = find('.end button');
    // Observed anew each time, since an end that stays in view is not told of again.
    this.#observer?.disconnect();
    if (button) this.#observer?.observe(button);
    // The link is another member's now, or the button has gone with the last page: the visitor goes on from where he was.
    const lost =
      this.#focused?.href === this.#href
        ? this.#focused && !this.#href && !button && '.end'
        : `[href=${JSON.stringify(this.#href)}]`;
    if (lost) find(lost)?.focus({ preventScroll: true });
  }

  #near(): void {
    if (this.reading || this.#hasFailed || this.#scrolled++ >= mostScrolled) return;
    this.pages++;
    this.#host.requestUpdate();
  }

  #settle(reading: Promise<void> | undefined): Promise<void> | undefined {
    return reading
      ?.catch((error: unknown) => {
        // Left, or told of another company: nothing failed.
        this.#hasFailed = error instanceof VtcError;
      })
      .then(() => {
        this.reading = undefined;
        this.#host.requestUpdate();
      });
  }
}
