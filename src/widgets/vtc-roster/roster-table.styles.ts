import { css } from '../../base.js';

/** Styles of the roster as a table: each member has a name, a date and, below them, roles. */
export const tableStyles = css`
  table,
  .rows,
  .columns-box {
    --columns: 1;
    --gap: var(--space);
    /* Names begin at one edge, beside portraits of two sizes. */
    --inset: 2.625em;
  }
  :is(table, .rows):has(> .leading) {
    --inset: 3.125em;
  }
  table,
  thead {
    display: block;
  }
  /* As wide as a column. */
  thead > tr,
  .columns-box {
    inline-size: calc((100% + var(--gap)) / var(--columns) - var(--gap));
  }
  thead > tr {
    display: flex;
    justify-content: space-between;
    margin-block: -0.75em 0;
  }
  th,
  td {
    display: block;
    padding: 0;
    text-align: inherit;
    font-weight: 400;
  }
  thead .sort {
    padding-inline: 0;
  }
  tbody,
  .rows {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: 0 var(--gap);
  }
  .group-row,
  .heading-box {
    display: block;
    grid-column: 1 / -1;
  }
  tbody ~ tbody > .group-row {
    padding-block-start: var(--space);
  }
  tbody > tr:not(.group-row) {
    --size: 2em;
    display: grid;
    position: relative;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    gap: 0 var(--space-s);
    min-block-size: 3em;
    padding-block: var(--space-2xs);
    padding-inline-start: var(--inset);
    border-block-start: 1px solid var(--track, var(--border));
    line-height: 1.3;
  }
  /* The line below a heading is as wide as the table, also above empty cells. */
  .group-row {
    border-block-end: 1px solid var(--track, var(--border));
  }
  tbody > .group-row + tr {
    border: 0;
  }
  .leading > tr:not(.group-row) {
    --size: 2.5em;
    min-block-size: 3.25em;
  }
  th.person {
    --size: inherit;
    display: block;
    position: static;
    min-block-size: 0;
    padding: 0;
  }
  /* Name and date are in one line, roles below them. */
  .joined {
    grid-area: 1 / 2;
    align-self: center;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .roles {
    grid-column: 1 / -1;
  }
  .roles:not(:has(> .role)) {
    display: none;
  }
  td > .role {
    display: block;
    position: relative;
    /* No last role alone in a line. */
    text-wrap: balance;
  }
  /* The dot is beside all lines. */
  td > .has-dot {
    padding-inline-start: 0.95em;
  }
  td > .role::before {
    position: absolute;
    inset-inline-start: 0;
  }
  .heading-box {
    block-size: 1.75em;
  }
  * + .heading-box {
    block-size: 2.75em;
  }
  .skeleton .heading-box::before {
    content: none;
  }
  .rows > .person-box {
    min-block-size: 3em;
    padding-block: 0;
    padding-inline-start: var(--inset);
    border-block-start: 1px solid var(--track, var(--border));
  }
  .rows > .leading {
    --size: 2.5em;
    min-block-size: 3.25em;
  }
  /* Name and role. */
  .skeleton .rows > .person-box::after {
    inline-size: auto;
    block-size: 3em;
    mask: var(--text-lines);
    font-size: var(--text-note);
  }
  /* Name and date of joining in the header. */
  .columns-box {
    display: grid;
    align-items: center;
    block-size: 1.75em;
  }
  .columns-box::before {
    content: '';
    block-size: 0.8em;
    background: var(--skeleton);
    mask:
      var(--area) 0 0 / 4em 100%,
      var(--area) 100% 0 / 4em 100%;
  }
  /* Where all roles fit beside the date, it is in the middle of the row. */
  @container (inline-size < 20em) or (26em <= inline-size < 36em) or (inline-size >= 52em) {
    .joined {
      grid-row: 1 / span 2;
      /* It adds no height to the second row. */
      margin-block: -0.65em;
    }
    .roles {
      grid-column: 1;
    }
  }
  @container (inline-size >= 20em) {
    /* All roles of a member, where they are many the first ones. */
    td > .role {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
    td > .role::after {
      position: static;
      clip-path: none;
      white-space: normal;
    }
  }
  /* Names and dates stay near each other. */
  @container (inline-size >= 36em) {
    table,
    .rows,
    .columns-box {
      --columns: 2;
    }
    tbody > .group-row + tr + tr {
      border: 0;
    }
    /* The buttons are those of all columns: at the end of the heading's line, without a search field there. */
    thead > tr,
    .columns-box {
      inline-size: auto;
    }
    thead > tr {
      justify-content: end;
      gap: var(--space);
    }
    .columns-box::before {
      inline-size: 10em;
      justify-self: end;
    }
    .base:not(:has(.search)) > .header:has(~ table) {
      padding-inline-end: 13em;
    }
    .base:not(:has(.search)) :is(thead > tr, .columns-box) {
      position: relative;
      inset-block-end: calc(var(--space-s) + 0.7em);
      align-items: center;
      block-size: 0;
      margin: 0;
    }
  }
  @container (inline-size >= 52em) {
    table,
    .rows,
    .columns-box {
      --gap: var(--space-l);
    }
  }
  @container (inline-size >= 64em) {
    table,
    .rows,
    .columns-box {
      --columns: 3;
    }
    tbody > .group-row + tr + tr + tr {
      border: 0;
    }
  }
  /* Large text: the name, the roles and the date below each other, in the whole width. */
  @container (inline-size < 12em) {
    tbody > tr:not(.group-row) {
      grid-template-columns: minmax(0, 1fr);
      padding-inline-start: 0;
    }
    tbody .joined {
      grid-area: auto;
      margin: 0;
    }
    tbody .avatar {
      display: none;
    }
  }
`;
