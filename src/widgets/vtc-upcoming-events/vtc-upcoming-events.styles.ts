import { css } from '../../base.js';

/** Styles of the header and the cards. */
export const styles = css`
  /* Beside the menu of all convoys, where there is neither heading nor time zone. */
  .header:has(> slot:empty):has(> .aside):not(:has(.zone)) + .filters,
  .header:has(> slot:empty):has(> .aside):not(:has(.zone)) + .is-list > :first-child {
    padding-inline-end: 2.25rem;
  }
  .header:has(> slot:empty):has(> .aside):not(:has(.zone))
    + .is-list
    > :first-child
    > .calendar-button {
    inset-inline-end: 1.75rem;
  }
  /* On the pictures of the first row; so that it does not cover them, the countdowns are at the bottom. */
  .header:has(> slot:empty):not(:has(.zone)):has(+ .is-cards) > .aside > .calendar-button {
    margin-block: 0.5rem;
    margin-inline: auto 0.5rem;
    border-radius: 50%;
    background: var(--background);
  }
  .header:has(> slot:empty):has(> .aside):not(:has(.zone)) + .is-cards > li > .badge {
    /* In its smaller text. */
    inset-block: calc(var(--cover) / 0.8125 - 2.4em) auto;
    inset-inline: 0.5rem auto;
    max-inline-size: calc(100% - 1rem);
  }
  .header:has(> slot:empty):has(> .aside):not(:has(.zone)) + .is-cards > :only-child > .title {
    padding-inline-end: 3rem;
  }
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
  /* A single card lies down: the picture at the start, with the date and the countdown on it. */
  @container (inline-size >= 33em) {
    .is-cards > :only-child {
      display: grid;
      grid-template: repeat(5, auto) 1fr / 45% minmax(0, 1fr);
      grid-column: 1 / -1;
      column-gap: var(--space);
    }
    .is-cards > :only-child > * {
      grid-column: 2;
    }
    .is-cards > :only-child > .cover {
      grid-area: 1 / 1 / -1;
      block-size: auto;
      min-block-size: var(--cover);
      margin: 0;
    }
    .is-cards > :only-child > .badge {
      grid-area: 1 / 1 / -1 / 2;
    }
    .is-cards > :only-child > .calendar-button {
      margin-block: 0;
    }
  }
`;
