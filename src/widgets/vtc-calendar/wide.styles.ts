import { css } from '../../base.js';

/** Styles of a wide calendar: a month with the names of its convoys. */
export const wideStyles = css`
  @media screen {
    @container (inline-size >= 52em) {
      .calendar,
      .placeholder {
        --weeks: 26em;
      }
      .agenda,
      .active-day:not([popover]) {
        display: none;
      }
      /* Weekdays, numbers and the texts of convoys begin at one edge. */
      .weekdays > * {
        padding-inline-start: 0.62em;
      }
      .number {
        inline-size: 1.7em;
        block-size: 1.7em;
      }
      :not(.is-today) > .number {
        justify-content: start;
        padding-inline-start: 0.35em;
      }
      /* Equal weeks; higher where a day needs it, so that the month seldom changes its height. */
      .grid {
        display: flex;
        flex-direction: column;
        min-block-size: calc(var(--weekdays) + var(--weeks));
      }
      .weekdays {
        block-size: var(--weekdays);
      }
      .week {
        flex: 1;
        min-block-size: min-content;
        border-block-start: 1px solid var(--border);
      }
      .grid:not([aria-busy='true']):has(.entry) > .week:not(:has(.entry)) {
        flex: none;
        min-block-size: 2.75em;
      }
      .cell {
        padding-inline: var(--cell-padding);
      }
      .has-convoys {
        cursor: pointer;
      }
      .has-convoys:is(:hover, [aria-expanded='true']) {
        background: var(--hover, var(--surface));
      }
      .entry,
      .gap {
        margin-block-end: 3px;
        font-size: 0.75em;
        line-height: 1.3;
      }
      /* Weekdays without convoys give their width to the others. */
      .grid {
        --busy: minmax(0, 2.6fr);
        --free: minmax(2.2em, 0.4fr);
        --columns: repeat(7, minmax(0, 1fr));
        --day1: var(--free);
        --day2: var(--free);
        --day3: var(--free);
        --day4: var(--free);
        --day5: var(--free);
        --day6: var(--free);
        --day7: var(--free);
      }
      .grid:has(.is-long) {
        --free: minmax(4.4em, 0.4fr);
      }
      .grid:has(.is-busy) {
        --columns: var(--day1) var(--day2) var(--day3) var(--day4) var(--day5) var(--day6)
          var(--day7);
      }
      .grid:has(.is-busy:nth-child(1)) {
        --day1: var(--busy);
      }
      .grid:has(.is-busy:nth-child(2)) {
        --day2: var(--busy);
      }
      .grid:has(.is-busy:nth-child(3)) {
        --day3: var(--busy);
      }
      .grid:has(.is-busy:nth-child(4)) {
        --day4: var(--busy);
      }
      .grid:has(.is-busy:nth-child(5)) {
        --day5: var(--busy);
      }
      .grid:has(.is-busy:nth-child(6)) {
        --day6: var(--busy);
      }
      .grid:has(.is-busy:nth-child(7)) {
        --day7: var(--busy);
      }
      .grid > .weekdays,
      .grid > .week {
        grid-template-columns: var(--columns);
      }
      .narrow {
        display: none;
      }
      /* Name in up to three lines, and time. */
      .entry {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        column-gap: 0.5em;
        padding: 0.25em 0.4em;
        border-radius: calc(var(--radius) / 2);
        background: var(--primary-soft, var(--surface));
        white-space: normal;
      }
      .entry:has(> .avatar) {
        grid-template-columns: auto minmax(0, 1fr) auto;
      }
      .entry > bdi {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
        font-weight: 600;
        text-wrap: balance;
        unicode-bidi: plaintext;
      }
      .entry > time {
        unicode-bidi: plaintext;
        white-space: nowrap;
      }
      .entry.hidden {
        display: none;
      }
      .entry:not(.past, .live) {
        box-shadow: var(--ring);
      }
      .live {
        background: var(--primary);
        color: var(--primary-text);
      }
      .entry:not(.past, .live) > time {
        color: var(--link);
        font-weight: 600;
      }
      .past {
        background: var(--over);
        color: var(--muted);
      }
      .past > bdi {
        font-weight: 400;
      }
      .gap,
      .span {
        block-size: 1.3em;
        padding-block: 0;
        white-space: nowrap;
      }
      /* A convoy of several days: a bar over them. */
      .span {
        display: block;
        position: relative;
        z-index: 1;
        inline-size: calc(var(--days) * 100% + (var(--days) - 1) * 2 * var(--cell-padding));
        text-overflow: ellipsis;
        /* Presses reach the day below. */
        pointer-events: none;
      }
      .continued {
        border-start-start-radius: 0;
        border-end-start-radius: 0;
      }
      .continues {
        border-start-end-radius: 0;
        border-end-end-radius: 0;
      }
      .days-2 {
        --days: 2;
      }
      .days-3 {
        --days: 3;
      }
      .days-4 {
        --days: 4;
      }
      .days-5 {
        --days: 5;
      }
      .days-6 {
        --days: 6;
      }
      .days-7 {
        --days: 7;
      }
      /* Only the bar of the first day is seen. */
      .covered {
        --days: 1;
        opacity: 0;
      }
      .more-convoys {
        display: inline-block;
        max-inline-size: 100%;
        margin-inline-end: 0.3em;
        overflow: hidden;
        box-sizing: border-box;
        padding-inline: 0.6em;
        text-overflow: ellipsis;
        border-radius: 99px;
        background: var(--over);
        font-size: 0.75em;
        font-weight: 600;
        line-height: 1.5em;
      }
      /* Names begin where they differ; the start is for screen readers. */
      @container (inline-size < 68em) {
        .entry .start {
          font-size: 0;
        }
      }
      @container (inline-size >= 68em) {
        .entry,
        .gap {
          font-size: var(--text-s);
        }
        .entry > bdi {
          text-wrap: pretty;
        }
      }
      .notice {
        position: absolute;
        inset: var(--weekdays) 0 0;
        inline-size: fit-content;
        block-size: fit-content;
        margin: auto;
        padding: var(--space-s) var(--space);
        border: 1px solid var(--border);
        border-radius: var(--radius);
        background: var(--background);
      }
    }
  }
`;
