import type { ReactiveController, ReactiveControllerHost } from 'lit';

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
    this.#script = document.createElement('script');
    this.#script.type = 'application/ld+json';
    // Setting `textContent` of a script would need a policy of trusted types; a text node does not.
    this.#script.append(text);
    this.#host.after(this.#script);
  }

  hostDisconnected(): void {
    this.#script?.remove();
    this.#script = undefined;
  }
}
