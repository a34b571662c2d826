import { noChange } from 'lit';
import { type ChildPart, directive, Directive } from 'lit/directive.js';
import { setChildPartValue } from 'lit/directive-helpers.js';
import { repeat } from 'lit/directives/repeat.js';
import { isHtmlElement } from '../dom/nodes.js';
import { html } from '../ui/html.js';
import type { ProgressiveList, ProgressiveRendering } from './progressive-rendering.js';

/** An item of a list, a single element. */
interface Item {
  readonly key: unknown;
  readonly render: () => unknown;
  /** Rendered in its place until it is rendered. */
  readonly placeholder: () => unknown;
}

interface Options {
  readonly items: readonly Item[];
  readonly isPart: boolean;
}

/** Renders the first items of a list, and placeholders for the others until they are rendered. */
class ListDirective extends Directive implements ProgressiveList {
  isPart = false;
  shown = 0;
  #items: readonly Item[] = [];
  #part: ChildPart | undefined;

  render(_: ProgressiveRendering, { items }: Options): unknown {
    return this.#render(items, ({ render }) => render());
  }

  override update(
    part: ChildPart,
    [progressive, { items, isPart }]: [ProgressiveRendering, Options],
  ): unknown {
    this.#part = part;
    this.#items = items;
    this.isPart = isPart;
    progressive.admit(this);
    return this.#render(items, (item, index) =>
      index < this.shown ? item.render() : item.placeholder(),
    );
  }

  get length(): number {
    return this.#items.length;
  }

  get isInDocument(): boolean {
    return Boolean(this.#part?.startNode?.isConnected);
  }

  get elements(): readonly HTMLElement[] {
    const { startNode = null, endNode = null } = this.#part ?? {};
    const elements: HTMLElement[] = [];
    for (let node = startNode; node && node !== endNode; node = node.nextSibling)
      if (isHtmlElement(node)) elements.push(node);
    return elements;
  }

  renderMore(count: number): void {
    const from = this.shown;
    this.shown = from + count < this.length ? from + count : Infinity;
    const content = this.#render(this.#items, (item, index) =>
      index >= from && index < this.shown ? item.render() : noChange,
    );
    if (this.#part) setChildPartValue(this.#part, content, this);
  }

  #render(items: readonly Item[], template: (item: Item, index: number) => unknown): unknown {
    return repeat(items, ({ key }) => key, template);
  }
}

const renderList = directive(ListDirective);

const emptyItem = () => html`<li class="late"></li>`;

/**
 * Renders the items of a list, each a single element: first those that the window shows. Until an item is rendered, its
 * placeholder, with the class `late`, keeps its space.
 */
export const progressiveList = <T>(
  progressive: ProgressiveRendering,
  items: readonly T[],
  keyOf: (item: T) => unknown,
  template: (item: T, index: number) => unknown,
  placeholder: (item: T, index: number) => unknown = emptyItem,
): unknown =>
  renderList(progressive, {
    isPart: false,
    items: items.map((item, index) => ({
      key: keyOf(item),
      render: () => template(item, index),
      placeholder: () => placeholder(item, index),
    })),
  });

/** Renders a part of an element: before the first paint if the window shows its placeholder, else after it. */
export const progressivePart = (
  progressive: ProgressiveRendering,
  render: () => unknown,
  placeholder: () => unknown,
): unknown => renderList(progressive, { isPart: true, items: [{ key: 0, render, placeholder }] });
