import { type CSSResultGroup, type CSSResultOrNative, isServer, LitElement } from 'lit';
import { keepPrintableKeys } from '../dom/printable-keys.js';
import { adoptStyles } from '../dom/style-sheets.js';
import { lookStyles } from '../ui/look.styles.js';
import { messageStyles } from '../ui/message.styles.js';
import { baseStyles } from '../ui/styles.js';

const cssTextOf = (styles: CSSResultOrNative): string =>
  'cssText' in styles
    ? styles.cssText
    : [...styles.cssRules].map(({ cssText }) => cssText).join('\n');

/** The shadow root of an element, and its style sheets in each document that the element moves to. */
export abstract class StyledElement extends LitElement {
  static override styles: CSSResultGroup = [baseStyles, messageStyles, lookStyles];

  /** Called when the element has moved to another document. @internal */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#adoptStyles(this.shadowRoot);
  }

  /** Empties a declarative shadow root, so that nothing is shown twice. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (isServer) return super.createRenderRoot();
    // Not by Lit, whose style sheets can be adopted only in the document of the script.
    const root = this.shadowRoot ?? this.attachShadow(this.#class.shadowRootOptions);
    root.replaceChildren();
    this.#adoptStyles(root);
    keepPrintableKeys(root);
    return root;
  }

  get #class(): typeof StyledElement {
    return this.constructor as typeof StyledElement;
  }

  #adoptStyles(root: ShadowRoot): void {
    adoptStyles(root, this.#class.elementStyles.map(cssTextOf));
  }
}
