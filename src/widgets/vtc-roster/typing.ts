import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Debounce: a visitor has finished typing if no letter follows within this time. */
const debounceMs = 300;

/** Whether a visitor is typing; updates its element when they have finished. */
export class Typing implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    (this.#host = host).addController(this);
  }

  get isActive(): boolean {
    return this.#timer !== undefined;
  }

  /** Call this for each letter. */
  restart(): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#host.requestUpdate();
    }, debounceMs);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Ends typing immediately. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
