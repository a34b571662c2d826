import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { oneOf } from '../element/attributes.js';
import type { Translate } from '../locales/messages.js';
import type { VtcElement } from '../element/vtc-element.js';
import { followLink, opensInNewTab } from '../ui/item-link.js';
import type { ConvoyEvent } from './convoy.js';
import { knownApiBase } from './convoy-settings.js';

/** An element whose convoys open in a dialog: its company, look and language hold for the dialog. */
export interface DialogHost
  extends
    ReactiveControllerHost,
    HTMLElement,
    Pick<
      VtcElement<unknown>,
      'vtc' | 'theme' | 'look' | 'images' | 'timeZone' | 'secondTimeZone' | 'companyTheme'
    > {
  /** `trucking` or `coach`; undefined if it is not known. */
  readonly shownCompanyType?: string | undefined;
  readonly apiBase?: string;
  readonly token?: string;
  readonly settings: {
    readonly details: string;
    /** Whether the address of the page is left alone. */
    readonly noFragment: boolean;
    /** The owner's links, which no dialog replaces. */
    readonly hrefTemplate?: string | undefined;
    /** Template of the pages of convoys that visitors share, and the companies whose convoys have one. */
    readonly shareUrl?: string | undefined;
    readonly vtcs?: readonly string[];
  };
}

/** What happens when a convoy's name is activated. */
export const detailModes = oneOf('dialog', 'none');

/** What the dialog of a convoy is opened with. */
export interface DialogOptions {
  readonly host: DialogHost;
  /** Id of the convoy. */
  readonly id: number;
  /** Id or handle of its company; undefined for that of the host. */
  readonly vtc?: string | undefined;
  /** Its record; undefined if the host does not list it: then it is looked for among those of the company. */
  readonly record: ConvoyEvent | undefined;
  /** All convoys that the host lists. */
  readonly records: readonly ConvoyEvent[];
  /** The resolved API base. */
  readonly apiBase: string | undefined;
  /** Fragment of the convoy for the address of the page; undefined to leave the address alone. */
  readonly fragment: string | undefined;
  /** The link or button that was activated. */
  readonly opener: HTMLElement | undefined;
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

/** The convoy that a dialog is opened with, and the link or button that was activated. */
interface Opening extends Pick<DialogOptions, 'id' | 'vtc'> {
  readonly record: ConvoyEvent | undefined;
  readonly opener?: HTMLElement;
}

/** Whether a dialog is loading or open: one at a time, however many elements list the convoy. */
let isOpen = false;
/** The fragment in the address whose convoy was closed; it opens again only after a navigation. */
let closedFragment = '';

interface Options {
  /** The convoys that are shown. */
  readonly records: () => readonly ConvoyEvent[];
  /** Tells the site owner that the module cannot be loaded. */
  readonly failed: (message: string) => void;
  /** Texts for visitors. */
  readonly language: { readonly translate: Translate };
}

/** Fragment of a convoy in the address of a page. */
export const fragmentOf = ({ id }: Pick<ConvoyEvent, 'id'>): string => `#vtc-event-${id}`;

/** Why no dialog opens, for the site owner. */
const failure = (cause: unknown) =>
  `The dialog of a convoy could not be loaded; put vtc-more.js (vtc-event.js in the folder single) beside this file: ${String(cause)}`;

/** Shows visitors, where the dialog would be, that it cannot be opened, until they press Escape or click elsewhere. */
function showFailure({ ownerDocument, shadowRoot }: DialogHost, translate: Translate): void {
  const note = ownerDocument.createElement('div');
  note.popover = 'auto';
  note.role = 'alert';
  for (const [name, value] of [
    ['inset', '0'],
    ['margin', 'auto'],
    ['padding', '1em'],
  ] as const)
    note.style.setProperty(name, value);
  note.addEventListener('toggle', ({ newState }) => newState === 'closed' && note.remove());
  // Before the content of Lit, which removes what follows it.
  shadowRoot?.prepend(note);
  note.showPopover();
  // Text that is added to an alert is announced.
  note.textContent = translate('sentence', { text: translate('failed') });
}

/** A button of the page that opens a convoy. */
const isOpener = (target: EventTarget): target is HTMLElement =>
  (target as Partial<HTMLElement>).dataset?.vtcOpen !== undefined;

/**
 * Opens convoys of an element in a dialog: on a click, because the address of the page has the fragment of one, or by a
 * button of the page with `data-vtc-open`.
 */
export class DetailsDialog implements ReactiveController {
  /** Those of the connected elements. */
  static readonly #connected = new Set<DetailsDialog>();

  readonly #host: DialogHost;
  readonly #options: Options;
  #close: (() => void) | undefined;

  constructor(host: DialogHost, options: Options) {
    this.#options = options;
    (this.#host = host).addController(this);
  }

  get isEnabled(): boolean {
    const { details, hrefTemplate } = this.#host.settings;
    return load !== undefined && details === 'dialog' && !hrefTemplate;
  }

  /** Opens a convoy on a click on its name, unless the click follows the link elsewhere or the page has cancelled it. */
  readonly click = (click: Event, record: ConvoyEvent): void => {
    if (!this.isEnabled || click.defaultPrevented || opensInNewTab(click)) return;
    click.preventDefault();
    void this.#open({ id: record.id, record, opener: click.currentTarget as HTMLElement });
  };

  /** Opens the convoy of a button, by an element that lists it, else by one of its company, else by any that is visible. */
  static readonly #press = (click: MouseEvent): void => {
    if (click.defaultPrevented || opensInNewTab(click)) return;
    const opener = click.composedPath().find(isOpener);
    if (!opener) return;
    click.preventDefault();
    const { vtcOpen = '', vtc } = opener.dataset;
    const id = Number(vtcOpen);
    const all = [...DetailsDialog.#connected];
    const visible = all.filter((dialog) => dialog.#host.checkVisibility());
    const lister = visible.find((dialog) => dialog.#find(id));
    const ofCompany = visible.find((dialog) => dialog.#host.vtc === vtc);
    const dialog = lister ?? ofCompany ?? visible[0] ?? all[0];
    if (!dialog) return;
    if (!/^\d{1,15}$/.test(vtcOpen))
      dialog.#options.failed(`data-vtc-open="${vtcOpen}" is not the id of a convoy.`);
    else if (visible.length === 0)
      dialog.#options.failed('data-vtc-open opens a convoy only while this element is visible.');
    else void dialog.#open({ id, vtc, record: dialog.#find(id), opener });
  };

  hostConnected(): void {
    if (typeof location === 'undefined') return;
    if (DetailsDialog.#connected.size === 0) addEventListener('click', DetailsDialog.#press);
    DetailsDialog.#connected.add(this);
    addEventListener('popstate', this.#navigated);
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
      this.#host.addEventListener(type, this.#prefetch, { passive: true });
  }

  hostUpdated(): void {
    this.#follow();
  }

  hostDisconnected(): void {
    if (typeof location === 'undefined') return;
    removeEventListener('popstate', this.#navigated);
    DetailsDialog.#connected.delete(this);
    if (DetailsDialog.#connected.size === 0) removeEventListener('click', DetailsDialog.#press);
    this.#close?.();
  }

  /** Loads the module when the visitor points at a name, or focuses it. */
  readonly #prefetch = (event: Event): void => {
    const [target] = event.composedPath() as Element[];
    if (this.isEnabled && target?.closest('.title')) void load?.().catch(() => undefined);
  };

  readonly #navigated = (): void => {
    closedFragment = '';
    this.#follow();
  };

  /** Opens the convoy of the address. */
  readonly #follow = (): void => {
    const { hash } = location;
    if (hash !== closedFragment) closedFragment = '';
    const isNew = hash && !isOpen && !closedFragment;
    if (!isNew || !this.isEnabled || this.#host.settings.noFragment) return;
    const record = this.#options.records().find((event) => fragmentOf(event) === hash);
    // A dialog in a hidden element would only block the page.
    if (record && this.#host.checkVisibility()) void this.#open({ id: record.id, record });
  };

  #find(id: number): ConvoyEvent | undefined {
    return this.#options.records().find((event) => event.id === id);
  }

  async #open({ id, vtc, record, opener }: Opening): Promise<void> {
    if (isOpen) return;
    isOpen = true;
    const closed = () => {
      isOpen = false;
      closedFragment = location.hash === fragmentOf({ id }) ? location.hash : '';
      this.#close = undefined;
      // The address may be that of another convoy by now.
      this.#host.requestUpdate();
    };
    try {
      if (!load) throw new Error('there is no file to load');
      const module = await load();
      if (!this.#host.isConnected) return closed();
      this.#close = module.openEventDialog({
        host: this.#host,
        id,
        vtc,
        record,
        records: this.#options.records(),
        apiBase: knownApiBase(this.#host.apiBase),
        fragment: this.#host.settings.noFragment ? undefined : fragmentOf({ id }),
        opener,
        closed,
      });
    } catch (cause) {
      closed();
      if (followLink(opener)) return;
      this.#options.failed(failure(cause));
      // An element that has left the page meanwhile has no place for it.
      if (this.#host.isConnected) showFailure(this.#host, this.#options.language.translate);
    }
  }
}
