const warned = Symbol.for('vtc-widgets.registered');

/**
 * Defines elements. A second copy of the file on one page is normal: the first one stays,
 * and the owner is told once.
 */
export function register(elements: Readonly<Record<string, CustomElementConstructor>>): void {
  const page = globalThis as { [warned]?: boolean };
  for (const [tag, element] of Object.entries(elements)) {
    if (!customElements.get(tag)) customElements.define(tag, element);
    else if (customElements.get(tag) !== element && !page[warned]) {
      page[warned] = true;
      console.warn('vtc-widgets is on this page twice: the first copy serves.');
    }
  }
}
