import { css } from '../../base.js';

/** Styles of a convoy in full, in a column or, where it is wide, in two. */
export const styles = css`
  .event {
    --tile: 2.75em;
  }
  .reason {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-s);
  }
  .columns,
  .first,
  .side,
  .second {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space);
  }
  /* In one column, the picture of the route is before the hosts. */
  .hosts,
  .second > :not(.map) {
    order: 1;
  }
  @container (inline-size < 52em) {
    .side,
    .second {
      display: contents;
    }
  }
  .side:not(:has(> * > *)),
  .second:not(:has(> *)) {
    display: none;
  }
  .banner {
    block-size: clamp(4.5rem, 25cqi, 12.5rem);
    margin: calc(-1 * var(--padding)) calc(-1 * var(--padding)) var(--space);
    overflow: hidden;
    border-radius: calc(var(--radius) - 1px) calc(var(--radius) - 1px) 0 0;
    background: var(--skeleton);
  }
  .is-frameless .banner {
    border-radius: var(--radius);
  }
  .banner:has(> [hidden]) {
    display: none;
  }
  .is-cancelled .banner {
    filter: grayscale(1);
    opacity: 0.55;
  }
  .head {
    display: grid;
    grid-template: auto 1fr / auto minmax(0, 1fr);
    gap: var(--space-2xs) var(--space-s);
    align-items: start;
  }
  .head > .date-tile {
    grid-row: 1 / span 2;
  }
  .eyebrow,
  .kind {
    color: var(--muted);
    font-size: var(--text-s);
  }
  /* A badge needs no dot after it. */
  .eyebrow > .badge + ::before {
    content: none;
  }
  .name {
    font-family: var(--vtc-heading-font, var(--heading-font, inherit));
    font-size: clamp(1.125em, 6.4cqi, 1.375em);
    font-weight: var(--heading-weight, 600);
    letter-spacing: var(--heading-spacing, -0.01em);
    line-height: 1.25;
    text-transform: var(--heading-transform, inherit);
    text-wrap: balance;
    unicode-bidi: plaintext;
  }
  .name:focus {
    outline: none;
  }
  .head .badge {
    margin-block-start: -0.075em;
    color: var(--text);
    font-size: 1em;
    line-height: 1.3;
  }
  /* Before the start, the button is filled. */
  .head .is-upcoming {
    background: var(--primary-soft, var(--surface));
  }
  .head .soon {
    background: var(--primary);
    color: var(--primary-text);
  }
  .eyebrow > .cancelled {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    color: var(--danger);
    font-weight: 600;
  }
  .times-line {
    display: flex;
    justify-content: space-between;
    gap: var(--space-xs);
  }
  .times {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2xs) clamp(1em, 12cqi - 1.5em, 2.25em);
  }
  .times dt,
  .facts dt {
    color: var(--muted);
    font-size: var(--text-s);
  }
  .times dd {
    font-size: clamp(0.9375em, 5.6cqi, 1.125em);
    line-height: 1.35;
    white-space: nowrap;
  }
  .times > .start dd {
    font-weight: 600;
  }
  .times > .end dd,
  :is(.is-live, .is-ended) .times > .meetup dd {
    color: var(--muted);
  }
  .is-cancelled :is(.times dd, .city) {
    color: var(--muted);
    font-size: var(--text-m);
    font-weight: 400;
  }
  .is-cancelled :is(.times dd, .zone > :last-child) {
    text-decoration: line-through;
  }
  .zone {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1.25em;
    margin-block-start: 0.35em;
    color: var(--muted);
    font-size: var(--text-s);
  }
  .event .elapsed {
    margin-block-start: var(--space-2xs);
    font-size: var(--text-note);
  }
  .elapsed > :nth-child(2) {
    color: var(--text);
    font-weight: 600;
  }
  .route {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: space-between;
    gap: var(--space-2xs) var(--space);
  }
  .route > .line {
    contain: inline-size;
    grid-row: 1;
    grid-column: 1 / -1;
    inline-size: calc(100% - 6px);
    block-size: 15px;
    margin-inline: 0;
    overflow: visible;
    fill: var(--border);
  }
  .route circle {
    fill: var(--muted);
    stroke: var(--muted);
    stroke-width: 2.5;
  }
  .route .start {
    fill: var(--background);
  }
  .city {
    display: block;
    font-weight: 600;
    line-height: 1.3;
  }
  .location {
    display: block;
    color: var(--muted);
    font-size: var(--text-s);
  }
  .place {
    display: grid;
    justify-items: start;
  }
  .place.to {
    justify-items: end;
    text-align: end;
  }
  .map {
    display: block;
    position: relative;
    overflow: hidden;
    aspect-ratio: 2.4;
    inline-size: 100%;
    max-block-size: 12.5rem;
    border-radius: calc(var(--radius) * 0.75);
    background: var(--skeleton);
  }
  /* What drives is below the middle of a picture. */
  .banner > img {
    object-position: 50% 70%;
  }
  .map:has(> [hidden]) {
    display: none;
  }
  /* A bright picture does not dazzle on a dark ground. */
  .map::after {
    content: '';
    position: absolute;
    inset: 0;
    background: light-dark(transparent, rgb(0 0 0 / 15%));
  }
  .facts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-xs) var(--space-l);
    color: inherit;
    font-size: var(--text-m);
    line-height: 1.45;
  }
  .facts > div {
    display: grid;
    grid-template-columns: min(6em, 40%) minmax(0, 1fr);
    gap: var(--space-s);
    align-items: baseline;
  }
  .facts:not(:has(> *)),
  .facts .short {
    display: none;
  }
  .meter {
    display: block;
    inline-size: 100%;
    block-size: 4px;
    margin-block-start: 0.3em;
    fill: var(--border);
  }
  [dir='rtl'] :is(.meter, .route > .line) {
    scale: -1 1;
  }
  .taken {
    fill: var(--muted);
  }
  .caption {
    margin-block-end: 0.4em;
    font-weight: 600;
    line-height: 1.3;
  }
  .hosts ul {
    column-gap: var(--space);
    margin-block: calc(var(--space-xs) / -2);
  }
  .hosts li {
    --size: 2.25rem;
    display: flex;
    align-items: center;
    gap: 0.65em;
    break-inside: avoid;
    padding-block: calc(var(--space-xs) / 2);
    font-size: var(--text-m);
    line-height: 1.3;
  }
  .hosts .avatar {
    border-radius: 22%;
  }
  .hosts small {
    display: block;
    color: var(--muted);
  }
  .next {
    padding: var(--space-s);
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
  }
  .next > :is(bdi, time) {
    display: block;
  }
  .next > bdi {
    font-weight: 600;
  }
  /* Below the heading of their section. */
  .event .prose [role='heading'] {
    font-size: var(--text-m);
  }
  /* A foreign text, which begins at the other side, does so at the edge of its column. */
  [dir='rtl'] .prose {
    max-inline-size: none;
  }
  .rules {
    padding-inline-start: 0.9em;
    border-inline-start: 3px solid var(--border);
  }
  @media not print {
    .prose.folded:not(:has(:focus-visible)) {
      max-block-size: 13.5em;
      overflow: hidden;
      mask-image: linear-gradient(#000 calc(100% - 4.5em), transparent);
    }
  }
  @container (inline-size < 26em) {
    .facts .long {
      display: none;
    }
    .facts .short {
      display: inline;
    }
  }
  @container (inline-size < 26em) {
    /* The name has the whole width. */
    .head {
      row-gap: var(--space-s);
    }
    .head > .date-tile {
      grid-row: 1;
    }
    .head > .eyebrow {
      align-self: center;
    }
    .head > .name {
      grid-column: 1 / -1;
    }
  }
  /* Values below their names, in columns. */
  @container (inline-size >= 19em) {
    .facts {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--space);
    }
    .facts > div {
      display: block;
    }
  }
  /* Three in one row. */
  @container (19em <= inline-size < 34em) {
    .facts:has(> :nth-child(3):last-child) {
      grid-template-columns: minmax(0, 1fr) auto auto;
      column-gap: var(--space-l);
    }
  }
  @container (inline-size >= 26em) {
    /* In the middle of the names of the places. */
    .event .progress > .line {
      align-self: start;
      margin-block-start: calc((1.3em - 1.625em) / 2);
    }
    .route {
      grid-template-columns: auto minmax(3em, 1fr) auto;
    }
    .route > .line {
      grid-area: 1 / 2;
      align-self: start;
      margin-block-start: 0.25em;
    }
  }
  @container (inline-size >= 34em) {
    .hosts ul {
      columns: 2;
    }
    .facts:where(:not(:has(> :nth-child(4):last-child))) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* Alone in the last row. */
    .facts > :nth-child(3n + 7):last-child:has(.dlcs) {
      grid-column: 1 / -1;
    }
  }
  @media (forced-colors: active) {
    .date-tile,
    .action {
      border: 1px solid;
    }
    .taken,
    .route circle {
      fill: CanvasText;
    }
  }
`;
