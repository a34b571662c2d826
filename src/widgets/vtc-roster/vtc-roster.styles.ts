import { css } from 'lit';

/** Looks of the roster, from 280 px to the width of a page. */
export const styles = css`
  .base {
    --size: 2.5em;
  }
  .search {
    display: block;
    margin-block-end: calc(var(--space) / 2);
    font-size: 0.875em;
  }
  .search input {
    display: block;
    inline-size: 100%;
    min-block-size: 2.5em;
    padding-inline: 0.75em;
    border: 1px solid var(--muted);
    border-radius: calc(var(--radius) / 2);
    background: var(--surface);
    color: var(--text);
    font: inherit;
    font-size: max(1rem, 16px);
  }
  .said {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .group {
    margin-block: var(--space) calc(var(--space) / 2);
    font-weight: 700;
  }
  .group .muted {
    font-weight: 400;
  }
  .dot {
    flex: none;
    inline-size: 0.7em;
    block-size: 0.7em;
    overflow: visible;
    stroke: var(--border);
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr));
    gap: calc(var(--space) / 2);
    margin-block-start: calc(var(--space) / 2);
  }
  .grid li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: center;
    align-items: center;
    gap: 0 0.75em;
    min-block-size: 4.25em;
    padding: 0.625em 0.75em;
    border: 1px solid var(--border);
    border-radius: calc(var(--radius) / 1.5);
  }
  .grid .avatar {
    grid-row: 1 / span 2;
  }
  .name {
    font-weight: 600;
    line-height: 1.3;
    unicode-bidi: isolate;
  }
  .name a {
    color: inherit;
    text-decoration-color: var(--muted);
  }
  .badge {
    margin-block-start: 0.3em;
  }
  .owner {
    background: var(--primary);
    color: var(--on-primary);
  }
  .grid .name:has(+ .roles:empty) {
    grid-row: 1 / span 2;
  }
  table,
  thead,
  tbody {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 0.75em;
    align-items: center;
  }
  .person,
  thead tr {
    padding-block: 0.5em;
    border-block-end: 1px solid var(--border);
  }
  th,
  td {
    padding: 0;
    font-weight: inherit;
    text-align: start;
  }
  [colspan],
  td:nth-child(2) {
    grid-column: 1 / -1;
  }
  td:nth-child(2) {
    grid-row: 2;
    padding-inline-start: calc(var(--size) + 0.75em);
  }
  thead th:nth-child(2) {
    position: absolute;
    clip-path: inset(50%);
  }
  .who {
    display: flex;
    align-items: center;
    gap: 0.75em;
  }
  .sort {
    min-block-size: 2em;
    padding: 0;
    border: 0;
    background: none;
    color: var(--link);
    font: inherit;
    font-size: 0.875em;
    font-weight: 600;
    cursor: pointer;
  }
  .sort + .sort {
    margin-inline-start: var(--space);
  }
  .end:focus {
    outline: none;
  }
  li.bone {
    border-color: transparent;
  }
  .list li {
    block-size: 3.5em;
    margin-block-end: 2px;
  }
  @container (inline-size >= 34em) {
    tr {
      grid-template-columns: 2fr 2fr 7em;
    }
    td:nth-child(2) {
      grid-area: auto;
      padding: 0;
    }
    thead th:nth-child(2) {
      position: static;
      clip-path: none;
    }
  }
`;
