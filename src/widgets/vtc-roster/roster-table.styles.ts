import { css } from 'lit';

/** Looks of the roster as a table, and of the shapes in its place. */
export const tableStyles = css`
  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th,
  td {
    padding: 0;
    padding-inline-end: var(--space-s);
    text-align: start;
    font-weight: 400;
  }
  thead th {
    border-block-end: 1px solid var(--border);
  }
  thead .sort {
    padding-inline: 0;
  }
  .roles-header {
    color: var(--muted);
    font-size: var(--text-s);
    font-weight: 600;
  }
  tr > :last-child {
    inline-size: 8em;
    padding-inline-end: 0;
    text-align: end;
  }
  .group-row > th {
    inline-size: auto;
    padding-block-start: var(--space-s);
    text-align: start;
  }
  tbody tr + tr:not(.group-row) {
    border-block-start: 1px solid var(--track, var(--border));
  }
  .joined {
    color: var(--muted);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  td .roles {
    max-block-size: none;
  }
  .shape {
    display: flex;
    align-items: center;
    gap: var(--space-s);
    min-block-size: 2.75em;
    --size: 2em;
  }
  .leaders > .shape {
    --size: 2.75em;
  }
  .shape::before,
  .shape::after {
    content: '';
    flex: none;
    inline-size: var(--size);
    block-size: var(--size);
    border-radius: 50%;
    background: var(--track, var(--border));
  }
  .shape::after {
    flex: 0 1 8em;
    block-size: 0.8em;
    border-radius: 99px;
  }
  .rows > .group-row {
    block-size: 2.5em;
  }
  .skeleton .end {
    block-size: calc(2.5em + var(--space));
  }
  @media print {
    .search,
    .sort .icon,
    .end {
      display: none;
    }
  }
  @container (inline-size < 30em) {
    .search {
      flex: 1 1 100%;
      margin-block-start: var(--space-xs);
    }
    table,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
    .roles-header {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody td:nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
      padding-inline-start: calc(2em + var(--space-s));
    }
    tbody td:nth-child(2):has(.role) {
      padding-block-end: var(--space-xs);
    }
    tr > :last-child {
      inline-size: auto;
    }
    .rows > .shape {
      min-block-size: 4.25em;
    }
  }
  @container (inline-size < 22em) {
    th[scope='row'] {
      grid-column: 1 / -1;
    }
    tbody td:nth-child(2) {
      grid-column: 1;
    }
    .joined {
      grid-row: 2;
      align-self: start;
      padding-block-end: var(--space-xs);
    }
  }
`;
