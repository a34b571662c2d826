import { css } from '../../base.js';

/** Styles of servers: one line each from 26em, two in less; the bar is directly below it, from 34em beside the figures. */
export const serverStyles = css`
  .server {
    --load: var(--link);
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    align-items: center;
    justify-content: end;
    gap: 0.1em var(--space-xs);
    padding-block: 0.5em;
  }
  .server + .server {
    border-block-start: 1px solid color-mix(in srgb, currentColor 10%, transparent);
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
  /* Beside a chart, as high as that, without wide gaps between a few. */
  .servers:has(> :nth-child(7)) {
    flex: 1;
  }
  .servers ~ .foot {
    padding-block-start: var(--space-xs);
  }
  /* From below the name to the end, as long in every server. */
  progress {
    flex: none;
    order: 2;
    inline-size: calc(100% - 0.5em - var(--space-xs));
    block-size: 0.25em;
    margin-block-start: 0.1em;
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
    mask: repeating-linear-gradient(115deg, #000 0 4px, rgb(0 0 0 / 0.8) 4px 8px);
  }
  :is(.nearlyFull, .full) > .count {
    color: var(--warning);
  }
  @media not print {
    .folded > :nth-child(n + 9) {
      display: none;
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
      margin: 0;
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
    .server > progress {
      grid-row: 1;
      grid-column: -3;
      inline-size: calc(100% - var(--space-xs));
      block-size: 0.375em;
      margin-inline-start: var(--space-xs);
    }
  }
  @media (forced-colors: active) {
    .server {
      --load: CanvasText;
      --track: Canvas;
      --success: CanvasText;
    }
    .server + .server {
      border-color: Canvas;
    }
    progress,
    .online::before {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
    }
  }
`;
