import { isElement, isShadowRoot } from './nodes.js';

/** A node and its ancestors, through shadow roots. */
export function* shadowIncludingAncestors(start: Node): Generator<Node, void> {
  for (let node: Node | null = start; node;) {
    yield node;
    node = isShadowRoot(node) ? node.host : node.parentNode;
  }
}

/** The parent of an element in the flat tree, through slots and shadow roots. */
export function flatTreeParent(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  if (!parent || isElement(parent)) return parent;
  return isShadowRoot(parent) ? parent.host : null;
}

/** The ancestors of an element in the flat tree. */
export function* flatTreeAncestors(element: Element): Generator<Element, void> {
  for (let node = flatTreeParent(element); node; node = flatTreeParent(node)) yield node;
}
