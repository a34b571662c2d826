import { css } from '../../base.js';

/** Styles of the years, the two layouts and their skeletons. */
export const styles = css`
  details,
  .fold {
    border-block-start: 1px solid var(--border);
  }
  /* The whole line is the button. */
  summary,
  .fold {
    display: flex;
    align-items: center;
    gap: var(--space-xs);
    min-block-size: 2.75em;
  }
  summary {
    border-radius: calc(var(--radius) / 2);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .name {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  summary > .icon {
    margin-inline-start: auto;
    color: var(--muted);
  }
  summary:hover > .icon {
    color: var(--link);
  }
  [open] > summary > .icon {
    rotate: 180deg;
  }
  .past > li {
    position: relative;
    break-inside: avoid;
  }
  .past time,
  .facts {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  .facts {
    font-size: var(--text-s);
  }
  /* The name opens the convoy, wherever its row or card is pressed. */
  .title > a::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
  }
  .past > li:hover > .title > a {
    text-decoration: underline;
  }
  .is-list {
    --day: 3.6em;
    padding-block-end: var(--space-xs);
  }
  .is-list:has(.is-long) {
    --day: 5em;
  }
  .is-list > li {
    display: grid;
    align-items: baseline;
    padding-block: 0.5em;
  }
  .is-list .facts {
    display: contents;
  }
  .is-list .facts > ::before {
    content: none;
  }
  .is-list > li + li {
    border-block-start: 1px solid var(--border);
  }
  .is-list > li:hover {
    --tint: var(--hover, var(--surface));
    background: var(--tint);
    box-shadow:
      var(--space-2xs) 0 var(--tint),
      calc(-1 * var(--space-2xs)) 0 var(--tint);
  }
  .is-list > li > time {
    font-size: var(--text-note);
  }
  .past .title {
    text-wrap: balance;
  }
  .past .others {
    display: none;
  }
  .is-cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--card, 12em)), 1fr));
    gap: var(--space);
    padding-block: var(--space-2xs) var(--space);
  }
  .cover {
    aspect-ratio: 24 / 9;
    border-radius: calc(var(--radius) * 0.75);
  }
  .end {
    border-block-start: 1px solid var(--border);
  }
  .end:empty {
    border: 0;
  }
  .end[aria-busy='true'] > .text-button {
    opacity: 0.6;
    cursor: progress;
  }
  /* Skeleton. */
  .fold::before,
  .skeleton .is-list > li::before,
  .skeleton .is-list > li::after,
  .skeleton .is-cards > li::after {
    content: '';
    inline-size: 3em;
    block-size: 0.8em;
    border-radius: calc(var(--radius) / 3);
    background: var(--skeleton);
  }
  .skeleton .past > li {
    display: grid;
  }
  .skeleton .past > li::after {
    inline-size: 90%;
    block-size: 3em;
    margin-block-start: -0.35em;
    mask: var(--text-lines);
  }
  .skeleton .past > :nth-child(n + 11) {
    visibility: hidden;
  }
  .skeleton .past {
    margin-block-end: 1.9em;
  }
  .skeleton .is-list > li {
    align-items: start;
    min-block-size: 4.2em;
  }
  .skeleton .is-cards > li {
    padding-block-end: 1.15em;
  }
  .skeleton .is-list .cover {
    display: none;
  }
  .skeleton .cover {
    background: var(--skeleton);
  }
  @container (inline-size >= 36em) {
    .attended > .icon {
      display: none;
    }
  }
  @container (inline-size < 20em) {
    /* Day and number are a line below the name. */
    .is-list > li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .is-list > li > .title {
      grid-area: 1 / 1 / auto / -1;
    }
    .is-list > li > time {
      grid-row: 2;
      font-size: var(--text-s);
    }
    .is-list > li > time:has(~ .facts > .attended)::after {
      content: '·' / '';
      margin-inline: 0.36em;
    }
    .is-list > li:has(.hosts > .avatar) > time {
      padding-inline-start: 1.85em;
    }
    .is-list .attended {
      grid-area: 2 / 2;
    }
    .is-list .hosts {
      grid-area: 1 / 1;
    }
  }
  @container (inline-size >= 20em) {
    /* The number is at the end of the line of the name. */
    .is-list > li {
      grid-template-columns: var(--day) minmax(0, 1fr) auto;
      column-gap: var(--space-s);
    }
    .is-list > li > .title {
      grid-column: 2;
    }
    .is-list .attended {
      grid-area: 1 / -2;
      text-align: end;
    }
    .is-list .hosts {
      grid-area: 1 / 2;
    }
    .skeleton .is-list > li {
      min-block-size: 2.9em;
    }
    /* Name and number beside each other. */
    .skeleton .is-list > li::after {
      grid-column: 2 / -1;
      inline-size: auto;
      block-size: 1.5em;
      mask:
        var(--area) 0 0.35em / 55% 0.75em,
        var(--area) 100% 0.35em / 5em 0.75em;
    }
    /* Convoys of a day are nearer to each other than days. */
    .is-list > .same-day {
      padding-block-start: 0.1em;
      border: 0;
    }
    /* For screen readers. */
    .is-list > .same-day > time {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Names in one line, where possible; cards lie down, with the picture at the start. */
  @container (inline-size < 26em) {
    .is-list > li > .title {
      font-size: var(--text-m);
    }
  }
  @container (12em <= inline-size < 26em) {
    .is-cards {
      --picture: 5em;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-s);
    }
    .is-cards > li {
      min-block-size: 3.6em;
      padding-inline-start: calc(var(--picture) + var(--space-s));
    }
    .is-cards > li > .cover {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      inline-size: var(--picture);
      block-size: 3.6em;
      margin: 0;
      aspect-ratio: auto;
    }
    .is-cards > li > .cover > img {
      object-position: 69% 70%;
    }
    .skeleton .is-cards > li {
      padding-block-end: 0.6em;
    }
    .skeleton .is-cards > li::after {
      margin-block-start: 0;
    }
  }
  @container (20em <= inline-size < 26em) {
    .is-cards {
      --picture: 7em;
    }
  }
  @container (36em <= inline-size < 45em) {
    .skeleton .is-cards > li {
      padding-block-end: 0.6em;
    }
  }
  @container (inline-size >= 64em) {
    .skeleton .is-cards > li {
      padding-block-end: 0;
    }
  }
  /* At most two cards in a row; from here, three, six or nine are in rows of three where they would not fit into one. */
  @container (inline-size < 45em) {
    .is-cards {
      --card: max(9.4em, 34%);
    }
    .is-cards > li > .title {
      font-size: var(--text-m);
    }
  }
  /* Beside the picture, too, names have two lines. */
  @container (inline-size < 20em) {
    .is-cards > li > .title {
      font-size: var(--text-note);
    }
  }
  @container (inline-size >= 45em) {
    .is-cards:has(> :nth-child(3n):last-child) {
      --card: max(12em, 26%);
    }
  }
  /* Names begin where they differ, and numbers have an icon; the start and the words are for screen readers. */
  @container (inline-size < 36em) {
    .past .title:not(:has(:focus-visible)) .start,
    .attended > span {
      font-size: 0;
    }
    .attended > .icon {
      display: inline-block;
      margin-inline-end: 0.3em;
    }
    .attended::after {
      content: attr(data-count) / '';
    }
  }
  @container (inline-size >= 26em) {
    .is-list > li {
      column-gap: var(--space);
    }
    .skeleton .is-list > li {
      min-block-size: max(2.33em, 7em - 16.1cqi);
    }
  }
  /* A name without a number has all of the line. Of several companies, the logo is enough between day and name. */
  @container (inline-size < 52em) {
    .is-list > li:not(:has(.attended)) > .title {
      grid-column-end: -1;
    }
    .is-list .hosts {
      justify-self: start;
    }
    .is-list .hosts > .avatar {
      margin: 0;
    }
    .is-list .hosts > :not(.avatar) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .is-list > li:has(.hosts > .avatar) > .title {
      grid-row: 1;
      padding-left: 1.6em;
    }
    [dir='rtl'] .is-list > li:has(.hosts > .avatar) > .title {
      padding-right: 1.6em;
      padding-left: 0;
    }
  }
  /* Facts are behind the name; company, where there are several, and number have columns of their own. */
  @container (inline-size >= 52em) {
    .is-list > li {
      grid-template-columns: max(4.2em, var(--day)) fit-content(26em) minmax(0, 1fr) 8em;
    }
    .is-list > li:has(.hosts) {
      grid-template-columns: max(4.2em, var(--day)) fit-content(24em) minmax(0, 1fr) 9em max(
          8em,
          100% - 47em
        );
    }
    .is-list .hosts {
      grid-area: 1 / 4;
    }
    .is-list .others {
      display: block;
      grid-area: 1 / 3;
      white-space: nowrap;
    }
  }
  @media print {
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    summary > .icon,
    .end {
      display: none;
    }
  }
`;
