import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & Element;

const isFallback = (node: Node): boolean =>
  node instanceof Element
    ? !node.slot && node.localName !== 'script'
    : Boolean(node.textContent?.trim());

/** What the page puts inside an element: data as JSON, and content to fall back to. */
export class PageData implements ReactiveController {
  /** Whether there is something to show until there is data. */
  hasFallback = false;

  readonly #host: Host;
  readonly #changed: (read: () => unknown) => void;
  #script: HTMLScriptElement | null = null;

  /** `changed` gets a function that reads the data, null where it was taken away; it throws where it is no JSON. */
  constructor(host: Host, changed: (read: () => unknown) => void) {
    this.#changed = changed;
    (this.#host = host).addController(this);
  }

  hostConnected(): void {
    this.read();
  }

  /** Looks at the content of the element again. */
  readonly read = (): void => {
    this.hasFallback = [...this.#host.childNodes].some(isFallback);
    const script = this.#host.querySelector<HTMLScriptElement>(
      ':scope > script[type="application/json"]',
    );
    if (script !== this.#script) {
      this.#script = script;
      this.#changed((): unknown => script && JSON.parse(script.text));
    }
    this.#host.requestUpdate();
  };
}
