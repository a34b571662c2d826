import { css } from 'lit';

/** Looks of the cards, the compact list and the calendar menu. */
export const styles = css`
  .is-cards {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
  }
  .is-cards li {
    padding: var(--space);
    overflow: hidden;
    border: 1px solid var(--border);
    border-radius: var(--radius);
  }
  .cover {
    aspect-ratio: 16 / 7;
    margin: calc(-1 * var(--space)) calc(-1 * var(--space)) 0.5em;
    overflow: hidden;
    background: linear-gradient(120deg, var(--primary), var(--surface));
    forced-color-adjust: none;
  }
  .cover img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .is-compact {
    --space: 0.5em;
  }
  @container (inline-size >= 34em) {
    .is-compact dl {
      grid-template-columns: auto auto auto 1fr;
    }
  }
  summary {
    color: var(--link);
    font-size: 0.875em;
    font-weight: 600;
    line-height: 2;
    cursor: pointer;
  }
  .button {
    display: inline-block;
    margin-inline-end: 0.5em;
    line-height: 2.4;
    text-decoration: none;
  }
  textarea {
    inline-size: 100%;
    font: inherit;
  }
  @media print {
    details,
    .button {
      display: none;
    }
  }
`;
