import { css } from '../../base.js';

/** Boxes in the place of sections that load, with the shape and the height of these. */
export const skeletonStyles = css`
  .title-box {
    max-inline-size: 5em;
    block-size: 1.5em;
    clip-path: inset(0.35em 0);
  }
  .controls-box,
  .controls:has(+ .history-box) {
    align-content: start;
    min-block-size: 4.55em;
  }
  /* The control of the time range, and the legend below it. */
  .controls-box {
    --legend: repeating-linear-gradient(90deg, #000 0 3em, #0000 0 4em) no-repeat;
    mask:
      var(--area) 0 0 / 100% 2.2em,
      var(--legend) 0 3.3em / 15em 0.7em;
  }
  /* A number above its name and its change, and another one. */
  .totals-box {
    --end: 7em;
    block-size: 4.1em;
    mask:
      var(--area) 0 0.4em / 5em 1.8em,
      var(--area) 0 2.95em / 6.5em 0.7em,
      var(--area) 0 4.3em / 8em 0.6em,
      var(--area) 0 6.4em / 5.5em 0.8em,
      var(--area) 0 7.7em / 5.5em 0.7em,
      var(--area) var(--end) 6.4em / 5.5em 0.8em,
      var(--area) var(--end) 7.7em / 5.5em 0.7em;
  }
  :has(~ .is-history) > .totals-box {
    block-size: 5.3em;
  }
  .peaks-box.peaks-box {
    block-size: 8.8em;
  }
  /* The line of seven days, each with a peak and its name, and the text below them. */
  .history-box {
    block-size: calc(4.25em + var(--chart, 9em));
    padding-left: 2.5em;
    mask:
      radial-gradient(62% 100% at 50% 115%, rgb(0 0 0 / 0.35) 95%, #000 96% 98%, #0000 99%) 0 1em /
        calc(100% / 7) var(--chart, 9em) repeat-x content-box,
      linear-gradient(90deg, #0000 35%, #000 0 65%, #0000 0) 0 calc(1.6em + var(--chart, 9em)) /
        calc(100% / 7) 0.6em repeat-x content-box,
      var(--area) 0 100% / 14em 0.7em,
      var(--area) 100% 100% / 3em 0.7em;
  }
  /* Nine servers: name, status, figures and the bar of these; the legend below. */
  .servers-box {
    --row: 4.26em;
    --name: linear-gradient(#0000 0.75em, #000 0 1.55em, #0000 0) content-box;
    --status: linear-gradient(#0000 2.15em, #000 0 2.75em, #0000 0) content-box;
    --meter: linear-gradient(#0000 3.25em, #000 0 3.5em, #0000 0) content-box;
    --indent: 1em;
    --bar: calc(100% - 1em);
    --end: 100%;
    block-size: calc(9 * var(--row) + var(--foot, 0.7em));
    padding-block-end: 2em;
    mask:
      var(--name) 1em 0 / 6em var(--row) repeat-y,
      var(--name) 100% 0 / 5em var(--row) repeat-y,
      var(--status) var(--indent) 0 / 5.5em var(--row) repeat-y,
      var(--meter) var(--end) 0 / var(--bar) var(--row) repeat-y,
      var(--area) 0 calc(100% - 0.3em) / 9em 0.7em;
  }
  .peak-box {
    block-size: 2.8em;
    mask:
      var(--area) 0 0.4em / 3.5em 0.8em,
      var(--area) 0 1.85em / 6.5em 0.7em;
  }
  .heatmap-box {
    block-size: 13.3em;
    mask:
      var(--area) 2.5em 1em / 100% 9em,
      var(--area) 0 100% / 9em 0.6em;
  }
  /* The space of all parts, as they arrive one by one. */
  .is-loading {
    min-block-size: 2.1em;
  }
  /* Players and the curve, from 42em also the busiest server. */
  .compact-box {
    mask:
      var(--area) 0 0.6em / 7em 0.9em,
      var(--area) 100% 50% / min(12em, 100% - 8em) 1.4em;
  }
  /* Two rows of names. */
  @container (inline-size < 20em) {
    .controls-box,
    .controls:has(+ .history-box) {
      min-block-size: 6.35em;
    }
    .history-box {
      block-size: 14.5em;
    }
  }
  @container (inline-size < 21em) {
    .is-loading {
      min-block-size: 4.1em;
    }
    .compact-box {
      mask:
        var(--area) 0 0.5em / 7em 0.9em,
        var(--area) 0 100% / 100% 1.8em;
    }
    .trend {
      flex-basis: 100%;
    }
  }
  @container (inline-size >= 26em) {
    .totals-box.totals-box {
      block-size: 2.8em;
      mask:
        var(--area) 0 0.5em / 6em 1.8em,
        var(--area) 8em 0.4em / 9em 0.7em,
        var(--area) 8em 1.7em / 7em 0.6em,
        var(--area) 0 3.9em / 5.5em 0.8em,
        var(--area) 0 5.2em / 5.5em 0.7em,
        var(--area) var(--end) 3.9em / 5.5em 0.8em,
        var(--area) var(--end) 5.2em / 5.5em 0.7em;
    }
    .peaks-box.peaks-box {
      block-size: 6.3em;
    }
    .servers-box {
      --row: 2.83em;
      --status: var(--name);
      --meter: linear-gradient(#0000 1.95em, #000 0 2.2em, #0000 0) content-box;
      --indent: 9em;
    }
  }
  @container (inline-size >= 34em) {
    .controls-box,
    .controls:has(+ .history-box) {
      min-block-size: 2.2em;
    }
    .controls-box {
      mask:
        var(--area) 0 0 / 13em 2.2em,
        var(--legend) 100% 0.75em / 15em 0.7em;
    }
    .servers-box {
      --row: 2.5em;
      --foot: 1.6em;
      --meter: linear-gradient(#0000 1em, #000 0 1.4em, #0000 0) content-box;
      --bar: 25%;
      --end: calc(100% - 8em);
    }
  }
  @container (inline-size >= 42em) {
    .compact-box {
      mask:
        var(--area) 0 0.6em / 7em 0.9em,
        var(--area) 9em 50% / 11em 1.4em,
        var(--area) 100% 0.6em / 15em 0.9em;
    }
  }
`;
