import { noChange, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { documentProperty } from '../dom/document.js';

type Host = ReactiveControllerHost &
  Pick<Element, 'isConnected' | 'shadowRoot'> & { readonly renderRoot: Element | DocumentFragment };

/** A list is rendered by this number of items first, and by more if the window shows more. */
const minItems = 8;
/** Items are rendered in tasks of this length; with layout and paint, a task stays below 50 ms on a slow CPU. */
const sliceMs = 16;
/** Items between which the time is checked. */
const itemsAtOnce = 2;
/** Layouts before the first paint: of the items that are expected in the window, and of those that are missing. */
const maxLayouts = 3;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Resolves in a task of its own, before tasks of others where the browser can do that. */
const yieldTask = (): Promise<unknown> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });

/**
 * Calls `beforePaint` in the next frame; resolves after its paint, or when the page is hidden: a hidden page paints
 * nothing.
 */
async function nextPaint(beforePaint = () => undefined as void): Promise<void> {
  const listening = new AbortController();
  const hidden = new Promise((resolve) =>
    addEventListener('visibilitychange', resolve, { signal: listening.signal }),
  );
  await Promise.race([nextFrame().then(beforePaint).then(yieldTask), hidden]);
  listening.abort();
}

/** Whether a key may move the focus or the search of the browser to an item that is not rendered yet. */
const needsAllItems = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' || key === 'F3' || ctrlKey || metaKey;

/** What a list offers for rendering it progressively. */
export interface ProgressiveList {
  /** Whether nothing is rendered before it is known that the window shows it. */
  readonly isPart: boolean;
  readonly length: number;
  /** Number of rendered items; infinite when all have been rendered. */
  shown: number;
  /** The elements in the places of the items. */
  readonly elements: readonly HTMLElement[];
  readonly isInDocument: boolean;
  /** Renders more items; those that are rendered stay as they are. */
  renderMore(count: number): void;
}

const leftOf = ({ length, shown }: ProgressiveList): number => Math.max(0, length - shown);

function isInWindow(element: Element): boolean {
  const { top, left, right } = element.getBoundingClientRect();
  return top < innerHeight && left < innerWidth && right > 0 && element.checkVisibility();
}

/** Number of elements up to the last one that the window shows. */
const countInWindow = (elements: readonly Element[]): number =>
  elements.findLastIndex(isInWindow) + 1;

/**
 * Renders the items in the window before the others. When an element shows its first data, it renders the items that fit into the
 * window, and the others after these are painted, in short tasks. After an input of the visitor, parts that take long can
 * be postponed, so that the next paint is not delayed.
 */
export class ProgressiveRendering implements ReactiveController {
  readonly #host: Host;
  /** Resolves when nothing is postponed any more; undefined if nothing is. */
  #postponed: Promise<void> | undefined;
  /** Resolves when all items are rendered; undefined if they are. */
  #rendering: Promise<void> | undefined;
  /** Lists with items that are not rendered yet, in their order. */
  readonly #lists = new Set<ProgressiveList>();
  /** Whether lists are rendered progressively: they show the first data of the element. */
  #isFirst = true;
  /** Whether a server has rendered the element, so that the window shows everything already. */
  #isServerRendered: boolean;
  /** Whether this update has rendered a list for the first time. */
  #hasNewList = false;
  /** Number of items that new lists of this update render. */
  #itemsLeft = 0;
  /** Height of the items of the skeleton, in px; undefined if there was none. */
  #skeletonHeight: number | undefined;

  constructor(host: Host) {
    (this.#host = host).addController(this);
    this.#isServerRendered = Boolean(host.shadowRoot?.firstChild);
  }

  /** Resolves when nothing is postponed and all items are rendered, or the element is removed; undefined if that is so. */
  get pending(): Promise<void> | undefined {
    return this.#postponed ?? this.#rendering;
  }

  /** Renders a part; while it is postponed, it keeps what it shows. */
  readonly render = (part: () => unknown): unknown => (this.#postponed ? noChange : part());

  /** Updates the element now without these parts, and again after the next paint. */
  postpone(): void {
    if (!documentProperty('hidden')) this.#postponed ??= nextPaint().then(this.resume);
    this.#host.requestUpdate();
  }

  /** Updates the element with all parts now. */
  readonly resume = (): void => {
    this.#postponed = undefined;
    this.#host.requestUpdate();
  };

  /** Renders lists progressively again, when the element has lost its data. */
  restart(): void {
    this.#isFirst = true;
    this.#isServerRendered = false;
  }

  /** Renders all items now. */
  readonly renderAll = (): void => {
    for (const list of this.#lists) this.#renderMore(list, Infinity);
  };

  /** Sets how many items of a list are rendered in this update. */
  admit(list: ProgressiveList): void {
    const isProgressive = !this.#isServerRendered && (this.#isFirst || list.isPart);
    const isNew = list.shown === 0;
    // An element that is removed in between is updated once more, and continues if it is added again.
    const isDetached = isNew && !this.#host.isConnected;
    if (!isProgressive || isDetached || documentProperty('hidden')) list.shown = Infinity;
    else if (isNew) {
      if (!this.#hasNewList) this.#measureSkeleton();
      this.#hasNewList = true;
      list.shown = list.isPart ? 0 : Math.min(list.length, this.#itemsLeft);
      this.#itemsLeft -= list.shown;
    }
    // Again in its place of the order.
    this.#lists.delete(list);
    if (leftOf(list) > 0) this.#lists.add(list);
    else list.shown = Infinity;
  }

  hostConnected(): void {
    this.#start();
  }

  hostUpdated(): void {
    if (!this.#hasNewList) return;
    this.#hasNewList = false;
    if (this.#skeletonHeight !== undefined) this.#sizePlaceholders(this.#skeletonHeight);
    if (this.#lists.size > 0) this.#start();
    else this.#isFirst = false;
  }

  /**
   * Counts the items of the skeleton that the window shows: as many are rendered, and one more; all if few would be left.
   * Its layout is known, while that of the items would have to be computed in this task.
   */
  #measureSkeleton(): void {
    const boxes = [...this.#host.renderRoot.querySelectorAll('.skeleton li')];
    this.#skeletonHeight = boxes.at(-1)?.getBoundingClientRect().height;
    const count = Math.max(minItems, countInWindow(boxes) + 1);
    const left = boxes.length - count;
    this.#itemsLeft = left > 0 && left <= minItems ? Infinity : count;
  }

  /** Gives the placeholders a height, in px; default: that of the last rendered item of their list. */
  #sizePlaceholders(size?: number): void {
    for (const { elements, shown, isPart } of this.#lists) {
      const height = size ?? elements[shown - 1]?.getBoundingClientRect().height;
      if (isPart || !height) continue;
      for (const element of elements.slice(shown))
        element.style.setProperty('block-size', `${height}px`);
    }
  }

  /** Renders the items in the window that are missing, before the paint of a frame. */
  readonly #fillWindow = (): void => {
    if (this.#skeletonHeight === undefined) this.#sizePlaceholders();
    for (let layouts = 0; layouts < maxLayouts; layouts += 1) {
      const lists = [...this.#lists];
      const counts = lists.map(({ elements, shown }) => countInWindow(elements.slice(shown)));
      if (!counts.some(Boolean)) return;
      lists.forEach((list, index) => this.#renderMore(list, counts[index] ?? 0));
    }
  };

  #start(): void {
    if (this.#lists.size > 0) this.#rendering ??= this.#renderLater();
  }

  /** Renders all items, in tasks between which the browser paints and responds. */
  async #renderLater(): Promise<void> {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('beforeprint', this.renderAll, { signal });
    const press = (event: KeyboardEvent) => needsAllItems(event) && this.renderAll();
    addEventListener('keydown', press, { capture: true, signal });
    await nextPaint(this.#fillWindow);
    while (this.#lists.size > 0 && this.#host.isConnected) {
      if (documentProperty('hidden')) this.renderAll();
      else this.#renderSlice();
      if (this.#lists.size > 0) await yieldTask();
    }
    listening.abort();
    this.#rendering = undefined;
  }

  #renderSlice(): void {
    const end = performance.now() + sliceMs;
    for (const list of this.#lists)
      while (leftOf(list) > 0 && this.#lists.has(list)) {
        this.#renderMore(list, itemsAtOnce);
        if (performance.now() > end) return;
      }
  }

  /** Renders more items; if that fails, the update of the whole element does, which shows an error. */
  #renderMore(list: ProgressiveList, count: number): void {
    try {
      if (count && list.isInDocument) list.renderMore(count);
      if (leftOf(list) > 0 && list.isInDocument) return;
      this.#lists.delete(list);
    } catch {
      this.#isFirst = false;
      this.#lists.clear();
      this.#host.requestUpdate();
    }
  }
}
