import { css } from '../../base.js';

/** Styles of the header: number of members, search and order. */
export const headerStyles = css`
  .header {
    align-items: center;
  }
  .amount {
    flex: 1 1 auto;
    min-block-size: 1lh;
  }
  .search {
    display: flex;
    flex: 0 1 16em;
    align-items: center;
    padding-inline-start: var(--space-s);
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
    color: var(--muted);
  }
  @media (forced-colors: active) {
    .search {
      border: 1px solid;
    }
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
  .clear {
    display: grid;
    place-items: center;
    inline-size: 2.5em;
    block-size: 2.5em;
    border-radius: 50%;
  }
  .sort-bar {
    display: flex;
    /* As high as the heading beside it. */
    margin-block: -0.5em;
    margin-inline: calc(-1 * var(--space-xs));
  }
  .sort-bar > .sort {
    padding-inline: var(--space-xs);
  }
  .sort {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    /* 40 px of the text around it. */
    min-block-size: 3.08em;
    padding-inline: var(--space-2xs);
    border-radius: calc(var(--radius) / 2);
    font-weight: 600;
  }
  .sort:hover,
  .clear:hover,
  [aria-pressed='true'],
  [aria-sort$='ending'] > .sort {
    color: var(--text);
  }
  /* Beside the number of members, below the heading. */
  @container (inline-size < 20em) {
    .header:has(> .sort-bar) .heading {
      flex: 1 0 100%;
    }
  }
  @container (inline-size < 26em) {
    .search {
      flex: 1 1 100%;
      margin-block-start: var(--space-xs);
    }
  }
`;
