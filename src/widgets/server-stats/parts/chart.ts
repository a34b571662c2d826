import { svg, type SVGTemplateResult } from 'lit';
import type { AxisLabel } from '../model/time-ticks.js';

/** A drawing with the texts of its axes. */
export interface Chart {
  readonly viewBox: string;
  readonly drawing: unknown;
  readonly left: readonly AxisLabel[];
  readonly below: readonly AxisLabel[];
  /** Drawn above all, not stretched. */
  readonly marks?: unknown;
}

/** A drawing stretched over its box, with texts left of it and below, which stay as large as the text around. */
export const chart = ({ viewBox, drawing, left, below, marks }: Chart): SVGTemplateResult =>
  svg`<svg aria-hidden="true">
    <svg viewBox=${viewBox} preserveAspectRatio="none">${drawing}</svg>
    ${below.map(({ place, text, isMinor }) => svg`<text class=${isMinor ? 'minor' : ''} text-anchor="middle" x="${place}%" y="100%" dy="1.5em">${text}</text>`)}
    ${left.map(({ place, text }) => svg`<text text-anchor="end" dx="-.5em" y="${place}%" dy=".35em">${text}</text>`)}
    ${marks}
  </svg>`;
