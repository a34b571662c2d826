import type { ReactiveController, ReactiveControllerHost } from 'lit';

const elements = new Set<ReactiveControllerHost>();

/** Updates all elements of the page, since something that they share has changed. */
export const updateAll = (): void => elements.forEach((element) => element.requestUpdate());

/** Updates its element when something changes that all elements of the page share. */
export class PageUpdates implements ReactiveController {
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    (this.#host = host).addController(this);
  }

  hostConnected(): void {
    elements.add(this.#host);
    addEventListener('online', updateAll);
    addEventListener('offline', updateAll);
    // Until then an element may not have its content. Later elements are not rendered again.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', updateAll);
  }

  hostDisconnected(): void {
    elements.delete(this.#host);
  }
}
