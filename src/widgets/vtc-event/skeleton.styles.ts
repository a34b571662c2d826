import { css } from '../../base.js';

/** Styles of the skeleton, and of the space of the full record while it loads. */
export const skeletonStyles = css`
  .placeholder .date-tile {
    block-size: 2.45em;
    background: var(--skeleton);
  }
  .placeholder .text-lines {
    block-size: 3em;
  }
  .head > .text-lines {
    margin-block-start: -0.3em;
    max-inline-size: 18em;
  }
  .times > .text-lines {
    inline-size: 5em;
  }
  .placeholder .route {
    padding-block-end: 2.5em;
  }
  .route > .text-lines {
    inline-size: 5.5em;
  }
  .line.skeleton-box {
    block-size: 4px;
    margin-block-start: 0.75em;
  }
  .action.skeleton-box {
    max-inline-size: 8em;
    background: var(--skeleton);
  }
  /* Names of facts and their values. */
  .facts-box {
    block-size: 8.6em;
    font-size: var(--text-m);
    mask:
      linear-gradient(90deg, #000 4em, #0000 0 30%, #000 0 80%, #0000 0) intersect,
      var(--text-lines);
  }
  /* Logos and names. */
  .hosts-box {
    block-size: 9em;
    mask:
      linear-gradient(#0000 0.3em, #000 0 2.55em, #0000 0) 0 0 / 2.25em 3em repeat-y,
      linear-gradient(#0000 1em, #000 0 1.8em, #0000 0) 3em 0 / 9em 3em repeat-y;
  }
  .second > .paragraphs {
    block-size: max(17em, 54.5em - 68cqi);
    max-inline-size: 36em;
  }
  .placeholder .second > .paragraphs {
    block-size: max(29em, 46.5em - 97cqi);
  }
  /* Facts and hosts are unknown, too. */
  .first + .second > .paragraphs {
    block-size: max(28.4em, 56.5em - 97cqi);
  }
  /* Values below their names, in columns. */
  @container (19em <= inline-size < 52em) {
    .facts-box {
      mask:
        linear-gradient(90deg, #000 6em, #0000 0 50%, #000 0 calc(50% + 6em), #0000 0) intersect,
        var(--text-lines);
    }
  }
`;
