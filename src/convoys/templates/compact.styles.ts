import { css } from 'lit';

/** Styles of convoys in one line each. */
export const compactStyles = css`
  /* One line: day, logo and name, start. */
  .is-compact {
    --day: 4.9em;
    display: grid;
    grid-template-columns: minmax(var(--day), auto) minmax(0, 1fr) auto;
    column-gap: 0.6em;
    font-size: var(--text-m);
  }
  .is-compact > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    padding-block: 0.3em;
    line-height: 1.4;
  }
  .is-compact > li + li {
    border-block-start: 1px solid var(--border);
  }
  .is-compact > .same-day {
    border-color: transparent;
  }
  .is-compact :is(.day, .at) {
    white-space: nowrap;
  }
  .is-compact .day {
    color: var(--muted);
  }
  .is-compact > :first-child > .day,
  .now {
    color: var(--link);
    font-weight: 600;
  }
  .is-compact .title {
    grid-column: 2;
    line-height: inherit;
  }
  /* The logo is at the start of the row, also of a name in another direction. */
  .is-compact .title:has(.avatar) {
    position: relative;
    padding-left: 1.7em;
  }
  .is-compact .avatar {
    --size: 1.25em;
    position: absolute;
    top: 0.075em;
    left: 0;
  }
  [dir='rtl'] .is-compact .title:has(.avatar) {
    padding-right: 1.7em;
    padding-left: 0;
  }
  [dir='rtl'] .is-compact .avatar {
    right: 0;
    left: auto;
  }
  .brief {
    display: none;
    color: var(--muted);
    font-size: var(--text-note);
  }
  .at {
    grid-column: -2;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  @container (inline-size >= 12em) {
    .is-compact .title:not(:has(:focus-visible)) {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  @container (inline-size < 36em) {
    .is-compact {
      grid-template-columns: auto minmax(0, 1fr) auto;
      font-size: var(--text-note);
    }
    /* Names need the width of a long word for a day. */
    .is-compact:not(.agenda) [data-short] > span {
      font-size: 0;
    }
    .is-compact:not(.agenda) [data-short]::before {
      content: attr(data-short) / '';
    }
  }
  /* Names begin where they differ; the start is for screen readers. */
  @container (12em <= inline-size < 36em) {
    .convoys:not(.is-cards) .title:not(:has(:focus-visible)) .start {
      font-size: 0;
    }
  }
  /* Where a day has several convoys, it is a line above them: its column would be empty beside most. */
  @container (12em <= inline-size < 20em) {
    .is-compact:not(.agenda) {
      font-size: var(--text-s);
    }
    .is-compact:has(> .same-day) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .is-compact:has(> .same-day) .day {
      grid-column: 1 / -1;
      margin-block: 0.2em 0.35em;
    }
    .is-compact:has(> .same-day) .title {
      grid-column: 1;
    }
  }
  /* Facts are a column: as many whole ones as fit in the line, the places without additions. */
  @container (inline-size >= 52em) {
    .is-compact {
      grid-template-columns: minmax(var(--day), auto) fit-content(55%) minmax(0, 1fr) auto;
      column-gap: 1.2em;
    }
    .is-compact:not(.agenda) > li > .brief {
      display: block;
      overflow: hidden;
      block-size: 1lh;
      margin-inline-end: 0.5em;
    }
    .brief > * {
      white-space: nowrap;
    }
    /* So that the first fact may be in the second line, too, which is not seen. */
    .brief::before {
      content: '';
      display: inline-block;
    }
    .brief .addition {
      display: none;
    }
  }
  @container (52em <= inline-size < 66em) {
    .brief > .others {
      display: none;
    }
  }
  @container (inline-size >= 66em) {
    .brief .addition {
      display: inline;
    }
  }
  /* In large text, the name has lines of its own. */
  @container (inline-size < 12em) {
    .is-compact {
      display: block;
    }
    .is-compact > li {
      display: flex;
      flex-wrap: wrap;
      column-gap: 0.6em;
    }
    .is-compact .title {
      flex: 1 0 100%;
      order: 1;
    }
  }
`;
