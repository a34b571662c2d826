import { css } from '../../base.js';

/**
 * One live convoy and the next one take the same space, so that nothing moves when it is known which of them is shown.
 * When hidden, also from screen readers, the element keeps a place without a size: without one it would never be near
 * the viewport, and would not refresh.
 */
export const styles = css`
  .convoys.is-list {
    --first: 14.8em;
    --row: 10.5em;
  }
  .is-list:not(.placeholders) > :first-child {
    min-block-size: var(--first);
  }
  .is-list.placeholders > :first-child {
    block-size: var(--first);
  }
  /* What is live is the loudest text of the page, in the style of its headings. */
  .is-list > :first-child > .title {
    font-family: var(--vtc-heading-font, var(--heading-font, inherit));
    font-size: 1.6em;
    font-weight: var(--heading-weight, 600);
    letter-spacing: var(--heading-spacing, inherit);
    line-height: 1.2;
    text-transform: var(--heading-transform, inherit);
  }
  @container (inline-size < 20em) {
    .is-list > :first-child > .title {
      -webkit-line-clamp: 3;
    }
  }
  .is-list .progress {
    margin-block-start: var(--space-2xs);
  }
  .is-list :is(.ahead, .driven) {
    height: 6px;
    translate: 0 -1px;
  }
  /* The name is louder than the heading, which fits beside the time zone. */
  .heading {
    font-size: var(--vtc-heading-size, 1em);
    line-height: 1.3;
  }
  /* A dot says it beside the heading. */
  :host(:not([layout='bar'])) .base:has(.progress) .heading::before {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.6em;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: var(--link);
    box-shadow: 0 0 0 0.2em color-mix(in srgb, var(--link) 25%, transparent);
  }
  .is-list > li > .badge {
    align-self: start;
  }
  /* No calendar button is beside it. */
  .is-list > li > .title {
    grid-column: 2 / -1;
  }
  .is-list > li + li {
    --gap: 0.7em;
  }
  /* All facts, also where it is narrow. */
  .is-list > li > .progress ~ .facts > * {
    display: inline-block;
  }
  .is-list .open {
    grid-area: 6 / 2 / auto / -1;
    margin-block-start: var(--space-xs);
  }
  .open > :is(a, button) {
    display: inline-grid;
    place-items: center;
    min-block-size: 2.5em;
    padding-inline: 1.1em;
    border-radius: calc(var(--radius) / 2);
    background: var(--primary);
    color: var(--primary-text);
    font-weight: 600;
    text-decoration: none;
  }
  /* One thing is filled: the button of the first live convoy, or the countdown of the next one. */
  .is-list > :is(li + li, :has(> .badge)) > .open > :is(a, button) {
    background: color-mix(in srgb, var(--text) 10%, transparent);
    color: var(--text);
  }
  .is-list > li + li > .open > :is(a, button) {
    min-block-size: 2em;
    padding-inline: 0.8em;
    font-size: var(--text-note);
  }
  /* Beside the facts of another convoy. */
  @container (inline-size < 26em) {
    .is-list > li + li > .open {
      grid-area: 4 / -2;
      align-self: end;
      margin: 0;
    }
    .is-list > li + li > .facts {
      grid-column-end: -2;
    }
  }
  .is-list > li > .cover {
    display: none;
  }
  /* Name, places, and the line between them. */
  .convoys.is-list.placeholders > li::before {
    inline-size: 55%;
    block-size: 0.8em;
    margin-block-start: 0.25em;
    mask: none;
  }
  .convoys.is-list.placeholders > li::after {
    inset-inline: 0;
    inline-size: auto;
    max-inline-size: none;
    block-size: 0.8em;
    margin-block-start: 2em;
    mask: none;
    background: linear-gradient(90deg, var(--skeleton) 30%, #0000 0 70%, var(--skeleton) 0);
    box-shadow: 0 1.6em 0 -0.3em var(--skeleton);
  }
  /* The first has a picture where it is wide enough; a name in two lines, places, the line between them, and a button. */
  .convoys.is-list.placeholders > :first-child {
    --bar: linear-gradient(var(--skeleton) 0 0) no-repeat;
    --words: 14.8em;
    --second-line: 1.9em;
    --button: 0;
  }
  .convoys.is-list.placeholders > :first-child::before {
    display: none;
  }
  .convoys.is-list.placeholders > :first-child::after {
    inset-block: 0;
    block-size: auto;
    margin: 0;
    border-radius: 0;
    background:
      var(--bar) 0 0.2em / 60% 1.1em,
      var(--bar) 0 2.1em / 35% calc(var(--second-line) - 0.8em),
      var(--bar) 0 calc(2.4em + var(--second-line)) / 22% 0.8em,
      var(--bar) 100% calc(2.4em + var(--second-line)) / 16% 0.8em,
      var(--bar) 0 calc(5.3em + var(--second-line)) / 100% 4px,
      var(--bar) var(--button) calc(8em + var(--second-line)) / 6em 2.5em;
    box-shadow: none;
  }
  :host(:state(closed)) {
    display: none;
  }
  :host([when-empty='hide']:is(:state(loading), :state(empty))),
  :host(
    [layout='bar']:is([placement='top'], [placement='bottom']):is(:state(empty), :state(error))
  ) {
    position: absolute;
    scale: 0;
  }
  :host([when-empty='hide']:is(:state(loading), :state(empty))) .base,
  :host([layout='bar']:is([placement='top'], [placement='bottom']):not(:state(ready))) .base {
    visibility: hidden;
  }
  @container (inline-size >= 20em) {
    .convoys.is-list {
      --first: 22em;
      --row: 8.6em;
    }
    /* Countdown and button in one line. */
    .is-list > li > .badge {
      align-self: center;
      margin-block-start: var(--space-xs);
    }
    .is-list > :has(> .badge) > .open {
      grid-area: 5 / -2;
      margin-block: var(--space-2xs) 0;
      margin-inline-start: var(--space-xs);
    }
    /* The picture, and the words below it. */
    .is-list > :has(> .cover) {
      grid-template-rows: minmax(4em, 1fr) repeat(5, auto);
      padding: var(--space);
      border-radius: calc(var(--radius) * 0.75);
      background: var(--surface);
      overflow: clip;
    }
    .is-list > li > .cover {
      display: block;
      grid-area: 1 / 1 / auto / -1;
      margin: calc(-1 * var(--space)) calc(-1 * var(--space)) var(--space-s);
    }
    /* Of any size, as the company's banner may follow later. */
    .is-list > li > .cover {
      contain: size;
    }
    /* What drives is below the middle of a picture. */
    .is-list > li > .cover > img {
      object-position: 50% 70%;
    }
    .convoys.is-list.placeholders > :first-child {
      --words: 16em;
      border-radius: calc(var(--radius) * 0.75);
      background: var(--surface);
    }
    .convoys.is-list.placeholders > :first-child::before {
      display: block;
      inset: 0 0 var(--words);
      inline-size: auto;
      block-size: auto;
      margin: 0;
      border-radius: calc(var(--radius) * 0.75) calc(var(--radius) * 0.75) 0 0;
    }
    .convoys.is-list.placeholders > :first-child::after {
      inset: calc(100% - var(--words) + 0.95em) var(--space) 0;
    }
  }
  /* The picture is behind the whole element. */
  @container (inline-size >= 20em) {
    .is-poster .convoys.is-list:not(:has(.cover)) {
      --first: calc(var(--row) + 1.5em);
    }
    .is-poster .is-list > li:not(:has(> .cover)) {
      grid-template-rows: none;
      align-content: start;
    }
    .is-poster .convoys.is-list.placeholders > :first-child {
      background: none;
    }
    .is-poster .convoys.is-list.placeholders > :first-child::before {
      display: none;
    }
    .is-poster .convoys.is-list.placeholders > :first-child::after {
      inset: 0;
    }
  }
  @container (inline-size >= 26em) {
    .convoys.is-list {
      --first: 21em;
      --row: 7em;
    }
    .convoys.is-list.placeholders > :first-child {
      --words: 14.5em;
      --button: 100%;
    }
    /* The button is at the end of the last line, or beside the name of another convoy. */
    .is-list > li:not(:has(> .cover)) > .title {
      grid-column: 2 / 4;
    }
    .is-list > li > .badge {
      grid-area: 5 / 2;
      place-self: center start;
      margin: 0.25em 0 0;
    }
    .is-list > li > .open {
      grid-area: 2 / -2;
      margin-block: -0.25em;
      margin-inline-start: var(--space);
    }
    .convoys.is-list > :has(> .cover) > :is(.title, .when, .progress, .facts) {
      grid-column: 2 / var(--words-end, -1);
      margin-inline-start: 0;
    }
    .is-list > :has(> .cover) > .open {
      grid-area: 5 / 4;
      margin: var(--space-2xs) 0 0;
    }
    /* Facts of a live convoy, which has no countdown. */
    .convoys.is-list > :has(> .cover) > .progress ~ .facts {
      grid-area: 5 / 2 / auto / 4;
      align-self: center;
    }
    .is-list > :has(> .cover) > .progress {
      grid-template-columns: auto auto;
    }
    .is-list > :has(> .cover) > .progress > .line {
      grid-area: auto / 1 / auto / -1;
    }
  }
  /* Elapsed and remaining time in one line. */
  @container (inline-size >= 38em) {
    .convoys.is-list {
      --row: 6.6em;
    }
    .convoys.is-list.placeholders > :first-child {
      --words: 12.6em;
      --second-line: 0em;
    }
    .is-list > li > .progress > .end {
      grid-row: 1;
    }
    .is-list > li > .progress > .elapsed {
      grid-area: auto / 1 / auto / -1;
    }
  }
  @container (inline-size >= 52em) {
    .convoys.is-list {
      --first: 13em;
    }
    /* The picture is at the end, beside the words. */
    .is-list > :has(> .cover) {
      --words-end: 5;
      grid-template: 1fr repeat(4, auto) 1fr / var(--start) minmax(0, 1fr) auto auto 40%;
    }
    .is-list > :has(> .cover) > .cover {
      grid-area: 1 / 5 / span 6;
      margin: calc(-1 * var(--space));
      margin-inline-start: var(--space-l);
    }
    .convoys.is-list.placeholders > :first-child::before {
      inset: 0;
      inset-inline-start: 60%;
      border-radius: 0 calc(var(--radius) * 0.75) calc(var(--radius) * 0.75) 0;
    }
    .convoys.is-list.placeholders > :first-child::after {
      inset: 1em var(--space) 0;
      inset-inline-end: calc(40% + var(--space-l));
    }
    .convoys.is-list > :has(> .cover) > .when ~ .facts {
      grid-row: 4;
    }
    .is-list > li:not(:has(> .cover)) > .title:has(~ .when) {
      grid-column: 2;
    }
  }
`;
