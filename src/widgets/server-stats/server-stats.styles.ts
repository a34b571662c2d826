import { css } from 'lit';

/** Looks of the server statistics, from 280 px to the width of a page. */
export const styles = css`
  .content {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--space) * 1.5);
    font-variant-numeric: tabular-nums;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35em 1em;
    margin-block-end: 0.5em;
  }
  [role='heading'] {
    flex: 1;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7em, 1fr));
    gap: var(--space);
  }
  dl div {
    display: flex;
    flex-flow: column-reverse;
    justify-content: start;
  }
  dt,
  table,
  .ranges button,
  .row > span {
    font-size: 0.8125em;
  }
  dd {
    font-size: 1.5em;
    font-weight: 700;
    line-height: 1.3;
  }
  dt,
  tr:first-child {
    color: var(--muted);
  }
  .ranges button {
    min-block-size: 2.2em;
    padding-inline: 0.6em;
    border: 0;
    border-radius: calc(var(--radius) / 2);
    background: none;
    color: inherit;
    font-family: inherit;
    cursor: pointer;
  }
  .ranges [aria-pressed='true'] {
    background: var(--primary);
    color: var(--on-primary);
  }
  svg {
    display: block;
    inline-size: 100%;
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
    direction: ltr;
  }
  span > svg {
    display: inline-block;
    inline-size: 1.75em;
  }
  .plot {
    position: relative;
    touch-action: pan-y;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    appearance: none;
    background: none;
    pointer-events: none;
    direction: ltr;
  }
  ::-webkit-slider-thumb {
    visibility: hidden;
  }
  ::-moz-range-thumb {
    visibility: hidden;
  }
  text {
    fill: var(--muted);
    font-size: 12px;
    text-anchor: middle;
  }
  .y {
    text-anchor: end;
  }
  .peak {
    fill: var(--text);
    font-weight: 600;
  }
  .grid {
    stroke: var(--border);
  }
  .area,
  circle,
  .bar path,
  g {
    fill: var(--link);
  }
  .area {
    opacity: 0.15;
  }
  .players,
  .heat {
    stroke: var(--link);
    stroke-width: 2;
  }
  .heat {
    stroke-width: 10;
    stroke-linecap: butt;
  }
  .ets2,
  .ats,
  .cursor {
    stroke: var(--text);
    stroke-width: 1.5;
  }
  .ets2 {
    stroke-dasharray: 6 4;
  }
  .ats {
    stroke-dasharray: 0 4;
    stroke-width: 2;
  }
  .capacity {
    stroke: var(--muted);
    stroke-dasharray: 12 4 2 4;
  }
  summary {
    color: var(--link);
    font-size: 0.875em;
    cursor: pointer;
  }
  .scroll {
    max-block-size: 20em;
    overflow: auto;
  }
  table {
    border-collapse: collapse;
    white-space: nowrap;
  }
  th,
  td {
    padding: 0.35em 0.6em;
    border-block-end: 1px solid var(--border);
    font-weight: 400;
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  li > div > bdi {
    font-weight: 600;
  }
  .servers li {
    display: grid;
    gap: 0.25em var(--space);
    padding-block: 0.6em;
    border-block-start: 1px solid var(--border);
  }
  .bar {
    block-size: 0.5em;
    margin-block-start: 0.35em;
    border-radius: 99px;
    background: var(--surface);
    overflow: hidden;
  }
  .spark {
    flex: 1 0 6em;
    inline-size: 6em;
    block-size: 2em;
  }
  .spark path {
    vector-effect: non-scaling-stroke;
  }
  .bone {
    block-size: 15em;
  }
  .is-totals {
    block-size: 4em;
  }
  .is-compact {
    block-size: 2em;
  }
  @container (inline-size >= 34em) {
    .servers li {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (forced-colors: active) {
    .base {
      --link: CanvasText;
      --text: CanvasText;
      --muted: CanvasText;
      --border: CanvasText;
    }
    [aria-pressed='true'],
    .bar {
      outline: 1px solid;
    }
  }
`;
