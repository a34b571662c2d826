import { css, stepButtonStyles } from '../../base.js';
import { narrowStyles } from './narrow.styles.js';
import { wideStyles } from './wide.styles.js';

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
        --over: color-mix(in srgb, var(--text) 5%, transparent);
        /* Around those to come, whose ground may be dull where the colors of a company are far apart. */
        --ring: inset 0 0 0 1px color-mix(in srgb, var(--link) 40%, transparent);
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
    }
  `,
  narrowStyles,
  wideStyles,
  css`
    .calendar > .scroll-area {
      margin-block-end: calc(var(--space-xs) + 3px);
      font-size: var(--text-s);
    }
    .legend {
      column-gap: var(--space-2xs);
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
