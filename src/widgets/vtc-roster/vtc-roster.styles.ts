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
  [aria-pressed='true'] {
    background: var(--primary);
    color: var(--on-primary);
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
  li {
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-block-size: 4em;
    padding-block: 0.5em;
    border-block-end: 1px solid var(--border);
  }
  .grid li {
    padding-inline: 0.75em;
    border: 1px solid var(--border);
    border-radius: calc(var(--radius) / 2);
  }
  @container (inline-size >= 34em) {
    .list li > div {
      display: grid;
      flex: 1;
      grid-template-columns: 2fr 2fr 10em;
      align-items: center;
    }
  }
`;
