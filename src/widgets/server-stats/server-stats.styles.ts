import { css } from 'lit';

/** Looks of the server statistics, from 280 px to the width of a page. */
export const styles = css`
  .content > * + * {
    margin-block-start: var(--space-l);
  }
  b {
    font-weight: 650;
  }
  .content,
  .compact {
    font-variant-numeric: tabular-nums;
  }
  .title {
    display: block;
    margin-block-end: var(--space-xs);
  }
  .note > .icon {
    color: var(--warning);
  }
  .row,
  .hero,
  .legend,
  .groups,
  .figures,
  .scale,
  .compact {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2xs) var(--space);
  }
  .row,
  .hero {
    justify-content: space-between;
  }
  .hero {
    align-items: end;
    gap: var(--space-s) var(--space-l);
  }
  .players-online {
    font-size: var(--text-2xl);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  .figures {
    gap: var(--space-xs) var(--space-l);
  }
  .figures > * > * {
    display: block;
  }
  .up {
    color: var(--success);
  }
  .down {
    color: var(--danger);
  }
  /* Controls */
  .segments {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: auto;
    padding: 3px;
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
  }
  .segment,
  .series,
  .more {
    min-block-size: 2.25em;
    padding-inline: 0.7em;
    border: 0;
    border-radius: calc(var(--radius) / 2);
    background: none;
    color: var(--muted);
    font: inherit;
    font-size: var(--text-s);
    cursor: pointer;
  }
  .segment[aria-pressed='true'] {
    background: var(--background);
    color: var(--text);
    font-weight: 600;
  }
  .series {
    padding-inline: 0;
    line-height: 2.25;
  }
  .series[aria-pressed='false'] {
    text-decoration: line-through;
  }
  .segment:hover,
  .series:hover,
  .more:hover,
  summary:hover {
    color: var(--text);
  }
  .swatch {
    margin-inline-end: 0.4em;
  }
  [aria-pressed='false'] > .swatch {
    opacity: 0.3;
  }
  .more {
    inline-size: 100%;
  }
  .more[aria-expanded='true'] > .icon,
  details[open] > summary > .icon {
    rotate: 180deg;
  }
  summary {
    inline-size: fit-content;
    line-height: 2.25;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] {
    max-block-size: 20em;
    overflow: auto;
    white-space: nowrap;
  }
  th,
  td {
    padding: 0.25em 0.6em;
    font-weight: 400;
    text-align: end;
  }
  /* Charts */
  .plot {
    position: relative;
    margin: 1em 0 2em 2.5em;
    direction: ltr;
    touch-action: pan-y;
  }
  .plot > svg {
    display: block;
    inline-size: 100%;
    block-size: 9em;
  }
  .plot:has(:focus-visible) {
    outline: 2px solid var(--link);
    outline-offset: 2px;
  }
  .plot svg,
  .swatch,
  .spark {
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  text {
    fill: var(--muted);
    font-size: 0.75em;
  }
  .plot path,
  .spark path {
    vector-effect: non-scaling-stroke;
  }
  .grid {
    stroke: var(--track);
    stroke-width: 1;
  }
  .cursor {
    stroke: var(--muted);
  }
  .players,
  .ets2,
  .ats,
  .capacity {
    --line: var(--link);
    stroke: var(--line);
    stroke-width: 2;
  }
  .ets2 {
    --line: var(--success);
    stroke-width: 1.5;
  }
  .ats {
    --line: var(--warning);
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  .capacity {
    --line: var(--muted);
    stroke-width: 1.5;
    stroke-dasharray: 1 4;
  }
  .area {
    fill: var(--link);
    opacity: 0.15;
  }
  .scale .area,
  [viewBox='0 0 24 7'] .area {
    opacity: 0.25;
  }
  .plot circle {
    fill: var(--line, var(--link));
    stroke: var(--background);
    stroke-dasharray: none;
  }
  .tip {
    position: absolute;
    inset: calc(var(--y) * 1%) auto auto calc(var(--x) * 1%);
    z-index: 1;
    inline-size: max-content;
    margin-inline: 0.75em;
    padding: 0.4em 0.7em;
    border-radius: calc(var(--radius) / 2);
    background: var(--text);
    color: var(--background);
    font-size: 0.75em;
    line-height: 1.4;
    pointer-events: none;
  }
  .tip.before {
    translate: calc(-100% - 1.5em);
  }
  .scale svg {
    fill: none;
  }
  /* Servers */
  .groups {
    margin-block-end: var(--space-xs);
  }
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
  [dir='rtl'] .bar > svg {
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
    border: 1px solid var(--muted);
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
  @container (inline-size < 25em) {
    .minor {
      display: none;
    }
    .figures {
      gap: var(--space-xs);
    }
    .tip,
    .tip.before {
      margin-inline: 0;
      translate: calc(var(--x) * -1%) -100%;
    }
  }
  /* Room of what loads or failed */
  .room {
    border-radius: calc(var(--radius) / 3);
    align-content: center;
  }
  .totals {
    min-block-size: max(7.6em, 21.6em - 60cqi);
  }
  .history {
    min-block-size: max(17.5em, 23.3em - 15cqi);
  }
  .servers {
    min-block-size: 41em;
  }
  .bone.servers {
    background: repeating-linear-gradient(var(--track) 0 1.25em, #0000 1.25em 2.75em);
  }
  .peak {
    min-block-size: max(2.8em, 10.2em - 27cqi);
  }
  .heatmap {
    min-block-size: 16.8em;
  }
  .compact {
    justify-content: space-between;
    min-block-size: 2.4em;
  }
  .figure {
    font-size: var(--text-xl);
  }
  .spark {
    flex: 1 0 5em;
    max-inline-size: 16em;
    block-size: 2em;
  }
  @container (inline-size < 27em) {
    .busiest {
      display: none;
    }
  }
  @container (inline-size >= 27em) {
    .servers {
      min-block-size: 26.9em;
    }
  }
  @container (inline-size >= 36em) {
    .totals {
      min-block-size: 4.1em;
    }
    .history {
      min-block-size: 15.3em;
    }
    .servers {
      min-block-size: 24.9em;
    }
  }
  @media (pointer: coarse) {
    .segment,
    .series,
    .more,
    summary {
      min-block-size: 2.5rem;
    }
  }
  @media (forced-colors: active) {
    svg {
      --link: CanvasText;
      --muted: CanvasText;
      forced-color-adjust: auto;
    }
    [aria-pressed='true'] {
      outline: 1px solid;
    }
  }
`;
