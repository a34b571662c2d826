import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isElement, pageElements } from '../dom/nodes.js';

type Host = ReactiveControllerHost & Element;

const isFallback = (node: Node): boolean =>
  isElement(node) ? !node.slot && node.localName !== 'script' : Boolean(node.textContent?.trim());

/** The content of an element: its data as JSON, and fallback content. */
export class PageContent implements ReactiveController {
  /** Whether there is fallback content. */
  hasFallback = false;
  /** Whether the page has a heading in the slot for it. */
  hasHeading = false;
  /** Whether the fallback content is the rest of the page, as the end tag is missing. */
  hasPage = false;

  readonly #host: Host;
  readonly #setData: (read: () => unknown) => void;
  #script: HTMLScriptElement | null = null;

  /** `setData` is called with a function that parses the JSON, or returns null if the script was removed. */
  constructor(host: Host, setData: (read: () => unknown) => void) {
    this.#setData = setData;
    (this.#host = host).addController(this);
  }

  hostConnected(): void {
    this.read();
  }

  /** Reads the content of the element again. */
  readonly read = (): void => {
    this.hasFallback = [...this.#host.childNodes].some(isFallback);
    this.hasHeading = this.#host.querySelector(':scope > [slot="heading"]') !== null;
    this.hasPage = this.#host.querySelector(pageElements) !== null;
    const script = this.#host.querySelector<HTMLScriptElement>(
      ':scope > script[type="application/json"]',
    );
    if (script !== this.#script) {
      this.#script = script;
      this.#setData((): unknown => script && JSON.parse(script.text));
    }
    this.#host.requestUpdate();
  };
}
