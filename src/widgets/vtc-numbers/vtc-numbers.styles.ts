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
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(6em, 40%)), 1fr));
    gap: var(--space) var(--space-s);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  /* They begin where the text of the page does. */
  .is-frameless .numbers {
    text-align: start;
  }
  .numbers > li {
    min-inline-size: 0;
    break-inside: avoid;
  }
  /* The last one alone in its row. */
  .numbers > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  b {
    display: block;
    /* Nine characters of a large number fit into half of any width; no larger than in one row. */
    font-size: min(1.82em, 10cqi);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  li:first-child > b {
    color: var(--link);
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
  .is-frameless .skeleton-box {
    margin-inline: 0;
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
  @container (inline-size >= 26em) {
    .numbers {
      display: flex;
      gap: 0;
    }
    .numbers > li {
      flex: 1;
      padding-inline: var(--space-s);
    }
    .numbers > li + li {
      border-inline-start: 1px solid var(--border);
    }
    .is-frameless .numbers > li {
      padding-inline: var(--space);
    }
    .is-frameless .numbers > :first-child {
      padding-inline-start: 0;
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
