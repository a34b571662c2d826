import { css } from '../../base.js';

/** Styles of the three layouts and their skeletons. */
export const styles = css`
  .is-poster {
    --picture: 0em;
    --shown: 14em;
    --blur: 2em;
  }
  .partners {
    --columns: 2;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: var(--space-xs);
  }
  /* In the line of the heading, which is no higher with it. */
  .header > .text-button {
    margin-block: -0.75em;
  }
  .end {
    text-align: center;
  }
  .partners > li {
    display: grid;
    min-inline-size: 0;
    break-inside: avoid;
  }
  .partners a {
    display: grid;
    border-radius: calc(var(--radius) * 0.75);
    color: inherit;
    text-decoration: none;
  }
  .partners a:is(:hover, :focus-visible) .name {
    text-decoration: underline;
  }
  .tile {
    position: relative;
    display: grid;
    gap: 0 var(--space-s);
    min-inline-size: 0;
    line-height: 1.3;
  }
  .avatar {
    border-radius: 22%;
  }
  .name {
    font-weight: 600;
  }
  .handle {
    justify-self: start;
    max-inline-size: 100%;
    color: var(--muted);
    font-size: var(--text-s);
  }
  /* The name ends with space for the icons, which take none: they stay on the line of its last word. */
  .name-line {
    --icons: 0em;
    min-inline-size: 0;
  }
  .name-line:has(> .distinctions) {
    --icons: 1.2em;
  }
  .name-line:has(> .distinctions > :nth-child(2)) {
    --icons: 2.4em;
  }
  /* Not the name itself: its direction may be another than that of the page. */
  .name {
    padding-inline-end: var(--icons);
  }
  .distinctions {
    display: inline-flex;
    gap: 0.35em;
    justify-content: end;
    inline-size: var(--icons);
    margin-inline-start: calc(-1 * var(--icons));
    color: var(--muted);
  }
  .distinctions .icon {
    block-size: 0.85em;
    vertical-align: -0.05em;
  }
  /* The cover, the logo at its edge, the name, and the year at the foot. */
  .is-grid .tile {
    --size: 3em;
    --cover: 4em;
    grid-template-rows: auto 1fr auto;
    justify-items: start;
    padding: var(--space-s);
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
  }
  .is-grid .avatar {
    margin-block-end: var(--space-xs);
  }
  .is-grid .cover ~ .avatar {
    margin-block-start: calc(var(--cover) - var(--size) / 2 - var(--space-s));
    box-shadow:
      0 0 0 3px var(--surface),
      0 0 0 3px var(--paint);
  }
  .cover {
    position: absolute;
    inset: 0 0 auto;
    block-size: var(--cover);
    overflow: hidden;
    border-radius: inherit;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    background: var(--skeleton);
  }
  /* The colours of the logo. */
  .cover.is-blurred > img {
    scale: 2;
    filter: blur(1.5em);
  }
  .since {
    font-size: var(--text-s);
  }
  .is-grid .name-line {
    max-inline-size: 100%;
    font-size: var(--text-m);
  }
  .is-list {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr));
    gap: var(--space-2xs) var(--space);
  }
  .is-list .tile {
    --size: 2.5em;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: center;
    align-items: center;
    column-gap: var(--space-xs);
    min-block-size: 3.5em;
    padding-block: 0.25em;
  }
  .is-list .avatar {
    grid-row: 1 / span 2;
    margin-inline-end: var(--space-2xs);
  }
  .is-list .tile:not(:has(> .handle)) > * {
    grid-row: 1 / span 2;
  }
  .is-list .handle {
    grid-area: 2 / 2;
  }
  /* Half of the next logo is visible. */
  .is-logos {
    --shown: 3.5;
    display: flex;
    gap: var(--space);
    /* Space for the outlines of logos. */
    margin: -5px;
    padding: 5px;
    scroll-padding-inline-start: 5px;
    scrollbar-color: var(--border) transparent;
    scrollbar-width: thin;
  }
  .is-logos > li {
    flex: none;
  }
  .is-logos .tile {
    --size: calc((100cqi - (var(--shown) - 0.5) * var(--space)) / var(--shown));
  }
  .is-logos a:hover {
    box-shadow: 0 0 0 2px var(--link);
  }
  .tile > .skeleton-box {
    inline-size: 6em;
    max-inline-size: 100%;
    block-size: 2.92em;
  }
  /* Opaque, as it is before the cover. */
  .skeleton .avatar {
    background:
      linear-gradient(var(--skeleton) 0 0), linear-gradient(var(--surface) 0 0), var(--paint);
  }
  .skeleton > .is-grid .tile {
    min-block-size: 10em;
  }
  .skeleton > :not(.is-logos) > :nth-child(n + 9) {
    visibility: hidden;
  }
  .skeleton > .is-logos {
    overflow: hidden;
  }
  /* Large text. */
  @container (inline-size < 12em) {
    .is-grid {
      --columns: 1;
    }
  }
  /* Long words fit beside their icons. */
  @container (inline-size < 26em) {
    .is-grid .tile {
      padding-inline: var(--space-xs);
    }
    .is-grid .name-line {
      font-size: var(--text-note);
    }
  }
  @container (inline-size >= 20em) {
    .is-logos {
      --shown: 4.5;
    }
  }
  /* A narrow element shows whole names; a focused one is shown whole. */
  @container (inline-size >= 26em) {
    .is-logos {
      --shown: 5.5;
    }
    .is-grid {
      --columns: 3;
    }
    :not(:focus-visible) > .tile > .name-line {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
    .is-list :not(:focus-visible) > .tile > .name-line {
      -webkit-line-clamp: 2;
    }
    :not(:focus-visible) > .tile > .handle {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  @container (inline-size >= 36em) {
    .is-logos {
      --shown: 7.5;
    }
  }
  @container (inline-size >= 52em) {
    .is-grid {
      --columns: 6;
    }
    .is-logos {
      --shown: 10.5;
    }
  }
  @container (inline-size >= 68em) {
    .is-logos {
      --shown: 13.5;
    }
  }
  @media (forced-colors: active) {
    .is-grid .tile {
      border: 1px solid;
    }
  }
  @media print {
    .is-logos {
      flex-wrap: wrap;
    }
    .text-button {
      display: none;
    }
  }
`;
