import { shadowIncludingAncestors } from './ancestors.js';
import { isElement } from './nodes.js';

/** The nearest element with a language, from an element through its ancestors and shadow roots. */
export function langHolder(start: Element): Element | undefined {
  for (const node of shadowIncludingAncestors(start))
    // Not `node.lang`, which a field of that name in a form replaces.
    if (isElement(node) && node.getAttribute('lang')?.trim()) return node;
  return undefined;
}
