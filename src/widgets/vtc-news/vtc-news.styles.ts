import { css } from '../../base.js';

/** Styles of the three layouts and their skeletons. */
export const styles = css`
  .news > li {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    break-inside: avoid;
  }
  .title {
    max-inline-size: 32em;
    font-weight: 600;
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
  .pinned {
    font-weight: 600;
  }
  .author > .avatar {
    --size: 2.6em;
    font-size: 0.6em;
  }
  .text {
    max-inline-size: 36em;
    margin-block-start: var(--space-xs);
  }
  /* Paper has no button for the rest of a text; a link within it may have the focus. */
  @media not print {
    .clamped:not(:has(:focus-visible)) {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
    }
  }
  .text-button {
    justify-self: start;
    align-self: start;
  }
  .cover {
    order: -1;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    margin-block-end: var(--space-s);
    border-radius: calc(var(--radius) * 0.75);
    background: var(--skeleton);
  }
  .cover:has(> [hidden]) {
    display: none;
  }
  .end {
    text-align: center;
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
  .is-cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--card, 13em)), 1fr));
    gap: var(--space-l) var(--space);
  }
  /* Three or six in three columns, also where four have space. */
  .is-cards:has(> :is(:nth-child(3), :nth-child(6)):last-child) {
    --card: max(13em, 26%);
  }
  .is-cards > li > .meta {
    order: 2;
    margin-block-start: auto;
    padding-block-start: var(--space-xs);
  }
  /* A card without a picture: the title on a tinted cover. */
  .is-cards > [part]:not(:has(> .cover > :not([hidden]))) {
    display: grid;
    grid-template: auto auto auto 1fr / minmax(0, 1fr);
  }
  .is-cards > [part]:not(:has(> .cover > :not([hidden])))::before {
    content: '';
    grid-area: 1 / 1;
    aspect-ratio: 16 / 9;
    border-radius: calc(var(--radius) * 0.75);
    border-block-end: 3px solid var(--primary);
    background: linear-gradient(160deg, transparent 30%, var(--track)) var(--primary-soft);
  }
  .is-cards > [part]:not(:has(> .cover > :not([hidden]))) > .title {
    grid-area: 1 / 1;
    align-self: end;
    margin: var(--space-s) var(--space);
    font-size: var(--text-l);
  }
  .is-cards > [part]:not(:has(> .cover > :not([hidden]))) > .meta {
    grid-row: 4;
    align-self: end;
  }
  .is-cards .clamped {
    -webkit-line-clamp: 2;
  }
  /* As high as a card with its title below a picture. */
  .is-cards > li:not(:has(> .cover > :not([hidden]))) > .clamped {
    -webkit-line-clamp: 3;
  }
  /* The button ends with space. */
  .is-cards > li:has(> .text-button) > .meta {
    padding: 0;
  }
  .is-cards .text {
    font-size: var(--text-m);
  }
  /* Lines as those of convoys. */
  .is-compact > li {
    flex-flow: row wrap;
    align-items: baseline;
    column-gap: var(--space-xs);
    padding-block: 0.2em;
    font-size: var(--text-m);
  }
  .is-compact > li + li {
    border-block-start: 1px solid var(--border);
  }
  .is-compact .title {
    flex: 1 1 100%;
    display: flex;
    gap: var(--space-2xs);
    min-inline-size: 0;
    max-inline-size: none;
  }
  .is-compact .title > :last-child {
    min-inline-size: 0;
    padding: 0;
    /* Targets of 24 px. */
    line-height: 1.6;
    text-align: start;
  }
  /* In the first line of the title. */
  .is-compact .pinned {
    flex: none;
    align-self: start;
    block-size: 1.6em;
  }
  .is-compact time {
    color: var(--muted);
    font-size: var(--text-s);
  }
  .is-compact .text {
    flex: 1 1 100%;
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
    min-block-size: 18.6em;
  }
  .skeleton .is-cards > li {
    min-block-size: 17.9em;
  }
  .skeleton .is-cards .text {
    block-size: 3em;
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
    block-size: 1.6em;
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
    margin-block-end: 2.5em;
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
    .is-compact > li > .title {
      display: flex;
      flex: 1;
    }
    .is-compact .title > :last-child:not(:focus-visible, :has(:focus-visible)) {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .skeleton .is-compact > li::before {
      flex-basis: 50%;
    }
    .skeleton .is-compact > li::after {
      margin-inline-start: auto;
      block-size: 1.68em;
    }
    .skeleton .is-list > li {
      min-block-size: max(10.1em, 12.4em - 5cqi);
    }
    .skeleton .is-list .text {
      block-size: 6em;
    }
    .skeleton .is-list .cover {
      block-size: auto;
    }
    .is-list > li {
      --cover: 9em;
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
  @container (inline-size >= 38em) {
    .is-list > li {
      --cover: 14em;
    }
  }
  @container (inline-size >= 52em) {
    .is-list > li {
      grid-template-columns: 10em minmax(0, 1fr) auto;
      column-gap: var(--space);
    }
    .is-list > li > * {
      grid-column: 2;
    }
    .is-list > li > .meta {
      grid-area: 1 / 1 / span 4;
      flex-direction: column;
      align-items: start;
      align-self: start;
      margin-block: 0.2em;
    }
    .is-list > li > .meta > * {
      max-inline-size: 100%;
    }
  }
`;
