import type { ReactiveController, ReactiveControllerHost } from 'lit';

const elements = new Set<ReactiveControllerHost>();

/** Draws all elements of the page again, since something that they share has changed. */
export const redraw = (): void => elements.forEach((element) => element.requestUpdate());

/** Draws its element again when something changes that all elements of the page share. */
export class SharedRedraw implements ReactiveController {
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    (this.#host = host).addController(this);
  }

  hostConnected(): void {
    elements.add(this.#host);
    addEventListener('online', redraw);
    addEventListener('offline', redraw);
    document.addEventListener('DOMContentLoaded', redraw);
  }

  hostDisconnected(): void {
    elements.delete(this.#host);
  }
}
