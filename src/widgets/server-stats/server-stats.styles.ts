import { css } from '../../base.js';

/** Styles of the statistics' sections and figures, and of the compact layout. */
export const styles = css`
  .content {
    position: relative;
  }
  .content > * + * {
    margin-block-start: var(--space-l);
  }
  b {
    font-weight: 600;
  }
  .base {
    font-variant-numeric: tabular-nums;
  }
  .title {
    display: block;
    margin-block-end: var(--space-xs);
  }
  .content > .note {
    min-block-size: 1lh;
    margin-block-start: var(--space-xs);
    text-align: end;
  }
  .content > :has(> .nothing) + .note {
    text-align: start;
  }
  .hero {
    display: grid;
    gap: var(--space-s);
  }
  .change {
    min-block-size: 1lh;
    color: var(--success);
    font-size: var(--text-s);
    text-wrap: balance;
  }
  /* A quiet evening is nothing bad. */
  .down {
    color: var(--muted);
  }
  .players-online {
    display: block;
    /* Nine characters of a large number fit into any width. */
    font-size: min(var(--text-2xl), 18cqi);
    line-height: 1.1;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s) var(--space-l);
  }
  .figures > * > * {
    display: block;
    min-block-size: 1lh;
  }
  .figures div > .muted {
    margin-inline-start: 0.4em;
    white-space: nowrap;
  }
  .figures .muted {
    font-size: var(--text-s);
    line-height: 1.6;
  }
  .foot,
  .key,
  .compact {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2xs) var(--space-xs);
  }
  .foot {
    column-gap: var(--space-s);
    font-size: var(--text-s);
  }
  /* The second sentence of a message. */
  .nothing .muted {
    font-size: 1em;
    text-wrap: pretty;
  }
  .aside {
    display: flex;
    flex: 1 1 100%;
    align-items: baseline;
    justify-content: space-between;
    min-inline-size: 0;
    gap: var(--space);
    white-space: nowrap;
  }
  .aside > .muted {
    flex-shrink: 0;
    margin-inline-start: auto;
  }
  .busiest + .muted {
    max-inline-size: 60%;
  }
  /* In the place of the curve. */
  .aside:has(> .no-servers) {
    flex: auto;
    flex-wrap: wrap;
    justify-content: start;
    white-space: normal;
  }
  .aside > .no-servers,
  .no-servers + .muted {
    flex-shrink: 1;
    margin: 0;
  }
  /* The first part that a narrow element omits; the busiest server is the second one. */
  .updated,
  .busiest,
  .aside:not(:has(> :is(.failed, .no-servers))) {
    display: none;
  }
  .busiest {
    align-items: baseline;
    gap: 0.3em;
    min-inline-size: 0;
    color: var(--muted);
  }
  .busiest b {
    color: var(--text);
  }
  /* A name may be cut, a number never. */
  .aside > .muted,
  .busiest > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .figure {
    font-size: var(--text-xl);
  }
  .compact {
    align-content: center;
    align-items: baseline;
    justify-content: space-between;
    column-gap: var(--space);
  }
  .trend {
    display: flex;
    flex: 1 0 9em;
    align-self: center;
    align-items: center;
    gap: var(--space-xs);
    font-size: var(--text-s);
    white-space: nowrap;
  }
  .spark {
    flex: 1;
    min-inline-size: 0;
    block-size: 2.46em;
  }
  @container (inline-size < 12em) {
    .aside {
      flex-wrap: wrap;
    }
    .busiest + .muted {
      max-inline-size: 100%;
      white-space: normal;
    }
  }
  /* A line of its own begins where the others do. */
  @container (inline-size < 20em) {
    .content > .note {
      text-align: start;
    }
  }
  @container (inline-size >= 13em) {
    .compact > :first-child {
      white-space: nowrap;
    }
  }
  /* The age is at the end of the last line of the last section, which has space for it. */
  @container (inline-size >= 20em) {
    .is-servers:has(> .foot > *, > .servers-box) + .note.note,
    .is-heatmap:has(> :is(.key, .heatmap-box):last-child) + .note.note {
      position: absolute;
      inset: auto 0 0;
    }
    .is-servers:has(+ .note) > .foot {
      padding-inline-end: 9.5em;
    }
  }
  @container (inline-size >= 26em) {
    /* The name and the change beside the number. */
    .hero > :first-child {
      display: grid;
      grid-template: auto auto / auto minmax(0, 1fr);
      align-content: center;
      align-items: center;
      column-gap: var(--space);
    }
    .players-online {
      grid-row: 1 / span 2;
    }
    .hero > :first-child > :last-child:nth-child(2) {
      grid-row: 1 / span 2;
    }
  }
  @container (inline-size >= 34em) {
    .compact {
      flex-wrap: nowrap;
    }
    .trend {
      flex-shrink: 1;
    }
    .aside {
      flex: 0 1 auto;
    }
    .no-servers ~ .updated {
      display: block;
    }
  }
  /* Where the curve keeps its length. */
  @container (inline-size >= 42em) {
    .trend {
      max-inline-size: 30em;
    }
    .busiest,
    .aside:has(> .busiest) {
      display: flex;
    }
  }
  @container (inline-size >= 52em) {
    .updated {
      display: block;
    }
    .aside:not(:has(> .no-servers)) {
      display: flex;
      margin-inline-start: auto;
    }
  }
  /* The chart beside the servers, each with the layout of its own width. */
  @container (inline-size >= 52em) {
    .beside {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(26em, 1fr);
      gap: var(--space-l);
    }
    .beside > * {
      grid-column: 1 / -1;
      margin: 0;
    }
    .beside > .note {
      margin-block-start: calc(-1 * var(--space));
    }
    /* The chart grows to the height of the servers, within limits. */
    .beside > .is-history {
      --chart: 14em;
      --plot: 100%;
      display: flex;
      flex-direction: column;
      grid-column: 1;
      container-type: inline-size;
    }
    .beside > .is-servers {
      display: flex;
      flex-direction: column;
      grid-column: 2;
      container-type: inline-size;
    }
    /* Both are beside the servers. */
    .beside:has(> .is-totals:first-child + .is-history + .is-servers) {
      grid-template-rows: auto 1fr;
    }
    .beside > .is-totals:first-child:has(+ .is-history + .is-servers) {
      grid-column: 1;
    }
    .beside > .is-totals:first-child + .is-history + .is-servers {
      grid-row: 1 / span 2;
    }
  }
`;
