import { css, stepButtonStyles } from '../../base.js';

/** Styles of the month, the day and their skeleton. */
export const styles = [
  stepButtonStyles,
  css`
    .toolbar {
      display: flex;
      align-items: center;
      block-size: 2.5rem;
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
        --weeks: 18em;
        --cell-padding: 0.2em;
      }
      .to-today {
        inline-size: auto;
        padding-inline: var(--space-xs);
        font-size: var(--text-note);
      }
      .sheet {
        position: relative;
      }
      .grid {
        display: grid;
        grid-template-rows: var(--weekdays);
        grid-auto-rows: minmax(0, 1fr);
        block-size: calc(var(--weekdays) + var(--weeks));
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
        font-size: var(--text-note);
      }
      .is-weekend:not(.has-convoys) > .number {
        color: var(--muted);
      }
      .has-convoys > .number {
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
      .placeholder {
        position: relative;
        block-size: calc(2.5rem + var(--weekdays) + var(--weeks));
      }
      .placeholder::before,
      .placeholder::after {
        content: '';
        position: absolute;
        inset-block-start: 0.75rem;
        inline-size: 9em;
        block-size: 1em;
        border-radius: calc(var(--radius) / 3);
        background: var(--skeleton);
      }
      .placeholder::after {
        inset: calc(2.5rem + var(--weekdays)) 0 0;
        inline-size: auto;
        block-size: auto;
        /* In the place of the numbers. */
        background: radial-gradient(
          circle 0.75em at var(--number, 50%) 1.05em,
          var(--skeleton) 97%,
          transparent
        );
        background-size: calc(100% / 7) 20%;
      }
      /* In the place of the next convoy, below a narrow month. */
      .bars {
        block-size: 9.25em;
        margin-block-start: var(--space-s);
        background: repeating-linear-gradient(var(--skeleton) 0 0.8em, transparent 0 1.35em);
      }
      .entry.hidden {
        display: none;
      }
      /* Narrow: a dot for each convoy. */
      @container (inline-size < 30em) {
        .to-today,
        .short,
        .gap {
          display: none;
        }
        .weekdays,
        .cell {
          text-align: center;
        }
        .cell {
          overflow-x: clip;
          border-radius: calc(var(--radius) / 2);
          cursor: pointer;
        }
        .is-active {
          background: var(--primary-soft, var(--surface));
        }
        .number {
          margin-inline: auto;
        }
        .entry {
          display: inline-block;
          inline-size: 6px;
          block-size: 6px;
          margin-inline: 1px;
          overflow: hidden;
          border-radius: 50%;
          background: var(--link);
          /* The text is for screen readers. */
          font-size: 0;
        }
        .entry.past {
          background: var(--muted);
        }
        .more-convoys {
          display: inline-block;
          font-size: 0.6875em;
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
      /* Two dots and a number fit into a seventh of a narrow column. */
      @container (inline-size < 20em) {
        .cell {
          word-spacing: -0.2em;
        }
        .more-convoys {
          font-size: min(0.625em, 4.5cqi);
        }
      }
      @container (inline-size >= 26em) {
        .bars {
          block-size: 6.75em;
        }
      }
      @container (inline-size >= 30em) {
        .calendar,
        .placeholder {
          --weeks: 41em;
        }
        .bars,
        .narrow,
        .active-day:not([popover]) {
          display: none;
        }
        .placeholder {
          --number: 1.05em;
        }
        [dir='rtl'] .placeholder {
          --number: calc(100% - 1.05em);
        }
        .weekdays > * {
          padding-inline-start: 0.6em;
        }
        .week {
          border-block-start: 1px solid var(--border);
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
        /* Two lines, of time and name. */
        .entry,
        .gap {
          display: flex;
          flex-direction: column;
          justify-content: center;
          block-size: 2.5em;
          margin-block-end: 2px;
          font-size: 0.75em;
          line-height: 1.25em;
        }
        .entry {
          padding-inline: 0.35em 0.25em;
          border-inline-start: 2px solid var(--link);
        }
        .entry > time {
          color: var(--muted);
        }
        /* A foreign name that is cut loses its end. */
        .entry > bdi {
          overflow: hidden;
          text-overflow: ellipsis;
        }
        [dir='rtl'] .entry > bdi {
          text-align: right;
        }
        .live > bdi {
          font-weight: 600;
        }
        .past {
          border-color: transparent;
          color: var(--muted);
        }
        /* A convoy of several days: a bar over them. */
        .span {
          position: relative;
          z-index: 1;
          inline-size: calc(var(--days) * 100% + (var(--days) - 1) * 2 * var(--cell-padding));
          border: 0;
          border-radius: calc(var(--radius) / 3);
          background: var(--primary-soft, var(--surface));
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
          padding-inline: 0.5em;
          font-size: 0.75em;
          line-height: 1.5em;
        }
        .notice {
          position: absolute;
          inset: var(--weekdays) 0 0;
          inline-size: fit-content;
          block-size: fit-content;
          margin: auto;
          border: 1px solid var(--border);
          border-radius: var(--radius);
          background: var(--background);
        }
      }
      /* Wider: one line. */
      @container (inline-size >= 44em) {
        .calendar,
        .placeholder {
          --weeks: 33em;
        }
        .entry,
        .gap {
          flex-direction: row;
          justify-content: start;
          gap: 0.4em;
          block-size: 1.5em;
          line-height: 1.5em;
        }
        .entry > bdi {
          flex: 1;
        }
      }
    }
    @media (forced-colors: active) {
      .is-today > .number {
        outline: 2px solid;
      }
      .entry {
        border: 1px solid;
      }
      @container (inline-size < 30em) {
        .is-active {
          border: 1px solid;
        }
      }
    }
    @media print {
      .weekdays,
      .cell:not(.has-convoys),
      .number,
      .more-convoys,
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
