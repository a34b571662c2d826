import { css } from 'lit';

/** Styles of the rows of a list, and of what all layouts share. */
export const convoyStyles = css`
  .convoys {
    --tile: 3.78em;
    --gap: var(--space-xs);
  }
  .zone {
    font-size: var(--text-s);
  }
  .convoys > li {
    position: relative;
    break-inside: avoid;
  }
  .is-list > li {
    display: flow-root;
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
    float: inline-start;
    margin-block-end: var(--space-2xs);
    margin-inline-end: var(--space-s);
  }
  .is-list > li > .badge {
    display: flow-root;
    inline-size: fit-content;
    margin-block-start: 2px;
  }
  /* Below the date tile; the start beside the meet-up if it fits. */
  .is-list > li > time {
    float: inline-start;
  }
  .is-list > li > :is(:not(time) + time, .facts, .progress) {
    clear: both;
  }
  .convoys .badge {
    line-height: 1.3;
  }
  .soon {
    background: var(--primary);
    color: var(--primary-text);
  }
  .convoys > li > time,
  .facts,
  .progress {
    font-size: var(--text-note);
    line-height: 1.4;
  }
  .convoys > li > time {
    display: inline-block;
    margin-inline-end: 0.75em;
  }
  .convoys > li > time:last-of-type {
    margin-inline-end: 0;
    font-weight: 600;
  }
  .facts {
    font-size: var(--text-s);
    color: var(--muted);
    white-space: pre-line;
    /* Facts in Japanese or Chinese break between each other, not inside. */
    word-break: keep-all;
  }
  /* The button stands at the end of the last line; a word joiner keeps its space beside the last word. */
  .facts:not(:last-child)::after {
    content: '\\2060' / '';
    padding-inline-end: 1.75rem;
  }
  .convoys > li > .calendar-button {
    margin-inline: auto -0.5rem;
  }
  .convoys > li > .facts + .calendar-button {
    position: absolute;
    inset-block-end: -0.7rem;
    inset-inline-end: 0;
  }
  /* In a narrow list, rows far below are laid out when they come near; a wide one is not high enough to gain from it. */
  @container (inline-size < 26em) {
    .is-long > li {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 9em;
    }
  }
  @container (inline-size >= 26em) {
    .convoys {
      --gap: var(--space-s);
    }
    /* The date tile spans all rows; the last row takes up its excess height. */
    .is-list > li {
      display: grid;
      grid-template: auto auto auto 1fr / auto auto minmax(0, 1fr) auto;
    }
    .is-list > .same-day {
      padding-inline-start: calc(var(--tile) + var(--space-s));
    }
    .is-list > li > .date-tile {
      grid-area: 1 / 1 / span 4;
      align-self: start;
      margin-block-end: 0;
    }
    .is-list > li > .title {
      grid-area: 1 / 2 / auto / span 2;
    }
    .is-list > li > .badge {
      grid-area: 1 / -2;
      place-self: start end;
      margin-block-start: 0;
      margin-inline-start: var(--space-s);
    }
    .is-list > li > time {
      grid-area: 2 / 2;
    }
    .is-list > li > time + time {
      grid-column: 3 / -1;
    }
    .is-list > li > .progress {
      grid-area: 2 / 2 / auto / -1;
    }
    .is-list > li > .facts {
      grid-area: 3 / 2 / auto / -1;
      white-space: normal;
    }
    .is-list > li > :not(.facts) + .calendar-button {
      grid-area: 3 / -2;
    }
  }
  @container (inline-size >= 52em) {
    .is-list > li:has(> time) {
      grid-template: auto 1fr / auto auto minmax(0, 1fr) 38cqi minmax(10em, auto);
    }
    .is-list > li > time + time {
      grid-column: 3;
    }
    .is-list > li > time ~ .facts {
      grid-area: 1 / 4 / span 2;
      margin-inline-start: var(--space);
      white-space: pre-line;
    }
    .is-list > li > .facts::after {
      display: none;
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
