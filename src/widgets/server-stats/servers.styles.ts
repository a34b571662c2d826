import { css } from 'lit';

/** Styles of servers: one line each from 26em, whose bar is beside it from 38em and below it before; two lines and the bar in less. */
export const serverStyles = css`
  .server {
    display: grid;
    grid-template-columns: auto minmax(5em, 1fr) auto;
    align-items: center;
    gap: 0.15em var(--space-xs);
    padding-block: var(--space-xs);
  }
  .server::before {
    content: '';
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
    color: inherit;
    font-weight: 600;
    line-height: 1.3;
  }
  .facts {
    grid-area: 2 / 1 / auto / span 2;
    color: var(--muted);
    font-size: var(--text-s);
  }
  .features {
    grid-area: 2 / 3;
    justify-self: end;
    block-size: 1.15em;
    fill: none;
    stroke: var(--muted);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .count {
    grid-area: 1 / 3;
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
    grid-area: 3 / 1 / auto / -1;
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
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }
    .facts {
      grid-area: 1 / 3;
    }
    .features {
      grid-area: 1 / 4;
    }
    .count {
      grid-area: 1 / 5;
    }
    progress {
      grid-row: 2;
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
      grid-area: 1 / 5;
    }
    .count {
      grid-area: 1 / 6;
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
