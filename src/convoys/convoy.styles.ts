import { css } from 'lit';

/** Looks of convoys, from 280 px to the width of a page. */
export const convoyStyles = css`
  .content,
  .body {
    display: grid;
    gap: var(--space);
  }
  .body {
    gap: 0.25em;
    break-inside: avoid;
  }
  li + li {
    padding-block-start: var(--space);
    border-block-start: 1px solid var(--border);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1em;
  }
  .live {
    background: var(--primary);
    color: var(--on-primary);
  }
  .day {
    color: var(--muted);
    font-size: 0.875em;
  }
  .day strong {
    color: var(--link);
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 1em;
    align-items: baseline;
  }
  dd > * {
    display: inline-block;
  }
  time {
    font-weight: 600;
  }
  progress {
    inline-size: 100%;
    accent-color: var(--link);
  }
  .bone {
    block-size: max(10.8em, 22.7em - 38cqi);
  }
  @container (inline-size >= 34em) {
    :not(.is-cards) > li {
      display: grid;
      grid-template-columns: 6.5em 1fr;
      gap: var(--space);
    }
    .body {
      grid-column: 2;
    }
    :not(.is-cards) > li > .day > * {
      display: block;
    }
  }
`;
