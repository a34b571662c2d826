import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isShadowRoot } from '../dom/nodes.js';

/** Distance from the viewport within which an element is near, in px. */
const marginPx = 200;
/** Elements that may load before IntersectionObserver reports: without reserved space all seem to be in view. */
const maxEarly = 6;

const viewports = new Map<Element, Viewport>();
/** Connected elements that have not been measured. */
const unseen = new Set<Viewport>();
/** Positions of the connected elements in the document; undefined when they have changed. */
let positions: Map<Element, number> | undefined;
let observer: IntersectionObserver | undefined;

/** An element with the hosts of the shadow roots around it, the outermost first. */
function pathOf(element: Element): readonly Element[] {
  const root = element.getRootNode();
  return isShadowRoot(root) ? [...pathOf(root.host), element] : [element];
}

/** Document order, through shadow roots; a host is before its shadow tree. */
function comparePaths(a: readonly Element[], b: readonly Element[]): number {
  const level = a.findIndex((element, index) => element !== b[index]);
  const [first, second] = [a[level], b[level]];
  if (!first) return -1;
  if (!second) return 1;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function positionOf(element: Element): number {
  positions ??= new Map(
    [...viewports.keys()]
      .map(pathOf)
      .sort(comparePaths)
      .flatMap((path, index) => path.slice(-1).map((last) => [last, index])),
  );
  return positions.get(element) ?? 0;
}

const byPosition = (a: Viewport, b: Viewport) => positionOf(a.host) - positionOf(b.host);

/** One observer for all elements: it reports to them in document order. */
function sharedObserver(): IntersectionObserver {
  return (observer ??= new IntersectionObserver(
    (entries) => {
      const latest = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]));
      const reported = [...latest.keys()].flatMap((target) => viewports.get(target) ?? []);
      for (const viewport of reported.sort(byPosition))
        viewport.seen(latest.get(viewport.host) ?? false);
    },
    { rootMargin: `${marginPx}px` },
  ));
}

function isNearViewport(element: Element): boolean {
  const { innerHeight, innerWidth } = window;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return (
    element.checkVisibility() &&
    bottom > -marginPx &&
    top < innerHeight + marginPx &&
    right > -marginPx &&
    left < innerWidth + marginPx
  );
}

/**
 * Finds the first elements near the viewport with one layout, before any of the elements connected together renders.
 * IntersectionObserver would report a frame later.
 */
function measureUnseen(): void {
  const near: Viewport[] = [];
  for (const viewport of [...unseen].sort(byPosition)) {
    if (near.length === maxEarly) break;
    if (isNearViewport(viewport.host)) near.push(viewport);
  }
  unseen.clear();
  for (const viewport of near) viewport.seen(true);
}

/** Whether an element is in or near the viewport, and how urgent its requests are. */
export class Viewport implements ReactiveController {
  /** In or near the viewport now. */
  isNear = false;
  /** Whether IntersectionObserver has reported that it is not. */
  isOutside = false;

  readonly host: ReactiveControllerHost & Element;
  readonly #changed: () => void;
  #wasNear = false;

  constructor(host: ReactiveControllerHost & Element, changed: () => void) {
    this.#changed = changed;
    (this.host = host).addController(this);
  }

  /** Whether it was in or near the viewport at least once; measures elements that have just been connected. */
  get wasNear(): boolean {
    if (unseen.has(this)) measureUnseen();
    return this.#wasNear;
  }

  /** Priority of its requests: from 0 to 1 near the viewport, else from 1 to 2; within these, in document order. */
  get priority(): number {
    return (this.isNear ? 0 : 1) + positionOf(this.host) / (viewports.size + 1);
  }

  hostConnected(): void {
    this.isOutside = false;
    unseen.add(this);
    viewports.set(this.host, this);
    positions = undefined;
    sharedObserver().observe(this.host);
  }

  hostDisconnected(): void {
    unseen.delete(this);
    viewports.delete(this.host);
    positions = undefined;
    observer?.unobserve(this.host);
    this.seen(false);
  }

  /** Records whether it is near. */
  seen(isNear: boolean): void {
    this.isOutside = !isNear;
    if (isNear === this.isNear) return;
    this.isNear = isNear;
    this.#wasNear ||= isNear;
    this.#changed();
    this.host.requestUpdate();
  }
}
