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
    gap: 0.125em var(--space-s);
    padding-block: var(--space-s);
    break-inside: avoid;
  }
  .is-list > li + li {
    border-block-start: 1px solid var(--border);
  }
  .is-list > li:not(:has(> .leaf)) {
    border-block-start-color: transparent;
  }
  .is-list > li:first-child {
    padding-block-start: 0;
  }
  .is-list > li:last-child {
    padding-block-end: 0;
  }
  .is-list .leaf {
    grid-area: 1 / 1 / span 4;
  }
  .is-list > li:not(:has(> .leaf))::before {
    content: '';
    inline-size: 3.4375em;
    grid-area: 1 / 1;
  }
  .is-list .name {
    grid-area: 1 / 2;
  }
  .is-list .times,
  .is-list .journey {
    grid-area: 2 / 2 / auto / -1;
  }
  .is-list .facts {
    grid-area: 3 / 2 / auto / -1;
  }
  .is-list .badge {
    grid-area: 4 / 2;
    justify-self: start;
    margin-block-start: 0.25em;
  }
  .is-list .calendar {
    grid-area: 1 / 3 / span 2;
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
    font-size: var(--text-m);
  }
  .times time {
    font-weight: 600;
  }
  .times > * + *::before,
  .spent > * + *::before {
    content: '→' / '';
    padding-inline: 0.4em;
    color: var(--muted);
    font-weight: 400;
  }
  [dir='rtl'] .times > * + *::before {
    content: '←' / '';
  }
  .times > .second::before,
  .spent > * + *::before,
  [dir='rtl'] .times > .second::before {
    content: '·' / '';
  }
  .facts {
    gap: 0 var(--space-s);
    color: var(--muted);
    font-size: 0.875em;
  }
  .facts > * {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  .facts .route {
    display: inline;
  }
  .journey {
    display: grid;
    grid-template-columns: auto minmax(4em, 1fr) auto;
    align-items: start;
    gap: 0 var(--space-s);
    padding-block: 0.25em;
  }
  .journey > div {
    display: grid;
    font-size: var(--text-m);
  }
  .journey > div:nth-of-type(2) {
    text-align: end;
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
    grid-column: 1 / -1;
    font-size: 0.875em;
    text-align: start;
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
  .truck circle {
    fill: var(--background);
    stroke: none;
  }
  .truck .icon {
    inline-size: 20px;
    block-size: 20px;
    translate: -10px -10px;
  }
  @container (inline-size >= 30em) {
    .is-list .times,
    .is-list .journey {
      grid-area: 2 / 2;
    }
    .is-list .facts {
      grid-area: 3 / 2;
    }
    .is-list .badge {
      grid-area: 1 / 3;
      justify-self: end;
      margin: 0;
    }
    .is-list .calendar {
      grid-area: 2 / 3 / span 2;
      justify-self: end;
    }
    .is-list li:not(:has(> .calendar)) > :is(.times, .journey, .facts) {
      grid-column-end: -1;
    }
  }
  @media (forced-colors: active) {
    .leaf {
      border: 1px solid;
    }
  }
`;
