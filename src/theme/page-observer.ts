import { documentProperty } from '../dom/document.js';
import { isDocument, isElement } from '../dom/nodes.js';
import { flatTreeAncestors } from '../dom/ancestors.js';
import { kebab } from './kebab.js';
import { themeKeys } from './palette.js';

const isSheet = (node: Node): boolean => isElement(node) && node.matches('link, style');

const containsSheet = (node: Node): boolean =>
  isSheet(node) || (isElement(node) && node.querySelector('link, style') !== null);

/** Whether a mutation may change computed styles: an attribute, or a style sheet that is added or removed. */
const mayChangeStyles = ({ type, target, addedNodes, removedNodes }: MutationRecord): boolean =>
  type !== 'childList' || isSheet(target) || [...addedNodes, ...removedNodes].some(containsSheet);

const endOfChange = ['transitionend', 'transitioncancel', 'animationend', 'animationcancel'];

/** Observes what the page looks like around elements. */
export interface PageObserver {
  /** Observes an element and its ancestors. */
  readonly observe: (element: Element) => void;
  readonly disconnect: () => void;
}

/**
 * Calls back when the page may have changed how it looks around observed elements: an attribute of them or their
 * ancestors, a style sheet, the preferred colour scheme, the size of the window, the end of a transition, an input.
 */
export function createPageObserver(changed: () => void): PageObserver {
  const observed = new WeakSet();
  const abort = new AbortController();
  const options = { capture: true, passive: true, signal: abort.signal };
  const mutations = new MutationObserver((records) => {
    if (records.some(mayChangeStyles)) changed();
  });
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
    matchMedia(query).addEventListener('change', changed, options);
  addEventListener('resize', changed, { signal: abort.signal });

  function observeRoot(root: Node): void {
    if (observed.has(root)) return;
    observed.add(root);
    const all = { attributes: true, childList: true, characterData: true, subtree: true };
    if (isDocument(root)) mutations.observe(documentProperty('head', root), all);
    else mutations.observe(root, { childList: true });
    const target = isDocument(root) ? documentProperty('documentElement', root) : root;
    for (const type of endOfChange)
      target.addEventListener(
        type,
        ({ target }) => target && observed.has(target) && changed(),
        options,
      );
    target.addEventListener('load', ({ target }) => isSheet(target as Node) && changed(), options);
    // A rule with `:has(:checked)` or a sibling combinator changes no attribute.
    target.addEventListener('change', changed, options);
  }

  return {
    observe: (element) => {
      for (const node of [element, ...flatTreeAncestors(element)]) {
        // An observed node may have been moved below others.
        if (observed.has(node)) continue;
        observed.add(node);
        mutations.observe(node, { attributes: true, childList: true });
        observeRoot(node.getRootNode());
      }
    },
    disconnect: () => {
      mutations.disconnect();
      abort.abort();
    },
  };
}

const carriers = [
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'text-decoration-color',
  'column-rule-color',
];

/**
 * A hidden element with a transition of 1 ms on its inherited colours, which calls back when a transition starts. So it
 * notices any change: by a style sheet that a script disabled or rewrote, by a media query, by the state of a sibling. A
 * mutation observer sees none of these. Nothing is noticed while an ancestor is `display: none`.
 */
export function createColorProbe(changed: () => void): HTMLElement {
  const probe = document.createElement('span');
  probe.setAttribute('aria-hidden', 'true');
  const { style } = probe;
  style.cssText =
    'position: absolute; visibility: hidden; inline-size: 0; block-size: 0; pointer-events: none';
  style.backgroundColor = 'light-dark(#000, #fff)';
  themeKeys.forEach((key, at) => style.setProperty(carriers[at] ?? '', `var(--vtc-${kebab(key)})`));
  style.transition = ['color', 'background-color', ...carriers].map((name) => `${name} 1ms`).join();
  probe.addEventListener('transitionrun', changed);
  return probe;
}
