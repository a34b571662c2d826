/** What the preview shows. */
export interface Shown {
  readonly tag: string;
  readonly base: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly colors: Readonly<Record<string, string>>;
}

const pauseMs = 250;

/** The element as it would stand on the owner's page; it follows when what is chosen rests. */
export class Preview {
  /** Called with each answer that the element shows. */
  onData: (data: unknown) => void = () => undefined;
  #element: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest = '';
  #since = 0;

  /** Shows this in `box`, a moment after the last call; nothing where `shown` is undefined. */
  show(box: Element, shown: Shown | undefined): void {
    const key = JSON.stringify(shown);
    if (key === this.#latest) return;
    this.#latest = key;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#draw(box, shown), pauseMs);
  }

  /** Paths that were asked since the element was made. */
  requests(base: string): readonly string[] {
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime >= this.#since && name.startsWith(`${base}/`))
      .filter(({ name }) => !/\/images\/|\/version$|\/vtcs\?search=/.test(name))
      .map(({ name }) => name.slice(base.length));
  }

  #draw(box: Element, shown: Shown | undefined): void {
    if (!shown) return this.#remove();
    if (this.#element?.localName !== shown.tag) {
      this.#remove();
      this.#since = performance.now();
      this.#element = document.createElement(shown.tag);
      this.#element.addEventListener('vtc-load', (event) => {
        if (event instanceof CustomEvent) this.onData(event.detail);
      });
    }
    const element = this.#element;
    const wanted = new Map<string, string>([
      ...shown.attributes,
      ['api-base', shown.base],
      ['loading', 'eager'],
    ]);
    for (const name of element.getAttributeNames())
      if (!wanted.has(name) && name !== 'style') element.removeAttribute(name);
    for (const [name, value] of wanted)
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    element.removeAttribute('style');
    for (const [name, value] of Object.entries(shown.colors))
      element.style.setProperty(name, value);
    if (!element.isConnected) box.replaceChildren(element);
  }

  #remove(): void {
    this.#element?.remove();
    this.#element = undefined;
  }
}
