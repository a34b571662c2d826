import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement;

const isOpen = (popover: HTMLElement): boolean => popover.matches(':popover-open');

/** What of a popover the platform does by itself, beside showing it in the top layer. */
const platform = {
  hasPopover: () => 'popover' in HTMLElement.prototype,
  hasAnchors: () => CSS.supports('position-area', 'self-block-end span-self-inline-start'),
};

/**
 * Holds which of an element's popovers is open: one at most, its content made when it opens.
 * It closes on Escape, on a click outside and when the focus leaves, with or without the Popover API.
 */
export class PopoverController<Key> implements ReactiveController {
  readonly #host: Host;
  #key: Key | undefined;
  #button: HTMLElement | undefined;
  #shown: HTMLElement | undefined;

  constructor(host: Host) {
    (this.#host = host).addController(this);
  }

  isOpen(key: Key): boolean {
    return this.#key === key;
  }

  /** Opens the popover of a button, or closes it; another one that is open is closed. */
  toggle(key: Key, button: HTMLElement): void {
    if (this.isOpen(key)) return this.close();
    this.#key = key;
    this.#button = button;
    addEventListener('keydown', this.#closeOnEscape);
    addEventListener('pointerdown', this.#closeOutside);
    // Of a move within the root the page hears nothing.
    for (const target of [window, this.#root])
      target?.addEventListener('focusin', this.#closeOutside);
    this.#host.requestUpdate();
  }

  /** Closes what is open; the focus goes back to its button where it was inside. */
  readonly close = (): void => {
    if (this.#popover?.contains(this.#focused)) this.#button?.focus();
    this.#forget();
    this.#host.requestUpdate();
  };

  /** Listens to `beforetoggle` of the popover, so that what the platform closes stays closed. */
  readonly beforeToggle = (event: Event): void => {
    if (event instanceof ToggleEvent && event.newState === 'closed') this.close();
  };

  hostDisconnected(): void {
    if (this.#key !== undefined) this.close();
  }

  /** Shows what was drawn; what left with its row is closed. */
  hostUpdated(): void {
    if (this.#key === undefined) return;
    const popover = this.#popover;
    if (!popover) return this.#forget();
    // One that was moved with its row was closed by that.
    const isShown = popover === this.#shown && (!platform.hasPopover() || isOpen(popover));
    if (!isShown) this.#show(popover);
  }

  get #root(): ShadowRoot | null {
    return this.#host.shadowRoot;
  }

  get #focused(): Element | null {
    return this.#root?.activeElement ?? null;
  }

  get #popover(): HTMLElement | null {
    return this.#root?.querySelector<HTMLElement>('[popover]') ?? null;
  }

  #forget(): void {
    this.#key = this.#button = this.#shown = undefined;
    removeEventListener('keydown', this.#closeOnEscape);
    removeEventListener('pointerdown', this.#closeOutside);
    for (const target of [window, this.#root])
      target?.removeEventListener('focusin', this.#closeOutside);
  }

  #show(popover: HTMLElement): void {
    this.#shown = popover;
    const button = this.#button;
    if (button && platform.hasPopover()) {
      popover.showPopover({ source: button });
      if (!platform.hasAnchors()) placeBeside(popover, button);
    }
    popover.querySelector<HTMLElement>('a, button')?.focus();
  }

  readonly #closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.close();
  };

  readonly #closeOutside = (event: Event): void => {
    const path = event.composedPath();
    const popover = this.#popover;
    const isInside = [popover, this.#button].some((one) => one && path.includes(one));
    if (!isInside) this.close();
  };
}

/** Puts a popover below its button, or above where there is no room; ends where the button ends. */
function placeBeside(popover: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { offsetHeight, offsetWidth } = popover;
  const isRtl = getComputedStyle(button).direction === 'rtl';
  const start = Math.min(isRtl ? left : right - offsetWidth, innerWidth - offsetWidth);
  const { style } = popover;
  style.setProperty('inset', 'auto');
  style.setProperty('left', `${Math.max(0, start)}px`);
  style.setProperty(
    'top',
    `${bottom + offsetHeight > innerHeight ? top - offsetHeight : bottom}px`,
  );
}
