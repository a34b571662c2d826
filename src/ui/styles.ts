import { css } from 'lit';

/**
 * Styles of all elements; the theme adds the colours.
 * Most are set on `.base`, since a rule of the page on the host (`* { all: unset }`) would override them.
 */
export const baseStyles = css`
  :host {
    display: block;
    /* In a narrow grid or row, as narrow as its place. */
    min-inline-size: 0;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  .base {
    /* Properties of the page with these names must not replace the defaults here. */
    --card: initial;
    --dot: initial;
    --hue: initial;
    --line: initial;
    --size: initial;
    --tile: initial;
    --muted: var(--muted-text);
    --radius: var(--vtc-radius, 12px);
    --space: var(--vtc-space, 16px);
    /* Five steps of space. */
    --space-2xs: calc(var(--space) / 4);
    --space-xs: calc(var(--space) / 2);
    --space-s: calc(var(--space) * 0.75);
    --space-l: calc(var(--space) * 1.5);
    /* Sizes of text beside 1em. They multiply: set them on elements without children of other sizes. */
    --text-s: 0.8125em;
    --text-note: 0.875em;
    --text-m: 0.9375em;
    --text-l: 1.125em;
    --text-xl: 1.375em;
    --text-2xl: 2.5em;
    --skeleton: color-mix(in srgb, var(--text) 8%, transparent);
    /* Masks of boxes that load: one area; lines of a text, the last one shorter; paragraphs of three lines. Only whole ones. */
    --area: linear-gradient(#000 0 0) no-repeat;
    --rows: repeating-linear-gradient(#0000 0 0.35em, #000 0 1.1em, #0000 0 1.5em);
    --text-lines:
      linear-gradient(#0000 0.35em, #000 0 1.1em, #0000 0) 0 0 / 100% 1.46em no-repeat space
        intersect,
      var(--area) 0 0 / 60% 100%, var(--area) 0 0 / 100% calc(100% - 1.46em);
    --paragraphs:
      var(--rows) 0 0 / 100% 5.2em no-repeat space intersect,
      linear-gradient(#000 4.5em, #0000 0) 0 0 / 60% 5.2em no-repeat space,
      linear-gradient(#000 3em, #0000 0) 0 0 / 100% 5.2em no-repeat space;
    container-type: inline-size;
    contain-intrinsic-inline-size: 320px;
    overflow-wrap: anywhere;
    --padding: var(--space);
    padding: var(--padding);
    /* Without colours when rendered by a server, but as large as with them. */
    border: 1px solid var(--border, transparent);
    border-radius: var(--radius);
    background: var(--paint, var(--background));
    color: var(--text);
    font-family: var(--vtc-font-family, inherit);
    line-height: 1.5;
    text-align: start;
  }
  /* Wrapped lines of a foreign name end where those of the language do. */
  .base[dir='rtl'] {
    text-align: right;
  }
  [dir='auto'],
  .prose [dir] {
    text-align: start;
  }
  p,
  ul,
  ol,
  dl,
  dd {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* In the place of items that are rendered after the first paint. */
  .late {
    visibility: hidden;
  }
  a {
    color: var(--link);
    text-underline-offset: 0.15em;
  }
  /* Targets of 24 px; the padding of text moves no line. */
  :is(.prose, .dlcs, dd) a {
    padding-block: max(0px, (24px - 1.1em) / 2);
  }
  button {
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  /* Pictures fill their boxes. */
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  :focus-visible {
    outline: 2px solid var(--link);
    outline-offset: 2px;
  }
  .header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space);
  }
  .header:has(> :not(slot:empty)) {
    margin-block-end: var(--space-s);
  }
  .untranslated,
  .is-covered {
    visibility: hidden;
  }
  .heading {
    font-family: var(--vtc-heading-font, var(--heading-font, inherit));
    /* Larger than the titles of items, which may be bolder than the headings of the page. */
    font-size: var(--vtc-heading-size, 1.1875em);
    font-weight: var(--heading-weight, 600);
    letter-spacing: var(--heading-spacing, inherit);
    line-height: 1.1;
    text-transform: var(--heading-transform, inherit);
  }
  /* Headings of the content, and what is written like them: in the font of the page's headings, too. */
  .base :is([role='heading']:not([part~='heading']), .heading-text) {
    font-family: var(--vtc-heading-font, var(--heading-font, inherit));
    font-weight: var(--heading-inner-weight, 600);
  }
  .stage {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr);
  }
  .stage > * {
    grid-area: 1 / 1;
  }
  /* The space of the skeleton, with what is left of it below the content that covers it. */
  .stage > .is-covered {
    grid-row: 1 / 3;
  }
  .stage > .rest {
    grid-row: 2;
    padding-block-start: var(--space-xs);
    overflow: hidden;
    contain: size;
  }
  .is-inline {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    --padding: var(--space-s);
  }
  .is-frameless {
    --padding: 0px;
    border: 0;
    border-radius: 0;
    background: none;
  }
  .is-inline > .content {
    flex: 1 1 16em;
    min-inline-size: 0;
  }
  .is-inline:is(.loading, .error) > .stage {
    flex: 1;
  }
  .is-inline > .stage {
    align-items: center;
  }
  .is-inline > .header:not(.is-bare) {
    margin-block-end: 0;
    margin-inline-end: var(--space-s);
  }
  .is-inline .note {
    font-size: 1em;
  }
  .muted,
  .note {
    color: var(--muted);
    font-size: var(--text-note);
  }
  .secondary {
    color: var(--muted);
    font-size: var(--text-s);
  }
  .note + .note,
  .content ~ .stage .note {
    margin-block-start: var(--space-xs);
  }
  .button {
    align-content: center;
    min-block-size: 2.5em;
    margin-block: var(--space-xs);
    padding-inline: var(--space);
    border: 1px solid var(--link, currentColor);
    border-radius: calc(var(--radius) / 2);
    color: var(--link);
    font-weight: 600;
  }
  .button:hover {
    background: var(--surface);
  }
  /* Capital letters are above the middle of a line. */
  .badge {
    display: inline-block;
    padding: 0.2em 0.5em 0.05em;
    border-radius: 99px;
    background: var(--surface);
    font-size: var(--text-s);
    font-weight: 600;
  }
  .visually-hidden,
  [data-hidden-text]::after,
  [data-day]::before {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* For screen readers only; generated, since a long list has an element less for each item. */
  [data-hidden-text]::after {
    content: attr(data-hidden-text);
    /* Otherwise, Firefox drops the space at its start from the accessible name. */
    white-space: pre;
  }
  [data-day]::before {
    content: attr(data-day);
  }
  .skeleton-box {
    border-radius: calc(var(--radius) / 3);
    background: var(--skeleton);
    color: transparent;
  }
  /* Lines are not stronger than boxes. */
  .skeleton {
    --border: var(--skeleton);
    --track: var(--skeleton);
  }
  .text-lines {
    mask: var(--text-lines);
  }
  .paragraphs {
    mask: var(--paragraphs);
  }
  /* Laid out from left to right, and mirrored as a whole. */
  [dir='rtl'] .skeleton,
  [dir='rtl']:not(.loading) .skeleton-box {
    direction: ltr;
    scale: -1 1;
    text-align: left;
  }
  /* Icons and logos are as high as the text beside them; the width follows from the view box. */
  .icon {
    flex: none;
    block-size: 1.15em;
    vertical-align: -0.2em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .brand {
    fill: currentColor;
    stroke: none;
  }
  @media (forced-colors: active) {
    .avatar,
    .badge {
      outline: 1px solid;
      outline-offset: -1px;
    }
    .skeleton-box {
      --skeleton: color-mix(in srgb, CanvasText 20%, Canvas);
      forced-color-adjust: none;
    }
  }
  @media print {
    section.base {
      --background: #fff;
      --paint: #fff;
      --surface: #fff;
      --text: #000;
      --muted-text: #000;
      --border: #888;
      --primary: #fff;
      --primary-text: #000;
      --primary-soft: #fff;
      --link: #000;
      --track: #ccc;
      --success: #000;
      --warning: #000;
      --danger: #000;
    }
    .button,
    button.text-button,
    [aria-pressed] {
      display: none;
    }
  }
`;
