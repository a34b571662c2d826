import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Rows that fill a first screen. */
const firstRows = 20;

/**
 * Renders a list in two steps: the rows of the first screen with the next update, the others after these are
 * painted. A letter typed into the search field is answered with the first step.
 */
export class FirstScreen implements ReactiveController {
  /** How many rows to render now. */
  limit = Infinity;

  readonly #host: ReactiveControllerHost;
  #frame = 0;

  constructor(host: ReactiveControllerHost) {
    (this.#host = host).addController(this);
  }

  /** Starts with the first step; the host is about to update. */
  restart(): void {
    this.limit = firstRows;
    cancelAnimationFrame(this.#frame);
    // The first frame paints the first step.
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => this.#finish());
    });
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#frame);
    this.limit = Infinity;
  }

  #finish(): void {
    this.limit = Infinity;
    this.#host.requestUpdate();
  }
}
