import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement;

/** Whether styles can place a popover at its button. */
const hasAnchorPositioning = (): boolean =>
  CSS.supports('position-area', 'self-block-end span-self-inline-start');

/**
 * Opens one popover (`popover="manual"`) of an element at a time; its content is rendered when it opens. The focus moves to the popover where
 * it has a `tabindex`, else to its first link or button.
 * It closes on Escape, on a click outside and when the focus leaves.
 */
export class PopoverController<Key> implements ReactiveController {
  readonly #host: Host;
  readonly #selector: string;
  #key: Key | undefined;
  #button: HTMLElement | undefined;
  #listeners: AbortController | undefined;

  /** `selector` finds the open popover, if an element has several. */
  constructor(host: Host, selector = '[popover]') {
    this.#selector = selector;
    (this.#host = host).addController(this);
  }

  isOpen(key: Key): boolean {
    return this.#key === key;
  }

  /** Opens the popover of a button, or closes it; another open one is closed. */
  toggle(key: Key, button: HTMLElement): void {
    if (this.isOpen(key)) return this.close();
    this.#key = key;
    this.#button = button;
    this.#listeners?.abort();
    const options = { signal: (this.#listeners = new AbortController()).signal };
    addEventListener('keydown', this.#closeOnEscape, { ...options, capture: true });
    addEventListener('pointerdown', this.#closeOutside, options);
    // The window gets no focusin for a move within the shadow root.
    for (const target of [window, this.#root])
      target?.addEventListener('focusin', this.#closeOutside, options);
    this.#host.requestUpdate();
  }

  /** Closes the open popover; focus inside it returns to its button. */
  readonly close = (): void => {
    if (this.#popover?.contains(this.#root?.activeElement ?? null)) this.#button?.focus();
    this.#reset();
    this.#host.requestUpdate();
  };

  hostDisconnected(): void {
    if (this.#key !== undefined) this.close();
  }

  hostUpdated(): void {
    if (this.#key === undefined) return;
    const popover = this.#popover;
    if (!popover) return this.#reset();
    // Also a popover that was moved with its row, which closes it.
    if (!popover.matches(':popover-open')) this.#show(popover);
  }

  get #root(): ShadowRoot | null {
    return this.#host.shadowRoot;
  }

  get #popover(): HTMLElement | null {
    return this.#root?.querySelector<HTMLElement>(this.#selector) ?? null;
  }

  #reset(): void {
    this.#key = this.#button = undefined;
    this.#listeners?.abort();
  }

  #show(popover: HTMLElement): void {
    const button = this.#button;
    if (button) {
      popover.showPopover({ source: button });
      if (!hasAnchorPositioning()) placeBelow(popover, button);
    }
    const first = popover.matches('[tabindex]')
      ? popover
      : popover.querySelector<HTMLElement>('a, button');
    first?.focus();
  }

  readonly #closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.#popover?.querySelector(':popover-open')) return;
    // Otherwise, the browser closes the popover around this one as well, and the page a dialog around the element.
    event.preventDefault();
    event.stopPropagation();
    this.close();
  };

  readonly #closeOutside = (event: Event): void => {
    const path = event.composedPath();
    const isInside = [this.#popover, this.#button].some(
      (target) => target && path.includes(target),
    );
    if (!isInside) this.close();
  };
}

/** Places a popover below its button, or above if it does not fit, aligned to the end of the button. */
function placeBelow(popover: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { offsetHeight, offsetWidth, style } = popover;
  const isRtl = getComputedStyle(button).direction === 'rtl';
  const x = Math.min(isRtl ? left : right - offsetWidth, innerWidth - offsetWidth);
  const y = bottom + offsetHeight > innerHeight ? top - offsetHeight : bottom;
  style.setProperty('inset', 'auto');
  style.setProperty('left', `${Math.max(0, x)}px`);
  style.setProperty('top', `${y}px`);
}
