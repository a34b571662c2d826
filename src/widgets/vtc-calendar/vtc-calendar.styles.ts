import { css, stepButtonStyles } from '../../base.js';

/** Styles of the month and the day. */
export const styles = [
  stepButtonStyles,
  css`
    .toolbar {
      display: flex;
      align-items: center;
      block-size: 2.5rem;
      /* The arrow, not the button around it, ends where the month does. */
      margin-inline-end: -0.75rem;
    }
    /* Beside the menu of all convoys, where there is neither heading nor time zone. */
    .header.is-bare:not(:has(.zone)) + .calendar > :first-child {
      margin-inline-end: 0;
      padding-inline-end: 2.25rem;
    }
    .header.is-bare:not(:has(.zone)) > .aside > .calendar-button {
      margin-block: 0;
    }
    .month {
      flex: 1;
      min-inline-size: 0;
      font-size: var(--text-l);
      font-weight: 600;
      line-height: 1.2;
    }
    .date {
      margin-block-end: var(--space-xs);
      font-weight: 600;
    }
    @media screen {
      .calendar,
      .placeholder {
        --weekdays: 1.75em;
        /* The same for all months, so that nothing below the element moves. */
        --weeks: 15em;
        --cell-padding: 0.2em;
        /* Behind convoys that are over: weaker than a surface, which companies choose. */
        --over: color-mix(in srgb, var(--text) 6%, transparent);
      }
      .to-today {
        inline-size: auto;
        padding-inline: var(--space-xs);
        font-size: var(--text-note);
      }
      .sheet {
        position: relative;
      }
      .grid[aria-busy='true'] {
        cursor: progress;
      }
      .weekdays,
      .week {
        display: grid;
        grid-template-columns: repeat(7, minmax(0, 1fr));
        white-space: nowrap;
      }
      .weekdays {
        align-items: center;
        color: var(--muted);
        font-size: var(--text-s);
      }
      .cell {
        min-inline-size: 0;
        padding-block: var(--cell-padding);
        line-height: 1;
      }
      .cell:focus-visible {
        outline-offset: -2px;
      }
      .number {
        display: grid;
        place-items: center;
        inline-size: min(1.9em, 14cqi);
        block-size: min(1.9em, 14cqi);
        margin-block-end: 3px;
        border-radius: 50%;
        font-size: min(var(--text-note), 10cqi);
      }
      .is-weekend:not(.has-convoys) > .number {
        color: var(--muted);
      }
      .cell:has(> .entry:not(.past)) > .number {
        font-weight: 600;
      }
      .is-today > .number {
        background: var(--primary);
        color: var(--primary-text);
      }
      .more-convoys {
        color: var(--muted);
      }
      .active-day {
        container-type: inline-size;
        padding-block-start: var(--space-s);
      }
      .active-day li:not(:has(> .date-tile)) {
        min-block-size: 0;
        padding-inline-start: 0;
      }
      .active-day[popover] {
        inline-size: min(23em, 90vi);
        max-block-size: min(30em, 80vb);
        overflow: auto;
        padding: var(--space-s) var(--space);
        position-area: self-block-end span-self-inline-end;
        position-try-fallbacks:
          flip-inline,
          flip-block,
          flip-block flip-inline;
      }
      .calendar:not(.has-choice) > .active-day:not([popover]) {
        display: none;
      }
      /* Narrow: a small month of filled days, and the convoys below or beside it. */
      @container (inline-size < 52em) {
        .grid {
          display: grid;
          grid-template-rows: var(--weekdays);
          grid-auto-rows: minmax(0, 1fr);
          block-size: calc(var(--weekdays) + var(--weeks));
        }
        .short,
        .gap {
          display: none;
        }
        .weekdays,
        .cell {
          text-align: center;
        }
        .cell {
          display: grid;
          place-items: center;
          margin: 1px;
          padding: 0;
          border-radius: calc(var(--radius) / 2);
          cursor: pointer;
        }
        .number {
          inline-size: min(1.9em, 12cqi);
          block-size: min(1.9em, 12cqi);
          margin: 0;
          font-size: min(var(--text-note), 8cqi);
        }
        .has-convoys {
          background: var(--over);
        }
        .cell:has(> .entry:not(.past)) {
          background: var(--primary-soft, var(--surface));
          color: var(--link);
        }
        .cell.has-convoys:has(> .live) {
          background: var(--primary);
          color: var(--primary-text);
        }
        .cell:not(.is-today, :has(> .entry:not(.past))) > .number {
          color: var(--muted);
        }
        /* A dot below the number. */
        .is-today:has(> .live) > .number {
          background: radial-gradient(circle at 50% 92%, currentColor 2px, transparent 2.5px);
        }
        .has-choice .is-active {
          box-shadow: inset 0 0 0 2px var(--link);
        }
        /* For screen readers. */
        .entry,
        .more-convoys {
          position: absolute;
          inline-size: 1px;
          block-size: 1px;
          overflow: hidden;
          clip-path: inset(50%);
          color: inherit;
        }
        /* The day is above the names, and each name as wide as its hour leaves it. */
        .agenda {
          display: block;
          margin-block-start: var(--space-xs);
        }
        .agenda > li {
          grid-template-columns: minmax(0, 1fr) auto;
          column-gap: 0.8em;
        }
        .agenda .day {
          grid-column: 1 / -1;
          font-size: var(--text-note);
        }
        .agenda .title {
          grid-column: 1;
        }
        .agenda .title:not(:has(:focus-visible)) {
          display: -webkit-box;
          white-space: normal;
        }
        .has-choice > .agenda {
          padding-block-start: var(--space-xs);
          border-block-start: 1px solid var(--border);
        }
      }
      @container (inline-size < 20em) {
        .to-today {
          display: none;
        }
        /* Only the first line makes room for the logo. */
        [dir='ltr'] .agenda .title:has(.avatar) {
          padding-left: 0;
          text-indent: 1.7em;
        }
        .agenda .title:has(.avatar) {
          font-size: var(--text-m);
        }
        .agenda .avatar {
          text-indent: 0;
        }
      }
      @container (36em <= inline-size < 52em) {
        .calendar,
        .skeleton:has(> .placeholder) {
          display: grid;
          grid-template-columns: 14.5em minmax(0, 1fr);
          align-items: start;
          column-gap: var(--space-l);
        }
        .calendar > *,
        .skeleton > .filters {
          grid-column: 1 / -1;
        }
        /* Toolbar, below filters if there are any; month; companies; the rest beside a long agenda. */
        .calendar {
          --month: 2;
          grid-template-rows: repeat(4, auto) 1fr;
        }
        .calendar:has(> .filters) {
          --month: 3;
          grid-template-rows: repeat(5, auto) 1fr;
        }
        .calendar > .sheet {
          grid-area: var(--month) / 1 / span 2;
        }
        .calendar > .legend {
          grid-area: calc(var(--month) + 2) / 1;
          flex-wrap: wrap;
          margin-block-start: var(--space-s);
          mask-image: none;
        }
        .calendar > .active-day:not([popover]),
        .calendar > .agenda {
          grid-area: var(--month) / 2 / span 4;
          margin-block-start: 0;
        }
        .has-choice > .active-day:not([popover]) {
          grid-row-end: span 1;
        }
        .has-choice > .agenda {
          grid-row: calc(var(--month) + 1) / span 3;
        }
      }
      /* Large text: the month above its buttons, in two lines where it needs them. */
      @container (inline-size < 12em) {
        .toolbar {
          flex-wrap: wrap;
          justify-content: end;
          block-size: auto;
        }
        .month {
          flex-basis: 100%;
          min-block-size: 2.4em;
        }
      }
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
          --free: minmax(2.2em, 0.55fr);
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
          --free: minmax(4.4em, 0.55fr);
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
          text-wrap: pretty;
          unicode-bidi: plaintext;
        }
        .entry > time {
          unicode-bidi: plaintext;
          white-space: nowrap;
        }
        .entry.hidden {
          display: none;
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
          inline-size: fit-content;
          padding-inline: 0.5em;
          border-radius: 99px;
          background: var(--over);
          font-size: 0.75em;
          font-weight: 600;
          line-height: 1.5em;
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
    .legend {
      column-gap: var(--space-2xs);
      margin-block-end: var(--space-xs);
      font-size: var(--text-s);
    }
    .legend > [aria-pressed='false'] {
      border-style: dashed;
      color: var(--muted);
      text-decoration: line-through;
    }
    /* Whose convoy it is. */
    .entry > .avatar {
      --size: 1.4em;
      margin-block: -0.05em;
    }
    @media (forced-colors: active) {
      .is-today > .number {
        outline: 2px solid;
      }
      .entry {
        border: 1px solid;
      }
      @container (inline-size < 52em) {
        .has-convoys {
          border: 1px solid;
        }
      }
    }
    @media print {
      .weekdays,
      .cell:not(.has-convoys),
      .number,
      .more-convoys,
      .agenda,
      .active-day {
        display: none;
      }
      .cell {
        padding-block-end: var(--space-s);
        break-inside: avoid;
      }
      .cell::before {
        content: attr(data-date);
        font-weight: 600;
      }
      .entry[data-facts]::after {
        content: ' · ' attr(data-facts);
        color: var(--muted);
      }
    }
  `,
];
