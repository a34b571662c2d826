import type { ReactiveControllerHost } from 'lit';

/** How long a text must stand before it is said, so that a screen reader hears the end of a change and not its steps. */
const pauseMs = 1000;

/** What a screen reader is told of a count that changes; the first one is read with the rest and not told. */
export class Announcement {
  /** What stands in the live region. */
  said = '';

  readonly #host: ReactiveControllerHost;
  #text: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Said while drawing: what the count is now. */
  is(text: string): void {
    if (text === this.#text) return;
    const isFirst = this.#text === undefined;
    this.#text = text;
    clearTimeout(this.#timer);
    if (isFirst) return;
    this.#timer = setTimeout(() => {
      this.said = text;
      this.#host.requestUpdate();
    }, pauseMs);
  }
}
