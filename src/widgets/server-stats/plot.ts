import { html, type TemplateResult } from 'lit';
import type { SectionName } from './stats-data.js';
import type { StatsView } from './stats-view.js';

/** A chart whose values can be pointed at. */
interface Plot {
  name: SectionName;
  label: string;
  /** How many values there are. */
  count: number;
  /** The value pointed at, and in words. */
  index: number;
  text: string;
  /** How many values on the arrow up goes. */
  up: number;
  /** Which value is at a place; both are 0 to 1, from the left and from the top. */
  at: (x: number, y: number) => number;
  drawing: TemplateResult;
}

/** A chart that tells its values one by one: to a pointer, to touch, and to the arrow keys. */
export function plot({ set, cursors }: StatsView, chart: Plot): TemplateResult {
  const { name, count, index, up } = chart;
  const move = (to?: number) =>
    set(() => {
      if (to === undefined) delete cursors[name];
      else cursors[name] = Math.min(count - 1, Math.max(0, to));
    });
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    if (!(currentTarget instanceof Element)) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(chart.at((clientX - left) / width, (clientY - top) / height));
  };
  const page = Math.ceil(count / 10);
  const steps = new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', up],
    ['ArrowDown', -up],
    ['PageUp', page],
    ['PageDown', -page],
    ['Home', -count],
    ['End', count],
  ]);
  const press = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    move(index + step);
  };
  return html`<div
    class="plot is-${name}"
    part="chart"
    role="slider"
    tabindex="0"
    aria-label=${chart.label}
    aria-valuemin="1"
    aria-valuemax=${count}
    aria-valuenow=${index + 1}
    aria-valuetext=${chart.text}
    @keydown=${press}
    @pointerdown=${point}
    @pointermove=${point}
    @pointerleave=${() => move()}
    @blur=${() => move()}
  >
    ${chart.drawing}
  </div>`;
}
