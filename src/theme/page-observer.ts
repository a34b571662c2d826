import { drawnIn } from './flat-tree.js';

const isSheet = (node: EventTarget | null): boolean =>
  node instanceof HTMLLinkElement || node instanceof HTMLStyleElement;

const holdsSheet = (node: Node): boolean =>
  isSheet(node) || (node instanceof Element && node.querySelector('link,style') !== null);

/** Whether a change of the tree may change how something looks: any attribute, or a style sheet that comes or goes. */
const mayShow = ({ type, target, addedNodes, removedNodes }: MutationRecord): boolean =>
  type !== 'childList' || isSheet(target) || [...addedNodes, ...removedNodes].some(holdsSheet);

const options = { capture: true, passive: true };

/**
 * Says when the page may have changed how it looks around some elements: an attribute of them or of what they stand in,
 * a style sheet, the preference for dark, the size of the window, a fade that has ended, a control that was used.
 */
export class PageObserver {
  readonly #changed: () => void;
  readonly #abort = new AbortController();
  readonly #mutations: MutationObserver;
  readonly #watched = new Set<Node>();

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#mutations = new MutationObserver((records) => {
      if (records.some(mayShow)) changed();
    });
    const { signal } = this.#abort;
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
      matchMedia(query).addEventListener('change', changed, { signal });
    }
    addEventListener('resize', changed, { signal, passive: true });
  }

  /** Watches an element and all that it stands in. */
  watch(host: Element): void {
    for (let node: Element | null = host; node && !this.#watched.has(node); node = drawnIn(node)) {
      this.#watched.add(node);
      this.#mutations.observe(node, { attributes: true, childList: true });
      this.#watchRoot(node.getRootNode());
    }
  }

  /** Watches nothing any more. */
  stop(): void {
    this.#mutations.disconnect();
    this.#watched.clear();
    this.#abort.abort();
  }

  #watchRoot(root: Node): void {
    if (this.#watched.has(root)) return;
    this.#watched.add(root);
    if (root instanceof Document) {
      const all = { attributes: true, childList: true, characterData: true, subtree: true };
      this.#mutations.observe(root.head, all);
    } else {
      this.#mutations.observe(root, { childList: true });
    }
    const { signal } = this.#abort;
    const listen = (type: string, counts: (event: Event) => boolean) =>
      root.addEventListener(
        type,
        (event) => {
          if (counts(event)) this.#changed();
        },
        { ...options, signal },
      );
    const isAround = ({ target }: Event) => target instanceof Node && this.#watched.has(target);
    for (const type of ['transitionend', 'transitioncancel', 'animationend', 'animationcancel']) {
      listen(type, isAround);
    }
    listen('load', ({ target }) => isSheet(target));
    // What `:has(:checked)` or a sibling selector turns on changes no attribute.
    listen('change', () => true);
  }
}
