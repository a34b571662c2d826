import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Tries pictures again that did not load: with new data, and when the browser is online again. */
export class PictureRetry implements ReactiveController {
  readonly #retry: () => void;
  #receivedAt: number | undefined;

  constructor(host: ReactiveControllerHost, retry: () => void) {
    this.#retry = () => retry();
    host.addController(this);
  }

  /** To be called after each load; more pages of the same data are not new data. */
  loaded(receivedAt: number | undefined): void {
    if (receivedAt === this.#receivedAt) return;
    this.#receivedAt = receivedAt;
    this.#retry();
  }

  hostConnected(): void {
    addEventListener('online', this.#retry);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#retry);
  }
}
