import { css } from '../../base.js';

/** Styles of the charts: their controls, lines, cells, tooltips and tables. */
export const chartStyles = css`
  .controls {
    display: grid;
    gap: var(--space-xs);
  }
  .legend {
    display: grid;
    grid-template-columns: repeat(2, auto);
    justify-content: space-between;
    column-gap: var(--space-s);
  }
  .segments {
    display: flex;
    padding: 3px;
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
  }
  .segment {
    flex: 1;
    padding: 0 min(0.65em, 2cqi);
    border-radius: calc(var(--radius) / 2);
  }
  .segment,
  .series {
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
    padding: 0;
    text-align: start;
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
  /* The line is hidden. */
  [aria-pressed='false'] > .swatch {
    opacity: 0.5;
  }
  /* The marker in the chart, its number and its time; the time in one line, where it is narrow the second one. */
  .peak-line {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    column-gap: 0.6em;
  }
  .peak-line b {
    color: var(--text);
    white-space: nowrap;
  }
  .peak-line .swatch {
    margin-inline-end: 0.1em;
    fill: var(--link);
    vertical-align: 0.1em;
  }
  .is-history > .foot {
    justify-content: space-between;
    margin-block-start: auto;
  }
  /* Title, busiest hour and the button of the table in one line. */
  .is-heatmap {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--space-xs);
  }
  .is-heatmap > :not(.title, .muted) {
    flex: 1 1 100%;
    min-inline-size: 0;
  }
  .is-heatmap > .title {
    margin: 0;
  }
  /* A target of 40 px, no higher than its line. */
  .table {
    margin-block: calc((1.5em - 40px) / 2);
    margin-inline-start: auto;
    font-size: 1em;
  }
  .is-heatmap > .table {
    font-size: var(--text-s);
  }
  .table > .text-button {
    min-block-size: 40px;
    color: inherit;
    font-size: 1em;
    font-weight: 400;
  }
  .scroll {
    flex: 1 1 100%;
    max-block-size: 18em;
    margin-block-start: var(--space-xs);
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
  .plot {
    position: relative;
    flex: 1 1 auto;
    max-block-size: 24em;
    margin: 1em 0 2em 2.5em;
    direction: ltr;
    touch-action: pan-y;
  }
  /* The marker of the latest value is inside. */
  .is-history > .plot {
    margin-right: 5px;
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
  .is-heatmap .cursor {
    stroke: var(--text);
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
  /* Hues far from that of the line of all players, and as light. */
  @supports (color: oklch(from red l c h)) {
    .ets2 {
      --line: oklch(from var(--link) l max(c, 0.11) calc(h - 100));
    }
    .ats {
      --line: oklch(from var(--link) l max(c, 0.11) calc(h + 160));
    }
  }
  .capacity {
    --line: var(--muted);
    stroke-dasharray: 1 4;
  }
  /* The area below the line fades out towards the baseline. */
  stop {
    stop-color: var(--link);
    stop-opacity: 0.35;
  }
  stop + stop {
    stop-opacity: 0.04;
  }
  .heat {
    fill: var(--link);
  }
  .wide-cells {
    display: none;
  }
  [dir='rtl'] .key > svg {
    scale: -1 1;
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
    .minor {
      display: none;
    }
    /* Cells of two hours, large enough to be read and touched. */
    .cells {
      display: none;
    }
    .wide-cells {
      display: inline;
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
      grid-template-columns: minmax(0, 1fr);
    }
    .series {
      white-space: normal;
    }
    .segments {
      flex-wrap: wrap;
    }
  }
  @container (inline-size < 9em) {
    text {
      font-size: 0.6em;
    }
  }
  @container (inline-size >= 20em) {
    .legend {
      display: flex;
      flex-wrap: wrap;
      justify-content: start;
    }
    .segments {
      justify-self: start;
    }
  }
  @container (inline-size >= 34em) {
    .controls {
      display: flex;
      align-items: center;
      justify-content: space-between;
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
