import { css } from 'lit';

/** Looks of the server statistics, from 280 px to the width of a page. */
export const styles = css`
  .content > * + * {
    margin-block-start: 2em;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.25em 1em;
    margin-block-end: 0.75em;
  }
  b {
    flex: 1 0 auto;
  }
  .row > .muted {
    min-inline-size: 5.5em;
  }
  .figures > * {
    inline-size: 6.5em;
  }
  .figures b {
    display: block;
    font-size: 1.375em;
  }
  [aria-pressed] {
    margin: 0.125em;
    border: 0;
    font-family: inherit;
    line-height: 1.8;
  }
  [aria-pressed='true'] {
    background: var(--primary);
    color: var(--on-primary);
  }
  svg {
    overflow: visible;
    fill: none;
    stroke-linecap: round;
  }
  .plot {
    margin: 1.5em 0 2em 2.5em;
    direction: ltr;
    touch-action: pan-y;
  }
  .plot > svg {
    inline-size: 100%;
    block-size: 9em;
  }
  .plot:focus-within {
    outline: 2px solid var(--link);
  }
  text {
    fill: var(--muted);
    font-size: 0.75em;
  }
  path {
    stroke: var(--muted);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  .grid {
    stroke: var(--border);
  }
  .players {
    stroke: var(--link);
  }
  .area,
  circle {
    fill: var(--link);
  }
  .area {
    stroke: none;
    opacity: 0.25;
  }
  .ets2 {
    stroke-dasharray: 6 4;
  }
  .ats {
    stroke-dasharray: 0 4;
  }
  .capacity {
    stroke-dasharray: 12 4 2 4;
  }
  details {
    max-block-size: 20em;
    overflow: auto;
    white-space: nowrap;
  }
  th,
  td {
    padding: 0.35em 0.6em;
    font-weight: 400;
    text-align: end;
  }
  .server {
    padding-block-start: 0.75em;
    border-block-start: 1px solid var(--border);
  }
  .server > * {
    flex: 1 1 12em;
  }
  progress {
    inline-size: 100%;
    accent-color: var(--link);
  }
  .bone {
    block-size: 19em;
  }
  .totals {
    block-size: max(5.5em, 22.8em - 33cqi);
  }
  .peak {
    block-size: 8em;
  }
  .servers {
    block-size: 45em;
  }
  .compact {
    block-size: auto;
    min-block-size: max(2.4em, 8.1em - 14cqi);
    margin: 0;
  }
  .spark {
    flex: 1 0 6em;
    block-size: 2em;
  }
  @container (inline-size < 25em) {
    .minor {
      display: none;
    }
  }
  @media (forced-colors: active) {
    svg {
      --link: CanvasText;
      --muted: CanvasText;
    }
    [aria-pressed='true'] {
      outline: 1px solid;
    }
  }
`;
