import { css } from '../../base.js';

/** Styles of the statistics' sections and figures, and of the compact layout. */
export const styles = css`
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
  /* Two columns, which begin with the large number; a very large one has a row of its own. */
  .hero {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s) var(--space);
  }
  .hero > .figures {
    display: contents;
  }
  .hero > div,
  .hero > .figures > * {
    flex: 1 1 calc(50% - var(--space) / 2);
  }
  /* In the lines of the large number and its name. */
  .hero > .figures > :first-child {
    margin-block-start: 1.25em;
  }
  /* As wide as the element, below the other figures. */
  .change {
    inline-size: 90cqi;
    min-block-size: 1lh;
    margin-inline-end: -90cqi;
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
  /* A column for each number, so that two are not read as one. */
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5.75em, 40%)), 1fr));
    gap: var(--space-s) var(--space);
  }
  .figures > * > * {
    display: block;
    min-block-size: 1lh;
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
    column-gap: var(--space);
    font-size: var(--text-s);
  }
  /* In the place of the sections without data. */
  .nothing {
    display: flex;
    gap: var(--space-xs);
    text-wrap: pretty;
  }
  .nothing > .icon {
    margin-block-start: 0.175em;
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
  /* The first part that a narrow element omits; the busiest server is the second one. */
  .updated,
  .aside:not(:has(> .failed)) {
    display: none;
  }
  .busiest {
    display: flex;
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
  .spark {
    flex: 1 0 5em;
    align-self: center;
    block-size: 2em;
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
  @container (inline-size < 26em) {
    .busiest {
      display: none;
    }
  }
  @container (inline-size >= 13em) {
    .compact > :first-child {
      white-space: nowrap;
    }
  }
  @container (inline-size >= 26em) {
    .aside.aside {
      display: flex;
    }
  }
  @container (inline-size >= 34em) {
    .compact {
      flex-wrap: nowrap;
      column-gap: 1.5em;
    }
    .spark {
      flex-shrink: 1;
      max-inline-size: 16em;
    }
    .aside {
      flex: 0 1 auto;
      margin-inline-start: auto;
    }
    /* One row, with the small numbers at its end. */
    .hero {
      flex-wrap: nowrap;
      justify-content: space-between;
      column-gap: var(--space-l);
    }
    .hero > div,
    .hero > .figures > * {
      flex: none;
    }
    .figures,
    .hero > .figures {
      display: grid;
      grid: auto / auto-flow auto;
      justify-content: start;
      column-gap: clamp(var(--space-xs), 2cqi, var(--space-l));
    }
    .hero > .figures {
      margin-block-start: 1.25em;
    }
    .hero > .figures > :first-child {
      margin: 0;
    }
    .change {
      inline-size: auto;
      margin: 0;
    }
    /* In the line of what is missing. */
    :has(> .nothing) + .note.note {
      margin-block-start: -1lh;
    }
  }
  @container (inline-size >= 46em) {
    .updated {
      display: block;
    }
    .aside {
      flex-grow: 1;
    }
    .hero {
      justify-content: start;
      column-gap: calc(2 * var(--space-l));
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
    /* The small numbers begin where the servers do. */
    .beside .hero {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(26em, 1fr);
      column-gap: var(--space-l);
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
      grid-column: 2;
      container-type: inline-size;
    }
  }
`;
