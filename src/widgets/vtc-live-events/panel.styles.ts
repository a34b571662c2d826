import { css } from '../../base.js';

/**
 * Styles of the first convoy, the loudest thing of a page: its picture is behind it and ends below the words, on a dark
 * ground of the hue of the accent, or of the background where that is dark.
 */
export const panelStyles = css`
  .is-list {
    --ground: #16191f;
    --dusk: var(--ground);
    --bright: color-mix(in srgb, var(--link, #68a8ff) 45%, #fff);
    --thickness: 0.375em;
  }
  @supports (color: light-dark(#000, #fff)) and (color: oklch(from red l c h)) {
    .is-list {
      --ground: light-dark(
        oklch(from var(--link, #68a8ff) 0.25 min(c, 0.055) h),
        oklch(from var(--paint, #15191f) calc(l + 0.06) calc(c * 1.4) h)
      );
      --dusk: oklch(from var(--ground) min(l + 0.1, 0.38) calc(c * 1.3) h);
      --bright: oklch(from var(--link, #68a8ff) max(l, 0.78) min(c, 0.14) h);
    }
  }
  /* Date tile, and countdown above the name; progress; facts and button. */
  .panel {
    display: grid;
    grid-template: auto repeat(3, auto) / auto minmax(0, 1fr);
    grid-column: 1 / -1;
    min-inline-size: 0;
  }
  .panel > .cover,
  li > .cover {
    display: none;
  }
  .is-poster .panel {
    --background: var(--paint);
  }
  .panel > .date-tile {
    grid-area: 1 / 1 / span 2;
    place-self: center start;
    margin-inline-end: var(--space-s);
    font-size: 1.5em;
  }
  /* The button is filled. */
  .panel > .badge {
    grid-area: 1 / 2;
    place-self: start;
    background: var(--primary-soft, var(--surface));
    color: var(--text);
  }
  .panel > .title {
    grid-area: 2 / 1 / auto / -1;
  }
  .panel > .date-tile ~ .title {
    grid-column: 2;
  }
  .panel > :is(.progress, .when) {
    grid-area: 3 / 1 / auto / -1;
    margin-block-start: var(--space-2xs);
  }
  /* The line has the whole width, below its ends. */
  .panel > .progress {
    grid-template-columns: auto auto;
  }
  .panel > .progress > .end {
    grid-row: 1;
    align-self: end;
  }
  .panel > .progress > :is(.line, .elapsed) {
    grid-area: auto / 1 / auto / -1;
    margin-block: 0;
  }
  /* The road of the next convoy is thinner than the progress of a live one. */
  .panel > .date-tile ~ .progress {
    --thickness: 0.1875em;
  }
  /* Day and hours of the next convoy are asked for first. */
  .panel > .date-tile ~ .progress > .end > time {
    font-size: 1.3em;
    line-height: 1.2;
  }
  .panel > .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2xs) var(--space-s);
    grid-area: 4 / 1 / auto / -1;
    margin-block-start: var(--space-2xs);
  }
  .foot > .facts {
    flex: 1 1 6.5em;
  }
  .foot > .open {
    margin-inline-start: auto;
  }
  /* Facts of two lines beside the button. */
  @container (inline-size < 20em) {
    .foot > .facts {
      max-block-size: calc(2lh + 0.1em);
      overflow-y: clip;
    }
  }
  @media screen and (forced-colors: none) {
    :is(.panel, li):has(> .cover) {
      --text: #fff;
      --muted: rgb(255 255 255 / 80%);
      --track: rgb(255 255 255 / 26%);
      --link: var(--bright);
      --primary: var(--bright);
      --primary-text: var(--ground);
      --background: var(--ground);
      --surface: rgb(255 255 255 / 14%);
      position: relative;
      isolation: isolate;
      background: var(--ground);
      color: var(--text);
    }
    .is-list {
      --pad: var(--space);
    }
    .panel:has(> .cover) {
      grid-template-rows: minmax(var(--picture), 1fr) repeat(3, auto);
      min-block-size: var(--first);
      padding: var(--pad);
      border-radius: calc(var(--radius) * 0.75);
      background-image: linear-gradient(var(--ground) 40%, var(--dusk));
    }
    /* It fades into the ground below it; of any size, as the company's banner may follow later. */
    .panel:has(> .cover) > .cover {
      display: block;
      contain: size;
      grid-area: 1 / 1 / auto / -1;
      z-index: -1;
      margin: calc(-1 * var(--pad)) calc(-1 * var(--pad)) -0.75em;
      border-radius: inherit;
      mask-image: linear-gradient(#000 60%, rgb(0 0 0 / 40%) 84%, transparent);
    }
    /* The road of a landscape goes on below the words. */
    .panel > .cover:not(:has(> img:not([hidden]))) {
      border-block-end: 1.25em solid var(--near);
    }
    /* The picture is a border. */
    li:has(> .panel > .cover) + li {
      --gap: 0.35em;
      border-color: transparent;
    }
    /* Without a frame, the text of the others begins where that of the first does. */
    .is-frameless li:has(> .panel > .cover) ~ li {
      --inset: var(--pad);
      padding: var(--space-s) var(--inset);
      border: 1px solid var(--border);
      border-radius: calc(var(--radius) * 0.75);
    }
    .panel:has(> .cover) > .date-tile {
      grid-row: 1;
      place-self: start;
      background: var(--ground);
    }
    .panel:has(> .cover) > .badge {
      justify-self: end;
      background: var(--ground);
    }
    .panel:has(> .cover) > .title {
      grid-column: 1 / -1;
    }
    @container (inline-size < 20em) {
      .is-list {
        --pad: var(--space-s);
      }
      /* Day and countdown have the width of the sky. */
      .panel:has(> .badge) > .cover {
        --sun-size: 0px;
      }
    }
    /* In a frame, the picture reaches its edges; the lower ones, if nothing is below it. */
    .base:not(.is-frameless) .panel:has(> .cover) {
      --pad: var(--padding);
      margin-inline: calc(-1 * var(--padding));
      border-radius: 0;
    }
    .base:not(.is-frameless, :has(.note)) :only-child > .panel:has(> .cover) {
      min-block-size: calc(var(--first) + var(--padding));
      margin-block-end: calc(-1 * var(--padding));
      border-radius: 0 0 calc(var(--radius) - 1px) calc(var(--radius) - 1px);
    }
    /* The picture is at the end, and the words before it. */
    @container (inline-size >= 52em) {
      .panel:has(> .cover) {
        grid-template-rows: 1fr repeat(3, auto) 1fr;
        /* Parts of the row, which is narrower than the panel where that reaches the frame. */
        padding-inline-end: calc(43% + 0.86 * var(--padding));
        background-image: none;
      }
      .panel:has(> .cover) > .cover {
        --to: right;
        position: absolute;
        grid-area: auto;
        inset: 0;
        inset-inline-start: 36%;
        margin: 0;
        mask:
          linear-gradient(to var(--to), transparent 34%, #000 54%) intersect,
          linear-gradient(#000 60%, rgb(0 0 0 / 30%));
      }
      [dir='rtl'] .panel > .cover {
        --to: left;
      }
      /* What drives is beside the words. */
      .panel > .cover {
        --sun-x: 78%;
      }
      /* The sun of a city is above its houses. */
      .panel > .horizon3 {
        --sun-y: 12%;
        --sun-size: 20%;
      }
      .panel > .cover > .icon {
        inset-inline-start: 60%;
      }
      .panel > .cover > img {
        object-position: 44% 70%;
      }
      [dir='rtl'] .panel > .cover > img {
        object-position: 78% 70%;
      }
      .panel:has(> .cover) > .date-tile {
        grid-row: 1 / span 2;
        align-self: end;
        background: var(--surface);
        font-size: var(--text-xl);
      }
      .panel:has(> .cover) > .badge {
        place-self: end start;
        margin-block-end: var(--space-2xs);
        background: var(--surface);
      }
      .panel:has(> .cover) > .date-tile ~ .title {
        grid-column: 2;
      }
    }
  }
  /* The space of the panel while it loads: a picture; name, places, the line between them, facts and button. */
  .is-list.placeholders > :first-child {
    --bar: linear-gradient(var(--skeleton) 0 0) no-repeat;
    block-size: var(--first);
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
    overflow: clip;
  }
  .convoys.is-list.placeholders > :first-child::before {
    inset: 0 0 14.5em;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    border-radius: 0;
    mask: none;
  }
  .convoys.is-list.placeholders > :first-child::after {
    inset: auto var(--space) var(--space);
    block-size: 13em;
    border-radius: 0;
    background:
      var(--bar) left bottom 11.2em / 85% var(--second-line, 1.1em),
      var(--bar) left bottom 9.4em / 60% 1.1em,
      var(--bar) left bottom 7.6em / 26% 0.8em,
      var(--bar) right bottom 7.6em / 26% 0.8em,
      var(--bar) left bottom 6.2em / 18% 0.7em,
      var(--bar) right bottom 6.2em / 18% 0.7em,
      var(--bar) left bottom 5em / 100% 0.375em,
      var(--bar) left bottom 3.3em / 30% 0.7em,
      var(--bar) right bottom 3.3em / 22% 0.7em,
      var(--bar) left bottom 0.85em / 35% 0.8em,
      var(--bar) right bottom / 5.5em 2.5em;
    box-shadow: none;
  }
  .base:not(.is-frameless) .is-list.placeholders > :first-child {
    margin-inline: calc(-1 * var(--padding));
    border-radius: 0;
  }
  .base:not(.is-frameless) .is-list.placeholders > :only-child {
    block-size: calc(var(--first) + var(--padding));
    margin-block-end: calc(-1 * var(--padding));
    border-radius: 0 0 calc(var(--radius) - 1px) calc(var(--radius) - 1px);
  }
  @container (inline-size >= 38em) {
    .is-list.placeholders {
      --second-line: 0;
    }
  }
  @container (inline-size >= 52em) {
    .convoys.is-list.placeholders > :first-child::before {
      inset: 0;
      inset-inline-start: 60%;
    }
    .convoys.is-list.placeholders > :first-child::after {
      inset-inline-end: 43%;
    }
  }
  /* The picture is behind the whole element. */
  .is-poster .is-list.placeholders > :first-child {
    background: none;
  }
  .is-poster .convoys.is-list.placeholders > :first-child::before {
    display: none;
  }
`;
