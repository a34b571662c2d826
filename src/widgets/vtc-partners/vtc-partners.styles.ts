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
  .is-grid .tile {
    --size: 3em;
    --cover: 4em;
    justify-items: start;
    padding: var(--space-s);
    overflow: clip;
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
  .is-list {
    --columns: 1;
    gap: var(--space-2xs) var(--space);
  }
  .is-list .tile {
    --size: 2.5em;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: var(--space-s);
    min-block-size: 3em;
    padding-block: 0.25em;
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
  }
  .is-list .since {
    grid-area: 2 / 2;
  }
  /* Whole logos in rows, each above its name. */
  .is-logos {
    --columns: 3;
    --gap: var(--space-xs);
    --size: min(4em, (100cqi - 3 * var(--gap)) / 4);
    gap: var(--space-s) var(--gap);
  }
  .is-logos .tile {
    gap: var(--space-2xs);
  }
  .is-logos .name-line {
    font-size: clamp(0.75em, 4.75cqi, var(--text-s));
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
    block-size: 2.6em;
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
    .is-grid {
      --columns: 1;
    }
    .is-logos {
      --columns: 2;
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
  /* The last one alone in a row of two is a line: logo and name beside each other. */
  @container (inline-size < 36em) {
    [part].is-grid > :last-child:nth-child(odd):not(:first-child) {
      grid-column: 1 / -1;
    }
    [part].is-grid > :last-child:nth-child(odd):not(:first-child) .tile {
      --size: 2.5em;
      grid-template: auto auto / auto minmax(0, 1fr);
    }
    [part].is-grid > :last-child:nth-child(odd):not(:first-child) .cover {
      display: none;
    }
    [part].is-grid > :last-child:nth-child(odd):not(:first-child) .name-line {
      align-self: end;
    }
    [part].is-grid > :last-child:nth-child(odd):not(:first-child) .avatar {
      grid-row: 1 / span 2;
      margin: 0;
      box-shadow: none;
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
      --columns: 4;
    }
  }
  /* The last two are in one row. */
  @container (12em <= inline-size < 26em) {
    .is-logos > :nth-child(3n):nth-last-child(2) {
      grid-column-start: 1;
    }
  }
  @container (26em <= inline-size < 52em) {
    .is-logos > :nth-child(4n):nth-last-child(2) {
      grid-column-start: 1;
    }
  }
  @container (27em <= inline-size < 36em) {
    .is-list {
      --columns: 2;
    }
    .is-list .tile {
      --size: 2.25em;
    }
  }
  @container (inline-size < 36em) {
    .is-list .name-line {
      font-size: var(--text-note);
    }
  }
  @container (inline-size >= 36em) {
    .is-grid {
      --columns: 3;
    }
    /* Seven or eight are two rows of four. */
    .is-grid:has(> :nth-child(7)) {
      --columns: 4;
    }
    .is-list {
      --columns: 2;
    }
    .is-logos {
      grid-template-columns: repeat(var(--columns), minmax(0, 8em));
    }
  }
  @container (inline-size >= 52em) {
    .is-grid:is(:not(:has(> :nth-child(7))), :has(> :nth-child(9))) {
      --columns: 6;
    }
    .is-list {
      --columns: 3;
    }
    .is-logos > :nth-child(8n):nth-last-child(2) {
      grid-column-start: 1;
    }
    .is-logos:has(> :nth-child(7):last-child) {
      --columns: 7;
    }
    .is-logos {
      --columns: 8;
      --size: 5em;
      --gap: var(--space-s);
    }
  }
  @container (52em <= inline-size < 68em) {
    .is-list > :nth-child(3n):nth-last-child(2) {
      grid-column-start: 1;
    }
  }
  @container (inline-size >= 68em) {
    .is-list {
      --columns: 4;
    }
    .is-list > :nth-child(4n):nth-last-child(2) {
      grid-column-start: 1;
    }
    .is-grid:not(:has(> :nth-child(9))) {
      --columns: 8;
    }
    .is-grid:has(> :nth-child(7):last-child) {
      --columns: 7;
    }
  }
  @media (forced-colors: active) {
    .is-grid .tile {
      border: 1px solid;
    }
  }
`;
