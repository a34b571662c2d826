import type { LitElement, ReactiveController } from 'lit';
import { LruCache } from '../cache/lru-cache.js';
import { memoizeLast } from '../cache/memoize.js';
import { flatTreeAncestors } from '../dom/ancestors.js';
import { sharedStyleSheet } from '../dom/style-sheets.js';
import { createColorProbe, createPageObserver, type PageObserver } from './page-observer.js';
import { computePageStyles } from './page-styles.js';
import { type ForeignTheme, type Look, type PageStyles, themeCss } from './palette.js';

/** What the colours of an element depend on. */
interface ThemeSource {
  readonly settings: { readonly theme: string; readonly headingLevel: number };
  readonly shownLook: Look;
  /** Whether it has no frame: the page is its background. */
  readonly isFrameless: boolean;
  /** The company's theme, if it is known. */
  readonly companyTheme: ForeignTheme | undefined;
  /** Whether it is known to be outside of the window. */
  readonly isOutside: boolean;
}

const rules = new LruCache<string, string>(100);

/** The style sheet with the colours of an element; one for all elements of a document with the same colours. */
function themeSheet(
  page: Document,
  styles: PageStyles,
  theme: string,
  look: Look,
  isFrameless: boolean,
  companyTheme: ForeignTheme | undefined,
): CSSStyleSheet | undefined {
  const options = { theme, look, isFrameless, companyTheme };
  const key = JSON.stringify([options, styles]);
  return sharedStyleSheet(
    page,
    rules.getOrCompute(key, () => themeCss(options, styles)),
  );
}

/** The controllers of the elements on the page. */
const controllers = new Set<ThemeController>();
/** The controller of the last element inside an ancestor whose styles were computed. */
let nearby = new WeakMap<Element, WeakRef<ThemeController>>();
let observer: PageObserver | undefined;
let frame = 0;
/** Reports changes of inherited colours, in the first element that is rendered. */
let probe: HTMLElement | undefined;

/** Attributes by which selectors probably match an element. */
const selectorsOf = (element: Element): string =>
  [element.localName, ...['class', 'style', 'id'].map((name) => element.getAttribute(name))].join();

/** The styles of a similar element in the same place. */
function similarStyles(element: Element): PageStyles | undefined {
  for (const node of flatTreeAncestors(element)) {
    const near = nearby.get(node)?.deref();
    if (near) return selectorsOf(near.element) === selectorsOf(element) ? near.styles : undefined;
  }
  return undefined;
}

/**
 * Computes the styles of all that are due before any is applied, so that the browser calculates styles once for that. It
 * does so again with the new colours: those of elements that are outside of the window follow the next paint.
 */
function computeDue(): void {
  const due = [...controllers].filter(({ isDue }) => isDue);
  due.forEach(({ element }) => observer?.observe(element));
  const styles = computePageStyles(due.map(({ element }) => element));
  due.forEach((controller, index) => controller.store(styles[index]));
  const mayWait = ({ element }: ThemeController) => element.hasUpdated && element.isOutside;
  const waiting = due.filter(mayWait);
  due.forEach((controller) => mayWait(controller) || controller.hostUpdate());
  if (waiting.length > 0)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => waiting.forEach((controller) => controller.hostUpdate())),
    );
}

/** Computes the styles that are due now if none were computed in this frame, else in the next one. */
function computeOncePerFrame(): void {
  if (frame || ![...controllers].some(({ isDue }) => isDue)) return;
  requestFrame();
  computeDue();
}

function requestFrame(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    computeOncePerFrame();
    placeProbe();
  });
}

function placeProbe(): void {
  if (probe?.checkVisibility()) return;
  const rendered = [...controllers].find(({ element }) => element.checkVisibility());
  // Before the content that Lit renders.
  rendered?.element.shadowRoot?.prepend((probe ??= createColorProbe(pageChanged)));
}

function pageChanged(): void {
  for (const controller of controllers) controller.isDue = true;
  computeOncePerFrame();
}

/** Colours of an element: the page's, else the company's, else the default ones, with readable text. */
export class ThemeController implements ReactiveController {
  /** Whether the styles of the page are missing, or may be out of date. */
  isDue = true;
  /** Whether the page is dark around the element, as far as is known. */
  isOnDarkPage = false;
  readonly element: LitElement & ThemeSource;
  /** The computed styles; undefined if they are outdated. */
  styles: PageStyles | undefined;
  /** Whether the styles were computed in `display: none`, in which no transition reports a change. */
  #isHidden = false;
  #wasRendered = false;
  #sheet: CSSStyleSheet | undefined;
  readonly #sheetOf = memoizeLast(themeSheet);

  constructor(host: LitElement & ThemeSource) {
    (this.element = host).addController(this);
  }

  hostConnected(): void {
    observer ??= createPageObserver(pageChanged);
    controllers.add(this);
    // In the next frame, so that elements that are connected together are computed together.
    requestFrame();
  }

  hostDisconnected(): void {
    controllers.delete(this);
    this.store(undefined);
    if (this.element.shadowRoot === probe?.parentNode) probe?.remove();
    requestFrame();
    if (controllers.size) return;
    observer?.disconnect();
    observer = undefined;
    nearby = new WeakMap();
  }

  /** Applies the colours: by the styles of a similar element until its own are computed. */
  hostUpdate(): void {
    // Not on the page, or on a server.
    if (!controllers.has(this)) return;
    const styles = this.styles ?? similarStyles(this.element);
    if (styles) this.#apply(styles);
    else computeDue();
  }

  /** Computes the styles again after the first render, without which the links in the fallback content have none. */
  hostUpdated(): void {
    if (this.#wasRendered) return;
    this.#wasRendered = true;
    if (!this.element.querySelector('a')) return;
    this.isDue = true;
    requestFrame();
  }

  /** Applies the company's colours to an element that is rendered already. */
  recolor(): void {
    if (this.element.hasUpdated) this.hostUpdate();
  }

  /** To be called when the element may have become rendered, or stopped to be. */
  visibilityChanged(): void {
    if (this.#isHidden) this.isDue = true;
    requestFrame();
  }

  /** Stores the computed styles; undefined if they are outdated. */
  store(styles: PageStyles | undefined): void {
    this.styles = styles;
    this.isDue = !styles;
    this.#isHidden = !this.element.checkVisibility();
    if (!styles) return;
    const reference = new WeakRef<ThemeController>(this);
    for (const node of flatTreeAncestors(this.element)) nearby.set(node, reference);
  }

  /** Requests an update if the look or the frame of the element depend on whether the page is dark. */
  #setDark(isDark: boolean): void {
    if (isDark === this.isOnDarkPage) return;
    const { element } = this;
    const { shownLook, isFrameless } = element;
    this.isOnDarkPage = isDark;
    const isChanged = element.shownLook !== shownLook || element.isFrameless !== isFrameless;
    if (isChanged && element.hasUpdated) element.requestUpdate();
  }

  /** In a style sheet, since the host's style attribute belongs to the page. */
  #apply(styles: PageStyles): void {
    this.#setDark(styles.isDark);
    const { element } = this;
    const { ownerDocument, settings, shadowRoot } = element;
    const { shownLook, isFrameless, companyTheme } = element;
    const { theme } = settings;
    const sheet = this.#sheetOf(ownerDocument, styles, theme, shownLook, isFrameless, companyTheme);
    if (!shadowRoot || !sheet || shadowRoot.adoptedStyleSheets.includes(sheet)) return;
    const others = shadowRoot.adoptedStyleSheets.filter((other) => other !== this.#sheet);
    shadowRoot.adoptedStyleSheets = [...others, (this.#sheet = sheet)];
  }
}
