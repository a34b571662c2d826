import { drawnIn } from './flat-tree.js';
import { watchInherited } from './inherited-watch.js';
import { PageObserver } from './page-observer.js';
import { type PageStyles, computePageStyles } from './page-styles.js';

/** An element that is coloured after the page. */
export interface PageStylesListener {
  readonly element: Element;
  /** Takes what was computed. */
  take(styles: PageStyles): void;
}

/** What was computed last inside an ancestor, and for which kind of element. */
interface Nearby {
  readonly looks: string;
  readonly styles: PageStyles;
}

const listeners = new Set<PageStylesListener>();
/** Those whose styles are missing, or may be out of date. */
const due = new Set<PageStylesListener>();
let stylesOf = new WeakMap<PageStylesListener, PageStyles>();
let nearby = new WeakMap<Element, Nearby>();
let observer: PageObserver | undefined;
let frame = 0;
/** The one element of the page in which inherited colours are watched. */
let watched: PageStylesListener | undefined;
let unwatch: (() => void) | undefined;

/** What style sheets are likely to tell elements apart by. */
const looksOf = (element: Element): string =>
  [element.localName, ...['class', 'style', 'id'].map((name) => element.getAttribute(name))].join();

function* ancestors(element: Element): Generator<Element, void> {
  for (let node = drawnIn(element); node; node = drawnIn(node)) yield node;
}

function keep(listener: PageStylesListener, styles: PageStyles): void {
  stylesOf.set(listener, styles);
  const looks = looksOf(listener.element);
  for (const node of ancestors(listener.element)) nearby.set(node, { looks, styles });
}

/** Computes for all that are due, then hands out: no style is computed once the first is written. */
function computeDue(): void {
  const now = [...due].filter(({ element }) => element.isConnected);
  due.clear();
  now.forEach(({ element }) => observer?.watch(element));
  const found = computePageStyles(now.map(({ element }) => element));
  now.forEach((listener, at) => {
    const styles = found[at];
    if (styles) keep(listener, styles);
  });
  now.forEach((listener, at) => {
    const styles = found[at];
    if (styles) listener.take(styles);
  });
}

function nextFrame(): void {
  frame = 0;
  if (due.size) computeOncePerFrame();
  const [first] = listeners;
  const root = first?.element.shadowRoot;
  if (!root || watched) return;
  watched = first;
  unwatch = watchInherited(root, pageChanged);
}

/** Computes what is due now if nothing was computed in this frame, else with the next. */
function computeOncePerFrame(): void {
  if (frame) return;
  frame = requestAnimationFrame(nextFrame);
  computeDue();
}

function pageChanged(): void {
  listeners.forEach((listener) => due.add(listener));
  computeOncePerFrame();
}

/** The styles of an element nearby that looks alike. */
function alike(element: Element): PageStyles | undefined {
  for (const node of ancestors(element)) {
    const near = nearby.get(node);
    if (near) return near.looks === looksOf(element) ? near.styles : undefined;
  }
  return undefined;
}

/** Computes for an element from now on, and again whenever the page has changed. */
export function addListener(listener: PageStylesListener): void {
  observer ??= new PageObserver(pageChanged);
  listeners.add(listener);
  due.add(listener);
  observer.watch(listener.element);
  // Not at once: those that come with it are computed with it.
  frame ||= requestAnimationFrame(nextFrame);
}

/** Stops computing for an element. */
export function removeListener(listener: PageStylesListener): void {
  listeners.delete(listener);
  due.delete(listener);
  stylesOf.delete(listener);
  if (listener === watched) {
    unwatch?.();
    watched = undefined;
    frame ||= requestAnimationFrame(nextFrame);
  }
  if (listeners.size) return;
  observer?.stop();
  observer = undefined;
  stylesOf = new WeakMap();
  nearby = new WeakMap();
}

/** What is known of the page for an element: its own styles, and until they are there those of its like nearby. */
export function pageStylesFor(listener: PageStylesListener): PageStyles | undefined {
  // Not on the page, or on a server.
  if (!listeners.has(listener)) return undefined;
  const known = stylesOf.get(listener) ?? alike(listener.element);
  if (known) return known;
  computeDue();
  return stylesOf.get(listener);
}
