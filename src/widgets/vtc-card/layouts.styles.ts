import { css } from '../../base.js';

/** Styles of the badge and the banner, and of the card's head where it is wide. */
export const layoutStyles = css`
  /* As wide as its content, which has no styles of other widths. */
  :host([layout='badge']) .base {
    container-type: normal;
    inline-size: fit-content;
    max-inline-size: 100%;
  }
  .is-badge {
    --size: 2.5em;
  }
  .recruiting::before {
    content: '';
    display: inline-block;
    inline-size: round(0.55em, 1px);
    block-size: round(0.55em, 1px);
    margin-inline-end: 0.4em;
    border-radius: 50%;
    background: var(--success, var(--link));
    vertical-align: 1px;
  }
  .is-badge .name-line {
    display: flex;
    font-size: 1em;
  }
  .is-badge .dotted {
    font-size: var(--text-s);
    line-height: 1.4;
  }
  .is-banner {
    --tint: var(--primary-soft, color-mix(in srgb, var(--primary) 10%, var(--background)));
    --to-end: to right;
  }
  [dir='rtl'] .is-banner {
    --to-end: to left;
  }
  /* As wide as the name, which may take all space. */
  .is-banner .slogan {
    inline-size: 0;
    min-inline-size: 100%;
    color: var(--muted);
    font-size: var(--text-note);
  }
  .figures dd {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .figures .live {
    color: inherit;
    font-weight: 400;
  }
  /* Below 52em, the head of a card, with the facts in a quiet line. */
  .is-banner > .cover {
    block-size: clamp(5em, 18cqi, 8em);
  }
  .is-banner.content {
    --size: clamp(3.5em, 12cqi, 4.5em);
  }
  @container (inline-size < 52em) {
    .figures {
      flex: 1 0 100%;
      /* As wide as a dot. */
      column-gap: var(--text-s);
      color: var(--muted);
    }
    .figures > div {
      display: inline-flex;
      gap: 0.35em;
      font-size: var(--text-s);
    }
    .figures > ::before {
      flex: none;
      margin-inline-end: -0.35em;
    }
    /* The text of a value says its term. */
    .figures > :not(.named) > dt {
      position: absolute;
      clip-path: inset(50%);
    }
    .figures .value {
      display: none;
    }
    .figures .muted {
      font-size: 1em;
    }
    .is-banner .slogan {
      text-wrap: balance;
    }
    .figures > div:has(> .live) > dd,
    .figures > :nth-child(3) {
      display: none;
    }
  }
  @container (26em <= inline-size < 52em) {
    /* Below the name. */
    .is-banner .figures {
      --start: calc(var(--indent) + var(--size) + var(--space-s));
      flex-basis: calc(100% - var(--start));
      order: 1;
      margin-inline-start: var(--start);
    }
  }
  @container (inline-size >= 38em) {
    .is-card .name-line {
      font-size: var(--text-xl);
    }
  }
  @container (inline-size >= 52em) {
    .is-banner.content {
      --size: 4.5em;
      align-content: end;
      overflow: clip;
      margin: calc(-1 * var(--padding));
      padding: var(--space);
      border-radius: calc(var(--radius) - 1px);
      background: linear-gradient(var(--to-end), var(--tint), var(--background) 45%);
    }
    .is-banner > .identity {
      position: relative;
      isolation: isolate;
      flex-wrap: nowrap;
      align-items: end;
      margin: 0;
    }
    .is-banner > .identity > .names {
      position: relative;
      flex: 0 1 auto;
      margin-inline-end: auto;
    }
    .is-banner > .identity > .apply {
      flex: none;
    }
    .is-banner > .identity > :not(.avatar) {
      align-self: end;
      margin-block: 0;
    }
    .is-banner:has(> .cover) {
      position: relative;
      min-block-size: 12.25em;
      background: var(--background);
    }
    .is-banner > .cover {
      position: absolute;
      inset: 0;
      block-size: auto;
      margin: 0;
      border-radius: inherit;
    }
    .is-banner > .skeleton-box {
      display: none;
    }
    .is-banner.content:has(> .skeleton-box) {
      background: var(--skeleton);
    }
    /* The picture ends behind the ground of the words. */
    .is-banner > .cover[part] {
      inset-block-end: 4em;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    /* The whole road. */
    .is-banner > .cover > img {
      object-position: 50% calc(85% - 6px);
    }
    /* The ground of the words, as wide as the banner and higher than the name and the slogan, or the figures. */
    .is-banner > .cover[part] + .identity > .names::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-inline: -100cqi;
      inset-block-end: calc(-1 * var(--space));
      block-size: calc(max(100%, 3em) + var(--space) + var(--space-s));
      background: var(--background);
    }
    /* Without a frame, the words are on the page, below the banner. */
    .is-frameless > .is-banner:has(> .cover[part]) {
      --size: 5em;
      --overlap: 1.25em;
      grid-template-rows: minmax(6em, 1fr) auto;
      align-content: normal;
      gap: var(--space-xs);
      padding: 0;
      background: none;
    }
    .is-frameless > .is-banner > .cover[part] {
      contain: size;
      position: relative;
      border-radius: var(--radius);
    }
    .is-frameless > .is-banner > .cover[part] + .identity > .avatar {
      align-self: start;
      margin-block-start: calc(-1 * var(--overlap) - var(--space-xs));
    }
    .is-frameless > .is-banner > .cover[part] + .identity > .names::before {
      content: none;
    }
    .is-banner .name-line {
      max-inline-size: 18em;
      font-size: var(--text-xl);
    }
    .is-banner .name-line:not(:has(:focus-visible)) {
      max-block-size: 2lh;
      overflow: hidden;
    }
    .is-banner .slogan {
      display: -webkit-box;
      inline-size: auto;
      min-inline-size: 0;
      overflow: hidden;
      -webkit-box-orient: vertical;
      font-size: var(--text-m);
      -webkit-line-clamp: 2;
    }
    /* One line: a figure that does not fit wraps below it and is hidden as a whole. */
    .figures {
      flex-wrap: wrap;
      justify-content: end;
      gap: 1em 1.6em;
      block-size: 2.5em;
      margin-inline-end: 0.6em;
      overflow: hidden;
    }
    .figures > div {
      display: flex;
      flex-direction: column-reverse;
      max-inline-size: 100%;
      line-height: 1.3;
      white-space: nowrap;
    }
    .figures > ::before {
      content: none;
    }
    .figures :is(dt:not(.live), .live + dd) {
      color: var(--muted);
      font-size: var(--text-s);
    }
    .figures :is(.live, dt:not(.live) + dd) {
      font-weight: 600;
    }
    /* That a convoy is live is above until when. */
    .figures > :has(> .live) {
      flex-direction: column;
      justify-content: end;
    }
    .figures .text {
      display: none;
    }
  }
`;
