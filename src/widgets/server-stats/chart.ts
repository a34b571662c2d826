import { svg, type SVGTemplateResult } from 'lit';

/** Words at a place of an axis, in percent of its length; minor ones go where there is little room. */
export type Label = readonly [place: number, words: string, isMinor?: boolean];

/** A drawing stretched over its box, with words left of it and below, which stay as large as the text around. */
export const chart = (
  viewBox: string,
  drawing: SVGTemplateResult | readonly SVGTemplateResult[],
  left: readonly Label[],
  below: readonly Label[],
  marks?: SVGTemplateResult,
): SVGTemplateResult =>
  svg`<svg aria-hidden="true">
    <svg viewBox=${viewBox} preserveAspectRatio="none">${drawing}</svg>
    ${below.map(([x, words, isMinor]) => svg`<text class=${isMinor ? 'minor' : ''} text-anchor="middle" x="${x}%" y="100%" dy="1.5em">${words}</text>`)}
    ${left.map(([y, words]) => svg`<text text-anchor="end" dx="-.5em" y="${y}%" dy=".35em">${words}</text>`)}
    ${marks}
  </svg>`;
