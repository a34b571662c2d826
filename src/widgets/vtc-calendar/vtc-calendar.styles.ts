import { css } from '../../base.js';

/** Styles of the month, the day and their skeleton. */
export const styles = css`
  .calendar,
  .placeholder {
    --toolbar: 2.5rem;
    --weekdays: 1.75em;
    /* The same for all months, so that nothing below the element moves. */
    --weeks: 18em;
    --cell-padding: 0.2em;
  }
  .toolbar {
    display: flex;
    align-items: center;
    block-size: var(--toolbar);
  }
  .month {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--text-l);
    font-weight: 600;
    line-height: 1.2;
  }
  .step,
  .to-today {
    min-inline-size: 2.5rem;
    block-size: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: calc(var(--radius) * 0.75);
    background: none;
    color: var(--muted);
    font: inherit;
    cursor: pointer;
  }
  .to-today {
    display: none;
    padding-inline: var(--space-xs);
    font-size: var(--text-note);
  }
  :is(.step, .to-today):hover {
    background: var(--hover, var(--surface));
    color: var(--link);
  }
  .step > .icon {
    inline-size: 1.25em;
    block-size: 1.25em;
    vertical-align: middle;
  }
  .previous > .icon,
  [dir='rtl'] .next > .icon {
    rotate: 90deg;
  }
  .next > .icon,
  [dir='rtl'] .previous > .icon {
    rotate: -90deg;
  }
  .step[aria-disabled='true'] {
    background: none;
    color: var(--muted);
    cursor: default;
  }
  .step[aria-disabled='true'] > .icon {
    opacity: 0.35;
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
  .weekdays,
  .week {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  .weekdays {
    align-items: center;
    color: var(--muted);
    font-size: var(--text-s);
    text-align: center;
    white-space: nowrap;
  }
  .cell {
    position: relative;
    min-inline-size: 0;
    padding-block: var(--cell-padding);
    overflow-x: clip;
    border-radius: calc(var(--radius) / 2);
    line-height: 1;
    text-align: center;
    white-space: nowrap;
    cursor: pointer;
  }
  .cell:focus-visible {
    outline-offset: -2px;
  }
  .short {
    display: none;
  }
  .number {
    display: grid;
    place-items: center;
    inline-size: 1.9em;
    block-size: 1.9em;
    margin: 0 auto 3px;
    border-radius: 50%;
    font-size: var(--text-note);
  }
  .is-weekend > .number {
    color: var(--muted);
  }
  .has-convoys > .number {
    color: var(--text);
    font-weight: 600;
  }
  .is-active {
    background: var(--primary-soft, var(--surface));
  }
  .is-today > .number {
    background: var(--primary);
    color: var(--on-primary);
  }
  /* Narrow: a dot for each convoy. */
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
  .gap,
  .entry.hidden {
    display: none;
  }
  .more-convoys {
    display: inline-block;
    color: var(--muted);
    font-size: 0.6875em;
  }
  /* Two dots and a number fit into a seventh of a narrow column. */
  @container (inline-size < 20em) {
    .cell {
      word-spacing: -0.2em;
    }
    .more-convoys {
      font-size: 0.625em;
    }
  }
  .notice {
    display: grid;
    justify-items: center;
    gap: var(--space-2xs);
    padding: var(--space-s);
    text-align: center;
  }
  .notice > .button {
    margin: 0;
  }
  .active-day {
    container-type: inline-size;
    padding-block-start: var(--space-s);
  }
  .active-day:focus-visible {
    outline-offset: 4px;
  }
  .active-day.is-empty {
    display: none;
  }
  .date {
    margin-block-end: var(--space-xs);
    font-weight: 600;
  }
  .active-day li:not(:has(> .date-tile)) {
    min-block-size: 0;
    padding-inline-start: 0;
  }
  [aria-busy='true'] {
    cursor: progress;
  }
  .placeholder {
    position: relative;
    block-size: calc(var(--toolbar) + var(--weekdays) + var(--weeks));
  }
  .placeholder::before,
  .placeholder::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--toolbar) / 2 - 0.5em);
    inline-size: 9em;
    block-size: 1em;
    border-radius: calc(var(--radius) / 3);
    background: var(--skeleton);
  }
  .placeholder::after {
    inset: calc(var(--toolbar) + var(--weekdays)) 0 0;
    inline-size: auto;
    block-size: auto;
    background: radial-gradient(circle 0.75em at var(--dot), var(--skeleton) 97%, transparent);
    background-size: calc(100% / 7) 20%;
    --dot: 50% 1.05em;
  }
  /* In the place of the next convoy, below a narrow month. */
  .bars {
    block-size: 9.25em;
    margin-block-start: var(--space-s);
    background: repeating-linear-gradient(var(--skeleton) 0 0.8em, transparent 0 1.35em);
    background-size: 60% 100%;
  }
  @container (inline-size >= 26em) {
    .bars {
      block-size: 6.75em;
    }
  }
  @media screen {
    @container (inline-size >= 30em) {
      .calendar,
      .placeholder {
        --weeks: 41em;
      }
      .bars {
        display: none;
      }
      .placeholder::after {
        --dot: 1.1em 1.2em;
      }
      [dir='rtl'] .placeholder::after {
        scale: -1 1;
      }
      .month {
        font-size: var(--text-xl);
      }
      .to-today {
        display: block;
      }
      .week {
        border-block-start: 1px solid var(--border);
      }
      .weekdays {
        text-align: start;
      }
      .weekdays > * {
        padding-inline-start: 0.6em;
      }
      .cell {
        padding: var(--cell-padding);
        overflow-x: visible;
        border-radius: 0;
        text-align: start;
        cursor: default;
      }
      .is-active {
        background: none;
      }
      .has-convoys {
        cursor: pointer;
      }
      .has-convoys:hover,
      .cell[aria-expanded='true'] {
        background: var(--hover, var(--surface));
      }
      .short {
        display: inline;
      }
      .narrow {
        display: none;
      }
      .number {
        margin: 0 0 0.15em;
      }
      /* Two lines, of time and name. */
      .entry,
      .gap {
        display: flex;
        flex-direction: column;
        justify-content: center;
        inline-size: auto;
        block-size: 2.5em;
        margin: 0 0 2px;
        font-size: 0.75em;
        line-height: 1.25em;
      }
      .entry {
        padding-inline: 0.5em 0.25em;
        border-radius: calc(var(--radius) / 3);
        background: linear-gradient(var(--link) 0 0) no-repeat 0 / 2px 100%;
      }
      /* A foreign name that is cut loses its end. */
      .entry > bdi {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      [dir='rtl'] .entry > bdi {
        text-align: right;
      }
      [dir='rtl'] .entry {
        background-position: 100%;
      }
      .entry > time {
        color: var(--muted);
      }
      .entry.live > bdi {
        font-weight: 600;
      }
      .entry.past {
        background: none;
        color: var(--muted);
      }
      /* A convoy of several days: a bar over them. */
      .entry.span {
        position: relative;
        z-index: 1;
        inline-size: calc(var(--days, 1) * 100% + (var(--days, 1) - 1) * 2 * var(--cell-padding));
        background: var(--primary-soft, var(--surface));
        /* Presses reach the day below. */
        pointer-events: none;
      }
      .entry.continued {
        border-start-start-radius: 0;
        border-end-start-radius: 0;
      }
      .entry.continues {
        border-start-end-radius: 0;
        border-end-end-radius: 0;
      }
      .entry.covered {
        opacity: 0;
        /* Only the first day's bar reaches over the other days. */
        inline-size: auto;
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
      .more-convoys {
        display: block;
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
        padding: var(--space-s) var(--space);
        border: 1px solid var(--border);
        border-radius: var(--radius);
        background: var(--background);
      }
      .active-day {
        display: none;
      }
      .active-day:popover-open {
        display: block;
        inline-size: min(23em, 90vi);
        max-block-size: min(30em, 80vb);
        margin: 0;
        overflow: auto;
        padding: var(--space-s) var(--space);
        border: 1px solid var(--border);
        border-radius: var(--radius);
        background: var(--background);
        color: var(--text);
        box-shadow: 0 0.5em 1.5em rgb(0 0 0 / 0.2);
        position: fixed;
        position-area: self-block-end span-self-inline-end;
        position-try-fallbacks:
          flip-inline,
          flip-block,
          flip-block flip-inline;
        inset: auto;
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
    .step,
    .to-today,
    .weekdays,
    .cell:not(.has-convoys),
    .number,
    .gap,
    .more-convoys,
    .active-day {
      display: none;
    }
    .grid,
    .week {
      display: block;
      block-size: auto;
    }
    .cell {
      padding: 0 0 var(--space-s);
      background: none;
      line-height: inherit;
      text-align: start;
      white-space: normal;
      break-inside: avoid;
    }
    .cell::before {
      content: attr(data-date);
      font-weight: 600;
    }
    .entry.entry {
      display: block;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      border-radius: 0;
      background: none;
      font-size: 1em;
    }
    .entry[data-facts]::after {
      content: ' · ' attr(data-facts);
      color: var(--muted);
    }
  }
`;
