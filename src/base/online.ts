import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Draws its element again when the browser goes offline or comes back. */
export class Online implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #update = () => this.#host.requestUpdate();

  constructor(host: ReactiveControllerHost) {
    (this.#host = host).addController(this);
  }

  /** Whether the browser believes that it has a network. */
  get isOffline(): boolean {
    return navigator.onLine === false;
  }

  hostConnected(): void {
    addEventListener('online', this.#update);
    addEventListener('offline', this.#update);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#update);
    removeEventListener('offline', this.#update);
  }
}
