import { noChange, type ReactiveControllerHost } from 'lit';
import { documentProperty } from '../dom/document.js';

const nextFrame = () => new Promise(requestAnimationFrame);

/** Resolves after the next paint, or when the page is hidden: a hidden page paints nothing. */
async function nextPaint(): Promise<void> {
  const listening = new AbortController();
  const hidden = new Promise((resolve) =>
    addEventListener('visibilitychange', resolve, { signal: listening.signal }),
  );
  await Promise.race([nextFrame().then(nextFrame), hidden]);
  listening.abort();
}

/**
 * Parts of an element that take long to render. After an input of the visitor they can be postponed: the other parts are
 * rendered and painted first, so that the next paint is not delayed.
 */
export class LateParts {
  /** Resolves when nothing is postponed any more; undefined if nothing is. */
  postponed: Promise<void> | undefined;

  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Renders a part; while it is postponed, it keeps what it shows. */
  readonly render = (part: () => unknown): unknown => (this.postponed ? noChange : part());

  /** Updates the element now without these parts, and again after the next paint. */
  postpone(): void {
    if (!documentProperty('hidden')) this.postponed ??= nextPaint().then(this.resume);
    this.#host.requestUpdate();
  }

  /** Updates the element with all parts now. */
  readonly resume = (): void => {
    this.postponed = undefined;
    this.#host.requestUpdate();
  };
}
