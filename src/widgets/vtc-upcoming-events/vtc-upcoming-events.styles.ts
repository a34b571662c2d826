import { css } from 'lit';

/** Looks of the list, the cards and the compact list, from 280 px to the width of a page. */
export const styles = css`
  .convoys,
  .group,
  .group ul {
    display: grid;
    gap: var(--space);
  }
  .group {
    gap: calc(var(--space) / 2);
  }
  .group + .group,
  .group .convoy + .convoy,
  .is-compact .convoy + .convoy {
    padding-block-start: var(--space);
    border-block-start: 1px solid var(--border);
  }
  .bone {
    block-size: 9em;
  }
  .day {
    color: var(--muted);
    font-size: 0.875em;
  }
  .day strong {
    color: var(--link);
  }
  .day strong + span::before {
    content: '·';
    margin-inline: 0.4em;
  }
  .is-cards {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
  }
  .is-cards .convoy {
    align-content: start;
    padding: calc(var(--space) * 0.75);
    overflow: hidden;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .banner {
    aspect-ratio: 16 / 7;
    margin: calc(var(--space) * -0.75);
    margin-block-end: 0.5em;
    background: linear-gradient(120deg, var(--primary), var(--surface));
  }
  .banner img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .is-compact .times {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    font-size: 0.875em;
  }
  .is-compact dt {
    min-inline-size: 0;
  }
  .calendar {
    font-size: 0.875em;
  }
  summary {
    inline-size: fit-content;
    color: var(--link);
    font-weight: 600;
    line-height: 1.75em;
    cursor: pointer;
  }
  .calendar ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    margin-block: 0.35em;
  }
  .calendar li > * {
    display: block;
    padding: 0.25em 0.75em;
    border: 1px solid var(--border);
    border-radius: 99px;
    background: var(--background);
    color: var(--link);
    font: inherit;
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
  textarea {
    inline-size: 100%;
    font: inherit;
  }
  .content > .button {
    margin-block-end: 0;
  }
  @container (inline-size >= 34em) {
    .group {
      grid-template-columns: 7em 1fr;
    }
    .group .day > * {
      display: block;
    }
    .group .day > span::before {
      content: none !important;
    }
  }
  @media print {
    .calendar {
      display: none;
    }
  }
`;
