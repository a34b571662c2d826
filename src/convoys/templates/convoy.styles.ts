import { css } from 'lit';
import { itemStyles } from './items.js';

/** Styles of the rows of a list, and of what all layouts share. */
export const convoyStyles = [
  itemStyles,
  css`
    .convoys {
      --tile: 2.9em;
      --gap: 0.6em;
      --start: calc(var(--tile) + 0.6em);
    }
    .zone {
      font-size: var(--text-s);
    }
    .convoys > li {
      position: relative;
      break-inside: avoid;
    }
    /* Month; date tile and texts; button in the line of the name. */
    .is-list > li {
      display: grid;
      grid-template-columns: var(--start) minmax(0, 1fr) auto;
    }
    .is-list:has(.has-long-name) {
      --tile: 3.7em;
    }
    .is-list:not(.placeholders, :has(> li > .date-tile)) {
      --start: 0px;
    }
    .is-list > li + li {
      margin-block-start: var(--gap);
      padding-block-start: var(--gap);
      border-block-start: 1px solid var(--border);
    }
    .is-list > :has(> .month) {
      border-color: transparent;
    }
    /* Convoys of a day: the line begins at the names. */
    .is-list > .same-day {
      border: 0;
    }
    .is-list > .same-day::after {
      content: '';
      grid-area: 1 / 2 / auto / -1;
      margin-block-start: calc(-1 * var(--gap));
      padding-block-start: var(--gap);
      border-block-start: 1px solid var(--border);
    }
    .is-list > li > .month {
      grid-area: 1 / 1 / auto / -1;
      margin-block-end: var(--space-2xs);
      color: var(--muted);
      font-size: var(--text-s);
      font-weight: 600;
    }
    .is-list > li > .date-tile {
      grid-area: 2 / 1 / span 3;
      align-self: start;
      inline-size: auto;
      padding: 0;
      background: none;
      font-size: 1.3125em;
      text-align: start;
    }
    .is-list > li > .date-tile::before,
    .is-list > li > .date-tile::after {
      font-size: 0.5238em;
      font-weight: 400;
    }
    .is-list > li > .today {
      color: var(--link);
    }
    .is-list > li > .today::after {
      content: none;
    }
    .is-list > li > .title {
      grid-area: 2 / 2;
    }
    .is-list > li > :is(.when, .progress, .facts) {
      grid-column: 2 / -1;
    }
    .is-list > li > :is(.when, .progress) {
      grid-row: 3;
    }
    .is-list > li > .facts {
      grid-row: 4;
    }
    .is-list > li > .badge {
      grid-area: 5 / 2;
      justify-self: start;
      margin-block-start: 0.25em;
      font-size: 0.75em;
    }
    .convoys .badge {
      line-height: 1.3;
    }
    .soon {
      background: var(--primary);
      color: var(--primary-text);
    }
    /* One is emphasized in a list; of the others, the day says enough where it is narrow. */
    .later {
      display: none;
      padding-inline: 0;
      background: none;
      color: var(--muted);
      font-weight: 400;
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
      /* Facts in Japanese or Chinese break between each other, not inside. */
      word-break: keep-all;
      text-wrap: balance;
    }
    .convoys > li > .calendar-button {
      margin-block: -0.6rem;
      margin-inline: 0 -0.5rem;
    }
    .is-list > li > .calendar-button {
      grid-area: 2 / -2;
    }
    /* The route is what is asked for first. */
    @container (inline-size < 20em) {
      .is-list:has(.has-long-name) {
        --tile: 3.3em;
      }
      .is-list > li > .has-long-name::before {
        font-size: max(0.48em, 10px);
        line-height: 1.42;
      }
      .is-list > li > .facts > :not(:first-child, .hosts + *, .route) {
        display: none;
      }
    }
    /* In a narrow list, rows far below are laid out when they come near; a wide one is not high enough to gain from it. */
    @container (inline-size < 26em) {
      /* It would be alone in a line; it is in the title of the start, too. */
      .convoys > li > .when > .second {
        display: none;
      }
      .is-list.is-long > li {
        content-visibility: auto;
        contain-intrinsic-block-size: auto 7em;
      }
    }
    @container (inline-size >= 26em) {
      .is-list > li {
        grid-template-columns: var(--start) minmax(0, 1fr) auto auto;
      }
      .is-list > li > .badge {
        display: block;
        grid-area: 2 / 3;
        place-self: start end;
        margin-block-start: 0.1em;
        margin-inline-start: var(--space-s);
        font-size: var(--text-s);
      }
    }
    /* The facts are a column of their own. */
    @container (inline-size >= 52em) {
      .is-list {
        --tile: 3.7em;
      }
      /* Each countdown is as wide as its text; facts of more lines do not move the times. */
      .is-list > li {
        grid-template:
          auto auto 1fr / var(--start) minmax(0, clamp(23.5em, 45%, 30em))
          minmax(0, 1fr) auto auto;
      }
      .is-list > li > .date-tile::after {
        display: inline;
        margin-inline-start: 0.3em;
      }
      .is-list > li > .badge {
        grid-area: 2 / 4 / span 2;
      }
      .is-list > li > .later {
        max-inline-size: 12em;
        text-align: end;
        text-wrap: balance;
      }
      .is-list > li > .when {
        grid-column: 2;
      }
      .is-list > li > .title {
        align-self: first baseline;
      }
      .is-list > li > .facts {
        grid-area: 2 / 3;
        align-self: first baseline;
        margin-inline-start: var(--space-s);
      }
      .is-list > li > .when ~ .facts {
        grid-row-end: span 2;
      }
    }
    @media (forced-colors: active) {
      .date-tile {
        border: 1px solid;
      }
      .is-list > li > .date-tile {
        border: 0;
      }
    }
    @media print {
      .badge {
        border: 1px solid;
      }
      .later {
        border: 0;
      }
    }
  `,
];
