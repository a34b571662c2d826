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
    margin-block: -0.5em -0.25em;
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
    padding-block-start: var(--space-s);
  }
  tbody > tr:not(.group-row) {
    --size: 2em;
    display: flex;
    position: relative;
    flex-wrap: wrap;
    align-items: baseline;
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
    flex: 1;
    min-inline-size: 0;
    min-block-size: 0;
    padding: 0;
  }
  .joined {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* Name and date are in one line, roles below them. */
  .roles {
    order: 1;
    flex: 1 1 100%;
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
    block-size: 2.5em;
  }
  .skeleton .heading-box::before {
    content: none;
  }
  .rows > .person-box {
    min-block-size: 3em;
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
      padding-inline-start: 0;
    }
    tbody .avatar {
      display: none;
    }
  }
`;
