import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { addressWith } from '../dom/fragment.js';
import { dispatchAction } from './actions.js';
import type { filterTypes } from './filters.js';
import {
  type ChosenFilters,
  chosenIn,
  type FilterContext,
  filterFragment,
  type FilterName,
  toggled,
} from './filters.js';
import type { SettingsOf } from '../element/attributes.js';

type Host = ReactiveControllerHost &
  HTMLElement & { readonly settings: SettingsOf<typeof filterTypes> };

/** The connected elements whose choice is in the address of the page: they share it. */
const sharing = new Set<ReactiveControllerHost>();

/** The visitor's choice in the filters of an element; with `filter-fragment`, it is in the address of the page, too. */
export class ConvoyFilters implements ReactiveController {
  readonly #host: Host;
  /** Called before the update that shows the convoys of a choice. */
  readonly #changed: () => void;
  #chosen: ChosenFilters = {};
  /** The fragment of the address that was read last. */
  #fragment: string | undefined;

  constructor(host: Host, changed: () => void) {
    this.#changed = changed;
    (this.#host = host).addController(this);
  }

  hostConnected(): void {
    if (isServer) return;
    sharing.add(this.#host);
    addEventListener('popstate', this.#navigated);
  }

  hostDisconnected(): void {
    if (isServer) return;
    sharing.delete(this.#host);
    removeEventListener('popstate', this.#navigated);
  }

  /** The filters that the element offers, and the choice. */
  get context(): FilterContext {
    this.#readFragment();
    return { names: this.#host.settings.filters, chosen: this.#chosen };
  }

  readonly toggle = (name: FilterName, value: string): void =>
    this.#choose(toggled(this.#chosen, name, value));

  readonly clear = (): void => this.#choose({});

  readonly #navigated = (): void => {
    if (this.#host.settings.filterFragment) this.#host.requestUpdate();
  };

  #choose(chosen: ChosenFilters): void {
    this.#chosen = chosen;
    this.#changed();
    this.#host.requestUpdate();
    this.#writeFragment();
    dispatchAction(this.#host, { action: 'filter', item: chosen });
  }

  #readFragment(): void {
    if (isServer || !this.#host.settings.filterFragment || location.hash === this.#fragment) return;
    this.#fragment = location.hash;
    // That of a convoy, which the dialog adds, or of a place in the page changes no choice.
    this.#chosen = chosenIn(this.#fragment) ?? this.#chosen;
  }

  /** Replaces the fragment; the history gets no entry for each press. */
  #writeFragment(): void {
    if (!this.#host.settings.filterFragment) return;
    try {
      history.replaceState(history.state, '', addressWith(filterFragment(this.#chosen)));
    } catch {
      // Browsers limit how often an address may change, and some documents have none of their own.
    }
    for (const other of sharing) other.requestUpdate();
  }
}
