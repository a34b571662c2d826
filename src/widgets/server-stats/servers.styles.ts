import { css } from '../../base.js';

/** Styles of servers: one line each from 26em, two in less; the bar is below it, from 34em beside the figures. */
export const serverStyles = css`
  .server {
    --load: var(--link);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 0.1em var(--space-xs);
    padding-block: 0.4em 0.5em;
  }
  /* Name and count are in the first line, facts and icons in the second, below the name. */
  .server::after {
    content: '';
    flex-basis: 100%;
  }
  :is(.facts, .features) {
    order: 1;
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
  .name {
    flex: 1 1 5.5em;
    color: inherit;
    font-weight: 600;
    line-height: 1.3;
  }
  .facts {
    flex: 1 1 0;
    padding-inline-start: calc(0.62em + var(--space-xs));
    line-height: 1.2;
  }
  .features {
    flex: none;
    margin-inline-start: auto;
    color: var(--muted);
  }
  .count {
    color: var(--muted);
    font-size: var(--text-m);
    text-align: end;
  }
  .count > b {
    color: var(--text);
  }
  /* Beside a chart, the legend is in the line below that. */
  .servers ~ .foot {
    margin-block-start: auto;
    padding-block-start: var(--space-s);
  }
  /* From below the name to the end, as long in every server. */
  progress {
    flex: none;
    order: 2;
    inline-size: calc(100% - 0.5em - var(--space-xs));
    block-size: 0.25em;
    margin-block-start: 0.3em;
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
  /* Stripes, since the colours of bars and of warnings may be alike. */
  :is(.nearlyFull, .full) > progress {
    mask: repeating-linear-gradient(115deg, #000 0 4px, rgb(0 0 0 / 0.45) 4px 7px);
  }
  :is(.nearlyFull, .full) > .count {
    color: var(--warning);
  }
  @media not print {
    .folded > :nth-child(n + 9) {
      display: none;
    }
  }
  /* As high as with a bar. */
  @container (inline-size < 34em) {
    .server:not(:has(> progress)) {
      padding-block-end: 1.15em;
    }
  }
  @container (inline-size >= 26em) {
    .facts {
      padding: 0;
    }
    .server:not(.nearlyFull) > .count {
      white-space: nowrap;
    }
    .servers {
      display: grid;
      /* Names are shown whole before facts are. */
      grid-template-columns: auto minmax(6em, max-content) minmax(0, 1fr) auto auto;
      column-gap: var(--space-xs);
    }
    .server {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }
    .name {
      padding-inline-end: var(--space-xs);
    }
    .server::after {
      display: none;
    }
    .server > *,
    .server::before {
      grid-row: 1;
    }
    .count {
      grid-column: -2;
      justify-self: end;
    }
    .server > progress {
      grid-row: 2;
      grid-column: 2 / -1;
      inline-size: 100%;
    }
  }
  @container (inline-size >= 34em) {
    .servers {
      grid-template-columns: auto minmax(6em, auto) auto auto minmax(3em, 1fr) auto;
    }
    .server.server {
      min-block-size: 2.5em;
      padding-block: 0;
    }
    .server + .server {
      border-block-start: 1px solid var(--track);
    }
    .server > progress {
      grid-row: 1;
      grid-column: -3;
      inline-size: calc(100% - var(--space-xs));
      block-size: 0.375em;
      margin: 0;
      margin-inline-start: var(--space-xs);
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
