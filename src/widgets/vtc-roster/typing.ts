import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Pause after the last letter with which a visitor has finished typing. */
const pauseMs = 300;

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

  /** To be called for each letter. */
  restart(): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#host.requestUpdate();
    }, pauseMs);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Ends typing without a pause. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
