import { css } from '../../base.js';

/** Boxes in the place of sections that load, with the shape and the height of these. */
export const skeletonStyles = css`
  .title-box {
    inline-size: 5em;
    block-size: 2em;
    clip-path: inset(0.2em 0 0.8em);
  }
  .controls-box,
  .controls:has(+ .history-box) {
    min-block-size: clamp(2.2em, 10.2em - 21cqi, 4.35em);
    align-items: end;
  }
  .controls-box {
    inline-size: min(16em, 100%);
    margin-inline-start: auto;
    clip-path: inset(calc(100% - 2.2em) 0 0);
  }
  .totals-box {
    --second: 100% 50%;
    block-size: 5.2em;
    mask:
      linear-gradient(#000 0 0) 0 0 / 6.5em 2.5em no-repeat,
      linear-gradient(#000 0 0) var(--second) / 11em 2.4em no-repeat;
  }
  /* Seven days, each with a peak. */
  .history-box {
    block-size: calc(var(--below, 6.3em) + var(--chart, 9em));
    padding-left: 2.5em;
    mask: radial-gradient(50% 85% at 50% 100%, #000 97%, #0000) 0 1em / calc(100% / 7)
      var(--chart, 9em) repeat-x content-box;
  }
  .servers-box {
    --row: 4.05em;
    block-size: calc(9 * var(--row) + 2.8em);
    mask:
      linear-gradient(90deg, #000 8em, #0000 0 calc(100% - 5em), #000 0) intersect,
      repeating-linear-gradient(#000 0 1em, #0000 0 var(--row)) 0 calc(var(--row) / 2 - 0.5em) /
        100% calc(9 * var(--row)) no-repeat;
  }
  .peak-box {
    block-size: 7.4em;
    mask: repeating-linear-gradient(90deg, #000 0 3.5em, #0000 0 4.5em) 0 0 / 17em 2.4em no-repeat;
  }
  .heatmap-box {
    block-size: 16.8em;
    clip-path: inset(2.5em 0 5.3em 2.5em);
  }
  [dir='rtl'] :is(.totals-box, .servers-box, .peak-box, .key > svg) {
    scale: -1 1;
  }
  /* The space of all parts, as they arrive one by one. */
  .compact {
    min-block-size: 3.7em;
  }
  .compact-box {
    mask: linear-gradient(90deg, #000 7em, #0000 0 calc(100% - 5em), #000 0) 0 0 / 100% 1.75em
      no-repeat;
  }
  /* A legend of two lines. */
  @container (inline-size < 22em) {
    .controls-box,
    .controls:has(+ .history-box) {
      min-block-size: 6.12em;
    }
    .history-box {
      --below: 7.8em;
    }
    /* In some fonts and languages, the text of the peak has two lines. */
    .peak-line {
      min-block-size: 2lh;
    }
  }
  @container (inline-size < 21em) {
    .compact {
      min-block-size: 4.1em;
    }
    .compact > .spark {
      flex-basis: 100%;
      max-inline-size: none;
    }
  }
  @container (inline-size >= 26em) {
    .totals-box {
      --second: 100% 100%;
      block-size: 4.05em;
    }
    .servers-box {
      --row: 2.9em;
    }
  }
  @container (inline-size >= 34em) {
    .servers-box {
      --row: 2.5em;
    }
  }
  @container (inline-size >= 38em) {
    .peak-box {
      block-size: 4.1em;
    }
    .compact {
      min-block-size: 2.1em;
    }
  }
`;
