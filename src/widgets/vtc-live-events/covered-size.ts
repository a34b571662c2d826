/** The element of the document that an element is, or is in through shadow roots. */
function inDocument(element: Element): Element {
  const root = element.getRootNode();
  return 'host' in root ? inDocument((root as ShadowRoot).host) : element;
}

/** The nearest ancestor of an element, or itself, that stays in place while the page scrolls. */
function pinned(element: Element | null): Element | undefined {
  if (!element) return undefined;
  const isPinned = /fixed|sticky/.test(getComputedStyle(element).position);
  return isPinned ? element : pinned(element.parentElement);
}

/** Box of the fixed header or footer of the page that covers a point of an element; undefined for something as large as a dialog. */
function coverAt(element: Element, x: number, y: number): DOMRect | undefined {
  const shown = element.ownerDocument.elementFromPoint(x, y);
  if (!shown || shown.contains(inDocument(element))) return undefined;
  const box = pinned(shown)?.getBoundingClientRect();
  return box && box.height < innerHeight / 2 ? box : undefined;
}

/** Distance from an edge of the window to the end of the fixed headers or footers that cover a bar there; 0 for none. */
export function coveredSize(bar: Element, edge: string): number {
  const { left, right, top, bottom } = bar.getBoundingClientRect();
  const [middle, half] = [(left + right) / 2, (bottom - top) / 2];
  const boxes = [left + half, middle, right - half].flatMap(
    (x) => coverAt(bar, x, top + half) ?? [],
  );
  return Math.max(0, ...boxes.map((box) => (edge === 'top' ? box.bottom : innerHeight - box.top)));
}
