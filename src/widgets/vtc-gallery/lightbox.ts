import { followLink, type ReactiveController, type ReactiveControllerHost } from '../../base.js';

type Host = ReactiveControllerHost & { readonly renderRoot: ParentNode };

/** How the lightbox moves between pictures. */
export interface LightboxOptions {
  /** Ids of all pictures in order. */
  readonly ids: () => readonly number[];
  /** Whether the next picture is on the left. */
  readonly isRightToLeft: () => boolean;
}

/** Horizontal distance of a swipe in px. */
const swipePx = 40;
/** Distance from which on a press is not a click, in px. */
const dragPx = 8;

/** Opens pictures one at a time in the element's modal dialog, and moves between them by keys and by swipes. */
export class Lightbox implements ReactiveController {
  readonly #host: Host;
  readonly #options: LightboxOptions;
  #id: number | undefined;
  /** Position of the open picture, in case it is removed. */
  #index = 0;
  #opener: HTMLElement | undefined;
  #pressedAt: { readonly x: number; readonly y: number } | undefined;
  #isDragged = false;

  constructor(host: Host, options: LightboxOptions) {
    this.#options = options;
    (this.#host = host).addController(this);
  }

  /** Index of the open picture; -1 while the lightbox is closed. A picture that is removed gives its place to the next one. */
  get index(): number {
    if (this.#id === undefined) return -1;
    const ids = this.#options.ids();
    const index = ids.indexOf(this.#id);
    return index >= 0 ? index : Math.min(this.#index, ids.length - 1);
  }

  /** Opens a picture; focus returns to `opener`. */
  open(id: number, opener: HTMLElement): void {
    this.#opener = opener;
    this.#show(id);
  }

  /** Shows the next picture, or the previous one with -1. */
  readonly step = (by: 1 | -1): void => {
    const id = this.#options.ids()[this.index + by];
    if (id !== undefined) this.#show(id);
  };

  readonly close = (): void => this.#dialog?.close();

  /** Listener for `close` of the dialog, which Escape causes too. */
  readonly closed = (): void => {
    const opener = this.#opener;
    this.#reset();
    opener?.focus({ preventScroll: true });
  };

  readonly pressKey = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // Otherwise, the page may close a dialog around the element as well.
    if (key === 'Escape') event.stopPropagation();
    if (altKey || ctrlKey || metaKey || !/^Arrow(Left|Right)$/.test(key)) return;
    event.preventDefault();
    this.step(this.#towards(key === 'ArrowRight'));
  };

  /** Closes on a click beside the picture. */
  readonly click = (event: Event & { target: Element }): void => {
    const isBeside = event.target.matches('dialog, .viewer');
    if (isBeside && !this.#isDragged) this.close();
  };

  readonly press = ({ isPrimary, clientX: x, clientY: y }: PointerEvent): void => {
    // In a picture that is zoomed in, a finger moves the page.
    const isZoomed = (visualViewport?.scale ?? 1) > 1;
    this.#pressedAt = isPrimary && !isZoomed ? { x, y } : undefined;
    this.#isDragged = false;
  };

  readonly move = ({ clientX }: PointerEvent): void => {
    if (!this.#pressedAt) return;
    const distance = clientX - this.#pressedAt.x;
    this.#isDragged ||= Math.abs(distance) > dragPx;
    this.#dialog?.style.setProperty('--drag', `${distance}px`);
  };

  readonly release = ({ clientX, clientY }: PointerEvent): void => {
    const { x, y } = this.#pressedAt ?? { x: clientX, y: clientY };
    const [across, along] = [clientX - x, clientY - y];
    this.cancel();
    if (Math.abs(across) >= swipePx && Math.abs(across) > Math.abs(along))
      this.step(this.#towards(across < 0));
  };

  readonly cancel = (): void => {
    this.#pressedAt = undefined;
    this.#dialog?.style.removeProperty('--drag');
  };

  /** Keeps the page behind the dialog from scrolling; a caption scrolls, and Ctrl zooms. */
  readonly scroll = (event: WheelEvent & { target: Element }): void => {
    const isCaption = event.target.closest('.caption');
    if (!event.ctrlKey && !isCaption) event.preventDefault();
  };

  hostUpdated(): void {
    if (this.#id === undefined) return;
    const dialog = this.#dialog;
    if (!dialog) return this.#reset();
    this.#index = this.index;
    this.#id = this.#options.ids()[this.#index];
    if (!dialog.open) this.#openDialog(dialog);
  }

  hostDisconnected(): void {
    this.#reset();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog');
  }

  /** Opens the dialog; if the browser refuses, the link is followed that would have opened it. */
  #openDialog(dialog: HTMLDialogElement): void {
    try {
      dialog.showModal();
    } catch {
      const opener = this.#opener;
      this.#reset();
      followLink(opener);
    }
  }

  #towards(isRight: boolean): 1 | -1 {
    return isRight === this.#options.isRightToLeft() ? -1 : 1;
  }

  #show(id: number): void {
    this.#id = id;
    this.#index = this.index;
    this.#host.requestUpdate();
  }

  #reset(): void {
    this.#id = this.#opener = undefined;
    this.cancel();
    this.#host.requestUpdate();
  }
}
