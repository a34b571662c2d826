import {
  cssProperties,
  html,
  nothing,
  svg,
  type SVGTemplateResult,
  type TemplateResult,
} from '../../../base.js';
import type { AxisLabel } from '../model/time-ticks.js';

/** A chart with a slider for its values. */
export interface Plot {
  readonly viewBox: string;
  /** Shapes, stretched over the chart's box. */
  readonly shapes: unknown;
  readonly left: readonly AxisLabel[];
  readonly below: readonly AxisLabel[];
  /** Shapes above all others that are not stretched. */
  readonly marks?: unknown;
  /** Number of values. */
  readonly length: number;
  /** Index of the active value; undefined: none. */
  readonly index: number | undefined;
  readonly label: string;
  /** Text of a value for screen readers. */
  readonly text: (index: number) => string;
  /** Index of the value at a position, in percent. */
  readonly nearest: (x: number, y: number) => number;
  /** Values per row, which the up and down keys move by; undefined: they move like left and right. */
  readonly rowLength?: number;
  readonly choose: (index: number | undefined) => void;
  /** Content of the tooltip for the active value, and its position in percent of the chart. */
  readonly tooltip: { readonly x: number; readonly y: number; readonly content: unknown } | false;
}

/** The fill of the area below a line, `url(#fade)`. */
export const areaFade = svg`<linearGradient id="fade" x2="0" y2="1"><stop></stop><stop offset="1"></stop></linearGradient>`;

/** Shapes and labels, which keep the size of the text around the chart. */
const chart = ({ viewBox, shapes, left, below, marks }: Plot): SVGTemplateResult =>
  svg`<svg aria-hidden="true">
    <svg viewBox=${viewBox} preserveAspectRatio="none">${shapes}</svg>
    ${below.map(({ place, text, isMinor }) => svg`<text class=${isMinor ? 'minor' : ''} text-anchor="middle" x="${place}%" y="100%" dy="1.5em">${text}</text>`)}
    ${left.map(({ place, text }) => svg`<text text-anchor="end" dx="-.5em" y="${place}%" dy=".35em">${text}</text>`)}
    ${marks}
  </svg>`;

/** A chart with a tooltip for the value at the pointer, at a touch, or chosen by arrow keys. */
export function plot(view: Plot): TemplateResult {
  const { length, label, choose, nearest, rowLength, tooltip } = view;
  const last = length - 1;
  const index = Math.min(view.index ?? last, last);
  const chooseNearest = ({
    currentTarget,
    clientX,
    clientY,
  }: PointerEvent & { currentTarget: Element }) => {
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
    @pointermove=${chooseNearest}
    @pointerdown=${chooseNearest}
    @pointerleave=${({ pointerType }: PointerEvent) => pointerType !== 'touch' && choose(undefined)}
  >
    ${chart(view)}
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
      @input=${({ target }: { target: HTMLInputElement }) => choose(target.valueAsNumber)}
    />
    ${
      tooltip
        ? html`<div
            class="tooltip"
            aria-hidden="true"
            ${cssProperties({ '--x': String(tooltip.x), '--y': String(tooltip.y) })}
          >
            ${tooltip.content}
          </div>`
        : nothing
    }
  </div>`;
}
