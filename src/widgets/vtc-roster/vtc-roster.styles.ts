import { css } from 'lit';

/** Looks of the roster, from 280 px to the width of a page. */
export const styles = css`
  input {
    display: block;
    inline-size: 100%;
    min-block-size: 2.5em;
    padding-inline: 0.75em;
    border: 1px solid var(--muted);
    border-radius: calc(var(--radius) / 2);
    background: var(--surface);
    color: var(--text);
    font: inherit;
  }
  [part='group'],
  ul {
    margin-block-start: calc(var(--space) / 2);
  }
  b,
  [part='group'] {
    font-weight: 600;
  }
  svg {
    inline-size: 0.7em;
    stroke: var(--border);
  }
  ul,
  li {
    display: grid;
    align-items: center;
  }
  .grid {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr));
    gap: calc(var(--space) / 2);
  }
  li {
    grid-template-columns: auto 1fr;
    align-content: center;
    column-gap: 0.75em;
    min-block-size: 4em;
    padding-block: 0.5em;
    border-block-end: 1px solid var(--border);
  }
  .grid li {
    block-size: 100%;
    padding-inline: 0.75em;
    border: 1px solid var(--border);
    border-radius: calc(var(--radius) / 2);
  }
  .avatar {
    grid-row: span 3;
  }
  .end:focus {
    outline: 0;
  }
  @container (inline-size >= 34em) {
    .list li {
      grid-template-columns: auto 2fr 2fr 10em;
    }
    .list .avatar {
      grid-row: auto;
    }
  }
`;
