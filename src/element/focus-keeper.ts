import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isShadowRoot } from '../dom/nodes.js';

type Host = ReactiveControllerHost & { readonly renderRoot: Element | DocumentFragment };

const controls = 'a[href], button, input, [tabindex="0"]';

const isShown = (element: HTMLElement): boolean => element.isConnected && element.checkVisibility();

/** Whether the focus may move to this element when a focused control inside it is removed: it has `part` or `tabindex`. */
const isPlace = (element: HTMLElement): boolean =>
  isShown(element) && element.matches('[tabindex], [part]');

/** Focuses an element that Tab does not reach, until the focus leaves it. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus when an update removes the focused control: to the control in its place, else to the nearest element
 * around it that is a part. To be added to its host.
 */
export class FocusKeeper implements ReactiveController {
  readonly #host: Host;
  /** The focused control, and the elements around it. */
  #path: readonly HTMLElement[] = [];

  constructor(host: Host) {
    this.#host = host;
  }

  get #focused(): HTMLElement | null {
    const root = this.#host.renderRoot;
    return isShadowRoot(root) ? (root.activeElement as HTMLElement | null) : null;
  }

  hostUpdate(): void {
    const path: HTMLElement[] = [];
    for (let node = this.#focused; node; node = node.parentElement) path.push(node);
    this.#path = path;
  }

  hostUpdated(): void {
    const [control, place, ...others] = this.#path;
    this.#path = [];
    if (!control || control.isConnected || this.#focused) return;
    // A popover that closes returns the focus itself, unless the element around it has been removed, too.
    const popover = [control, place, ...others].findIndex((candidate) => candidate?.popover);
    if (popover >= 0 && others[popover - 1]?.isConnected) return;
    const successor = place && isShown(place) ? place.querySelector<HTMLElement>(controls) : null;
    if (successor && isShown(successor)) return successor.focus({ preventScroll: true });
    const around = [place, ...others].find((candidate) => candidate && isPlace(candidate));
    if (around) focusOnce(around);
  }
}
