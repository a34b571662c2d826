import { css } from '../../base.js';

/** Styles of both layouts and their skeletons. */
export const styles = css`
  :host([layout='inline']) {
    display: inline;
  }
  /* A low picture above a single line: the middle of the banner. */
  .is-poster {
    --picture: 6em;
    --shown: 7.5em;
  }
  .backdrop > img {
    object-position: 50% 40%;
  }
  .numbers {
    display: grid;
    row-gap: var(--space);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .numbers > li {
    min-inline-size: 0;
    break-inside: avoid;
  }
  b {
    display: block;
    /* Nine characters of a large number fit into half of any width; no larger than in one row. */
    font-size: min(1.82em, 10cqi);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  .label {
    display: block;
    margin-block-start: var(--space-2xs);
    font-size: var(--text-note);
    line-height: 1.3;
    overflow-wrap: break-word;
  }
  .label::first-letter {
    text-transform: uppercase;
  }
  .numbers .skeleton-box {
    inline-size: 4ch;
    max-inline-size: 100%;
    margin-inline: auto;
  }
  b.skeleton-box {
    block-size: 1.1em;
  }
  .label.skeleton-box {
    inline-size: 9ch;
    block-size: 1.3em;
    mask: var(--rows);
  }
  span > .skeleton-box {
    --skeleton: color-mix(in srgb, currentColor 12%, transparent);
    display: inline-block;
    color: inherit;
    inline-size: 2ch;
    block-size: 0.8em;
  }
  @container (inline-size >= 12em) {
    .numbers {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .numbers > li {
      padding-inline: var(--space-2xs);
    }
    .numbers > :nth-child(even) {
      border-inline-start: 1px solid var(--border);
    }
    /* The last one alone in its row. */
    .numbers > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  /* Cells of one width, and lines in the middle between numbers. */
  @container (inline-size >= 26em) {
    .numbers {
      display: flex;
      justify-content: center;
    }
    .numbers > li {
      flex: 1;
      max-inline-size: 18em;
    }
    .numbers > li + li {
      border-inline-start: 1px solid var(--border);
    }
    b {
      font-size: min(var(--text-2xl), 7cqi);
    }
  }
  @container (inline-size >= 52em) {
    b {
      font-size: 3em;
    }
  }
`;
