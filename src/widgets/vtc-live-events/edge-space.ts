import { addPageStyles, documentProperty } from '../../base.js';
import { coveredSize } from './covered-size.js';

/**
 * Keeps a bar at an edge of the window from covering focused elements, targets of links and the end of the page, and
 * from being covered by a fixed header or footer of the page.
 */
export class EdgeSpace {
  readonly #host: Element;
  #end: (() => void) | undefined;
  #bar: HTMLElement | undefined;
  #edge = '';
  /** The document that the bar is in. */
  #page: Document | undefined;

  constructor(host: Element) {
    this.#host = host;
  }

  /** Reserves the space of a bar at an edge as long as it is shown; undefined: of none any more. */
  reserve(bar: HTMLElement | undefined, edge: string): void {
    const { ownerDocument: page } = this.#host;
    if (bar === this.#bar && edge === this.#edge && page === this.#page) return;
    this.#end?.();
    this.#page = page;
    this.#bar = bar;
    this.#edge = edge;
    this.#end = bar && this.#follow(page, bar, edge);
  }

  /** Follows the size of a bar, and what covers it; returns a function that ends it. */
  #follow(page: Document, bar: HTMLElement, edge: string): () => void {
    const root = documentProperty('documentElement', page);
    const styles = addPageStyles(page);
    let padding = 0;
    const measure = () => {
      bar.style.removeProperty('--covered');
      const covered = coveredSize(bar, edge);
      if (covered > 0) bar.style.setProperty('--covered', `${covered}px`);
      const { top, bottom } = bar.getBoundingClientRect();
      const isTop = edge === 'top';
      const size = Math.round(isTop ? bottom : root.clientHeight - top);
      // The element keeps the height of the bar in the page; what follows it needs space as well.
      const hostEnd = this.#host.getBoundingClientRect().bottom + scrollY;
      padding = isTop ? 0 : Math.max(0, Math.min(size, root.scrollHeight - padding - hostEnd));
      styles.replace(
        `@media screen and (height >= 20rem){:root{scroll-padding-${edge}:${size}px;padding-bottom:${padding}px}}`,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    observer.observe(root);
    // A header may appear or stick while the page scrolls.
    addEventListener('scrollend', measure, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scrollend', measure);
      bar.style.removeProperty('--covered');
      styles.remove();
    };
  }
}
