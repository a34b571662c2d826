import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { html } from '../ui/html.js';
import type { ElementEvent } from '../dom/nodes.js';
import { PopoverController } from '../element/popover.js';

/** A button, and the menu that it opens. */
export interface Menu<Key> {
  readonly key: Key;
  /** Name of button and menu. */
  readonly label: string;
  /** Content of the button. */
  readonly caption?: unknown;
  readonly content: () => unknown;
  /** Called before the menu opens or closes. */
  readonly toggled: () => void;
}

/** Classes of buttons and menus; that of a button is its part, too. */
export interface MenuNames {
  readonly button: string;
  readonly menu: string;
}

/** Buttons that open a menu, one at a time; the content of a menu is rendered when it opens. */
export class Menus<Key> {
  readonly #names: MenuNames;
  readonly #popover: PopoverController<Key>;

  constructor(host: ReactiveControllerHost & HTMLElement, names: MenuNames) {
    this.#names = names;
    this.#popover = new PopoverController<Key>(host, `.${names.menu}`);
  }

  /** Closes the open menu. */
  readonly close = (): void => this.#popover.close();

  render({ key, label, caption, content, toggled }: Menu<Key>): TemplateResult {
    const { button, menu } = this.#names;
    const isOpen = this.#popover.isOpen(key);
    const toggle = ({ currentTarget }: ElementEvent) => {
      this.#popover.toggle(key, currentTarget);
      toggled();
    };
    return html`<button
        part="button ${button}"
        class=${button}
        type="button"
        aria-label=${label}
        title=${label}
        aria-expanded=${isOpen}
        @click=${toggle}
      >
        ${caption}
      </button>
      ${
        isOpen
          ? html`<div
              part="menu"
              class="menu ${menu}"
              popover="manual"
              role="group"
              aria-label=${label}
            >
              ${content()}
            </div>`
          : nothing
      }`;
  }
}
