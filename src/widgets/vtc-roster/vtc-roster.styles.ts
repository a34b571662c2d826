import { css } from 'lit';

/** Looks of the roster, from 280 px to the width of a page. */
export const styles = css`
  svg,
  .badge,
  .button {
    gap: 0;
    margin-inline-end: 0.35em;
  }
  svg {
    inline-size: 0.7em;
    stroke: var(--border);
  }
  input {
    inline-size: 100%;
    color: var(--text);
  }
  [part='group'] {
    margin-block-start: var(--space);
    font-weight: 700;
  }
  ul {
    display: grid;
    margin-block-start: calc(var(--space) / 2);
  }
  .grid {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr));
    gap: calc(var(--space) / 2);
  }
  li,
  [scope='row'] {
    display: flex;
    align-items: center;
    gap: 0.75em;
    padding-block: 0.75em;
  }
  li {
    padding-inline: 0.75em;
    border: 1px solid var(--border);
    border-radius: calc(var(--radius) / 2);
  }
  .bone {
    block-size: 4em;
  }
  table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  tr[part='item'] {
    border-block-end: 1px solid var(--border);
  }
  th,
  td {
    padding: 0;
    padding-inline-end: 0.75em;
    text-align: start;
  }
  thead :nth-child(2) {
    inline-size: 9em;
  }
  thead .button {
    display: inline;
    padding: 0;
    border: 0;
  }
  @media print {
    label {
      display: none;
    }
  }
  @container (inline-size < 34em) {
    td,
    th {
      display: block;
    }
    thead th {
      display: inline-block;
    }
    td {
      position: relative;
      inset-block-start: -0.75em;
      padding-inline-start: 3.25em;
    }
  }
`;
