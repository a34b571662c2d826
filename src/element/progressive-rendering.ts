import { noChange, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { type ChildPart, directive, Directive } from 'lit/directive.js';
import { setChildPartValue } from 'lit/directive-helpers.js';
import { repeat } from 'lit/directives/repeat.js';
import { documentProperty } from '../dom/document.js';
import { isHtmlElement } from '../dom/nodes.js';
import { html } from '../ui/html.js';

type Host = ReactiveControllerHost &
  Pick<Element, 'isConnected'> & { readonly renderRoot: Element | DocumentFragment };

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

/** Resolves after the next paint, or when the page is hidden: a hidden page paints nothing. */
async function nextPaint(): Promise<void> {
  const listening = new AbortController();
  const hidden = new Promise((resolve) =>
    addEventListener('visibilitychange', resolve, { signal: listening.signal }),
  );
  await Promise.race([nextFrame().then(yieldTask), hidden]);
  listening.abort();
}

/** Whether a key may move the focus or the search of the browser to an item that is not rendered yet. */
const needsAllItems = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' || key === 'F3' || ctrlKey || metaKey;

/** An item of a list, a single element. */
interface Item {
  readonly key: unknown;
  readonly render: () => unknown;
  /** Rendered in its place until it is rendered. */
  readonly placeholder: () => unknown;
}

interface Options {
  readonly items: readonly Item[];
  /** Whether nothing is rendered before it is known that the window shows it. */
  readonly isPart?: boolean;
}

/** Renders the first items of a list, and placeholders for the others until they are rendered. */
class ProgressiveList extends Directive {
  items: readonly Item[] = [];
  /** Number of rendered items; infinite when all have been rendered. */
  shown = 0;
  isPart = false;
  #part: ChildPart | undefined;

  render(_: ProgressiveRendering, { items }: Options): unknown {
    return this.#render(items, ({ render }) => render());
  }

  override update(
    part: ChildPart,
    [progressive, { items, isPart = false }]: [ProgressiveRendering, Options],
  ): unknown {
    this.#part = part;
    this.items = items;
    this.isPart = isPart;
    progressive.admit(this);
    return this.#render(items, (item, index) =>
      index < this.shown ? item.render() : item.placeholder(),
    );
  }

  get left(): number {
    return Math.max(0, this.items.length - this.shown);
  }

  get isInDocument(): boolean {
    return Boolean(this.#part?.startNode?.isConnected);
  }

  /** The elements in the places of the items. */
  get elements(): HTMLElement[] {
    const { startNode = null, endNode = null } = this.#part ?? {};
    const elements: HTMLElement[] = [];
    for (let node = startNode; node && node !== endNode; node = node.nextSibling)
      if (isHtmlElement(node)) elements.push(node);
    return elements;
  }

  /** Renders more items; those that are rendered stay as they are. */
  renderMore(count: number): void {
    const from = this.shown;
    this.shown = this.left > count ? from + count : Infinity;
    const content = this.#render(this.items, (item, index) =>
      index >= from && index < this.shown ? item.render() : noChange,
    );
    if (this.#part) setChildPartValue(this.#part, content, this);
  }

  #render(items: readonly Item[], template: (item: Item, index: number) => unknown): unknown {
    return repeat(items, ({ key }) => key, template);
  }
}

const progressiveList = directive(ProgressiveList);

const emptyItem = () => html`<li class="late"></li>`;

function isInWindow(element: Element): boolean {
  const { top, left, right } = element.getBoundingClientRect();
  return top < innerHeight && left < innerWidth && right > 0 && element.checkVisibility();
}

/** Number of elements up to the last one that the window shows. */
const countInWindow = (elements: readonly Element[]): number =>
  elements.findLastIndex(isInWindow) + 1;

/** Height of the last of some elements, in px; undefined if there is none. */
const lastHeight = (elements: readonly Element[]): number | undefined =>
  elements.at(-1)?.getBoundingClientRect().height;

/**
 * Renders first what the window shows. When an element shows its first data, it renders the items that fit into the
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
  /** Whether this update has rendered a list for the first time. */
  #hasNewList = false;
  /** Number of items that new lists of this update render. */
  #itemsLeft = 0;
  /** Height of the items of the skeleton, in px; undefined if there was none. */
  #skeletonHeight: number | undefined;

  constructor(host: Host) {
    (this.#host = host).addController(this);
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

  /**
   * Renders the items of a list, each a single element: first those that the window shows. The placeholders of the others
   * have the class `late`, and the mean height of the first items.
   */
  readonly list = <T>(
    items: readonly T[],
    keyOf: (item: T) => unknown,
    template: (item: T, index: number) => unknown,
    placeholder: (item: T, index: number) => unknown = emptyItem,
  ): unknown =>
    progressiveList(this, {
      items: items.map((item, index) => ({
        key: keyOf(item),
        render: () => template(item, index),
        placeholder: () => placeholder(item, index),
      })),
    });

  /** Renders a part, at once if the window shows its placeholder, else after the first paint. */
  readonly part = (render: () => unknown, placeholder: () => unknown): unknown =>
    progressiveList(this, { items: [{ key: 0, render, placeholder }], isPart: true });

  /** Renders lists progressively again, when the element has lost its data. */
  restart(): void {
    this.#isFirst = true;
  }

  /** Renders all items now. */
  readonly renderAll = (): void => {
    for (const list of this.#lists) this.#renderMore(list, Infinity);
  };

  /** Sets how many items of a list are rendered in this update. */
  admit(list: ProgressiveList): void {
    const isProgressive = this.#isFirst || list.isPart;
    if (!isProgressive || !this.#host.isConnected || documentProperty('hidden'))
      list.shown = Infinity;
    else if (list.shown === 0) {
      if (!this.#hasNewList) this.#measureSkeleton();
      this.#hasNewList = true;
      list.shown = list.isPart ? 0 : Math.min(list.items.length, this.#itemsLeft);
      this.#itemsLeft -= list.shown;
    }
    // Again in its place of the order.
    this.#lists.delete(list);
    if (list.left > 0) this.#lists.add(list);
    else list.shown = Infinity;
  }

  hostConnected(): void {
    this.#start();
  }

  hostUpdated(): void {
    if (!this.#hasNewList) return;
    this.#hasNewList = false;
    this.#sizePlaceholders();
    this.#fillWindow();
    if (this.#lists.size > 0) this.#start();
    else this.#isFirst = false;
  }

  /** Counts the items of the skeleton that the window shows: as many are rendered, and one more. */
  #measureSkeleton(): void {
    const boxes = [...this.#host.renderRoot.querySelectorAll('.skeleton li')];
    this.#skeletonHeight = lastHeight(boxes);
    this.#itemsLeft = Math.max(minItems, countInWindow(boxes) + 1);
  }

  /** Gives the placeholders the height of the skeleton's items, or of the rendered items. */
  #sizePlaceholders(): void {
    for (const { elements, shown, isPart } of this.#lists) {
      if (isPart) continue;
      const height = this.#skeletonHeight ?? lastHeight(elements.slice(0, shown));
      for (const element of elements.slice(shown))
        element.style.setProperty('block-size', `${height}px`);
    }
  }

  /** Renders the items that the window shows. If there are none, the layout is that of the next paint. */
  #fillWindow(): void {
    for (let layouts = 0; layouts < maxLayouts; layouts += 1) {
      const lists = [...this.#lists];
      const counts = lists.map(({ elements, shown }) => countInWindow(elements.slice(shown)));
      if (!counts.some(Boolean)) return;
      lists.forEach((list, index) => this.#renderMore(list, counts[index] ?? 0));
    }
  }

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
    await nextPaint();
    while (this.#lists.size > 0 && this.#host.isConnected) {
      if (documentProperty('hidden')) this.renderAll();
      else this.#renderSlice();
      if (this.#lists.size > 0) await yieldTask();
    }
    listening.abort();
    this.#rendering = undefined;
    this.#isFirst &&= this.#lists.size > 0;
  }

  #renderSlice(): void {
    const end = performance.now() + sliceMs;
    for (const list of this.#lists)
      while (list.left > 0 && this.#lists.has(list)) {
        this.#renderMore(list, itemsAtOnce);
        if (performance.now() > end) return;
      }
  }

  /** Renders more items; if that fails, the update of the whole element does, which shows an error. */
  #renderMore(list: ProgressiveList, count: number): void {
    try {
      if (count && list.isInDocument) list.renderMore(count);
      if (list.left > 0 && list.isInDocument) return;
      this.#lists.delete(list);
    } catch {
      this.#isFirst = false;
      this.#lists.clear();
      this.#host.requestUpdate();
    }
  }
}
