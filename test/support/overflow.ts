/** Rows that are meant to scroll, and pictures that are meant to overlap their neighbours. */
const scrollers = '.strip, .albums, .is-logos';
const overlapping = '.people .avatar';

const isShown = (part: Element): boolean =>
  part.checkVisibility({ visibilityProperty: true }) &&
  part.closest('.visually-hidden, svg') === null &&
  part.clientWidth !== 1;

/** Whether a part is moved out of its box on purpose. */
function isMoved(part: Element): boolean {
  const { position, marginLeft, marginRight } = getComputedStyle(part);
  const isPlaced = position === 'absolute' || position === 'fixed';
  return isPlaced || [marginLeft, marginRight].some((margin) => Number.parseFloat(margin) < 0);
}

/** The box around a part or a text. */
function boxAround(node: Node): Element | null {
  let box = node.parentElement;
  while (box && /^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement;
  return box;
}

function rectsOf(node: Node): Iterable<DOMRect> {
  if (node instanceof Element) return node.getClientRects();
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects();
}

/** The width in px by which a part or a text exceeds a box. */
function outside(node: Node, box: Element): number {
  const { left, right } = box.getBoundingClientRect();
  return Math.max(
    0,
    ...[...rectsOf(node)].flatMap((rect) => [left - rect.left, rect.right - right]),
  );
}

/** The width in px by which a part or a text exceeds the box around it. */
function overflowOf(node: Node): number {
  const box = boxAround(node);
  return box && getComputedStyle(box).overflowX === 'visible' ? outside(node, box) : 0;
}

/** Whether a box around a part, inside of its element, hides or scrolls what is outside of it. */
function isClipped(part: Element, base: Element): boolean {
  for (let box = part.parentElement; box && box !== base; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  return false;
}

/** Whether a part, moved on purpose or not, is outside of its element. */
const isOutside = (node: Node, base: Element): boolean =>
  node instanceof Element && isShown(node) && outside(node, base) > 1 && !isClipped(node, base);

function* partsOf(base: Element): Generator<Node> {
  const walker = document.createTreeWalker(base, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode;
}

/** Whether a part or text is to be inside of its box. */
function isInside(node: Node): boolean {
  const part = node instanceof Element ? node : node.parentElement;
  if (!part || !isShown(part) || part.matches(overlapping)) return false;
  return node instanceof Element ? !isMoved(node) : node.textContent?.trim() !== '';
}

const nameOf = (node: Node): string => {
  const part = node instanceof Element ? node : node.parentElement;
  return `${part?.localName}.${part?.className} "${node.textContent?.trim()}"`;
};

const scrolls = (part: Node): boolean =>
  part instanceof Element &&
  part.scrollWidth > part.clientWidth + 1 &&
  /auto|scroll/.test(getComputedStyle(part).overflowX) &&
  !part.matches(scrollers);

/** The parts and texts of an element that scroll sideways or stick out of the boxes around them. */
export function overflows(element: HTMLElement): string[] {
  const base = element.shadowRoot?.querySelector('[part~="base"]');
  if (!base) return ['no base'];
  const parts = [...partsOf(base)];
  // Text in a sentence of the page has no width of its own, which Firefox reports as 0.
  const isWide = base.clientWidth > 0 && base.scrollWidth > base.clientWidth + 1;
  const wide = parts.filter((node) => isInside(node) && overflowOf(node) > 1);
  const left = parts.filter((node) => isOutside(node, base));
  return [
    ...(isWide ? [`base: ${base.scrollWidth} px`] : []),
    ...parts.filter(scrolls).map((part) => `${nameOf(part)} scrolls`),
    ...left.map((part) => `${nameOf(part)} is outside of the element`),
    ...wide.map((node) => `${nameOf(node)} is outside by ${overflowOf(node).toFixed(1)} px`),
  ];
}
