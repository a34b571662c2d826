import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * A script element for JSON-LD, cloned from a script that has run: with required trusted types, browsers reject text
 * in any other script, even a data block.
 */
function createScript(): HTMLScriptElement {
  const script = (
    document.scripts[0] ?? document.createElement('script')
  ).cloneNode() as HTMLScriptElement;
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  script.type = 'application/ld+json';
  return script;
}

/** A script with JSON-LD after an element, for search engines; it leaves the page with the element. */
export class DataScript implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #script: HTMLScriptElement | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    (this.#host = host).addController(this);
  }

  /** Writes a text if it has changed; undefined removes the script. */
  write(text: string | undefined): void {
    if (text === undefined) return void this.#script?.remove();
    const script = (this.#script ??= createScript());
    if (script.textContent !== text) script.replaceChildren(text);
    if (this.#host.nextSibling !== script) this.#host.after(script);
  }

  hostDisconnected(): void {
    this.#script?.remove();
  }
}
