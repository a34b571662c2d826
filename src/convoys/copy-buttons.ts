import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { icon, icons, logo, logos } from '../ui/icons.js';
import { html } from '../ui/html.js';
import type { Convoy } from './convoy.js';
import type { ConvoyTextContext } from './convoy-view.js';
import { discordText } from './export/convoy-lines.js';

/** What a button copies. */
export interface CopyOptions extends Pick<ConvoyTextContext, 'translate'> {
  /** Distinguishes the buttons of a menu. */
  readonly id: 'discord' | 'link';
  readonly content: unknown;
  /** Name of the text, where it is shown because it cannot be copied. */
  readonly label: string;
  readonly text: string;
  /** Called when the button is pressed. */
  readonly pressed: () => void;
}

/** Buttons of a menu that copy a text, and the result of the one that was pressed last. */
export class CopyButtons {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #result: { readonly id: string; readonly isCopied: boolean } | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
  }

  /** Removes the result, as when the menu opens. */
  clear(): void {
    this.#result = undefined;
  }

  /** A button that copies a convoy as a message for Discord. */
  discord(text: ConvoyTextContext, convoy: Convoy, pressed: () => void): TemplateResult {
    const { translate } = text;
    return this.button({
      id: 'discord',
      translate,
      content: html`${logo(logos.discord)} ${translate('copyForDiscord')}`,
      label: 'Discord',
      text: discordText(text, convoy),
      pressed,
    });
  }

  /** A button that copies a text; below it, whether that is done, or the text. */
  button({ id, content, label, text, translate, pressed }: CopyOptions): TemplateResult {
    const isCopied = this.#result?.id === id ? this.#result.isCopied : undefined;
    // The name of the button does not change, so that the result is announced once, by the status below.
    const press = () => {
      pressed();
      void this.copy(id, text);
    };
    return html`<button part="button" type="button" @click=${press}>${content}</button>
      <div role="status" class="copied">
        ${isCopied ? html`${icon(icons.check)} ${translate('copied')}` : nothing}
      </div>
      ${
        isCopied === false
          ? html`<textarea readonly rows="6" aria-label=${label} .value=${text}></textarea>`
          : nothing
      }`;
  }

  /** Copies a text; if the page may not write to the clipboard, shows it as selected text. */
  async copy(id: CopyOptions['id'], text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#result = { id, isCopied: true };
    } catch {
      this.#result = { id, isCopied: false };
    }
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const area = this.#host.shadowRoot?.querySelector('textarea');
    area?.focus();
    area?.select();
  }
}
