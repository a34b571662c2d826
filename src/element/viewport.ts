import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far from the viewport an element counts as near, in px. */
const marginPx = 200;
/** Elements that may ask before the observer has spoken; elements without room yet all seem to be in view. */
const mostEarly = 6;

const unseen = new Set<Viewport>();

/**
 * Looks once where elements are that were connected together, before any of them is drawn: one layout for all of
 * them, where an IntersectionObserver would answer a frame later.
 */
function lookEarly(): void {
  const { innerHeight, innerWidth } = window;
  let early = 0;
  const near = [...unseen].filter((viewport) => {
    if (early >= mostEarly) return false;
    const { host } = viewport;
    const { top, bottom, left, right } = host.getBoundingClientRect();
    const isNear =
      host.checkVisibility() &&
      bottom > -marginPx &&
      top < innerHeight + marginPx &&
      right > -marginPx &&
      left < innerWidth + marginPx;
    if (isNear) early++;
    return isNear;
  });
  unseen.clear();
  for (const viewport of near) viewport.seen(true);
}

/** Tells whether an element is in or near the viewport. */
export class Viewport implements ReactiveController {
  /** In or near the viewport now. */
  isNear = false;

  readonly host: ReactiveControllerHost & Element;
  readonly #changed: (isNear: boolean) => void;
  #observer: IntersectionObserver | undefined;
  #wasNear = false;

  constructor(host: ReactiveControllerHost & Element, changed: (isNear: boolean) => void) {
    this.#changed = changed;
    (this.host = host).addController(this);
  }

  /** Was in or near the viewport at least once. */
  get wasNear(): boolean {
    if (unseen.has(this)) lookEarly();
    return this.#wasNear;
  }

  hostConnected(): void {
    unseen.add(this);
    this.#observer = new IntersectionObserver(
      (entries) => this.seen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${marginPx}px` },
    );
    this.#observer.observe(this.host);
  }

  hostDisconnected(): void {
    unseen.delete(this);
    this.#observer?.disconnect();
    this.seen(false);
  }

  /** Notes whether it is near. */
  seen(isNear: boolean): void {
    if (isNear === this.isNear) return;
    this.isNear = isNear;
    this.#wasNear ||= isNear;
    this.#changed(isNear);
    this.host.requestUpdate();
  }
}
