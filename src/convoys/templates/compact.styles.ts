import { css } from 'lit';

/** Styles of convoys in one line each. */
export const compactStyles = css`
  /* One line: day, logo and name, start. */
  .is-compact {
    display: grid;
    grid-template-columns: minmax(4.9em, auto) minmax(0, 1fr) auto;
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
      column-gap: 0.7em;
      font-size: var(--text-note);
    }
  }
  /* Names begin where they differ; the start is for screen readers. */
  @container (12em <= inline-size < 36em) {
    .convoys:not(.is-cards) .title:not(:has(:focus-visible)) .start {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Names beside logos are smaller. Where a day has several convoys, it is a line above them: its column would be empty beside most. */
  @container (12em <= inline-size < 20em) {
    .is-compact .title:has(.avatar) {
      font-size: var(--text-m);
    }
    .is-compact:has(> .same-day) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .is-compact:has(> .same-day) .day {
      grid-column: 1 / -1;
      margin-block-end: 0.25em;
    }
    .is-compact:has(> .same-day) .title {
      grid-column: 1;
    }
  }
  @container (inline-size >= 52em) {
    .is-compact {
      grid-template-columns: minmax(4.9em, auto) fit-content(55%) minmax(0, 1fr) auto;
      column-gap: 1.2em;
    }
    /* As many whole facts as fit in a line, the places without additions. */
    .brief .addition {
      display: none;
    }
    .brief {
      display: block;
      overflow: hidden;
      block-size: 1lh;
    }
    .brief > :first-child {
      overflow: hidden;
      max-inline-size: 100%;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .brief > .others {
      display: none;
    }
  }
  @container (inline-size >= 66em) {
    .brief > .others {
      display: inline-block;
    }
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
