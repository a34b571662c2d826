import { css, expandButtonStyles, scrollAreaStyles, scrollerStyles } from '../../base.js';

/** Styles of the pictures and of the tabs. */
export const styles = [
  expandButtonStyles,
  scrollerStyles,
  scrollAreaStyles,
  css`
    .is-poster {
      --picture: 0em;
      --shown: 14em;
      --blur: 2em;
    }
    .header {
      align-items: center;
      row-gap: var(--space-xs);
    }
    .header > .scroll-area {
      flex: 1 1 100%;
    }
    .albums {
      display: flex;
      gap: var(--space-2xs);
      scrollbar-width: none;
    }
    .album {
      flex: none;
      max-inline-size: min(100%, 16em);
      min-block-size: 2.86em;
      overflow: hidden;
      padding-inline: var(--space-s);
      border: 1px solid transparent;
      border-radius: 99px;
      color: var(--muted);
      font-size: var(--text-note);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    @container (inline-size < 12em) {
      .album {
        white-space: normal;
      }
    }
    .album:focus-visible {
      outline-offset: -2px;
    }
    .album:hover {
      color: var(--text);
    }
    .album[aria-selected='true'] {
      border-color: var(--border);
      background: var(--surface);
      color: var(--text);
    }
    .album.skeleton-box {
      inline-size: 6em;
    }
    .album.skeleton-box:nth-child(2n) {
      inline-size: 8em;
    }
    .description {
      max-inline-size: 60ch;
      margin-block-end: var(--space-s);
      white-space: pre-line;
    }
    .pictures {
      --columns: 2;
      display: grid;
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
      gap: var(--space-xs);
    }
    .pictures > li > * {
      display: block;
      position: relative;
      overflow: hidden;
      aspect-ratio: 16 / 9;
      border-radius: calc(var(--radius) / 2);
    }
    .thumbnail {
      background: var(--surface);
    }
    .thumbnail > .title {
      position: absolute;
      inset: auto 0 0;
      padding: 2em var(--space-xs) var(--space-2xs);
      background: linear-gradient(transparent, rgb(0 0 0 / 80%));
      color: #fff;
      font-size: var(--text-s);
      line-height: 1.3;
    }
    .thumbnail:not(:hover, :focus-visible) > .title {
      display: none;
    }
    .titles {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 14em), 1fr));
      gap: 0 var(--space);
    }
    .titles .title {
      display: block;
      padding-block: 0.4em;
    }
    .titles .skeleton-box {
      inline-size: 70%;
      block-size: 0.8em;
      margin-block: 0.75em;
    }
    .grid > .end {
      margin-block-start: var(--space-2xs);
    }
    .skeleton .end {
      block-size: 1.8em;
    }
    .skeleton [data-count='1'] + .end {
      block-size: 2.5em;
    }
    /* The one picture that is shown, and below it its title, its number, and arrows to the others. */
    .frame.grid {
      --single: min(100cqi * 9 / 16, 28em);
      position: relative;
    }
    .frame > .icon-button {
      position: absolute;
      inset-block-start: calc(var(--single) + var(--space-xs));
      inset-inline-end: 0;
      inline-size: 32px;
      block-size: 32px;
      border: 1px solid var(--border);
      background: none;
      color: inherit;
      font-size: 1em;
    }
    .frame > .previous {
      inset-inline-end: 40px;
    }
    .frame > .icon-button:hover {
      background: var(--surface);
    }
    /* Targets of 40 px. */
    .frame > .icon-button::after {
      content: '';
      position: absolute;
      inset: -4px;
    }
    .single {
      display: flex;
      align-items: center;
      gap: 0 var(--space);
      justify-content: space-between;
      margin-block-start: var(--space-xs);
      line-height: 1.3;
    }
    .icon-button ~ .single {
      min-block-size: 32px;
      padding-inline-end: calc(72px + var(--space-s));
    }
    .single > .secondary {
      flex: none;
    }
    .single > bdi {
      min-inline-size: 0;
      overflow: hidden;
      font-size: var(--text-note);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    /* The number is below the title. */
    @container (inline-size < 20em) {
      .single {
        flex-direction: column;
        align-items: start;
        line-height: 1.2;
      }
      .single > bdi {
        max-inline-size: 100%;
      }
    }
    .skeleton li:nth-child(n + 25) {
      visibility: hidden;
    }
    /* A part of the next picture is visible. */
    .frame.strip {
      --shown: 1.4;
      --clear: 0px;
      --fade: 24px;
      display: flex;
      align-items: center;
      gap: var(--space-s);
      overscroll-behavior-x: contain;
      scrollbar-color: var(--border) transparent;
      scrollbar-width: thin;
      scroll-snap-type: x proximity;
    }
    /* Up to the edge of the frame, and the scroll bar in its padding. */
    .frame.strip {
      margin-inline-end: calc(-1 * var(--padding));
      margin-block-end: max(-1 * var(--padding), -1 * var(--space-xs));
      padding-block-end: var(--space-2xs);
    }
    .pictures.strip {
      display: flex;
      flex: none;
    }
    .strip > li {
      flex: none;
      inline-size: calc((100cqi - (var(--shown) - 0.35) * var(--space-xs)) / var(--shown));
      scroll-snap-align: start;
    }
    .strip .thumbnail:focus-visible {
      outline-offset: -2px;
    }
    .strip > .end {
      flex: none;
      padding-inline-end: var(--space-xs);
    }
    .skeleton .frame.strip {
      overflow: hidden;
    }
    /* Over pictures. */
    .strip ~ .scroll-arrow {
      inline-size: 32px;
      block-size: 32px;
      box-shadow: 0 1px 6px rgb(0 0 0 / 40%);
    }
    @container (inline-size >= 20em) {
      .frame.strip {
        --shown: 1.74;
      }
    }
    @container (inline-size >= 26em) {
      .frame.strip {
        --shown: 2.32;
      }
      .titles .title:not(:focus-visible) {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
      .pictures {
        --columns: 3;
      }
    }
    @container (inline-size >= 36em) {
      .frame.strip {
        --shown: 2.75;
      }
    }
    /*
     * The first of many pictures is twice as large. In three columns, the rows stay full; in four, they do where the last
     * of a multiple of four pictures takes two places.
     */
    @container (inline-size >= 36em) {
      .grid > .pictures:has(> :nth-child(8)) > :first-child {
        grid-area: span 2 / span 2;
      }
      .grid > .pictures:has(> :nth-child(8)) > :first-child > * {
        inline-size: 100%;
        block-size: 100%;
      }
    }
    @container (inline-size >= 52em) {
      .pictures {
        --columns: 4;
      }
      .grid > .pictures:has(> :nth-child(8)) > :last-child:nth-child(4n) {
        grid-column: span 2;
      }
      .grid > .pictures:has(> :nth-child(8)) > :last-child:nth-child(4n) > * {
        block-size: 100%;
        aspect-ratio: auto;
      }
      .grid > .pictures:has(> :nth-child(8)) > :last-child:nth-child(4n) img {
        position: absolute;
        object-position: 50% 75%;
      }
    }
    @container (inline-size >= 52em) {
      .albums {
        --fade: 0em;
        flex-wrap: wrap;
      }
      .header > .scroll-area {
        flex: 0 1 auto;
      }
      .frame.strip {
        --shown: 3.75;
      }
    }
    @container (inline-size >= 68em) {
      .frame.strip {
        --shown: 4.7;
      }
    }
    /* One or two pictures share the width. */
    .grid[data-count='1'] {
      --columns: 1;
    }
    .grid[data-count='1'] > li > * {
      block-size: var(--single);
      aspect-ratio: auto;
    }
    .grid[data-count='1'] img {
      object-position: 50% 75%;
    }
    .grid[data-count='2'] {
      --columns: 2;
    }
    .grid[data-count='2'] img {
      object-position: 50% 75%;
    }
    @container (inline-size >= 68em) {
      .grid[data-count='2'] > li > * {
        aspect-ratio: 2;
      }
    }
    @media (forced-colors: active) {
      .album[aria-selected='true'] {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
      .thumbnail > .title {
        background: Canvas;
        color: CanvasText;
      }
    }
    @media print {
      .albums,
      .frame > .icon-button,
      .thumbnail > .title {
        display: none;
      }
      .pictures.strip {
        display: grid;
        flex: 1;
      }
      .pictures.strip > li {
        inline-size: auto;
      }
      .thumbnail {
        break-inside: avoid;
      }
    }
  `,
];
