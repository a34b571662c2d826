import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far from the viewport an element counts as near. */
const margin = '200px';

/** Tells whether an element is in or near the viewport. */
export class Viewport implements ReactiveController {
  /** In or near the viewport now. */
  isNear = false;
  /** Was in or near the viewport at least once. */
  wasNear = false;

  readonly #host: ReactiveControllerHost & Element;
  readonly #changed: (isNear: boolean) => void;
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & Element, changed: (isNear: boolean) => void) {
    this.#changed = changed;
    (this.#host = host).addController(this);
  }

  hostConnected(): void {
    this.#observer = new IntersectionObserver(
      (entries) => this.#set(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#set(false);
  }

  #set(isNear: boolean): void {
    if (isNear === this.isNear) return;
    this.isNear = isNear;
    this.wasNear ||= isNear;
    this.#changed(isNear);
    this.#host.requestUpdate();
  }
}
