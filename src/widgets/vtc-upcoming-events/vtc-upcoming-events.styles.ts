import { css } from '../../base.js';

/** Styles of the header and the cards. */
export const styles = css`
  /* Beside the menu of all convoys, where there is neither heading nor time zone. */
  .header.is-bare:has(> .aside):not(:has(.zone)) + .filters,
  .header.is-bare:has(> .aside):not(:has(.zone)) + .is-list > :first-child {
    padding-inline-end: 2.25rem;
  }
  /* On the pictures of the first row, above their countdowns. */
  .header.is-bare:not(:has(.zone)):has(+ .is-cards) > .aside > .calendar-button {
    margin-block: 0.5rem;
    margin-inline: auto 0.5rem;
    border-radius: 50%;
    background: var(--background);
  }
  .header.is-bare:has(> .aside):not(:has(.zone)) + .is-cards {
    --below-menu: 3.25rem;
  }
  .is-cards {
    --below-menu: 0.5rem;
    --cover: 8.25em;
    --min: 16em;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--card, var(--min))), 1fr));
    gap: var(--space-l) var(--space);
  }
  /* Four cards in two columns where four do not fit, instead of three and one; three or six in three. */
  .is-cards:has(> :nth-child(4):last-child) {
    --card: max(var(--min), min(34%, (67em - 100%) * 99));
  }
  .is-cards:has(> :is(:nth-child(3), :nth-child(6)):last-child) {
    --card: max(var(--min), 26%);
  }
  /* Texts depend on the width of the card. The button is in the line of the name. */
  .is-cards > li {
    --badge: 0.5rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    container-type: inline-size;
  }
  /* The menu is above the first card of a column, and never above the first one of several columns. */
  @container (inline-size < 27em) {
    .is-cards > :first-child {
      --badge: var(--below-menu);
    }
  }
  @container (inline-size < 33em) {
    .is-cards > :only-child {
      --badge: var(--below-menu);
    }
  }
  @container (inline-size >= 27em) {
    .is-cards > :not(:first-child) {
      --badge: var(--below-menu);
    }
  }
  .is-cards > li > *,
  .is-cards > :only-child {
    grid-column: 1 / -1;
  }
  .is-cards > li > .title {
    grid-area: 2 / 1;
  }
  .is-cards > li > .calendar-button {
    grid-area: 2 / 2;
  }
  /* Who hosts it, then where it leads. */
  .facts:has(> .hosts + .route) {
    text-wrap: wrap;
  }
  .facts > .hosts:has(+ .route) {
    display: block;
  }
  /* Where hosts are shown, facts of the third line and those after it are left to the details; in columns, always. */
  @media screen {
    .is-cards > li > .facts:has(> .hosts) {
      max-block-size: calc(2lh + 0.1em);
      overflow-y: clip;
    }
    @container (inline-size >= 20em) {
      .is-list > li > .facts:has(> .hosts) {
        max-block-size: calc(2lh + 0.1em);
        overflow-y: clip;
      }
    }
    @container (inline-size >= 52em) {
      .is-list > li > .facts {
        max-block-size: calc(2lh + 0.1em);
        overflow-y: clip;
      }
    }
    /*
     * Of a live convoy, the remaining time is enough; it is left out where it does not fit between the ends of the route.
     * Screen readers say both.
     */
    @container (inline-size < 33em) {
      .elapsed > :first-child {
        flex: none;
        font-size: 0;
      }
      .elapsed > :nth-child(2) {
        margin-inline: auto;
      }
      .elapsed:has(> :nth-child(2)) {
        align-content: start;
        column-gap: 0;
      }
      .elapsed::before {
        content: '';
        inline-size: 1px;
        block-size: 1lh;
      }
    }
    @container (inline-size >= 33em) {
      .progress:has(> .end > bdi) > .elapsed {
        padding-inline: var(--space-xs);
      }
    }
    @container (12em <= inline-size < 33em) {
      .progress {
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: last baseline;
      }
      .progress:not(:has(> .end > bdi)) > .elapsed {
        grid-area: 1 / 2;
      }
      .progress:not(:has(> .end > bdi)) > .line {
        grid-area: 2 / 1 / auto / -1;
      }
    }
    @container (12em <= inline-size < 26em) {
      .progress > .elapsed {
        grid-area: 1 / 2;
      }
    }
  }
  /* The hours are what is read first, as in the other rows. */
  .end > bdi {
    color: var(--muted);
    font-weight: 400;
  }
  .end > time {
    color: var(--text);
    font-weight: 600;
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
  /* Above the sun and the road. */
  .cover > .badge {
    position: absolute;
    inset-block-start: var(--badge);
    inset-inline-end: 0.5rem;
    max-inline-size: calc(100% - 5.5rem);
    font-size: 0.75em;
  }
  .cover > .badge:not(.soon) {
    background: var(--background);
  }
  /* In a list, too, unless the facts are beside the names. */
  @container (36em <= inline-size < 52em) {
    .is-list .title:not(:has(:focus-visible)) .start {
      font-size: 0;
    }
  }
  /* Two narrow cards beside each other. */
  @container (27em <= inline-size < 33em) {
    .is-cards {
      --min: 13em;
      --cover: 6.5em;
    }
    .is-cards > :nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
  }
  /* Names begin where they differ; the start is for screen readers. */
  @container (inline-size < 30em) {
    .is-cards > li > .title:not(:has(:focus-visible)) .start {
      font-size: 0;
    }
  }
  @container (inline-size < 15em) {
    .is-cards > li > .title {
      font-size: var(--text-m);
    }
    /* The name needs all of the width: the button is on the picture. */
    .is-cards > li > .title {
      grid-column-end: -1;
    }
    .is-cards > li > .cover {
      grid-row: 1;
    }
    .is-cards > li > .calendar-button {
      position: relative;
      grid-area: 1 / 2;
      place-self: end;
      inline-size: 2rem;
      block-size: 2rem;
      margin-block: 0 1rem;
      margin-inline: 0 0.4rem;
      border-radius: 50%;
      background: var(--background);
    }
    /* Cities in one line. */
    .is-cards .addition {
      display: none;
    }
    .is-cards > li > .cover > .badge {
      max-inline-size: calc(100% - 5rem);
      font-size: 0.6875em;
    }
  }
  /* A single card lies down: the picture at the start, with the date and the countdown on it. */
  @container (inline-size >= 33em) {
    .is-cards > :only-child {
      grid-template: repeat(5, auto) 1fr / calc(45% + var(--space)) minmax(0, 1fr) auto;
    }
    .header.is-bare:has(> .aside):not(:has(.zone)) + .is-cards > :only-child {
      padding-inline-end: 3rem;
    }
    .is-cards > :only-child > * {
      grid-column: 2 / -1;
    }
    .is-cards > :only-child > .title {
      grid-area: 1 / 2;
    }
    .is-cards > :only-child > .calendar-button {
      grid-area: 1 / 3;
    }
    .is-cards > :only-child > .cover {
      grid-area: 1 / 1 / -1;
      block-size: auto;
      min-block-size: var(--cover);
      margin: 0;
      margin-inline-end: var(--space);
    }
  }
  @container (inline-size < 26em) {
    /* The emphasized countdown is above the name, beside the button. */
    .is-list > li > .soon {
      grid-row: 2;
      margin-block: 0 0.3em;
    }
    .is-list > :has(> .soon) > .title {
      grid-row: 3;
      grid-column-end: -1;
    }
    .is-list > :has(> .soon) > :is(.when, .progress) {
      grid-row: 4;
    }
    .is-list > :has(> .soon) > .facts {
      grid-row: 5;
    }
    .is-list > :has(> .soon) > .date-tile {
      grid-row-end: span 4;
    }
    .is-cards {
      --cover: 7em;
    }
  }
  /* Day, countdown and button are a line above the others, which have all of the width; without a day, the name is beside the button. */
  @container (inline-size < 20em) {
    .convoys.is-list > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    .convoys.is-list > li > * {
      grid-column: 1 / -1;
    }
    .convoys.is-list > li > .title:not(.date-tile ~ *) {
      grid-area: 2 / 1 / auto / span 2;
    }
    .convoys.is-list > li > .soon {
      grid-area: 2 / 2;
      margin: 0 var(--space-xs) 0.3em;
    }
    .convoys.is-list > li > .date-tile ~ .title {
      grid-row: 3;
    }
    .convoys.is-list > li > :is(.when, .progress) {
      grid-row: 4;
    }
    .convoys.is-list > li > .facts {
      grid-row: 5;
    }
    .convoys.is-list > li > .calendar-button {
      grid-column: 3;
    }
    .convoys.is-list > li > .date-tile {
      display: flex;
      grid-area: 2 / 1;
      gap: 0.35em;
      margin-block-end: 0.15em;
      font-size: var(--text-s);
      line-height: 1.4;
    }
    .convoys.is-list > li > .date-tile::before,
    .convoys.is-list > li > .date-tile::after {
      font-size: 1em;
      line-height: inherit;
    }
    .is-list > li > .title {
      font-size: var(--text-m);
    }
    /* Beside the route, two facts are enough. */
    .is-cards > li > .facts > :nth-child(n + 4):not(.hosts ~ :nth-child(4)) {
      display: none;
    }
    .is-list.placeholders > li::before {
      inline-size: 5em;
      block-size: 0.75em;
      margin-block-start: 0.25em;
      mask: none;
    }
    .is-list.placeholders > li::after {
      inset-inline-start: 0;
      block-size: calc(var(--row) - 1.4em);
      margin-block-start: 1.4em;
    }
  }
  .is-list > li > .soon {
    font-size: 0.75em;
  }
  /* Names and facts need all of the width. */
  @container (52em <= inline-size < 68em) {
    .is-list > li > .title {
      font-size: var(--text-m);
    }
    /* For screen readers, as a part of the route. */
    .is-list .addition {
      font-size: 0;
    }
  }
  /* The line of a live convoy ends where the names do. */
  @container (inline-size >= 52em) {
    .is-list > li > .progress {
      grid-column: 2;
      margin-inline-end: var(--space-s);
    }
    .is-list > li > .progress ~ .facts {
      grid-row-end: span 2;
    }
  }
  @container (inline-size >= 68em) {
    .is-list > li > .later {
      max-inline-size: 18em;
    }
    /* The route is a line of its own. */
    .is-list > li > .when ~ .facts:has(> .route:first-child) {
      text-wrap: wrap;
    }
    .is-list > li > .when ~ .facts > .route:first-child {
      display: block;
    }
  }
`;
