import { css } from '../../base.js';

/** Styles of a narrow calendar: a small month of filled days, and the convoys below or beside it. */
export const narrowStyles = css`
  @media screen {
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
        place-content: center;
        place-items: center;
        justify-self: center;
        inline-size: calc(min(100%, 3.6em) - 4px);
        margin-block: 2px;
        padding: 0;
        border-radius: calc(var(--radius) / 2);
        cursor: pointer;
      }
      .number {
        inline-size: min(1.9em, 12cqi);
        block-size: min(2.3em, 12cqi);
        margin: 0;
        font-size: min(var(--text-note), 8cqi);
      }
      .cell:has(> .entry:not(.past)) {
        background: var(--primary-soft, var(--surface));
        color: var(--link);
        box-shadow: var(--ring);
      }
      .cell.has-convoys:has(> .live) {
        background: var(--primary);
        color: var(--primary-text);
      }
      .cell:not(.is-today, :has(> .entry:not(.past))) > .number {
        color: var(--muted);
      }
      /* A dot below the number: convoys that are over, or one that is live. */
      .has-convoys:not(.is-today, :has(> .entry:not(.past))) > .number,
      .is-today:has(> .live) > .number {
        background: radial-gradient(circle at 50% 92%, currentColor 2px, transparent 2.5px);
      }
      .has-choice .is-active {
        box-shadow: inset 0 0 0 2px var(--link);
      }
      /* For screen readers. */
      .entry,
      .more-convoys,
      .agenda .title:not(:has(:focus-visible)) .start {
        font-size: 0;
        color: inherit;
      }
      .entry > .avatar {
        display: none;
      }
      .agenda {
        margin-block-start: var(--space-xs);
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
    /* The day is above the names, and each name as wide as its hour leaves it. */
    @container (inline-size < 26em) {
      .agenda {
        display: block;
      }
      .agenda > li {
        grid-template-columns: minmax(0, 1fr) auto;
        column-gap: 0.8em;
      }
      .agenda .day {
        grid-column: 1 / -1;
        margin-block: 0.2em 0.35em;
        font-size: 0.929em;
        font-weight: 600;
      }
      .agenda .title {
        grid-column: 1;
      }
      .agenda > .same-day {
        padding-block-start: 0.1em;
      }
    }
    /* Beside it, names need the width of a long word for a day. */
    @container (26em <= inline-size < 52em) {
      .agenda [data-short] > span {
        font-size: 0;
      }
      .agenda [data-short]::before {
        content: attr(data-short) / '';
      }
    }
    @container (inline-size < 20em) {
      .to-today {
        display: none;
      }
      .agenda .title:has(.avatar) {
        font-size: var(--text-m);
      }
    }
    @container (36em <= inline-size < 52em) {
      .calendar,
      .skeleton:has(> .placeholder) {
        display: grid;
        grid-template-columns: 14em minmax(0, 1fr);
        align-items: start;
        column-gap: var(--space-l);
      }
      .agenda {
        --day: 0px;
        column-gap: 0.7em;
        font-size: var(--text-note);
      }
      .calendar > *,
      .skeleton > .filters {
        grid-column: 1 / -1;
      }
      .calendar,
      .placeholder {
        --weeks: 12.5em;
      }
      /* Filters or companies if there are any; toolbar and month, and the agenda beside both. */
      .calendar {
        --month: 2;
        grid-template-rows: repeat(4, auto) 1fr;
      }
      .calendar:has(> :is(.filters, .scroll-area)) {
        --month: 3;
        grid-template-rows: repeat(5, auto) 1fr;
      }
      .calendar:has(> .filters):has(> .scroll-area) {
        --month: 4;
        grid-template-rows: repeat(6, auto) 1fr;
      }
      .calendar > .toolbar {
        grid-column: 1;
      }
      .toolbar > .month {
        font-size: 1em;
      }
      .calendar > .sheet {
        grid-area: var(--month) / 1 / span 2;
      }
      .calendar > .active-day:not([popover]),
      .calendar > .agenda {
        grid-area: calc(var(--month) - 1) / 2 / span 5;
        margin-block-start: 0.6em;
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
  }
`;
