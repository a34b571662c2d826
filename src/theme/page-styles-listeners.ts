import { flatTreeAncestors } from './ancestors.js';
import { observeInheritedColors, PageObserver } from './page-observer.js';
import { type PageStyles, computePageStyles } from './page-styles.js';

/** An element whose colours depend on the page. */
export interface PageStylesListener {
  readonly element: Element;
  /** Applies the computed styles. */
  apply(styles: PageStyles): void;
}

/** Styles computed inside an ancestor, and the selectors that the element probably matches. */
interface Nearby {
  readonly selectors: string;
  readonly styles: PageStyles;
}

const listeners = new Set<PageStylesListener>();
/** Listeners whose styles are missing, or may be out of date. */
const due = new Set<PageStylesListener>();
/** Listeners whose styles were computed in `display: none`, where no transition tells of a change. */
const hidden = new Set<PageStylesListener>();
let stylesOf = new WeakMap<PageStylesListener, PageStyles>();
let nearby = new WeakMap<Element, Nearby>();
let observer: PageObserver | undefined;
let frame = 0;
/** The element of the page in which inherited colours are observed. */
let observed: PageStylesListener | undefined;
let stopObserving: (() => void) | undefined;

const selectorsOf = (element: Element): string =>
  [element.localName, ...['class', 'style', 'id'].map((name) => element.getAttribute(name))].join();

function store(listener: PageStylesListener, styles: PageStyles): void {
  stylesOf.set(listener, styles);
  const { element } = listener;
  if (element.checkVisibility()) hidden.delete(listener);
  else hidden.add(listener);
  const selectors = selectorsOf(element);
  for (const node of flatTreeAncestors(element)) nearby.set(node, { selectors, styles });
}

/** Computes the styles of all that are due before any is applied, so that styles are calculated once. */
function computeDue(): void {
  const connected = [...due].filter(({ element }) => element.isConnected);
  due.clear();
  connected.forEach(({ element }) => observer?.observe(element));
  const styles = computePageStyles(connected.map(({ element }) => element));
  const computed = connected.flatMap((listener, at) => {
    const own = styles[at];
    return own ? [[listener, own] as const] : [];
  });
  for (const [listener, own] of computed) store(listener, own);
  for (const [listener, own] of computed) listener.apply(own);
}

/** Observes inherited colours in the first element that is rendered. */
function observeOne(): void {
  if (observed?.element.checkVisibility()) return;
  stopObserving?.();
  observed = [...listeners].find(({ element }) => element.checkVisibility());
  const root = observed?.element.shadowRoot;
  stopObserving = root ? observeInheritedColors(root, pageChanged) : undefined;
  if (!root) observed = undefined;
}

function nextFrame(): void {
  frame = 0;
  if (due.size) computeOncePerFrame();
  observeOne();
}

/** Computes the styles that are due now if none were computed in this frame, else in the next one. */
function computeOncePerFrame(): void {
  if (frame) return;
  frame = requestAnimationFrame(nextFrame);
  computeDue();
}

function pageChanged(): void {
  listeners.forEach((listener) => due.add(listener));
  computeOncePerFrame();
}

/** The styles of a similar element in the same place. */
function similarStyles(element: Element): PageStyles | undefined {
  for (const node of flatTreeAncestors(element)) {
    const near = nearby.get(node);
    if (near) return near.selectors === selectorsOf(element) ? near.styles : undefined;
  }
  return undefined;
}

/** Computes styles for an element from now on, and again whenever the page has changed. */
export function addListener(listener: PageStylesListener): void {
  observer ??= new PageObserver(pageChanged);
  listeners.add(listener);
  due.add(listener);
  observer.observe(listener.element);
  // In the next frame, so that elements that are connected together are computed together.
  frame ||= requestAnimationFrame(nextFrame);
}

/** Computes the styles of an element again that was not rendered; to be called when that changes. */
export function visibilityChanged(listener: PageStylesListener): void {
  if (!listeners.has(listener)) return;
  if (hidden.has(listener)) due.add(listener);
  frame ||= requestAnimationFrame(nextFrame);
}

/** Stops computing styles for an element. */
export function removeListener(listener: PageStylesListener): void {
  for (const set of [listeners, due, hidden]) set.delete(listener);
  stylesOf.delete(listener);
  if (listener === observed) {
    stopObserving?.();
    observed = stopObserving = undefined;
    frame ||= requestAnimationFrame(nextFrame);
  }
  if (listeners.size) return;
  observer?.disconnect();
  observer = undefined;
  stylesOf = new WeakMap();
  nearby = new WeakMap();
}

/** The styles of the page for an element: its own, and until they are computed those of a similar one. */
export function pageStylesFor(listener: PageStylesListener): PageStyles | undefined {
  // Not on the page, or on a server.
  if (!listeners.has(listener)) return undefined;
  const known = stylesOf.get(listener) ?? similarStyles(listener.element);
  if (known) return known;
  computeDue();
  return stylesOf.get(listener);
}
