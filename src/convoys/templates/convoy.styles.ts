import { css } from 'lit';

/** Styles of the rows of a list, and of what all layouts share. */
export const convoyStyles = css`
  .convoys {
    --tile: 3.4em;
    --gap: var(--space-xs);
    --start: calc(var(--tile) + var(--gap));
  }
  .zone {
    font-size: var(--text-s);
  }
  .convoys > li {
    position: relative;
    break-inside: avoid;
  }
  /* Date tile; texts; countdown and button. The last row but one takes up the excess height of the tile. */
  .is-list > li {
    display: grid;
    grid-template: auto auto 1fr auto / var(--start) minmax(0, 1fr) auto;
  }
  .is-list:not(.placeholders, :has(> li > .date-tile)) {
    --start: 0px;
  }
  .is-list > li + li {
    margin-block-start: var(--gap);
    padding-block-start: var(--gap);
    border-block-start: 1px solid var(--border);
  }
  .is-list > .same-day {
    border-color: transparent;
  }
  .is-list > li > .date-tile {
    grid-area: 1 / 1 / span 4;
    align-self: start;
    inline-size: var(--tile);
    font-size: 1.25em;
    --tile: 2.72em;
  }
  .is-list > li > :is(.title, .when, .progress, .facts) {
    grid-column: 2 / -1;
  }
  .is-list > li > :is(.when, .progress) {
    grid-row: 2;
  }
  .is-list > li > .facts {
    grid-row: 3;
  }
  .is-list > li > .badge {
    grid-area: 4 / 2;
    place-self: center start;
    margin-block-start: 2px;
    font-size: 0.75em;
  }
  .convoys .badge {
    line-height: 1.3;
  }
  .soon {
    background: var(--primary);
    color: var(--primary-text);
  }
  .facts,
  .progress {
    line-height: 1.4;
  }
  .progress {
    font-size: var(--text-note);
  }
  .facts {
    font-size: var(--text-s);
    color: var(--muted);
    text-wrap: balance;
    /* Facts in Japanese or Chinese break between each other, not inside. */
    word-break: keep-all;
  }
  .convoys > li > .calendar-button {
    grid-area: 4 / 3;
    margin-block: -0.6rem;
    margin-inline: auto -0.5rem;
  }
  .is-cards > li > .calendar-button {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
  }
  /* In a narrow list, rows far below are laid out when they come near; a wide one is not high enough to gain from it. */
  @container (inline-size < 26em) {
    .is-long > li {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 10em;
    }
  }
  @container (inline-size >= 26em) {
    .convoys {
      --tile: 3.78em;
      --gap: var(--space-s);
    }
    .is-list > li > .date-tile {
      font-size: var(--text-xl);
      --tile: 2.75em;
    }
    .is-list > li > .title {
      grid-column: 2;
    }
    .is-list > li > .badge {
      grid-area: 1 / 3;
      place-self: start end;
      margin-block-start: 0;
      font-size: var(--text-s);
      margin-inline-start: var(--space-s);
    }
    .is-list > li > .calendar-button {
      grid-row: 3;
      align-self: end;
    }
  }
  /* The button is at the end of the last line. Its space is letter spacing, since balanced lines ignore padding. */
  .facts:not(:last-child)::after {
    content: '\\a0' / '';
    letter-spacing: 1.5rem;
  }
  @container (inline-size < 26em) {
    .is-list > li > .facts::after {
      display: none;
    }
  }
  /* The facts are a column of their own, which takes the free width. */
  @container (inline-size >= 52em) {
    .is-list {
      display: grid;
      grid-template-columns: var(--start) fit-content(44%) minmax(0, 1fr) auto;
    }
    .is-list > li {
      grid-column: 1 / -1;
      grid-template: auto auto 1fr / subgrid;
    }
    .is-list > li > :is(.badge, .calendar-button) {
      grid-column: 4;
    }
    .is-list > li > .when {
      grid-column: 2;
    }
    .is-list > li > .title:not(:has(~ .when)) {
      grid-column: 2 / 4;
    }
    .is-list > li > .facts::after {
      display: none;
    }
    .is-list > li > .when ~ .facts {
      grid-area: 1 / 3 / span 3;
      margin-block-start: 2px;
      margin-inline-start: var(--space-l);
    }
    .is-list > li > .when ~ .calendar-button {
      grid-row: 2 / span 2;
      align-self: start;
    }
  }
  @media (forced-colors: active) {
    .date-tile {
      border: 1px solid;
    }
  }
  @media print {
    .badge {
      border: 1px solid;
    }
    .facts::after {
      display: none;
    }
  }
`;
