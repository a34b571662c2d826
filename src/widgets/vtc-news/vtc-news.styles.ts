import { css } from '../../base.js';

/** Styles of the three layouts and their skeletons. */
export const styles = css`
  .news > li {
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    break-inside: avoid;
  }
  .title {
    display: -webkit-box;
    overflow: hidden;
    font-weight: 600;
    line-height: 1.3;
    text-wrap: pretty;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    /* Space for the outline of a focused link. */
    margin: -3px;
    padding: 3px;
  }
  .title a {
    color: inherit;
    text-decoration: none;
  }
  .title a:hover {
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
    display: inline-flex;
    align-items: center;
    gap: 0.25em;
    font-weight: 600;
  }
  .author {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-inline-size: 0;
  }
  .author > .avatar {
    --size: 2.6em;
    font-size: 0.6em;
  }
  .author-name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .text {
    max-inline-size: 64ch;
    margin-block-start: var(--space-xs);
  }
  .lines {
    white-space: pre-line;
  }
  .clamped {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  .more {
    align-self: start;
  }
  .cover {
    order: -1;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    margin-block-end: var(--space-s);
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
  }
  .cover > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .cover:has(> [hidden]) {
    display: none;
  }
  .end {
    text-align: center;
  }
  .end[aria-busy='true'] > .more {
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
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16em), 1fr));
    gap: var(--space-l) var(--space);
  }
  .is-cards .clamped {
    -webkit-line-clamp: 3;
  }
  .is-cards .many-lines {
    -webkit-line-clamp: 9;
  }
  .is-cards .text {
    font-size: var(--text-m);
  }
  .is-compact > li {
    flex-flow: row wrap;
    align-items: baseline;
    gap: 0 var(--space-xs);
    padding-block: var(--space-2xs);
    font-size: var(--text-m);
  }
  .is-compact .title {
    flex: 1 1 100%;
    display: flex;
    gap: var(--space-2xs);
    min-inline-size: 0;
    overflow: visible;
  }
  .is-compact .title > :last-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .is-compact time {
    color: var(--muted);
    font-size: var(--text-s);
  }
  .is-compact .text {
    flex: 1 1 100%;
    padding-block-end: var(--space-xs);
  }
  .disclosure {
    min-block-size: 1.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .disclosure:hover {
    text-decoration: underline;
  }
  .placeholders > li {
    --row: 16em;
    block-size: calc(var(--row) + var(--start, 0em));
  }
  .placeholders > li::before {
    content: '';
    position: absolute;
    inset: var(--start, 0) 0 0;
    background: var(--skeleton);
    /* Picture, title, date, and two lines of text. */
    mask:
      linear-gradient(#000 0 0) 0 0 / 100% 8em,
      linear-gradient(#000 0 0) 0 8.75em / 70% 1.1em,
      linear-gradient(#000 0 0) 0 10.4em / 40% 0.7em,
      linear-gradient(#000 0 0) 0 12em / 100% 0.8em,
      linear-gradient(#000 0 0) 0 13.5em / 85% 0.8em;
    mask-repeat: no-repeat;
  }
  [dir='rtl'] .placeholders {
    scale: -1 1;
  }
  .is-list > li + li {
    --start: var(--space);
  }
  .is-cards.placeholders > li {
    --row: 17em;
  }
  .is-compact.placeholders > li {
    --row: 2.95em;
  }
  .is-compact.placeholders > li::before {
    mask:
      linear-gradient(#000 0 0) 0 0.5em / 80% 0.9em,
      linear-gradient(#000 0 0) 0 1.9em / 25% 0.7em;
    mask-repeat: no-repeat;
  }
  @container (inline-size >= 26em) {
    .is-compact.placeholders > li {
      --row: 1.8em;
    }
    .is-compact.placeholders > li::before {
      mask:
        linear-gradient(#000 0 0) 0 50% / 55% 0.9em,
        linear-gradient(#000 0 0) 100% 50% / 5em 0.7em;
      mask-repeat: no-repeat;
    }
    .is-list.placeholders > li {
      --row: 9em;
    }
    .is-list.placeholders > li::before {
      mask:
        linear-gradient(#000 0 0) 100% 0.3em / var(--cover) calc(var(--cover) * 9 / 16),
        linear-gradient(#000 0 0) 0 0.2em / 45% 1.1em,
        linear-gradient(#000 0 0) 0 2em / 25% 0.7em,
        linear-gradient(#000 0 0) 0 3.6em / 60% 0.8em,
        linear-gradient(#000 0 0) 0 5.1em / 50% 0.8em;
      mask-repeat: no-repeat;
    }
    .is-compact > li > .title {
      flex: 1 1 50%;
    }
    .is-list > li {
      --cover: 9em;
    }
    .is-list > li:has(> .cover > :not([hidden])) {
      min-block-size: calc(var(--cover) * 9 / 16 + 0.3em + var(--start, 0em));
      padding-inline-end: calc(var(--cover) + var(--space));
    }
    .is-list .cover {
      position: absolute;
      inset-block-start: calc(var(--start, 0em) + 0.3em);
      inset-inline-end: 0;
      inline-size: var(--cover);
      margin: 0;
    }
  }
  @container (inline-size >= 38em) {
    .is-list > li {
      --cover: 13em;
    }
  }
  @container (inline-size >= 52em) {
    .is-list > li {
      --cover: 16em;
      display: grid;
      grid-template: auto auto auto 1fr / 10em minmax(0, 1fr);
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
      margin: 0.2em 0 0;
    }
    .is-list > li > .meta > * {
      max-inline-size: 100%;
    }
  }
  @media print {
    .end {
      display: none;
    }
  }
`;
