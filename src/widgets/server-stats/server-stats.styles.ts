import { css } from 'lit';

/** Looks of the server statistics, from 280 px to the width of a page. */
export const styles = css`
  .panels {
    display: grid;
    gap: calc(var(--space) * 1.5);
    font-variant-numeric: tabular-nums;
  }
  .panel {
    min-inline-size: 0;
  }
  .top,
  .legend,
  .sums,
  .compact,
  .ranges {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.25em 0.75em;
  }
  .top {
    margin-block-end: calc(var(--space) / 2);
  }
  .title {
    flex: 1;
    font-weight: 600;
  }
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7em, 1fr));
    gap: calc(var(--space) * 0.75);
  }
  .figures > div {
    display: flex;
    flex-flow: column-reverse;
    justify-content: end;
  }
  dt {
    color: var(--muted);
    font-size: 0.8125em;
  }
  dd,
  .figure {
    font-size: 1.375em;
    font-weight: 700;
    line-height: 1.3;
  }
  .ranges {
    gap: 0;
  }
  .ranges button {
    min-block-size: 2em;
    padding-inline: 0.6em;
    border: 1px solid var(--border);
    margin-inline-start: -1px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.8125em;
    cursor: pointer;
  }
  .ranges [aria-pressed='true'] {
    background: var(--primary);
    color: var(--on-primary);
  }
  .legend {
    font-size: 0.8125em;
  }
  .legend .muted {
    inline-size: 100%;
  }
  .sample {
    inline-size: 1.75em;
    block-size: 0.75em;
    margin-inline-end: 0.35em;
  }
  .plot {
    direction: ltr;
    touch-action: pan-y;
    cursor: crosshair;
    margin-block: 0.5em;
  }
  svg {
    display: block;
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .sample {
    display: inline-block;
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
    text-anchor: inherit;
  }
  .grid {
    stroke: var(--border);
  }
  .area,
  .dot,
  .bar path,
  [class^='heat-'] {
    fill: var(--link);
  }
  .area {
    fill-opacity: 0.14;
  }
  .players {
    stroke: var(--link);
    stroke-width: 2;
  }
  .ets2,
  .ats {
    stroke: var(--text);
    stroke-width: 1.5;
    stroke-dasharray: 6 4;
  }
  .ats {
    stroke-dasharray: 1 4;
    stroke-width: 2;
  }
  .capacity {
    stroke: var(--muted);
    stroke-dasharray: 12 3 2 3;
  }
  .dot {
    stroke: var(--background);
    stroke-width: 1.5;
  }
  .cursor {
    stroke: var(--text);
  }
  .heat-0 {
    fill-opacity: 0.08;
  }
  .heat-1 {
    fill-opacity: 0.28;
  }
  .heat-2 {
    fill-opacity: 0.5;
  }
  .heat-3 {
    fill-opacity: 0.75;
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
    font-size: 0.875em;
    overflow-wrap: normal;
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
  thead th {
    color: var(--muted);
  }
  .servers li {
    display: grid;
    gap: 0.25em var(--space);
    padding-block: 0.6em;
    border-block-start: 1px solid var(--border);
  }
  .servers bdi {
    font-weight: 600;
  }
  .servers .muted bdi {
    font-weight: 400;
  }
  .sums {
    gap: 0.5em;
    margin-block-end: 0.75em;
  }
  .bar {
    inline-size: 100%;
    block-size: 0.5em;
    margin-block-start: 0.35em;
    border-radius: 99px;
    background: var(--surface);
    overflow: hidden;
  }
  .off {
    color: var(--muted);
  }
  .off .bar {
    visibility: hidden;
  }
  .spark {
    flex: 1 1 6em;
    block-size: 2em;
  }
  .spark path {
    vector-effect: non-scaling-stroke;
  }
  .compact {
    align-items: center;
  }
  .bone {
    block-size: 15em;
  }
  .bone.is-totals {
    block-size: 4em;
  }
  .bone.is-compact {
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
      --background: Canvas;
    }
    .ranges [aria-pressed='true'],
    .bar {
      outline: 2px solid;
    }
  }
`;
