import { css } from 'lit';

/** Looks of convoys in a list, from 280 px to the width of a page. */
export const convoyStyles = css`
  .zone {
    font-size: var(--text-s);
  }
  .convoys {
    display: grid;
  }
  .is-list > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    row-gap: 0.125em;
    padding-block: var(--space-s);
    break-inside: avoid;
  }
  /* What is far below is laid out when it comes near. */
  .is-long > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 6em;
  }
  .is-list > li + li:not(.same-day) {
    border-block-start: 1px solid var(--border);
  }
  .is-list > li:first-child {
    padding-block-start: 0;
  }
  .is-list > li:last-child {
    padding-block-end: 0;
  }
  .is-list .leaf {
    grid-area: 1 / 1 / span 3;
    margin-inline-end: var(--space-s);
  }
  /* A row whose day stands above lines up with that one. */
  .is-list > .same-day::before {
    content: '';
    inline-size: calc(3.78em + var(--space-s));
    grid-area: 1 / 1;
  }
  .is-list > li > * {
    grid-column: 2 / -1;
  }
  .is-list .name {
    grid-row: 1;
  }
  .is-list :is(.times, .journey) {
    grid-row: 2;
  }
  .is-list .facts {
    grid-row: 3;
  }
  .is-list .badge {
    grid-area: 4 / 2;
    place-self: center start;
  }
  /* Below the leaf, where there is room. */
  .is-list .calendar-button {
    grid-area: 3 / 1 / span 2;
    place-self: end start;
    margin-inline-start: 0.45em;
  }
  .badge {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .soon {
    background: var(--primary);
    color: var(--on-primary);
  }
  .times,
  .facts,
  .spent {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.4em;
    font-size: var(--text-m);
  }
  .times time {
    font-weight: 600;
  }
  .times > * + *::before {
    content: '→' / '';
    padding-inline-end: 0.4em;
    color: var(--muted);
    font-weight: 400;
  }
  [dir='rtl'] .times > * + *::before {
    content: '←' / '';
  }
  .times > .second::before,
  [dir='rtl'] .times > .second::before {
    display: none;
  }
  .spent > :first-child::after {
    content: '·' / '';
    padding-inline-start: 0.4em;
  }
  .facts {
    align-items: center;
    gap: 0 var(--space-s);
    color: var(--muted);
    font-size: 0.875em;
  }
  .facts > * {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  .journey {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-s);
    padding-block: 0.25em;
  }
  .journey > div {
    display: grid;
    justify-items: start;
    font-size: var(--text-m);
  }
  .journey > .lane + div {
    grid-area: 1 / 2;
    justify-items: end;
    text-align: end;
  }
  .journey > :is(.lane, .spent) {
    grid-column: 1 / -1;
  }
  .journey bdi {
    font-weight: 600;
  }
  .journey time {
    color: var(--muted);
    font-size: 0.875em;
  }
  .journey > .spent {
    display: flex;
    font-size: 0.875em;
  }
  .lane {
    inline-size: 100%;
    block-size: 1.625em;
    overflow: visible;
    fill: none;
    stroke-width: 4px;
    stroke-linecap: round;
  }
  [dir='rtl'] .lane {
    scale: -1 1;
  }
  .ahead {
    stroke: var(--track, var(--border));
  }
  .driven,
  .truck {
    stroke: var(--link);
  }
  .truck {
    overflow: visible;
    color: var(--link);
  }
  .centered {
    transform: translate(-12px, -12px);
  }
  .truck > circle {
    fill: var(--background);
    stroke: none;
  }
  .truck .icon {
    inline-size: 100%;
    block-size: 100%;
    stroke-width: 2px;
  }
  @container (inline-size >= 26em) {
    .is-list .badge {
      grid-area: 1 / 3;
      place-self: start end;
      margin-inline-start: var(--space-s);
    }
    .is-list .calendar-button {
      grid-area: 3 / 3;
      place-self: end;
      margin: -0.6em 0;
    }
    .is-list li > .name {
      grid-column: 2;
    }
    .is-list .facts {
      padding-inline-end: 3rem;
    }
    .journey {
      grid-template-columns: auto minmax(4em, 1fr) auto;
    }
    .journey > .lane {
      grid-area: 1 / 2;
    }
    .journey > .lane + div {
      grid-area: 1 / 3;
    }
  }
  @media (forced-colors: active) {
    .leaf {
      border: 1px solid;
    }
  }
`;
