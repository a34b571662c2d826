import { css } from '../../base.js';

/** Styles of a convoy in full, in a column or, where it is wide, in two. */
export const styles = css`
  .event {
    --tile: 2.75em;
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
  /* The status is at the end of the line; below the category where they do not fit. */
  .eyebrow {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.15em var(--space-xs);
  }
  .kind {
    color: var(--muted);
    font-size: var(--text-s);
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
    justify-self: start;
    line-height: 1.3;
  }
  .head .soon {
    background: var(--primary);
    color: var(--primary-text);
  }
  .badge.is-cancelled {
    color: var(--danger);
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
  .times > .end dd {
    color: var(--muted);
  }
  .is-cancelled .times dd {
    color: var(--muted);
    font-weight: 400;
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
    font-size: var(--text-note);
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
    overflow: hidden;
    aspect-ratio: 2.4;
    inline-size: 100%;
    max-block-size: 12.5rem;
    border-radius: calc(var(--radius) * 0.75);
    background: var(--skeleton);
  }
  /* What drives is below the middle of a picture. */
  .banner > img,
  .map > img {
    object-position: 50% 70%;
  }
  .map:has(> [hidden]) {
    display: none;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-xs);
  }
  .actions > :is(.action, .calendar-button, .share-button) {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    /* Also seen before the picture of a poster. */
    background: color-mix(in srgb, var(--text) 8%, transparent);
    color: var(--text);
    font-size: var(--text-note);
    font-weight: 600;
  }
  .actions > button {
    inline-size: auto;
    padding-inline: 1em;
  }
  .actions > .action {
    flex: 1 1 auto;
    min-block-size: 2.86em;
    padding-inline: 1em;
    border-radius: calc(var(--radius) * 0.75);
    line-height: 1.2;
    text-decoration: none;
  }
  .actions > a.action:first-child,
  .is-upcoming .actions > :first-child {
    background: var(--primary);
    color: var(--primary-text);
  }
  .actions > :is(.action, :first-child):hover {
    text-decoration: underline;
  }
  .actions > .copied {
    font-size: var(--text-note);
  }
  .actions > .copied:empty {
    display: none;
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
    grid-template-columns: clamp(5.5em, 37%, 7.5em) minmax(0, 1fr);
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
    fill: var(--primary);
  }
  .caption {
    margin-block-end: 0.4em;
    font-weight: 600;
    line-height: 1.3;
  }
  .hosts ul {
    display: grid;
    gap: var(--space-xs) var(--space);
  }
  .hosts li {
    --size: 2.25rem;
    display: flex;
    align-items: center;
    gap: 0.65em;
    min-inline-size: 0;
    font-size: var(--text-m);
    font-weight: 600;
    line-height: 1.3;
  }
  .hosts .avatar {
    border-radius: 22%;
  }
  .hosts small {
    display: block;
    color: var(--muted);
    font-weight: 400;
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
  /* The name has the whole width, and games their short names. */
  @container (inline-size < 21em) {
    .head > .date-tile {
      grid-row: 1;
    }
    .head > .name {
      grid-column: 1 / -1;
    }
    .facts .long {
      display: none;
    }
    .facts .short {
      display: inline;
    }
  }
  @container (inline-size < 26em) {
    /* The organizer's name, which may follow later, does not move the status to another line. */
    .kind {
      flex-basis: 100%;
    }
    .actions > .action ~ button {
      inline-size: 2.5rem;
      padding: 0;
    }
    .actions > .action ~ button > span {
      display: none;
    }
  }
  @container (inline-size >= 26em) {
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
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
    }
  }
  @container (inline-size >= 38em) {
    .in-dialog .head {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    .in-dialog .head > .badge {
      grid-column: 3;
    }
    .in-dialog .name {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
    .facts {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (inline-size >= 52em) {
    .event:not(.in-dialog) > .columns {
      grid-template: auto auto 1fr / minmax(0, 1fr) 18em;
      column-gap: calc(1.5 * var(--space-l));
    }
    .event:not(.in-dialog) > .columns > .head {
      grid-column: 1 / -1;
    }
    .event:not(.in-dialog) > .columns > .side {
      grid-area: 2 / 2 / span 2;
    }
    .event:not(.in-dialog) .actions > button {
      flex: 1;
    }
    .event:not(.in-dialog) .actions > a.action {
      flex-basis: 100%;
    }
    .event:not(.in-dialog) :is(.facts, .hosts ul) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* In a dialog, the line with the close button is at the top, and the actions stay at the lower edge. */
  .in-dialog > .bar {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    align-items: center;
    gap: var(--space-xs);
    min-block-size: 3rem;
    margin: calc(-1 * var(--padding)) calc(-1 * var(--padding)) 0;
    padding-block: 0.25rem;
    padding-inline: var(--padding) 0.375rem;
    border-block-end: 1px solid var(--border);
    background: var(--background);
  }
  .bar > .kind {
    flex: 1;
  }
  .in-dialog > .bar + .banner {
    margin-block-start: 0;
    border-radius: 0;
  }
  .in-dialog > .bar:not(:has(+ .banner)) {
    margin-block-end: var(--space);
  }
  .in-dialog :is(.first, .side, .second) {
    display: contents;
  }
  .in-dialog .actions {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    order: 9;
    margin: 0 calc(-1 * var(--padding)) calc(-1 * var(--padding));
    padding: var(--space-s) var(--padding) max(var(--space-s), env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--border);
    background: var(--background);
  }
  /* The message about the details says that a load has failed; another note is below the actions. */
  .in-dialog:has(.failure) + .stage .note {
    display: none;
  }
  .in-dialog:not(:has(.failure)):has(+ .stage .note) .actions {
    margin-block-end: 0;
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
  @media print {
    .actions,
    .bar > button {
      display: none;
    }
  }
`;
