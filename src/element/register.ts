import { isServer } from 'lit';

const warned = Symbol.for('vtc-widgets.registered');

/** Warns once that there are two copies of the file on the page, which is allowed. Servers bundle modules more than once. */
export function warnOfCopies(): void {
  const page = globalThis as { [warned]?: boolean };
  if (isServer || page[warned]) return;
  page[warned] = true;
  console.warn(
    'vtc-widgets is on this page twice; the first definition of each element is used. Load each file once, and vtc-more.js from the folder of vtc-widgets.js.',
  );
}

/** Whether the browser supports custom states: Chrome 125, Firefox 126, Safari 17.4. On a server it does not matter. */
const isSupported = () => typeof CSS === 'undefined' || CSS.supports('selector(:state(ready))');

/** Tags that were registered on this page, for the doctor. */
const tagsKey = Symbol.for('vtc-widgets.tags');

/** Defines elements; an older browser shows their fallback content instead. A second copy of the file on a page is normal: the first one is used, with one warning. */
export function register(elements: Readonly<Record<string, CustomElementConstructor>>): void {
  if (!isSupported()) return;
  const page = globalThis as { [tagsKey]?: Set<string> };
  const tags = (page[tagsKey] ??= new Set());
  for (const [tag, element] of Object.entries(elements)) {
    tags.add(tag);
    if (!customElements.get(tag)) customElements.define(tag, element);
    else if (customElements.get(tag) !== element) warnOfCopies();
  }
}
