import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { documentProperty } from '../dom/document.js';
import { containsPage, isElement } from '../dom/nodes.js';
import { addDependent, removeDependent } from './page-updates.js';

type Host = ReactiveControllerHost & Element;

const isFallback = (node: Node): boolean =>
  isElement(node) ? !node.slot && node.localName !== 'script' : Boolean(node.textContent?.trim());

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The content of an element: its data as JSON, and fallback content. */
export class PageContent implements ReactiveController {
  /** Whether there is fallback content. */
  hasFallback = false;
  /** Whether the page has a heading in the slot for it. */
  hasHeading = false;
  /** Whether the fallback content is the rest of the page, as the end tag is missing. */
  swallowsPage = false;

  readonly #host: Host;
  readonly #setData: (read: () => unknown) => void;
  /** Text of the script that was read last. */
  #json: string | undefined;
  #observer: MutationObserver | undefined;

  /** `setData` is called with a function that parses the JSON, or returns null if the script was removed. */
  constructor(host: Host, setData: (read: () => unknown) => void) {
    this.#setData = setData;
    (this.#host = host).addController(this);
  }

  hostConnected(): void {
    this.read();
    this.#observer ??= new MutationObserver(() => this.#readData());
    this.#observer.observe(this.#host, { childList: true, characterData: true, subtree: true });
    addDependent(this);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    removeDependent(this);
  }

  pageChanged(): void {
    this.#readData();
  }

  /** Reads the content of the element again. */
  readonly read = (): void => {
    this.hasFallback = [...this.#host.childNodes].some(isFallback);
    this.hasHeading = this.#host.querySelector(':scope > [slot="heading"]') !== null;
    this.swallowsPage = containsPage(this.#host);
    this.#readData();
    this.#host.requestUpdate();
  };

  #readData(): void {
    const text = this.#host.querySelector<HTMLScriptElement>(
      ':scope > script[type="application/json"]',
    )?.text;
    if (text === this.#json) return;
    // The parser of the page may have inserted a part of the text.
    const mayLackText = documentProperty('readyState') === 'loading';
    if (text !== undefined && mayLackText && !isJson(text)) return;
    this.#json = text;
    this.#setData((): unknown => (text === undefined ? null : JSON.parse(text)));
  }
}
