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
    .name {
      flex: 1 1 7.5em;
    }
    .facts {
      order: 0;
      flex: 1 0 9.25em;
    }
    .features {
      order: 0;
    }
    .count {
      flex: 0 0 7.25em;
    }
  }
  @container (inline-size >= 38em) {
    .server {
      flex-wrap: nowrap;
      min-block-size: 2.5em;
      padding-block: 0;
    }
    .name {
      flex: 0 0 9em;
    }
    .facts {
      flex: 0 0 11em;
    }
    /* The figures of a server without a bar are at the end of the line too. */
    .features {
      margin-inline-end: auto;
    }
    progress {
      order: 0;
      flex: 1 1 6em;
    }
    .count {
      flex: 0 0 10em;
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
