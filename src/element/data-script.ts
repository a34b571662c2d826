import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { documentProperty } from '../dom/document.js';

/** Names the kind of element that a script belongs to. */
const owner = 'data-vtc-element';
/** The scripts of elements that are in the page. */
const owned = new WeakSet<HTMLScriptElement>();

/**
 * A script element for JSON-LD, cloned from a script that has run: with required trusted types, browsers reject text
 * in any other script, even a data block.
 */
function createScript(tag: string): HTMLScriptElement {
  const script = (
    documentProperty('scripts')[0] ?? document.createElement('script')
  ).cloneNode() as HTMLScriptElement;
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  script.type = 'application/ld+json';
  script.setAttribute(owner, tag);
  return script;
}

/**
 * A script with JSON-LD in the head of the page, for search engines; it leaves the page with the element. In the head,
 * it does not disturb frameworks that compare the body with their own copy of it. A page that is restored from a
 * snapshot (Turbo) contains the script of an earlier element, which is adopted.
 */
export class DataScript implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #script: HTMLScriptElement | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    (this.#host = host).addController(this);
  }

  /** Writes a text if it has changed; undefined removes the script. */
  write(text: string | undefined): void {
    // An element may be updated after it was removed.
    if (text === undefined || !this.#host.isConnected) return void this.#script?.remove();
    const script = this.#own(this.#script ?? createScript(this.#host.localName));
    if (script.textContent !== text) script.replaceChildren(text);
    if (!script.isConnected) documentProperty('head').append(script);
  }

  hostConnected(): void {
    const former = [...documentProperty('scripts')].find(
      (script) => script.getAttribute(owner) === this.#host.localName && !owned.has(script),
    );
    if (former) this.#own(former);
  }

  hostDisconnected(): void {
    this.#script?.remove();
  }

  #own(script: HTMLScriptElement): HTMLScriptElement {
    owned.add(script);
    return (this.#script = script);
  }
}
