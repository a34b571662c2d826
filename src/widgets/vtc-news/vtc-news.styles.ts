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
  .pinned {
    color: var(--link);
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
    /* More than these paragraphs is hidden. */
    .clamped > :last-child::after {
      content: ' …' / '';
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
  .cover > img {
    position: absolute;
    inset: 0;
  }
  .skeleton .cover {
    background: var(--skeleton);
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
  .is-compact time {
    color: var(--muted);
    font-size: var(--text-s);
  }
  /* Before the title. */
  .is-compact:has(.pinned) > li {
    padding-inline-start: 1.4em;
  }
  .is-compact .pinned {
    position: absolute;
    inset-inline-start: 0;
    block-size: 24px;
    font-size: var(--text-s);
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
    min-block-size: 12.75em;
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
  /* Texts begin beside a small picture. */
  @container (15em <= inline-size < 26em) {
    .is-list > li {
      display: flow-root;
    }
    .is-list .cover {
      float: inline-end;
      inline-size: 6em;
      aspect-ratio: 4 / 3;
      margin-block: 0.25em var(--space-xs);
      margin-inline-start: var(--space-s);
      border-radius: calc(var(--radius) / 2);
    }
    .is-list > li > .text {
      clear: inline-end;
    }
    .is-list .cover ~ .meta > .author {
      flex-basis: 100%;
    }
  }
  /* Titles have little space beside it. */
  @container (15em <= inline-size < 20em) {
    .is-list .cover {
      inline-size: 4.5em;
      aspect-ratio: 1;
    }
  }
  @container (20em <= inline-size < 26em) {
    .skeleton .is-list > li {
      min-block-size: 10.75em;
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
    .author-name {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .is-compact > li {
      padding-block: 0.3em;
    }
    .is-compact > li > .title {
      display: block;
      flex: none;
      max-inline-size: calc(100% - 7em);
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
  }
  @container (inline-size >= 34em) {
    .skeleton .is-list > li {
      min-block-size: 8.7em;
    }
    .skeleton .is-list > li > .text {
      block-size: 1.5em;
    }
  }
  @container (inline-size >= 52em) {
    .is-compact {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--space-l);
    }
    .is-compact > :nth-child(2) {
      border: 0;
    }
    .is-list > li {
      /* Titles and texts end at one edge. */
      grid-template-columns: 10em minmax(0, 1fr) auto;
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
    .is-list :is(.title, .text) {
      max-inline-size: 44em;
    }
    .skeleton .is-list > li {
      min-block-size: 7.55em;
    }
  }
`;
