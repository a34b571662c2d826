import { css } from '../../base.js';

/** Styles of the card: head, sections, members and links. */
export const styles = css`
  .content {
    --size: clamp(3.75em, 16cqi, 6em);
    --overlap: calc(var(--size) * 0.45);
    --indent: 0px;
  }
  .content,
  .columns,
  .main,
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space);
  }
  /* A dot is in the gap before its item; it is clipped where the item begins a line. */
  .dotted {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1em;
    overflow-x: clip;
  }
  .dotted > ::before {
    content: '·' / '';
    display: inline-block;
    inline-size: 1em;
    margin-inline-start: -1em;
    text-align: center;
  }
  /* Facts and marks wrap alike, each as a whole. */
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-xs) 1.1em;
    font-size: var(--text-m);
  }
  .facts .muted {
    font-size: 1em;
  }
  .facts > div {
    display: inline-flex;
    align-items: baseline;
    gap: 0.3em;
  }
  .facts > .marks {
    flex-wrap: wrap;
    gap: 0.35em;
  }
  .facts .mark {
    display: inline-flex;
    gap: 0.3em;
    padding-inline: 0.6em;
    border: 1px solid var(--track);
    border-radius: 99px;
    font-size: var(--text-note);
    line-height: 1.5;
  }
  .facts .icon {
    margin-inline-end: 0.4em;
    color: var(--muted);
  }
  .description {
    max-inline-size: 40em;
    text-wrap: pretty;
  }
  /* As far from the next section as its text. */
  .about > .text-button {
    margin-block: -0.2em;
  }
  .about > .text-button + .dotted {
    margin-block-start: var(--space-2xs);
  }
  .caption {
    margin-block-end: 0.25em;
    color: var(--text);
  }
  .caption > .text-button {
    min-block-size: 1.75em;
    color: inherit;
    font-size: 1em;
    font-weight: inherit;
  }
  .requirements ul {
    padding-inline-start: 1.05em;
    list-style: disc;
    text-wrap: pretty;
  }
  .tile {
    padding: var(--space-s);
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
  }
  .tile .title {
    font-size: var(--text-l);
  }
  .tile .when + .title {
    margin-block-start: 4px;
  }
  /* A tint would be grey where the accent and the background are complementary. */
  .tile[part~='current'] {
    outline: 1px solid color-mix(in srgb, var(--link) 65%, transparent);
    outline-offset: -1px;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    justify-content: space-between;
    gap: var(--space-xs) var(--space);
  }
  .people {
    --size: 2.25em;
    display: flex;
    align-items: center;
    min-inline-size: 0;
  }
  /* Where there is less space, pictures overlap more. */
  .people > li {
    flex: 0 1 1.8em;
    min-inline-size: 0.5em;
  }
  .people > :is(:last-child, :has(+ .others)) {
    flex: none;
  }
  .people .avatar {
    box-shadow: 0 0 0 2px var(--background);
    border-radius: 50%;
  }
  /* Initials in the part that the next picture does not cover. */
  .people > li:not(:last-child, :has(+ .others)) > .avatar {
    text-indent: -0.5em;
  }
  .others {
    margin-inline-start: 0.5em;
  }
  .links {
    --inset: min(0.64em, 2.2cqi, var(--space));
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: calc(-1 * var(--inset));
  }
  .links a {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-block-size: 2.67em;
    padding-inline: var(--inset);
    border-radius: calc(var(--radius) / 2);
    color: var(--muted);
    font-size: var(--text-m);
    text-decoration: none;
  }
  .links a:hover {
    background: var(--hover, var(--surface));
    color: var(--text);
  }
  .links .icon {
    font-size: 1.15em;
  }
  .site bdi {
    max-inline-size: 14em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .linked {
    --size: 2em;
    display: flex;
    align-items: center;
    gap: 0.4em;
  }
  .linked > :first-child {
    flex: none;
  }
  @media not print {
    .description.folded:not(:has(:focus-visible)) {
      max-block-size: 6em;
      overflow: hidden;
      mask-image: linear-gradient(#000 55%, transparent);
    }
    ul.folded > :nth-child(n + 5) {
      display: none;
    }
    /* The last line fades, as a description does. */
    ul.folded > :nth-child(4) {
      mask-image: linear-gradient(#000 35%, transparent);
    }
    @container (inline-size < 20em) {
      ul.folded > :nth-child(n + 4) {
        display: none;
      }
      ul.folded > :nth-child(3) {
        mask-image: linear-gradient(#000 35%, transparent);
      }
    }
  }
  /* Tags are beside the description only where it is wide. */
  @container (inline-size < 38em) {
    .description ~ .dotted {
      display: none;
    }
    .about > .text-button {
      margin-block-end: -0.6em;
    }
  }
  /* In one column, the convoy is first. */
  @container (inline-size < 46em) {
    .side {
      display: contents;
    }
    .side > .tile {
      order: -1;
    }
  }
  @container (inline-size >= 46em) {
    .columns {
      --main: 3fr;
    }
    .columns:has(> .side:not(:only-child)) {
      grid-template: auto 1fr / minmax(0, var(--main)) minmax(0, 2fr);
      column-gap: var(--space-l);
    }
    .side:not(:only-child) {
      grid-area: 1 / 2 / span 2;
    }
    .side:only-child {
      grid-auto-columns: 1fr;
      grid-auto-flow: column;
    }
  }
  /* As wide as a description. */
  @container (inline-size >= 64em) {
    .columns {
      --main: 2fr;
    }
  }
  /* A head alone: a lower banner, and the facts at the end of the slogan's line; marks alone fit behind it earlier. */
  @container (inline-size >= 27em) {
    .is-card:not(:has(> .columns, > .facts > :not(.marks))) {
      grid-template-columns: minmax(0, max-content) 1fr;
      align-items: center;
    }
    .is-card:not(:has(> .columns)) > :is(.cover, .identity) {
      grid-column: 1 / -1;
    }
  }
  @container (inline-size >= 36em) {
    .is-card:not(:has(> .columns)) {
      grid-template-columns: minmax(0, max-content) 1fr;
      align-items: center;
    }
    .is-card:not(:has(> .columns)) > .cover {
      block-size: max(7.5em, 11cqi);
    }
    .is-card:not(:has(> .columns)) > .slogan + .facts:not(:has(> .marks:only-child)) {
      justify-content: end;
    }
  }
  /* Without the country, the handle and the tag fit into one line. */
  @container (inline-size < 20em) {
    .names > .dotted > :nth-child(3) {
      display: none;
    }
    /* What is live and until when, in one line. */
    .tile .when {
      font-size: var(--text-s);
    }
  }
  /* The website is one of the icons. */
  @container (inline-size < 34em) {
    .site bdi {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Large text: the name below the logo. */
  @container (inline-size < 12em) {
    .names {
      max-inline-size: 100%;
    }
    .linked {
      flex-wrap: wrap;
    }
  }
  @container (inline-size < 8em) {
    .people {
      font-size: 0.6em;
    }
  }
  @container (inline-size < 36em) {
    .facts {
      column-gap: 1em;
      font-size: var(--text-note);
    }
  }
  @container (inline-size < 52em) {
    .links {
      flex: 1 1 100%;
    }
  }
  @media (forced-colors: active) {
    .tile {
      border: 1px solid;
    }
  }
`;
