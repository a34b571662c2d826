import { css } from '../../base.js';

/** Styles of the header and the cards. */
export const styles = css`
  /* Beside the menu of all convoys, where there is neither heading nor time zone. */
  .header.is-bare:has(> .aside):not(:has(.zone)) + .filters,
  .header.is-bare:has(> .aside):not(:has(.zone)) + .is-list > :first-child {
    padding-inline-end: 2.25rem;
  }
  /* On the pictures of the first row. */
  .header.is-bare:not(:has(.zone)):has(+ .is-cards) > .aside > .calendar-button {
    margin-block: 0.5rem;
    margin-inline: auto 0.5rem;
    border-radius: 50%;
    background: var(--background);
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
  /* Texts depend on the width of the card. The button is at the end of the last line of its row. */
  .is-cards > li {
    container-type: inline-size;
  }
  .is-cards > li > .calendar-button {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
  }
  .is-cards > li:has(> .calendar-button) > .facts > :last-child {
    padding-inline-end: 1.75rem;
  }
  .is-cards .title {
    text-wrap: balance;
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
  .cover > .has-long-name::before {
    letter-spacing: normal;
  }
  /* Below the sun. */
  .cover > .badge {
    position: absolute;
    inset-block-end: 0.4rem;
    inset-inline-start: 0.5rem;
    max-inline-size: calc(100% - 1rem);
    font-size: 0.75em;
  }
  .cover > .badge:not(.soon) {
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
    .header.is-bare:has(> .aside):not(:has(.zone)) + .is-cards > :only-child {
      padding-inline-end: 3rem;
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
    .is-cards > :only-child > .calendar-button {
      margin-block: 0;
    }
  }
  /* The name has all of the line; the button is at the end of the last one. */
  @container (inline-size < 20em) {
    .is-list > li > .title {
      grid-column: 2 / -1;
      font-size: var(--text-m);
    }
    .is-list > li > :is(.when, .facts):has(+ .calendar-button) {
      grid-column-end: -2;
    }
    .is-list > li > .calendar-button {
      grid-row: 3;
      align-self: end;
    }
    .is-list > li > .facts + .calendar-button {
      grid-row: 4;
    }
  }
`;
