import { css } from '../../base.js';

/** Styles of the roster as a table; below 26em each member has two lines. */
export const tableStyles = css`
  /* Names and dates stay near each other. */
  table,
  .columns-box,
  .skeleton .rows {
    max-inline-size: 60em;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th,
  td {
    padding: 0;
    padding-inline-end: var(--space-xs);
    text-align: inherit;
    font-weight: 400;
  }
  thead th {
    border-block-end: 1px solid var(--border);
  }
  thead .sort {
    padding-inline: 0;
  }
  thead th:first-child {
    inline-size: 36%;
  }
  tr > :nth-child(3) {
    inline-size: 7em;
    padding-inline-end: 0;
    text-align: end;
  }
  .group-row > th {
    padding-block-start: var(--space-s);
  }
  tbody tr:not(.group-row) + tr,
  .rows > .person-box + .person-box {
    border-block-start: 1px solid var(--track, var(--border));
  }
  th.person {
    display: table-cell;
    block-size: 2.75em;
    padding-inline: calc(var(--size) + 0.625em) var(--space-2xs);
  }
  td {
    padding-block: 0.25em;
  }
  /* The dot is beside all lines. */
  td > .role {
    display: inline-block;
    position: relative;
    padding-inline-start: 0.95em;
    /* No last role alone in a line. */
    text-wrap: balance;
  }
  td > .role::before {
    position: absolute;
    inset-inline-start: 0;
  }
  .joined {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .heading-box {
    display: grid;
    align-items: center;
    block-size: 2.5em;
  }
  .skeleton .heading-box::before {
    content: none;
  }
  /* Name, role and date. */
  .skeleton .rows > .person-box::after {
    inline-size: auto;
    block-size: 3em;
    mask: var(--text-lines);
  }
  /* Name, role and date of joining in the header. */
  .columns-box {
    display: grid;
    align-items: center;
    block-size: 2.5em;
    border-block-end: 1px solid var(--border);
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
  @container (inline-size >= 26em) {
    .rows > .person-box {
      min-block-size: 2.75em;
    }
    .skeleton .rows > .person-box::after {
      block-size: 0.8em;
      mask:
        var(--area) 0 0 / 20% 100%,
        var(--area) 38% 0 / 8em 100%,
        var(--area) 100% 0 / 4.5em 100%;
    }
  }
  /* Wide enough for four roles in two lines. */
  @container (26em <= inline-size < 34em) {
    thead th:first-child {
      inline-size: 40%;
    }
    tr > :nth-child(3) {
      inline-size: 6.25em;
    }
  }
  @container (inline-size < 26em) {
    thead > tr {
      display: flex;
      justify-content: space-between;
      border-block-end: 1px solid var(--border);
    }
    thead th {
      border: 0;
    }
    .roles-header {
      position: absolute;
      clip-path: inset(50%);
    }
    tr > :nth-child(3) {
      inline-size: auto;
    }
    tbody > tr {
      display: block;
      position: relative;
    }
    tbody > tr:not(.group-row) {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--space-s);
      padding-block: var(--space-2xs);
      padding-inline-start: 2.625em;
      line-height: 1.3;
    }
    .group-row > th {
      display: block;
    }
    tbody .person {
      position: static;
      display: block;
      flex: 1;
      block-size: auto;
      min-block-size: 0;
      padding-inline: 0;
    }
    tbody td {
      padding: 0;
    }
    /* Name and date are in one line, roles below them. */
    .roles {
      order: 1;
      flex: 1 1 100%;
    }
    .roles:not(:has(> .role)) {
      display: none;
    }
    tbody > tr:not(.group-row):not(:has(> .roles > .role)) {
      align-items: center;
      min-block-size: 2.75em;
    }
    .rows > .person-box {
      min-block-size: 3.15em;
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
