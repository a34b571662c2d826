import { documentProperty } from '../../base.js';

/** Keeps a bar at an edge of the window from covering focused elements, targets of links and the end of the page. */
export class EdgeSpace {
  readonly #host: Element;
  #end: (() => void) | undefined;
  #bar: Element | undefined;
  #edge = '';

  constructor(host: Element) {
    this.#host = host;
  }

  /** Reserves the space of a bar at an edge as long as it is shown; undefined: of none any more. */
  reserve(bar: Element | undefined, edge: string): void {
    if (bar === this.#bar && edge === this.#edge) return;
    this.#end?.();
    this.#bar = bar;
    this.#edge = edge;
    this.#end = bar && this.#follow(bar, edge);
  }

  /** Follows the size of a bar; returns a function that ends it. */
  #follow(bar: Element, edge: string): () => void {
    const root = documentProperty('documentElement');
    const sheets = documentProperty('adoptedStyleSheets');
    const sheet = new CSSStyleSheet();
    let padding = 0;
    const observer = new ResizeObserver(() => {
      const { top, bottom } = bar.getBoundingClientRect();
      const isTop = edge === 'top';
      const size = Math.round(isTop ? bottom : root.clientHeight - top);
      // The element keeps the height of the bar in the page; what follows it needs space as well.
      const hostEnd = this.#host.getBoundingClientRect().bottom + scrollY;
      padding = isTop ? 0 : Math.max(0, Math.min(size, root.scrollHeight - padding - hostEnd));
      sheet.replaceSync(
        `@media screen and (height >= 20rem){:root{scroll-padding-${edge}:${size}px;padding-bottom:${padding}px}}`,
      );
    });
    sheets.push(sheet);
    observer.observe(bar);
    observer.observe(root);
    return () => {
      observer.disconnect();
      const index = sheets.indexOf(sheet);
      if (index >= 0) sheets.splice(index, 1);
    };
  }
}
