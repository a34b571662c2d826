import type { Ticker } from '../../base/ticker.js';

/** How long a text must stand before it is said, so that a screen reader hears the end of a change and not its steps. */
const pauseMs = 500;

/** A text in a live region that changes often. */
export class Announcement {
  #text = '';
  #said = '';
  #saidAt = 0;

  /** What stands in the live region while the text is this. */
  of(text: string, ticker: Ticker): string {
    const now = Date.now();
    if (text !== this.#text) this.#saidAt = this.#said ? now + pauseMs : now;
    this.#text = text;
    if (now < this.#saidAt) ticker.until(this.#saidAt);
    else this.#said = text;
    return this.#said;
  }
}
