import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ConvoyEvent } from './convoy.js';

/** What the dialog of a convoy is opened with. */
export interface DialogOptions {
  /** The element whose convoy is opened; its look and language hold for the dialog. */
  readonly host: HTMLElement;
  readonly record: ConvoyEvent;
  /** The resolved API base. */
  readonly apiBase: string | undefined;
  /** Called when the dialog has closed. */
  readonly closed: () => void;
}

/** The module with the dialog, which is loaded on demand. */
export interface DialogModule {
  /** Opens the dialog; returns a function that closes it. */
  readonly openEventDialog: (options: DialogOptions) => () => void;
}

let load: (() => Promise<DialogModule>) | undefined;

/** Sets the function that imports the module with the dialog; without one, names are links only. */
export function loadDialogBy(loader: typeof load): void {
  load = loader;
}

/** Whether a dialog is open: one at a time, however many elements list the convoy. */
let isOpen = false;

/** Settings and content of an element whose convoys open in a dialog. */
export interface DialogHost extends ReactiveControllerHost, HTMLElement {}

interface Options {
  /** Whether convoys open in a dialog. */
  readonly isEnabled: () => boolean;
  /** Whether the address of the page shows the convoy. */
  readonly hasFragment: () => boolean;
  readonly apiBase: () => string | undefined;
  /** The convoys that are shown. */
  readonly records: () => readonly ConvoyEvent[];
  /** Tells the site owner that the module cannot be loaded. */
  readonly failed: (cause: unknown) => void;
}

const fragmentOf = ({ id }: ConvoyEvent): string => `#vtc-event-${id}`;

/** Whether a click opens a link elsewhere, as in a new tab. */
const isElsewhere = (click: Partial<MouseEvent>): boolean =>
  Boolean(click.button || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);

/** Opens a convoy of an element in a dialog, with an entry in the history. */
export class DetailsDialog implements ReactiveController {
  readonly #host: DialogHost;
  readonly #options: Options;
  #close: (() => void) | undefined;
  /** The convoy that is loading or open. */
  #record: ConvoyEvent | undefined;
  #hasEntry = false;
  /** The fragment that was closed; it opens again only when it changes. */
  #closedFragment = '';

  constructor(host: DialogHost, options: Options) {
    this.#options = options;
    (this.#host = host).addController(this);
  }

  get isEnabled(): boolean {
    return load !== undefined && this.#options.isEnabled();
  }

  /** Opens a convoy instead of following its link, on a click that would open the link here. */
  readonly click = (click: Event, record: ConvoyEvent): void => {
    if (!this.isEnabled || click.defaultPrevented || isElsewhere(click)) return;
    const { currentTarget: opener } = click;
    const { href } = (opener ?? {}) as Partial<HTMLAnchorElement>;
    click.preventDefault();
    void this.#open(record, { opener, href });
  };

  hostConnected(): void {
    if (typeof location === 'undefined') return;
    addEventListener('popstate', this.#follow);
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
      this.#host.addEventListener(type, this.#prefetch, { passive: true });
  }

  hostUpdated(): void {
    this.#follow();
  }

  hostDisconnected(): void {
    if (typeof location === 'undefined') return;
    removeEventListener('popstate', this.#follow);
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#close?.();
    });
  }

  readonly #prefetch = (): void => {
    if (this.isEnabled) void load?.().catch(() => undefined);
  };

  /** Opens the convoy of the address, or closes the one that is not in it any more. */
  readonly #follow = (): void => {
    const { hash } = location;
    if (this.#record && this.#hasEntry && hash !== fragmentOf(this.#record)) {
      this.#hasEntry = false;
      return this.#close?.();
    }
    if (hash !== this.#closedFragment) this.#closedFragment = '';
    if (isOpen || this.#closedFragment || !this.isEnabled || !this.#options.hasFragment()) return;
    const record = this.#options.records().find((one) => fragmentOf(one) === hash);
    if (record) void this.#open(record, { isInAddress: true });
  };

  async #open(
    record: ConvoyEvent,
    {
      opener,
      href,
      isInAddress = false,
    }: { opener?: EventTarget | null; href?: string | undefined; isInAddress?: boolean },
  ): Promise<void> {
    if (isOpen) return;
    isOpen = true;
    this.#record = record;
    try {
      const module = await load?.();
      if (!module || !this.#host.isConnected) throw new Error('The element was removed.');
      this.#close = module.openEventDialog({
        host: this.#host,
        record,
        apiBase: this.#options.apiBase(),
        closed: () => {
          this.#closed(record, isInAddress);
          (opener as HTMLElement | null)?.focus({ preventScroll: true });
        },
      });
      if (isInAddress || !this.#options.hasFragment()) return;
      history.pushState(history.state, '', fragmentOf(record));
      this.#hasEntry = true;
    } catch (cause) {
      isOpen = false;
      this.#record = undefined;
      this.#closedFragment = fragmentOf(record);
      if (!this.#host.isConnected) return;
      if (href) location.assign(href);
      else this.#options.failed(cause);
    }
  }

  #closed(record: ConvoyEvent, isInAddress: boolean): void {
    const hadEntry = this.#hasEntry;
    isOpen = this.#hasEntry = false;
    this.#record = this.#close = undefined;
    if (location.hash !== fragmentOf(record)) return;
    this.#closedFragment = location.hash;
    if (hadEntry) history.back();
    else if (isInAddress)
      history.replaceState(history.state, '', location.pathname + location.search);
  }
}
