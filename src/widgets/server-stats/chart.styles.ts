import { css } from 'lit';

/** Styles of charts and their tooltips. */
export const chartStyles = css`
  .plot {
    position: relative;
    margin: 1em 0 2em 2.5em;
    direction: ltr;
    touch-action: pan-y;
  }
  .plot > svg {
    display: block;
    inline-size: 100%;
    block-size: 9em;
  }
  .plot:has(:focus-visible) {
    outline: 2px solid var(--link);
    outline-offset: 2px;
  }
  .plot svg,
  .swatch,
  .spark {
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  text {
    fill: var(--muted);
    font-size: var(--text-s);
    unicode-bidi: plaintext;
  }
  .plot path,
  .spark path {
    vector-effect: non-scaling-stroke;
  }
  .grid {
    stroke: var(--track);
    stroke-width: 1;
  }
  .cursor {
    stroke: var(--muted);
  }
  .players,
  .ets2,
  .ats,
  .capacity {
    --line: var(--link);
    stroke: var(--line);
    stroke-width: 2;
  }
  .ets2 {
    --line: var(--success);
    stroke-width: 1.5;
  }
  .ats {
    --line: var(--warning);
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  .capacity {
    --line: var(--muted);
    stroke-width: 1.5;
    stroke-dasharray: 1 4;
  }
  .area {
    fill: var(--link);
    opacity: 0.15;
  }
  .scale .area,
  [viewBox='0 0 24 7'] .area {
    opacity: 0.25;
  }
  .plot circle {
    fill: var(--line, var(--link));
    stroke: var(--background);
    stroke-dasharray: none;
  }
  .tooltip {
    position: absolute;
    inset: calc(var(--y) * 1%) auto auto calc(var(--x) * 1%);
    z-index: 1;
    inline-size: max-content;
    margin-inline: 0.75em;
    padding: 0.4em 0.7em;
    border-radius: calc(var(--radius) / 2);
    background: var(--text);
    color: var(--background);
    font-size: var(--text-s);
    line-height: 1.4;
    pointer-events: none;
  }
  .tooltip.before {
    translate: calc(-100% - 1.5em);
  }
  [dir='rtl'] .scale > svg {
    scale: -1 1;
  }
  @container (inline-size < 26em) {
    .minor {
      display: none;
    }
    .tooltip,
    .tooltip.before {
      max-inline-size: 100%;
      margin-inline: 0;
      translate: calc(var(--x) * -1%) -100%;
    }
  }
`;
