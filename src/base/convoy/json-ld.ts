import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * A script element that never runs: the copy of one that has run. Pages that require trusted types refuse text
 * in any other, even in one that only holds data.
 */
function spentScript(): HTMLScriptElement {
  const script = document.querySelector('script')?.cloneNode();
  if (!(script instanceof HTMLScriptElement)) return document.createElement('script');
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  return script;
}

/** Keeps a JSON-LD script right after an element in the page, as long as the element is there. */
export class JsonLd implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #json: () => string | undefined;
  #script: HTMLScriptElement | undefined;

  /** `json` gives the text, without any `<`; undefined for no script. */
  constructor(host: ReactiveControllerHost & Element, json: () => string | undefined) {
    this.#json = json;
    (this.#host = host).addController(this);
  }

  hostUpdated(): void {
    const text = this.#host.isConnected ? this.#json() : undefined;
    if (text === this.#script?.text) return;
    this.hostDisconnected();
    if (text === undefined) return;
    this.#script = spentScript();
    this.#script.type = 'application/ld+json';
    this.#script.append(text);
    this.#host.after(this.#script);
  }

  hostDisconnected(): void {
    this.#script?.remove();
    this.#script = undefined;
  }
}
