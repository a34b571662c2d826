import { css } from 'lit';

/** Looks of the roster, from 280 px to the width of a page. */
export const styles = css`
  .header {
    align-items: center;
  }
  .search {
    display: flex;
    flex: 0 1 16em;
    align-items: center;
    min-inline-size: 0;
    padding-inline-start: var(--space-s);
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
    color: var(--muted);
  }
  .search:focus-within {
    outline: 2px solid var(--link);
    outline-offset: 1px;
  }
  input {
    flex: 1;
    inline-size: 0;
    block-size: 2.5em;
    padding-inline: var(--space-xs);
    border: 0;
    background: none;
    color: var(--text);
    font: inherit;
    appearance: none;
  }
  input:focus-visible {
    outline: 0;
  }
  input::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  .clear,
  .sort {
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .clear {
    display: grid;
    place-items: center;
    inline-size: 2.5em;
    block-size: 2.5em;
    border-radius: 50%;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: var(--space-xs);
    min-block-size: 1.5em;
  }
  .amount {
    flex: 1;
    min-block-size: 1.75em;
    color: var(--muted);
    font-size: var(--text-s);
  }
  .sort {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    min-block-size: 2.5em;
    padding-inline: var(--space-2xs);
    border-radius: calc(var(--radius) / 2);
    color: var(--muted);
    font-size: var(--text-s);
    font-weight: 600;
  }
  .sort:hover,
  .clear:hover,
  [aria-sort$='ending'] .sort {
    color: var(--text);
  }
  .leaders,
  .people,
  .groups {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr));
    gap: var(--space-2xs) var(--space-s);
  }
  .leaders {
    margin-block-end: var(--space);
    row-gap: var(--space-xs);
  }
  .groups {
    row-gap: var(--space-s);
  }
  .wide {
    grid-column: 1 / -1;
  }
  .person {
    display: flex;
    align-items: center;
    gap: var(--space-s);
    min-inline-size: 0;
    min-block-size: 2.75em;
    --size: 2em;
  }
  .leaders > li {
    min-block-size: 4em;
    padding: var(--space-xs) var(--space-s);
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
  }
  .leaders > .person {
    --size: 2.75em;
  }
  .who {
    min-inline-size: 0;
    line-height: 1.3;
  }
  .name {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .leaders .name,
  th .name {
    font-weight: 600;
  }
  .crown {
    margin-inline-start: 0.35em;
    color: var(--warning, var(--link));
  }
  /* One line: what does not fit in it is whole in the table. */
  .roles {
    display: flex;
    flex-wrap: wrap;
    overflow: hidden;
    gap: 0 0.75em;
    max-block-size: 1lh;
    color: var(--muted);
    font-size: var(--text-s);
    line-height: 1.3;
  }
  .role {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .dot {
    inline-size: 0.55em;
    block-size: 0.55em;
    margin-inline-end: 0.4em;
    stroke: var(--border);
    stroke-width: 0.5;
  }
  .group-name {
    min-block-size: 1.75em;
    font-weight: 600;
  }
  .size {
    margin-inline-start: 0.25em;
    color: var(--muted);
    font-size: var(--text-s);
    font-weight: 400;
  }
  .end {
    text-align: center;
  }
`;
