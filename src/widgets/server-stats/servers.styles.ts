import { css } from 'lit';

/** Styles of servers: one line each from 26em, whose bar is beside it from 38em and below it before; two lines and the bar in less. */
export const serverStyles = css`
  .server {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.15em var(--space-xs);
    padding-block: var(--space-xs);
  }
  .server::before {
    content: '';
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5em;
    border: 1px solid var(--muted, currentColor);
    border-radius: 50%;
  }
  .online::before {
    border-color: var(--success);
    background: var(--success);
    print-color-adjust: exact;
  }
  .server + .server {
    border-block-start: 1px solid var(--track);
  }
  .name {
    flex: 1 1 5em;
    min-inline-size: 0;
    color: inherit;
    font-weight: 600;
    line-height: 1.3;
  }
  .facts {
    order: 1;
    flex: 1 1 calc(100% - 5em);
    min-inline-size: 0;
    color: var(--muted);
    font-size: var(--text-s);
  }
  .features {
    order: 2;
    flex: none;
    block-size: 1.15em;
    fill: none;
    stroke: var(--muted);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .count {
    flex: none;
    max-inline-size: 60%;
    color: var(--muted);
    font-size: var(--text-m);
    text-align: end;
    white-space: nowrap;
  }
  .nearlyFull > .count {
    white-space: normal;
  }
  [dir='rtl'] .count {
    text-align: left;
  }
  .count > b {
    color: var(--text);
  }
  progress {
    order: 3;
    flex: 1 0 100%;
    inline-size: 100%;
    block-size: 0.375em;
    border: 0;
    border-radius: 99px;
    overflow: hidden;
    appearance: none;
    background: var(--track);
    color: var(--load, var(--link));
    print-color-adjust: exact;
  }
  progress::-webkit-progress-bar {
    background: var(--track);
  }
  progress::-webkit-progress-value {
    background: var(--load, var(--link));
  }
  progress::-moz-progress-bar {
    background: var(--load, var(--link));
  }
  .nearlyFull,
  .full {
    --load: var(--warning);
  }
  :is(.nearlyFull, .full) > .count {
    color: var(--warning);
  }
  .feature-legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space);
    margin-block-start: var(--space-xs);
  }
  @media not print {
    .folded > :nth-child(n + 9) {
      display: none;
    }
  }
  @container (inline-size >= 26em) {
    .servers {
      display: grid;
      grid-template-columns: auto minmax(6em, 1fr) minmax(0, auto) auto auto;
      column-gap: var(--space-xs);
    }
    .server {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }
    .facts,
    .features {
      order: 0;
    }
    .count {
      max-inline-size: none;
    }
    progress {
      grid-column: 1 / -1;
    }
  }
  @container (inline-size >= 38em) {
    .servers {
      grid-template-columns: auto 9em 9em auto minmax(6em, 1fr) auto;
    }
    .server {
      min-block-size: 2.5em;
      padding-block: 0;
    }
    progress {
      order: 0;
      grid-column: 5;
    }
    .count {
      grid-column: 6;
    }
  }
  @media (forced-colors: active) {
    .server {
      --load: CanvasText;
      --track: Canvas;
      --success: CanvasText;
    }
    progress,
    .online::before {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
    }
  }
`;
