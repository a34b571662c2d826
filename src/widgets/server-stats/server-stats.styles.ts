import { css } from 'lit';

/** Looks of the server statistics, from 280 px to the width of a page. */
export const styles = css`
  .content {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--space) * 1.75);
    font-variant-numeric: tabular-nums;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 1em;
  }
  .row,
  .figures {
    margin-block-end: 0.75em;
  }
  [role='heading'] {
    flex: 1 0 auto;
  }
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(6.5em, 1fr));
    gap: 0.75em var(--space);
  }
  .figures b {
    display: block;
    font-size: 1.375em;
    line-height: 1.3;
  }
  table,
  .ranges button {
    font-size: 0.8125em;
  }
  .ranges button {
    min-block-size: 2.2em;
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
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  span > svg {
    display: inline-block;
    inline-size: 1.75em;
  }
  .plot {
    position: relative;
    margin-block: 0.75em;
    direction: ltr;
    touch-action: pan-y;
  }
  .plot:focus-within {
    outline: 2px solid var(--link);
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    pointer-events: none;
  }
  text {
    fill: var(--muted);
    font-size: 12px;
    text-anchor: middle;
    direction: ltr;
  }
  .y {
    text-anchor: end;
  }
  .peak {
    fill: var(--text);
  }
  path {
    stroke-width: 1.5;
  }
  .grid {
    stroke: var(--border);
    stroke-width: 1;
  }
  .area,
  circle,
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
  }
  .ets2 {
    stroke-dasharray: 6 4;
  }
  .ats {
    stroke-dasharray: 0 4;
  }
  .capacity {
    stroke: var(--muted);
    stroke-dasharray: 12 4 2 4;
  }
  summary {
    color: var(--link);
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
  .server {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16em, 100%), 1fr));
    gap: 0.25em var(--space);
    padding-block: 0.6em;
    border-block-start: 1px solid var(--border);
  }
  .server > div > bdi {
    font-weight: 600;
  }
  progress {
    display: block;
    inline-size: 100%;
    accent-color: var(--link);
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
  @media (forced-colors: active) {
    .base {
      --link: CanvasText;
      --text: CanvasText;
      --muted: CanvasText;
      --border: CanvasText;
    }
    [aria-pressed='true'] {
      outline: 1px solid;
    }
  }
`;
