import { css } from 'lit';

/** Looks of the cards and of the compact list. */
export const styles = css`
  .aside {
    display: flex;
    align-items: center;
    gap: var(--space-2xs);
  }
  .aside .calendar-button {
    margin-block: -0.5em;
    margin-inline-end: -0.5em;
  }
  .is-cards {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
    gap: var(--space);
  }
  .is-cards > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    gap: 0.125em var(--space-xs);
    padding: 0 var(--space-s) var(--space-s);
    border: 1px solid var(--border, transparent);
    border-radius: var(--radius);
    break-inside: avoid;
  }
  .is-cards li > * {
    grid-column: 1;
  }
  .cover {
    position: relative;
    display: grid;
    block-size: 8.25em;
    min-inline-size: 100%;
    margin-block-end: var(--space-xs);
    margin-inline: calc(var(--space-s) * -1);
    overflow: hidden;
    border-radius: var(--radius) var(--radius) 0 0;
    background: var(--primary-soft, var(--surface));
    color: var(--text);
  }
  .is-cards li > .cover {
    grid-column: 1 / -1;
  }
  .cover > * {
    grid-area: 1 / 1;
  }
  .cover .leaf {
    place-self: start;
    margin: var(--space-s);
    background: var(--background);
  }
  .cover img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .cover > .icon {
    place-self: center;
    inline-size: 4em;
    block-size: 4em;
    opacity: 0.4;
    stroke-width: 1;
  }
  .is-cards .badge {
    position: absolute;
    inset-block-start: var(--space-s);
    inset-inline-end: var(--space-s);
  }
  .is-cards .badge:not(.soon) {
    background: var(--background);
  }
  .is-cards .calendar-button {
    grid-area: 2 / 2 / span 2;
    margin-block-start: -0.25em;
    margin-inline-end: -0.5em;
  }
  .is-cards .facts {
    grid-column: 1 / -1;
  }
  .is-cards .journey {
    grid-column: 1 / -1;
  }
  .cover .route {
    align-self: end;
    overflow: hidden;
    padding: 0 var(--space-s) var(--space-s);
    font-size: var(--text-m);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .cover .route::before {
    display: block;
    inline-size: 100%;
    block-size: 0.75em;
    margin-block-end: 0.3em;
    color: var(--link);
    background-size:
      0.75em 100%,
      0.75em 100%,
      calc(100% - 0.75em) 2px;
  }
  .is-compact {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  .is-compact > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    column-gap: var(--space-xs);
    min-block-size: 2.25em;
    font-size: var(--text-m);
  }
  .is-compact .day {
    color: var(--muted);
    font-size: 0.875em;
    font-weight: 600;
    white-space: nowrap;
  }
  .is-compact .today {
    color: var(--link);
  }
  .is-compact .name,
  .is-compact .name bdi {
    display: block;
    grid-column: 2;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .is-compact bdi {
    inline-size: fit-content;
  }
  .is-compact :is(time, .badge) {
    grid-column: 3;
    justify-self: end;
  }
`;
