import { css } from 'lit';

/** Looks of the cards, the compact list and the calendar menu. */
export const styles = css`
  .is-cards {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
  }
  .is-cards .convoy {
    padding: var(--space);
    overflow: hidden;
    border: 1px solid var(--border);
    border-radius: var(--radius);
  }
  .cover {
    aspect-ratio: 16 / 7;
    margin: calc(-1 * var(--space));
    margin-block-end: 0.5em;
    background: linear-gradient(120deg, var(--primary), var(--surface));
  }
  .cover img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .is-compact {
    --space: 0.5em;
  }
  .is-compact dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
    font-size: 0.875em;
  }
  details {
    color: var(--link);
    font-size: 0.875em;
    font-weight: 600;
  }
  summary {
    inline-size: fit-content;
    line-height: 2;
    cursor: pointer;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }
  .ways > * {
    padding: 0.25em 0.75em;
    border: 1px solid var(--border);
    border-radius: 99px;
    background: var(--background);
    color: inherit;
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  textarea {
    inline-size: 100%;
    font: inherit;
  }
  .button {
    margin-block: var(--space) 0;
  }
  @media print {
    details {
      display: none;
    }
  }
`;
