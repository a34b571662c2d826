import { css } from 'lit';

/** Looks of servers: one line each, two and a bar where it is narrow. */
export const serverStyles = css`
  .server {
    display: grid;
    grid-template: 'name count' auto 'facts signs' auto 'bar bar' auto / 1fr auto;
    gap: 0 var(--space-s);
    align-items: center;
    padding-block: var(--space-xs);
    border-block-start: 1px solid var(--track);
  }
  .name {
    grid-area: name;
    min-inline-size: 0;
  }
  .facts {
    grid-area: facts;
  }
  .signs {
    display: flex;
    grid-area: signs;
    gap: var(--space-2xs);
    justify-content: end;
  }
  .count {
    grid-area: count;
    font-size: var(--text-m);
    text-align: end;
  }
  .bar {
    grid-area: bar;
  }
  .bar > svg {
    display: block;
    inline-size: 100%;
    block-size: 0.375em;
    border-radius: 99px;
    fill: var(--track);
  }
  [dir='rtl'] :is(.bar, .scale) > svg {
    scale: -1 1;
  }
  .load {
    fill: var(--link);
  }
  .nearlyFull {
    --room: var(--warning);
  }
  .full {
    --room: var(--danger);
  }
  .nearlyFull .load,
  .full .load {
    fill: var(--room);
  }
  .word {
    color: var(--room);
    font-weight: 600;
  }
  .dot {
    display: inline-block;
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-inline-end: 0.6em;
    border: 1px solid var(--muted, currentColor);
    border-radius: 50%;
  }
  .dot.on {
    border-color: var(--success);
    background: var(--success);
  }
  @container (inline-size >= 27em) {
    .server {
      grid-template: 'name facts signs count' auto 'name facts signs bar' auto / 9em 8em 2.6em 1fr;
      column-gap: var(--space-xs);
    }
  }
  @container (inline-size >= 36em) {
    .server {
      grid-template: 'name facts signs bar count' minmax(2.5em, auto) / 10em 9em 3em 1fr 9.5em;
      padding-block: 0;
    }
  }
`;
