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
    --gap: var(--space-xs);
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap);
  }
  .partners > li {
    display: grid;
    flex: 0 0 calc(100% / var(--columns) - var(--gap));
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
    align-content: start;
    gap: 0 var(--space-s);
    min-inline-size: 0;
    line-height: 1.3;
  }
  .avatar {
    border-radius: 22%;
  }
  /* The edge of a logo in the color of what is behind it. */
  .avatar:has(> img)::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid color-mix(in srgb, var(--text) 14%, transparent);
    border-radius: inherit;
  }
  .name {
    font-weight: 600;
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
    flex: none;
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
  .since {
    font-size: var(--text-s);
  }
  /* The cover, the logo at its edge, the name, and the year. */
  .is-grid {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    --cover: 4em;
    --fill: color-mix(in srgb, var(--surface) 65%, transparent);
  }
  .is-grid .tile {
    --size: 3em;
    justify-items: start;
    padding: var(--space-s);
    overflow: clip;
    border-radius: calc(var(--radius) * 0.75);
    background: var(--fill);
  }
  .is-grid .avatar {
    margin-block-end: var(--space-xs);
  }
  .is-grid .cover ~ .avatar {
    margin-block-start: calc(var(--cover) - var(--size) / 2 - var(--space-s));
    box-shadow:
      0 0 0 3px var(--fill),
      0 0 0 3px var(--paint);
  }
  .is-grid .cover {
    position: absolute;
    inset: 0 0 auto;
    block-size: var(--cover);
    margin: 0;
  }
  .skeleton .cover {
    background: var(--skeleton);
  }
  /* The truck is beside the logo. */
  .scene {
    --truck-x: 60%;
  }
  .cover > img {
    object-position: 39% 65%;
  }
  [dir='rtl'] .cover > img {
    object-position: 61% 65%;
  }
  .is-grid .name-line {
    max-inline-size: 100%;
    font-size: var(--text-m);
  }
  /* Lines: the logo, the name, and the year below it or at the end. */
  .is-list {
    display: block;
  }
  .is-list > li + li {
    border-block-start: 1px solid var(--border);
  }
  .is-list .tile {
    --size: 2.25em;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: center;
    min-block-size: 3.25em;
    padding-block: 0.4em;
  }
  .is-list .avatar {
    grid-row: 1 / span 2;
    align-self: start;
  }
  .is-list .name-line {
    font-size: var(--text-m);
  }
  .is-list .tile:not(:has(> .since)) > * {
    grid-row: 1 / span 2;
    align-self: center;
  }
  .is-list .since {
    grid-area: 2 / 2;
  }
  /* Whole logos in columns that begin where the heading does, each above its name, or beside it where that is narrow. */
  .is-logos {
    --columns: 3;
    --size: 4em;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: var(--space-s) var(--space-xs);
  }
  .is-logos .tile {
    gap: var(--space-2xs);
    justify-items: start;
  }
  .is-logos .avatar {
    max-inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1;
  }
  .is-logos .name-line {
    font-size: clamp(0.75em, 4.75cqi, var(--text-s));
    text-wrap: balance;
  }
  .is-logos .name {
    font-weight: 400;
  }
  .is-logos a:hover .avatar {
    box-shadow: 0 0 0 2px var(--link);
  }
  .tile > .skeleton-box {
    inline-size: 6em;
    max-inline-size: 100%;
    block-size: 2.92em;
  }
  .is-grid .tile > .skeleton-box {
    block-size: 2.3em;
  }
  .is-list .tile > .skeleton-box {
    block-size: 2.5em;
  }
  .is-logos .tile > .skeleton-box {
    block-size: 2.11em;
  }
  /* Opaque, as it is before the cover. */
  .skeleton .avatar {
    background:
      linear-gradient(var(--skeleton) 0 0), linear-gradient(var(--surface) 0 0), var(--paint);
  }
  .skeleton > .is-grid .tile {
    min-block-size: 9.4em;
  }
  /* At most 24 boxes. */
  .skeleton > .is-grid > :nth-child(n + 7),
  .skeleton > .partners > :nth-child(n + 9) {
    visibility: hidden;
  }
  /* Large text. */
  @container (inline-size < 12em) {
    .partners {
      --columns: 1;
    }
  }
  @container (12em <= inline-size < 26em) {
    .is-logos .name-line {
      font-size: 0.75em;
    }
  }
  @container (20em <= inline-size < 52em) {
    .is-logos {
      --columns: 4;
    }
  }
  /* Long words fit beside their icons, and logos beside trucks. */
  @container (inline-size < 26em) {
    .is-grid .tile {
      --size: 2.5em;
      padding-inline: var(--space-xs);
    }
    :is(.is-grid, .is-list) .name-line {
      font-size: var(--text-note);
    }
  }
  @container (12em <= inline-size < 20em) {
    .is-logos {
      --columns: 2;
      --size: 2.25em;
      grid-auto-rows: 1fr;
    }
    .is-logos .tile {
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: var(--space-xs);
      align-items: center;
    }
  }
  @container (12em <= inline-size < 26em) or (inline-size >= 52em) {
    .skeleton > .is-grid .tile {
      min-block-size: 9em;
    }
  }
  /* A narrow element shows whole names. */
  @container (inline-size >= 26em) {
    :is(.is-grid, .is-logos) :not(:focus-visible) > .tile > .name-line {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
    .is-logos :not(:focus-visible) > .tile > .name-line {
      -webkit-line-clamp: 2;
    }
    .is-logos {
      --size: 4.5em;
      column-gap: var(--space);
    }
  }
  /* The year is at the end where a line is long. */
  @container (26em <= inline-size < 36em) or (inline-size >= 52em) {
    .is-list .tile {
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      min-block-size: 3em;
    }
    .is-list .tile > .since {
      grid-area: 1 / 3;
    }
    .is-list .avatar {
      grid-row: 1;
    }
    .is-list .tile > .skeleton-box {
      block-size: 2.25em;
    }
  }
  @container (inline-size >= 36em) {
    .is-grid:not(:has(> :nth-child(4):last-child)) {
      --columns: 3;
    }
    .is-logos {
      --size: 5em;
    }
    .is-list {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 var(--space-l);
    }
    .is-list > :nth-child(2) {
      border: 0;
    }
  }
  @container (inline-size >= 52em) {
    .is-grid:not(:has(> :last-child:nth-child(4n + 1))) {
      --columns: 4;
    }
    .is-logos {
      --columns: 7;
    }
    .is-logos:has(> :last-child:nth-child(7n + 1)) {
      --columns: 8;
    }
  }
  @container (inline-size >= 68em) {
    .is-grid {
      --cover: 5em;
    }
    .is-logos {
      --size: 6em;
    }
    .is-logos .tile > .skeleton-box {
      block-size: 1.06em;
    }
  }
  @media (forced-colors: active) {
    .is-grid .tile {
      border: 1px solid;
    }
  }
`;
