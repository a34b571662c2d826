import { css } from '../../base.js';

/** Styles of the layout `cards` and its skeleton. */
export const cardStyles = css`
  .is-cards {
    --columns: 1;
    --flow: column;
    --ratio: 16 / 9;
    --basis: auto;
    --focus: 50%;
    --loading: 21.5em;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: var(--space);
  }
  .is-cards > li {
    flex-direction: var(--flow);
    min-block-size: 9em;
    overflow: hidden;
    border-radius: calc(var(--radius) * 0.75);
  }
  .is-cards .cover {
    flex: 0 0 var(--basis);
    aspect-ratio: var(--ratio);
    margin: 0;
    border-radius: 0;
  }
  .is-cards .cover > img {
    object-position: var(--focus) 70%;
  }
  .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
    padding: var(--space-s) var(--space);
    /* Not behind the picture, at whose corners it would be seen. */
    background: color-mix(in srgb, var(--surface) 65%, transparent);
  }
  .is-cards .text {
    font-size: var(--text-m);
  }
  .is-cards .text-button {
    margin-block: 0 -0.25em;
  }
  .skeleton .is-cards > li {
    min-block-size: var(--loading);
  }
  /* The first card is large; the others begin beside a small picture. */
  @container (15em <= inline-size < 26em) {
    .is-cards > li:not(:first-child) {
      display: flow-root;
      min-block-size: 0;
    }
    .is-cards > li:not(:first-child) > .cover {
      --ratio: 4 / 3;
      float: inline-end;
      position: relative;
      inline-size: 6em;
      margin: var(--space-s);
      margin-inline-start: var(--space-xs);
      border-radius: calc(var(--radius) / 2);
    }
    .skeleton .is-cards > li:not(:first-child) {
      min-block-size: 12.1em;
    }
    .is-cards > li:not(:first-child) > .body {
      display: block;
    }
    .is-cards > li:not(:first-child) .text {
      clear: inline-end;
    }
    .is-cards > li:not(:first-child) .author {
      flex-basis: 100%;
    }
  }
  /* Titles have little space beside a picture. */
  @container (15em <= inline-size < 20em) {
    .is-cards > li:not(:first-child) > .cover {
      --ratio: 1;
      inline-size: 4.5em;
    }
    .is-cards > li:not(:first-child) .title {
      font-size: var(--text-note);
    }
    .body {
      padding-inline: var(--space-s);
    }
  }
  /* The first one is above the others, which share rows of two; the last of them is not alone beside a hole. */
  @container (inline-size >= 26em) {
    .is-cards {
      --columns: 2;
    }
    /* At the end of all cards of a row. */
    .is-cards .meta {
      order: 1;
      margin-block-start: auto;
      padding-block-start: var(--space-xs);
    }
  }
  @container (26em <= inline-size < 52em) {
    .is-cards:has(> :nth-child(3)) > :first-child {
      --ratio: 5 / 2;
      grid-column: span 2;
    }
    .is-cards > :last-child:is(:first-child, :nth-child(even):not(:nth-child(2))) {
      --flow: row;
      --ratio: auto;
      --basis: 45%;
      --focus: 66%;
      grid-column: span 2;
      min-block-size: 7em;
    }
  }
  @container (36em <= inline-size < 52em) {
    .is-cards:has(> :nth-child(3)) > :first-child {
      --ratio: 3;
    }
  }
  /* Rows of three, after a larger row of two; the last row is full as well. */
  @container (inline-size >= 52em) {
    .is-cards {
      --columns: 6;
    }
    .is-cards > li {
      grid-column: span 2;
    }
    .is-cards:is(:has(> :nth-child(4)), :has(> :nth-child(2):last-child)) > :nth-child(-n + 2),
    .is-cards:has(> :last-child:nth-child(3n + 4)) > :nth-last-child(-n + 2),
    .is-cards:has(> :nth-child(4)):has(> :last-child:nth-child(3n)) > :nth-last-child(-n + 4) {
      --ratio: 2;
      --loading: 23.4em;
      grid-column: span 3;
    }
    .is-cards > :only-child {
      --flow: row;
      --ratio: auto;
      --basis: 45%;
      --focus: 66%;
      grid-column: 1 / -1;
      min-block-size: 14em;
    }
  }
`;
