import { css } from 'lit';

/** Looks of convoys that are awaited: their places, and the heights that rows have at each width. */
export const skeletonStyles = css`
  .bones {
    --bone: linear-gradient(var(--track, var(--border)) 0 0);
  }
  .bones > li {
    --lines: 4.53em;
    --start: 0em;
    min-block-size: var(--row);
    background:
      var(--bone) var(--lines) calc(var(--start) + 0.25em) / 45% 0.9em,
      var(--bone) var(--lines) calc(var(--start) + 1.75em) / 65% 0.9em,
      var(--bone) var(--lines) calc(var(--start) + 3.25em) / 55% 0.9em,
      var(--bone) 0 var(--start) / 3.78em 3.4375em;
    background-origin: content-box;
    background-repeat: no-repeat;
  }
  .bones.is-list {
    --row: 11em;
  }
  .bones.is-cards > li {
    --row: 18.5em;
    --lines: 0em;
    --start: 8.75em;
    background-size:
      45% 0.9em,
      65% 0.9em,
      55% 0.9em,
      100% 8.25em;
    background-position:
      var(--space-s) 9em,
      var(--space-s) 10.5em,
      var(--space-s) 12em,
      0 0;
    padding: 0;
    overflow: hidden;
  }
  .bones.is-compact > li {
    --row: 2.4em;
    background:
      var(--bone) 0 50% / 3.5em 0.9em,
      var(--bone) 4.25em 50% / 50% 0.9em,
      var(--bone) 100% 50% / 2.75em 0.9em;
    background-repeat: no-repeat;
  }
  [dir='rtl'] .bones {
    scale: -1 1;
  }
  @container (inline-size >= 26em) {
    .bones.is-list {
      --row: 7em;
    }
    .bones.is-cards > li {
      --row: 15em;
    }
  }
  @container (inline-size >= 38em) {
    .bones.is-list {
      --row: 5.5em;
    }
    .bones.is-cards > li {
      --row: 17em;
    }
  }
  @container (inline-size >= 53em) {
    .bones.is-cards > li {
      --row: 19em;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .bones {
      animation: none;
    }
  }
`;
