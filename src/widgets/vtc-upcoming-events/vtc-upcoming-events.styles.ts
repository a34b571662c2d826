import { css } from '../../base.js';

/** Styles of the header, the cards and the compact list. */
export const styles = css`
  .is-cards {
    --cover: 8.25em;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--card, 16em)), 1fr));
    gap: var(--space-l) var(--space);
  }
  /* Four cards in two columns where four do not fit, instead of three and one; three or six in three. */
  .is-cards:has(> :nth-child(4):last-child) {
    --card: max(16em, min(34%, (67em - 100%) * 99));
  }
  .is-cards:has(> :is(:nth-child(3), :nth-child(6)):last-child) {
    --card: max(16em, 26%);
  }
  .cover {
    block-size: var(--cover);
    border-radius: var(--radius);
  }
  .cover > .date-tile {
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-start: 0.5rem;
    background: var(--background);
  }
  .is-cards > li > .badge {
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-end: 0.5rem;
    /* Beside the date tile, also in languages with long words. */
    max-inline-size: calc(100% - 5.5rem);
    text-wrap: balance;
  }
  .is-cards > li > .badge:not(.soon) {
    background: var(--background);
  }
  .is-compact > li {
    display: grid;
    grid-template-columns: 5.25em minmax(0, 1fr) auto;
    align-items: start;
    column-gap: var(--space-xs);
    padding-block: var(--space-2xs);
    font-size: var(--text-note);
  }
  .is-compact > li > :is(.title, .when, .badge) {
    grid-column: 2 / -1;
    font-size: 1em;
  }
  .is-compact > li > .badge {
    justify-self: start;
    font-size: 0.875em;
  }
  .day {
    grid-row: 1 / span 3;
    padding: 0.2em 0.25em;
    border-radius: calc(var(--radius) / 2);
    font-size: 0.875em;
    font-weight: 600;
    line-height: 1.4;
    text-align: center;
    overflow-wrap: normal;
  }
  @container (inline-size >= 26em) {
    .is-compact > li > :is(.when, .badge) {
      grid-area: 2 / 2;
    }
    .is-compact > li > .badge {
      grid-column: 3;
    }
    .is-compact > li > .title:not(:has(:focus-visible)) {
      display: block;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  /* One line: day, times, name, countdown. */
  @container (inline-size >= 38em) {
    .convoys.is-compact {
      display: grid;
      grid-template-columns: auto auto minmax(0, 1fr) auto;
      column-gap: var(--space-s);
    }
    .is-compact > li {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: center;
    }
    .is-compact > li > .day {
      grid-row: 1;
    }
    .is-compact > li > .when {
      grid-area: 1 / 2;
    }
    .is-compact > li > .title {
      grid-area: 1 / 3;
    }
    .is-compact > li > .badge {
      grid-area: 1 / 4;
      justify-self: end;
    }
  }
`;
