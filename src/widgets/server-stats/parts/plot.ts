import { html, nothing, type TemplateResult } from 'lit';

/** What is said of one value of a chart, at its place in percent. */
export interface Tip {
  readonly x: number;
  readonly y: number;
  readonly content: unknown;
}

/** A chart whose values are told one by one. */
export interface Plot {
  readonly drawing: unknown;
  /** How many values there are. */
  readonly length: number;
  /** Which is pointed at; undefined: none. */
  readonly index: number | undefined;
  readonly label: string;
  /** What a screen reader hears of a value. */
  readonly text: (index: number) => string;
  /** The value at a place, in percent. */
  readonly nearest: (x: number, y: number) => number;
  /** How far the arrow keys go up and down; undefined: as far as left and right. */
  readonly rowLength?: number;
  readonly choose: (index: number | undefined) => void;
  readonly tip: Tip | undefined;
}

/** A chart with a tooltip at the pointer, the finger, or where the arrow keys went. */
export function plot(view: Plot): TemplateResult {
  const { drawing, length, label, choose, nearest, rowLength, tip } = view;
  const last = length - 1;
  const index = Math.min(view.index ?? last, last);
  const seek = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    if (!(currentTarget instanceof Element)) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    choose(nearest(((clientX - left) / width) * 100, ((clientY - top) / height) * 100));
  };
  const moveByRow = (event: KeyboardEvent) => {
    const rows = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!rows || !rowLength) return;
    event.preventDefault();
    const moved = index + rows * rowLength;
    if (moved >= 0 && moved < length) choose(moved);
  };
  return html`<div
    class="plot"
    part="chart"
    @pointermove=${seek}
    @pointerdown=${seek}
    @pointerleave=${({ pointerType }: PointerEvent) => pointerType !== 'touch' && choose(undefined)}
  >
    ${drawing}
    <input
      class="visually-hidden"
      type="range"
      max=${last}
      .value=${String(index)}
      aria-label=${label}
      aria-valuetext=${view.text(index)}
      @focus=${() => choose(index)}
      @blur=${() => choose(undefined)}
      @keydown=${moveByRow}
      @input=${({ target }: Event) => target instanceof HTMLInputElement && choose(target.valueAsNumber)}
    />
    ${
      tip
        ? html`<div
            class="tip ${tip.x > 50 ? 'before' : ''}"
            data-x=${tip.x}
            data-y=${tip.y}
            aria-hidden="true"
          >
            ${tip.content}
          </div>`
        : nothing
    }
  </div>`;
}

/** Puts the tooltips of a tree where they belong; a style attribute would break strict pages. */
export function placeTips(root: ParentNode): void {
  for (const tip of root.querySelectorAll<HTMLElement>('.tip')) {
    tip.style.setProperty('--x', tip.dataset.x ?? null);
    tip.style.setProperty('--y', tip.dataset.y ?? null);
  }
}
