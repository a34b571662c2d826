import { flatTreeAncestors } from './ancestors.js';
import { kebab } from './kebab.js';
import { themeKeys } from './palette.js';

const isSheet = (node: EventTarget | null): boolean =>
  node instanceof HTMLLinkElement || node instanceof HTMLStyleElement;

const containsSheet = (node: Node): boolean =>
  isSheet(node) || (node instanceof Element && node.querySelector('link,style') !== null);

/** Whether a mutation may change computed styles: an attribute, or a style sheet that is added or removed. */
const mayChangeStyles = ({ type, target, addedNodes, removedNodes }: MutationRecord): boolean =>
  type !== 'childList' || isSheet(target) || [...addedNodes, ...removedNodes].some(containsSheet);

const eventTypes = [
  'transitionend',
  'transitioncancel',
  'animationend',
  'animationcancel',
  'load',
  'change',
];

/**
 * Calls back when the page may have changed how it looks around some elements: an attribute of them or their
 * ancestors, a style sheet, the preferred colour scheme, the size of the window, the end of a transition, an input.
 */
export class PageObserver {
  readonly #changed: () => void;
  readonly #abort = new AbortController();
  readonly #mutations: MutationObserver;
  readonly #observed = new Set<EventTarget | null>();

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#mutations = new MutationObserver((records) => {
      if (records.some(mayChangeStyles)) changed();
    });
    const { signal } = this.#abort;
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
      matchMedia(query).addEventListener('change', changed, { signal });
    addEventListener('resize', changed, { signal, passive: true });
  }

  /** Observes an element and its ancestors. */
  observe(element: Element): void {
    for (const node of [element, ...flatTreeAncestors(element)]) {
      if (this.#observed.has(node)) return;
      this.#observed.add(node);
      this.#mutations.observe(node, { attributes: true, childList: true });
      this.#observeRoot(node.getRootNode());
    }
  }

  /** Stops observing. */
  disconnect(): void {
    this.#mutations.disconnect();
    this.#observed.clear();
    this.#abort.abort();
  }

  #observeRoot(root: Node): void {
    if (this.#observed.has(root)) return;
    this.#observed.add(root);
    if (root instanceof Document)
      this.#mutations.observe(root.head, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      });
    else this.#mutations.observe(root, { childList: true });
    const options = { capture: true, passive: true, signal: this.#abort.signal };
    for (const type of eventTypes)
      root.addEventListener(type, (event) => this.#isRelevant(event) && this.#changed(), options);
  }

  #isRelevant({ type, target }: Event): boolean {
    // A rule with `:has(:checked)` or a sibling combinator changes no attribute.
    if (type === 'change') return true;
    return type === 'load' ? isSheet(target) : this.#observed.has(target);
  }
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
 * An element that calls back when an inherited colour changes, for whatever reason: a style sheet that a script disabled
 * or rewrote, a media query, the state of a sibling. A mutation observer sees none of these, but each starts a
 * transition; there are no transitions in `display: none`.
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
