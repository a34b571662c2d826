const warned = Symbol.for('vtc-widgets.registered');

/**
 * Defines elements. A second copy of the file on a page is normal: the first one is used, with one warning.
 */
export function register(elements: Readonly<Record<string, CustomElementConstructor>>): void {
  const page = globalThis as { [warned]?: boolean };
  for (const [tag, element] of Object.entries(elements)) {
    if (!customElements.get(tag)) customElements.define(tag, element);
    else if (customElements.get(tag) !== element && !page[warned]) {
      page[warned] = true;
      console.warn('vtc-widgets is on this page twice; the first copy is used.');
    }
  }
}
