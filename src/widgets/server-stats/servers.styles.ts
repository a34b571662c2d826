import { css } from '../../base.js';

/** Styles of servers: one line each from 26em, whose bar is beside it from 38em and below it before; two lines and the bar in less. */
export const serverStyles = css`
  .server {
    --load: var(--link);
    display: grid;
    grid:
      '. . count'
      'facts facts features'
      'load load load' / auto minmax(5.75em, 1fr) auto;
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
    grid-area: facts;
  }
  .features {
    grid-area: features;
    justify-self: end;
    color: var(--muted);
  }
  .count {
    grid-area: count;
    justify-self: end;
    color: var(--muted);
    font-size: var(--text-m);
    text-align: end;
  }
  .count > b {
    color: var(--text);
  }
  progress {
    grid-area: load;
    inline-size: 100%;
    block-size: 0.375em;
    border: 0;
    border-radius: 99px;
    overflow: hidden;
    appearance: none;
    background: var(--track);
    print-color-adjust: exact;
  }
  progress::-webkit-progress-bar {
    background: none;
  }
  progress::-webkit-progress-value {
    background: var(--load);
  }
  progress::-moz-progress-bar {
    background: var(--load);
  }
  .nearlyFull,
  .full {
    --load: var(--warning);
  }
  :is(.nearlyFull, .full) > .count {
    color: var(--warning);
  }
  @media not print {
    .folded > :nth-child(n + 9) {
      display: none;
    }
  }
  @container (inline-size < 15em) {
    .server {
      grid:
        '. . .'
        'count count features'
        'facts facts facts'
        'load load load' / auto 1fr auto;
    }
    .name {
      grid-column: 2 / -1;
    }
    .count {
      justify-self: start;
      text-align: start;
    }
  }
  @container (inline-size < 10em) {
    .server {
      grid:
        '. .'
        'count count'
        'facts facts'
        'features features'
        'load load' / auto 1fr;
    }
    .features {
      justify-self: start;
    }
  }
  @container (inline-size >= 26em) {
    .server:not(.nearlyFull) > .count {
      white-space: nowrap;
    }
    .servers {
      display: grid;
      grid-template-columns: auto minmax(6em, 1fr) minmax(0, auto) auto auto;
      column-gap: var(--space-xs);
    }
    .server {
      grid-template: '. . facts features count' 'load load load load load';
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }
  }
  @container (inline-size >= 38em) {
    .servers {
      grid-template-columns: auto 9em 9em auto minmax(6em, 1fr) auto;
    }
    .server {
      grid-template: '. . facts features load count';
      grid-template-columns: subgrid;
      min-block-size: 2.5em;
      padding-block: 0;
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
