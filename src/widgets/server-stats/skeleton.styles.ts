import { css } from 'lit';

/** Boxes in the place of sections that load, with the shape and the height of these. */
export const skeletonStyles = css`
  .box,
  .section-box {
    position: relative;
  }
  .box::before,
  .box::after,
  .section-box::before {
    content: '';
    position: absolute;
    border-radius: calc(var(--radius) / 3);
    background: var(--skeleton);
  }
  .section-box::before {
    inset-block-start: 0.2em;
    inline-size: 5em;
    block-size: 1em;
  }
  .section-box:is(.peak, .heatmap) {
    padding-block-start: 2em;
  }
  .section-box:is(.totals, .servers)::before {
    content: none;
  }
  .section-box.history {
    --controls: clamp(2.2em, 10.2em - 21cqi, 4.35em);
    padding-block-start: var(--controls);
  }
  .section-box.history::before {
    inset-block-start: calc(var(--controls) - 2.2em);
    inset-inline-end: 0;
    inline-size: min(16em, 100%);
    block-size: 2.2em;
  }
  .totals-box {
    block-size: 8.85em;
  }
  .totals-box::before {
    inline-size: 6.5em;
    block-size: 2.5em;
  }
  .totals-box::after {
    inset-block-end: 0;
    inline-size: min(11em, 100%);
    block-size: 2.4em;
  }
  .history-box {
    block-size: max(15.3em, 20.6em - 26cqi);
  }
  .history-box::before {
    inset: 1em 0 auto 2.5em;
    block-size: 9em;
    /* Seven days, each with a peak. */
    mask: radial-gradient(50% 85% at 50% 100%, #000 97%, #0000) 0 0 / calc(100% / 7);
  }
  .servers-box {
    --row: 4.28em;
    grid-column: 1 / -1;
    block-size: calc(9 * var(--row) + 1.8em);
  }
  .servers-box::before,
  .servers-box::after {
    inset-block: calc(var(--row) / 2 - 0.5em) 1.8em;
    inline-size: 8em;
    border-radius: 0;
    background: repeating-linear-gradient(var(--skeleton) 0 1em, #0000 1em var(--row));
  }
  .servers-box::after {
    inset-inline-end: 0;
    inline-size: 5em;
  }
  .peak-box {
    block-size: 7.4em;
  }
  .peak-box::before {
    inline-size: min(17em, 100%);
    block-size: 2.4em;
    border-radius: 0;
    background: repeating-linear-gradient(90deg, var(--skeleton) 0 3.5em, #0000 3.5em 4.5em);
  }
  .heatmap-box {
    block-size: 16.8em;
  }
  .heatmap-box::before {
    inset: 2.5em 0 auto 2.5em;
    block-size: 9em;
  }
  /* The space of all parts, as they arrive one by one. */
  .compact,
  .compact-box {
    min-block-size: 3.7em;
  }
  .compact-box::before {
    inline-size: 7em;
    block-size: 1.75em;
  }
  .compact-box::after {
    inset-inline-end: 0;
    inline-size: 5em;
    block-size: 1.75em;
  }
  @container (inline-size < 21em) {
    .compact,
    .compact-box {
      min-block-size: 5.85em;
    }
  }
  @container (inline-size >= 26em) {
    .totals-box {
      block-size: 7.6em;
    }
    .servers-box {
      --row: 2.93em;
    }
  }
  @container (inline-size >= 38em) {
    .totals-box {
      block-size: 4.05em;
    }
    .servers-box {
      --row: 2.5em;
    }
    .peak-box {
      block-size: 4.1em;
    }
    .totals-box::after {
      inset-inline-end: 0;
    }
    .compact,
    .compact-box {
      min-block-size: 2.1em;
    }
  }
  @media (forced-colors: active) {
    .box::before,
    .box::after {
      border: 1px solid GrayText;
    }
  }
`;
