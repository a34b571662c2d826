import { css } from '../../base.js';

/** Styles of the header, the cards and the compact list. */
export const styles = css`
  .is-cards {
    --cover: 8.25em;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--card, 16em)), 1fr));
    gap: var(--space-l) var(--space);
  }
  /* Four cards in two columns instead of three and one; three or six in three. */
  .is-cards:has(> :nth-child(4):last-child) {
    --card: max(16em, 34%);
  }
  .is-cards:has(> :is(:nth-child(3), :nth-child(6)):last-child) {
    --card: max(16em, 26%);
  }
  .cover {
    position: relative;
    block-size: var(--cover);
    margin-block-end: var(--space-xs);
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--primary-soft, var(--surface));
  }
  .cover > .icon {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    padding: 2em;
    opacity: 0.4;
    stroke-width: 1;
  }
  .cover > .date-tile {
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-start: 0.5rem;
    background: var(--background);
  }
  /* Two dots and the line between them, above the places. */
  .cover > .route {
    position: absolute;
    inset: auto 0 0;
    max-block-size: 4.9em;
    overflow: hidden;
    padding: 0 var(--space-s) var(--space-xs);
    font-size: var(--text-note);
    font-weight: 600;
    line-height: 1.3;
  }
  .cover > .route::before {
    content: '';
    display: block;
    block-size: 0.75em;
    margin-block-end: 0.3em;
    color: var(--link);
    background:
      radial-gradient(circle closest-side, currentColor 95%, transparent) 0 0 / 0.75em 100%,
      radial-gradient(circle closest-side, currentColor 95%, transparent) 100% 0 / 0.75em 100%,
      linear-gradient(currentColor 0 0) 50% 50% / calc(100% - 0.75em) 2px;
    background-repeat: no-repeat;
  }
  /* Large text: the cover is as high as the route. */
  @container (inline-size < 12em) {
    .cover:has(> .route) {
      block-size: auto;
      min-block-size: var(--cover);
    }
    .cover > .route {
      position: static;
      max-block-size: none;
      padding-block-start: 6em;
    }
  }
  .is-cards > li > .badge {
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-end: 0.5rem;
  }
  .is-cards > li > .badge:not(.soon) {
    background: var(--background);
  }
  .is-compact > li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: baseline;
    column-gap: var(--space-xs);
    padding-block: var(--space-2xs);
    font-size: var(--text-note);
  }
  .is-compact > li > .title {
    grid-column: 1 / -1;
    order: -1;
  }
  .is-compact > li > time {
    font-size: 1em;
  }
  .is-compact > li > .badge {
    justify-self: start;
  }
  .is-compact .day {
    color: var(--muted);
  }
  .is-compact .today {
    color: var(--text);
    font-weight: 600;
  }
  @container (inline-size >= 26em) {
    .is-compact > li {
      grid-template-columns: minmax(7em, auto) minmax(5.5em, auto) minmax(0, 1fr);
    }
    .is-compact > li > .title {
      grid-area: 1 / 3;
    }
    .is-compact > li > .title:not(:has(:focus-visible)) {
      display: block;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .is-compact > li > :is(time, .badge) {
      grid-column: 2;
      text-align: end;
    }
  }
  @media (forced-colors: active) {
    .cover {
      border: 1px solid;
    }
    .cover > .route::before {
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
