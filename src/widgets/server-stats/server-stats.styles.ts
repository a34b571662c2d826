import { css } from '../../base.js';

/** Styles of the statistics' figures, controls and charts. */
export const styles = css`
  .content > * + * {
    margin-block-start: var(--space-l);
  }
  b {
    font-weight: 600;
  }
  .base {
    font-variant-numeric: tabular-nums;
  }
  .title {
    display: block;
    margin-block-end: var(--space-xs);
  }
  .content > .note {
    min-block-size: 1lh;
    margin-block-start: var(--space-xs);
  }
  .controls,
  .foot,
  .key,
  .compact {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2xs) var(--space-xs);
  }
  .foot,
  .key {
    justify-content: start;
  }
  .foot {
    column-gap: var(--space-s);
    min-block-size: 2.5em;
    font-size: var(--text-s);
  }
  .foot > :last-child:not(:only-child, [aria-hidden]) {
    margin-inline-start: auto;
  }
  .is-history > .foot {
    margin-block-start: auto;
  }
  @container (inline-size < 21em) {
    .is-servers > .foot > :last-child {
      margin-inline-start: 0;
    }
  }
  /* One row; a very large number has a row of its own. */
  .hero {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-s) var(--space-l);
  }
  .hero > .figures {
    display: block;
  }
  .change {
    display: inline-block;
    min-block-size: 1lh;
    margin-inline-start: var(--space-2xs);
    color: var(--success);
    font-size: var(--text-s);
    text-wrap: balance;
  }
  /* The time of the peak stays in one line, where it is narrow the second one. */
  .peak-line > span {
    display: inline-block;
  }
  @container (inline-size < 21em) {
    .peak-line > span {
      display: block;
    }
  }
  .peak-line > .swatch {
    margin-inline-end: 0.1em;
    fill: var(--link);
    vertical-align: 0.1em;
  }
  @container (inline-size < 26em) {
    .hero > div {
      display: flex;
      flex-direction: column;
      align-items: start;
    }
    .hero {
      align-items: start;
    }
    /* In the lines of the large number and its name. */
    .hero > .figures {
      margin-block-start: 1.25em;
    }
    /* As wide as the element, below the other figures. */
    .change {
      order: 1;
      inline-size: 90cqi;
      margin-inline: 0 -90cqi;
    }
  }
  .players-online {
    /* Nine characters of a large number fit into any width. */
    font-size: min(var(--text-2xl), 18cqi);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  /* A column for each number, so that two are not read as one. */
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5.75em, 40%)), 1fr));
    gap: var(--space-xs) var(--space);
  }
  .figures > * > * {
    display: block;
  }
  /* A quiet evening is nothing bad. */
  .down {
    color: var(--muted);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-s);
  }
  .segments {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: auto;
    padding: 3px;
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
  }
  .segment,
  .series {
    padding: 0 min(0.65em, 2.6cqi);
    border-radius: calc(var(--radius) / 2);
    color: var(--muted);
    font-size: var(--text-s);
    line-height: 2.25;
    white-space: nowrap;
  }
  .segment[aria-pressed='true'] {
    background: var(--background);
    color: var(--text);
    font-weight: 600;
  }
  .series {
    flex: none;
    padding: 0;
  }
  .series[aria-pressed='true'],
  span.series,
  .segment:hover,
  .series:hover {
    color: var(--text);
  }
  .swatch {
    margin-inline-end: 0.4em;
  }
  .series[aria-pressed='false'] {
    text-decoration: line-through;
  }
  .foot > .text-button {
    min-block-size: 3.08em;
    color: inherit;
    font-size: 1em;
    font-weight: 400;
  }
  .scroll {
    max-block-size: 18em;
    font-size: var(--text-s);
    margin-inline: calc(-1 * var(--space-2xs));
    overflow: auto;
  }
  table {
    min-inline-size: 100%;
    border-collapse: collapse;
    white-space: nowrap;
  }
  th,
  td {
    padding: 0.25em var(--space-2xs);
    font-weight: 400;
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  .aside {
    display: flex;
    flex: 1 1 100%;
    align-items: baseline;
    justify-content: space-between;
    min-inline-size: 0;
    gap: var(--space);
    white-space: nowrap;
  }
  .aside > .muted {
    flex-shrink: 0;
  }
  .busiest + .muted {
    max-inline-size: 60%;
  }
  /* The first part that a narrow element omits; the busiest server is the second one. */
  .updated,
  .aside:not(:has(> .failed)) {
    display: none;
  }
  .busiest {
    display: flex;
    align-items: baseline;
    gap: 0.3em;
    min-inline-size: 0;
  }
  /* A name may be cut, a number never. */
  .aside > .muted,
  .busiest > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @container (inline-size < 12em) {
    .aside {
      flex-wrap: wrap;
    }
    .busiest + .muted {
      max-inline-size: 100%;
      white-space: normal;
    }
  }
  .figure {
    font-size: var(--text-xl);
  }
  .compact {
    align-content: center;
    align-items: baseline;
    column-gap: var(--space);
  }
  .spark {
    flex: 1 0 5em;
    align-self: center;
    block-size: 2em;
  }
  /* In the place of the sections without data. */
  .nothing {
    display: flex;
    gap: var(--space-xs);
    text-wrap: pretty;
  }
  .nothing > .icon {
    margin-block-start: 0.175em;
  }
  .plot {
    position: relative;
    flex: 1 1 auto;
    max-block-size: 24em;
    margin: 1em 0 2em 2.5em;
    direction: ltr;
    touch-action: pan-y;
  }
  /* Short names of weekdays are long in Arabic and Persian. */
  [dir='rtl'] .plot {
    margin-left: 3.5em;
  }
  .plot > svg {
    display: block;
    inline-size: 100%;
    block-size: var(--plot, var(--chart, 9em));
    min-block-size: var(--chart, 9em);
  }
  .plot:has(:focus-visible) {
    outline: 2px solid var(--link);
    outline-offset: 2px;
  }
  svg {
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  text {
    fill: var(--muted);
    font-size: var(--text-s);
    unicode-bidi: plaintext;
  }
  .plot path,
  .spark path {
    vector-effect: non-scaling-stroke;
  }
  .grid {
    stroke: var(--track);
  }
  .cursor {
    stroke: var(--muted);
  }
  .players,
  .ets2,
  .ats,
  .capacity {
    stroke: var(--line);
    stroke-width: 1.5;
  }
  .players {
    --line: var(--link);
    stroke-width: 2;
  }
  .ets2 {
    --line: var(--success);
  }
  .ats {
    --line: var(--warning);
    stroke-dasharray: 5 4;
  }
  .capacity {
    --line: var(--muted);
    stroke-dasharray: 1 4;
  }
  .area {
    fill: var(--link);
    opacity: 0.15;
  }
  .key .area,
  [viewBox='0 0 24 7'] .area {
    opacity: 0.25;
  }
  .plot circle {
    fill: var(--line, var(--link));
    stroke: var(--background);
    stroke-dasharray: none;
  }
  .tooltip {
    position: absolute;
    inset: calc(var(--y) * 1%) auto auto calc(var(--x) * 1%);
    inline-size: max-content;
    margin-inline: 0.75em;
    padding: 0.4em 0.7em;
    border-radius: calc(var(--radius) / 2);
    background: var(--text);
    color: var(--background);
    font-size: var(--text-s);
    line-height: 1.4;
    pointer-events: none;
    /* After the value, or before it in the second half. */
    translate: calc(round(var(--x) / 100, 1) * (-100% - 1.5em));
  }
  @container (inline-size < 26em) {
    .busiest {
      display: none;
    }
    .minor {
      display: none;
    }
    .tooltip {
      max-inline-size: 100%;
      margin: 0;
      translate: calc(var(--x) * -1%) -100%;
    }
  }
  /* Large text, such as at 200 % on a phone: fewer and smaller labels below a chart. */
  @container (inline-size < 12em) {
    .plot :nth-child(even of [text-anchor='middle']:not(.minor)) {
      display: none;
    }
    .legend {
      min-inline-size: 0;
    }
    .series {
      flex: initial;
      white-space: normal;
    }
  }
  @container (inline-size < 9em) {
    text {
      font-size: 0.6em;
    }
  }
  @container (inline-size >= 13em) {
    .compact > :first-child {
      white-space: nowrap;
    }
  }
  @container (inline-size >= 26em) {
    .aside.aside {
      display: flex;
    }
  }
  @container (inline-size >= 46em) {
    .updated {
      display: block;
    }
  }
  /* The line of the number above the chart, whose color the peak has, is named where there is space for it. */
  @container (inline-size < 34em) {
    .main {
      display: none;
    }
  }
  @container (inline-size >= 34em) {
    .compact {
      flex-wrap: nowrap;
      column-gap: 1.5em;
    }
    .spark {
      max-inline-size: 16em;
    }
    .aside {
      flex: 1 1 auto;
    }
  }
  @container (inline-size >= 38em) {
    .figures {
      grid: auto / auto-flow minmax(6.5em, 25%);
      justify-content: start;
    }
  }
  /* The chart beside the servers, each with the layout of its own width. */
  @container (inline-size >= 52em) {
    .beside {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(26em, 1fr);
      gap: var(--space-l);
    }
    .beside > * {
      grid-column: 1 / -1;
      margin: 0;
    }
    .beside > .note {
      margin-block-start: calc(-1 * var(--space));
    }
    /* The chart grows to the height of the servers, within limits. */
    .beside > .is-history {
      --chart: 14em;
      --plot: 100%;
      display: flex;
      flex-direction: column;
      grid-column: 1;
      container-type: inline-size;
    }
    .beside > .is-servers {
      grid-column: 2;
      container-type: inline-size;
    }
  }
  @media (pointer: coarse) {
    .segment,
    .series {
      min-block-size: 2.5rem;
      min-inline-size: 2.5rem;
    }
  }
  @media (forced-colors: active) {
    svg {
      --link: CanvasText;
      --muted: CanvasText;
      forced-color-adjust: auto;
    }
    .segment[aria-pressed='true'] {
      outline: 1px solid;
      outline-offset: -1px;
    }
    .series[aria-pressed='true'] {
      text-decoration: underline;
    }
  }
  @media print {
    .series[aria-pressed='true'] {
      display: inline-block;
    }
    .segments {
      display: none;
    }
  }
`;
