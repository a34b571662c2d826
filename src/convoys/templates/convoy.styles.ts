import { css } from 'lit';

/** Styles of the rows of a list, and of what all layouts share. */
export const convoyStyles = css`
  .convoys {
    --tile: 3.8em;
    --button: 2.5rem;
  }
  .zone {
    font-size: var(--text-s);
  }
  .convoys > li {
    position: relative;
    break-inside: avoid;
  }
  .is-list > li {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
  }
  .is-list > li + li {
    margin-block-start: var(--space-s);
    padding-block-start: var(--space-s);
    border-block-start: 1px solid var(--border);
  }
  .is-list > .same-day {
    border-color: transparent;
  }
  .is-list > li > * {
    flex: 0 0 100%;
    min-inline-size: 0;
  }
  .is-list > li > .date-tile {
    flex: none;
    margin-block-end: var(--space-2xs);
    margin-inline-end: var(--space-s);
  }
  .is-list > li > .title {
    flex: 1 0 50%;
    align-self: center;
  }
  .is-list > li > .badge {
    flex: none;
    order: 1;
    align-self: center;
    margin-block-start: var(--space-2xs);
  }
  .is-list > li > .calendar-button {
    flex: none;
    order: 1;
    margin-block: -0.25rem -0.5rem;
    margin-inline: auto -0.5rem;
  }
  .convoys .badge {
    font-size: var(--text-note);
    white-space: nowrap;
  }
  .soon {
    background: var(--primary);
    color: var(--on-primary);
  }
  .times,
  .facts,
  .progress {
    font-size: var(--text-note);
  }
  .times time {
    display: inline-block;
    margin-inline-end: 0.5em;
    font-weight: 600;
  }
  /* Second zone and end: beside the start, else in a line of their own. */
  .times::after {
    content: attr(data-rest);
    display: inline-block;
    color: var(--muted);
  }
  .facts {
    color: var(--muted);
  }
  /* In a narrow list, rows far below are laid out when they come near; a wide one is not high enough to gain from it. */
  @container (inline-size < 26em) {
    .is-long > li {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 6em;
    }
  }
  @container (inline-size >= 26em) {
    .is-list > li {
      min-block-size: 3.75em;
      padding-inline-start: calc(var(--tile) + var(--space-s));
    }
    .is-list > li + li {
      min-block-size: calc(3.75em + var(--space-s) + 1px);
    }
    .is-list > li + .same-day {
      min-block-size: 0;
    }
    .is-list > li > .date-tile {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      margin: 0;
    }
    .is-list > li + li > .date-tile {
      inset-block-start: var(--space-s);
    }
    .is-list > li > .title {
      align-self: start;
    }
    .is-list > li > .badge {
      order: 0;
      align-self: start;
      margin-block: -0.15em;
      margin-inline-start: var(--space-s);
    }
    .is-list > li > :is(.times, .facts) {
      flex-basis: calc(100% - var(--button));
    }
    .is-list > li > .calendar-button {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: 0;
    }
  }
  @container (inline-size >= 52em) {
    .is-list > li:not(:has(> .progress)) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 30% minmax(10em, auto);
      column-gap: var(--space);
    }
    .is-list > li:not(:has(> .progress)) > .facts {
      grid-area: 1 / 2 / span 2;
    }
    .is-list > li > .badge {
      grid-area: 1 / 3;
      justify-self: end;
      margin-inline-start: 0;
    }
    .is-list > li > .times {
      grid-area: 2 / 1;
    }
  }
  @media (forced-colors: active) {
    .date-tile {
      border: 1px solid;
    }
  }
  @media print {
    .badge {
      border: 1px solid;
    }
  }
`;
