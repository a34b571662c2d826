import { css } from '../../base.js';

/** Styles of the three layouts and their skeletons. */
export const styles = css`
  .is-poster:has(.is-list) {
    --picture: 0em;
    --shown: 14em;
    --blur: 2em;
  }
  .news > li {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    break-inside: avoid;
  }
  .title {
    max-inline-size: 34em;
    line-height: 1.3;
    text-wrap: pretty;
  }
  /* Long compounds of German and others. */
  .title,
  .text {
    hyphens: auto;
    hyphenate-limit-chars: 10;
  }
  .title a {
    color: inherit;
    text-decoration: none;
  }
  .title :is(a, button):is(:hover, :focus-visible) {
    text-decoration: underline;
  }
  .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-xs);
    margin-block-start: var(--space-2xs);
    color: var(--muted);
    font-size: var(--text-s);
  }
  .pinned,
  .author {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    min-inline-size: 0;
  }
  .author > .avatar {
    --size: 2.6em;
    font-size: 0.6em;
  }
  .text {
    max-inline-size: 38.25em;
    margin-block-start: var(--space-xs);
    text-wrap: pretty;
  }
  .text.dense > * + :is(blockquote, [role='heading']),
  .text.dense > blockquote + * {
    margin-block-start: var(--space-xs);
  }
  /* Paper has no button for the rest of a text; a link within it may have the focus. */
  @media not print {
    .folded:not(:has(:focus-visible)) {
      --lines: 4;
      max-block-size: calc(1.5em * var(--lines) + var(--space-xs));
      overflow: clip;
      mask-image: linear-gradient(#000 calc(100% - 2.5em), transparent);
    }
    /* The paragraph itself, whose direction decides at which end its ellipsis is. */
    .clamped > :not(:has(:focus-visible)) {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
      white-space: normal;
    }
  }
  /* Quieter than the titles. */
  .news .text-button {
    justify-self: start;
    align-self: start;
    margin-block-end: -0.5em;
    color: var(--muted);
    font-size: var(--text-note);
    font-weight: 400;
  }
  .cover {
    order: -1;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    margin-block-end: var(--space-s);
    border-radius: calc(var(--radius) * 0.75);
  }
  .cover:not(.scene) {
    background: var(--skeleton);
  }
  .cover:not(.scene):has(> [hidden]) {
    display: none;
  }
  .end {
    margin-block-start: var(--space-xs);
  }
  .end[aria-busy='true'] > .text-button {
    opacity: 0.6;
    cursor: progress;
  }
  .is-list > li + li {
    margin-block-start: var(--space);
    padding-block-start: var(--space);
    border-block-start: 1px solid var(--border);
  }
  .is-list .title {
    font-size: var(--text-l);
  }
  /* Lines as those of convoys. */
  .is-compact > li {
    position: relative;
    display: flex;
    flex-flow: row wrap;
    align-items: baseline;
    column-gap: var(--space-xs);
    padding-block: 0.2em 0.4em;
    font-size: var(--text-m);
  }
  .is-compact > li + li {
    border-block-start: 1px solid var(--border);
  }
  .is-compact .title {
    flex: 1 1 100%;
    min-inline-size: 0;
    max-inline-size: none;
  }
  /* Titles in another direction begin at the same edge. */
  .is-compact {
    text-align: left;
  }
  [dir='rtl'] .is-compact {
    text-align: right;
  }
  .is-compact .title > * {
    display: block;
    max-inline-size: 100%;
    /* Targets of 24 px. */
    min-block-size: 24px;
    padding: 0.15em 0;
    line-height: 1.3;
    text-align: inherit;
  }
  .is-compact :is(.pinned, time) {
    color: var(--muted);
    font-size: var(--text-s);
  }
  /* After the date, which is below the title. */
  .is-compact .pinned {
    align-self: center;
    order: 1;
  }
  .is-compact .text {
    flex: 1 1 100%;
    order: 1;
    margin: 0;
    padding-block-end: var(--space-xs);
  }
  .skeleton :is(.title, .meta, .text) {
    background: var(--skeleton);
    mask: var(--text-lines);
  }
  .skeleton .title {
    block-size: 1.5em;
  }
  .skeleton .meta {
    inline-size: 12em;
    block-size: 1.5em;
  }
  .skeleton .text {
    block-size: 4.5em;
  }
  .skeleton .is-list > li {
    min-block-size: 11.75em;
  }
  .skeleton .is-list .cover {
    block-size: 9em;
  }
  /* A title, and its date at the end. */
  .skeleton .is-compact > li {
    align-items: start;
  }
  .skeleton .is-compact > li::before,
  .skeleton .is-compact > li::after {
    content: '';
    flex: 0 1 80%;
    block-size: 1.3em;
    background: var(--skeleton);
    mask: var(--rows);
  }
  .skeleton .is-compact > li::after {
    flex-basis: 5em;
    block-size: 1.53em;
  }
  /* At most 24 boxes. */
  .skeleton .news > :nth-child(n + 7) {
    visibility: hidden;
  }
  /* Above the button. */
  .skeleton > .news {
    margin-block-end: 2em;
  }
  /* The author is named by the title of the portrait. */
  @container (inline-size < 20em) {
    .author-name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* A large picture for the first text only; the others begin beside a small one. */
  @container (15em <= inline-size < 26em) {
    .skeleton .is-list > :first-child {
      min-block-size: 18.6em;
    }
    .is-list > li:not(:first-child) {
      display: flow-root;
    }
    .is-list > li:not(:first-child) > .cover {
      float: inline-end;
      inline-size: 4.75em;
      block-size: auto;
      margin-block: 0.25em 0;
      margin-inline-start: var(--space-s);
      border-radius: calc(var(--radius) / 2);
    }
    .is-list > li:not(:first-child) > .text {
      clear: inline-end;
    }
  }
  @container (20em <= inline-size < 26em) {
    .skeleton .is-list > li {
      min-block-size: 9.9em;
    }
  }
  /* A narrow element shows whole names. A focused one is shown whole, with its outline. */
  @container (inline-size >= 26em) {
    .title:not(:has(:focus-visible)) {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
    .meta {
      flex-wrap: nowrap;
    }
    .meta > :not(.author) {
      flex: none;
    }
    .author-name {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .is-compact > li > .title {
      --end: 7em;
      display: block;
      flex: none;
      max-inline-size: calc(100% - var(--end));
    }
    /* Directly after the title, with the date at the end of the line. */
    .is-compact > li > .title:has(+ .pinned) {
      --end: 8.75em;
    }
    .is-compact .pinned {
      order: 0;
    }
    .is-compact time {
      flex: 1 0 6.5em;
      text-align: end;
    }
    .is-compact .title > :not(:focus-visible, :has(:focus-visible)) {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .skeleton .is-compact > li::before {
      flex-basis: 50%;
      block-size: 1.6em;
    }
    .skeleton .is-compact > li::after {
      margin-inline-start: auto;
      block-size: 1.68em;
    }
    .skeleton .is-list > li {
      --cover: 8em;
      min-block-size: 9.4em;
    }
    .skeleton .is-list .text {
      block-size: 4.5em;
    }
    .skeleton .is-list .cover {
      block-size: auto;
    }
    .is-list > li {
      --cover: clamp(7.5em, 25cqi, 10.5em);
      display: grid;
      grid-template: auto auto auto 1fr / minmax(0, 1fr) auto;
    }
    .is-list > li > * {
      grid-column: 1;
    }
    .is-list > li > .cover {
      grid-area: 1 / -2 / span 4;
      align-self: start;
      inline-size: var(--cover);
      block-size: auto;
      margin-block: 0.25em;
      margin-inline-start: var(--space);
    }
    /* The first one is larger, and about as high as its text. */
    .is-list > :first-child {
      --cover: min(36cqi, 15em);
    }
    .is-list > :not(:first-child) > .title {
      font-size: 1em;
    }
    .skeleton .is-list > :first-child {
      min-block-size: max(9em, min(20.25cqi, 8.44em) + 0.5em);
    }
  }
  @container (inline-size >= 34em) {
    .skeleton .is-list > li {
      min-block-size: 7.8em;
    }
    .skeleton .is-list > li:not(:first-child) > .text {
      block-size: 1.5em;
    }
  }
  @container (inline-size >= 52em) {
    .is-compact {
      columns: 2;
      column-gap: var(--space-l);
    }
    /* Lines above both columns. */
    .is-compact > :first-child {
      border-block-start: 1px solid var(--border);
    }
    .is-list > :not(:first-child) {
      --cover: 8em;
    }
    .is-list > li {
      /* Titles and texts end at one edge. */
      grid-template-columns: 10em minmax(0, 40em) 1fr;
      column-gap: var(--space);
    }
    .is-list > li > * {
      grid-column: 2;
    }
    .is-list > li > .meta {
      grid-area: 1 / 1 / span 4;
      flex-wrap: wrap;
      align-self: start;
      margin-block: 0.2em;
    }
    .is-list > li > .meta > .author {
      flex: 0 0 100%;
    }
    .is-list > li > .cover {
      justify-self: end;
    }
    .is-list :is(.title, .text) {
      max-inline-size: none;
    }
    .skeleton .is-list > li {
      min-block-size: 6.8em;
    }
  }
`;
