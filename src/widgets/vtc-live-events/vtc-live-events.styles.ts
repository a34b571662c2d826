import { css } from '../../base.js';

/**
 * One live convoy and the next one take the same space, so that nothing moves when it is known which of them is shown.
 * When hidden, also from screen readers, the element keeps a place without a size: without one it would never be near
 * the viewport, and would not refresh.
 */
export const styles = css`
  .convoys.is-list {
    --first: 19em;
    --picture: 4.5em;
    --row: 10.3em;
    --inset: var(--padding);
  }
  /* What is live is the loudest text of the page, in the style of its headings. */
  .is-list > :first-child .title {
    font-family: var(--vtc-heading-font, var(--heading-font, inherit));
    font-size: clamp(1.25em, 16cqi - 1.65em, 1.6em);
    font-weight: var(--heading-weight, 600);
    letter-spacing: var(--heading-spacing, inherit);
    line-height: 1.2;
    text-transform: var(--heading-transform, inherit);
  }
  @container (inline-size < 20em) {
    .is-list > :first-child .title {
      -webkit-line-clamp: 3;
    }
    /* The time zone fits beside it. */
    .heading {
      font-size: var(--vtc-heading-size, 1em);
      line-height: 1.3;
    }
  }
  /* A dot says it beside the heading. */
  :host(:not([layout='bar'])) .base:has(.elapsed):not(:has(.badge)) .heading::before {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.6em;
    margin-inline: 0.2em 0.5em;
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
  .is-list > li > .progress {
    margin-block-start: var(--space-2xs);
  }
  /* The hours and the time left are asked for first. */
  .is-list :is(.end > time, .elapsed > :nth-child(2)) {
    color: var(--text);
    font-weight: 600;
  }
  .is-list .end > bdi {
    font-weight: 400;
  }
  .open > :is(a, button) {
    display: inline-grid;
    place-items: center;
    position: relative;
    min-block-size: 2.5em;
    padding-inline: 1.1em;
    border-radius: calc(var(--radius) / 2);
    background: var(--primary);
    color: var(--primary-text);
    font-weight: 600;
    text-decoration: none;
  }
  /* One is filled, that of the first. */
  .is-list > li + li > .open > :is(a, button) {
    min-block-size: 2em;
    padding-inline: 0.8em;
    background: color-mix(in srgb, var(--text) 14%, transparent);
    color: var(--text);
    font-size: var(--text-note);
  }
  /* A target of 40 px. */
  .is-list > li + li > .open > :is(a, button)::after {
    content: '';
    position: absolute;
    inset: calc(50% - 20px) 0;
  }
  /* At the end of the last line. */
  .is-list > li + li > .open {
    grid-area: 4 / -2;
    align-self: end;
  }
  .is-list > li + li > .facts {
    grid-column-end: -2;
    align-self: center;
  }
  .is-list > li + li > :is(.facts, .open) {
    margin-block-start: var(--space-xs);
  }
  /* The padding of its frame. */
  .is-frameless .is-list.placeholders > li + li {
    margin-block-end: 1.5em;
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
      --first: 19.5em;
      --picture: 5em;
      --row: 8.4em;
    }
  }
  @container (inline-size >= 26em) {
    .convoys.is-list {
      --picture: 5.25em;
      --row: 7.5em;
    }
  }
  @container (inline-size >= 38em) {
    .convoys.is-list {
      --row: 7.1em;
    }
  }
  @container (inline-size >= 52em) {
    .convoys.is-list {
      --first: 16em;
      --row: 4.8em;
    }
    /* Name and line are as wide as the words of the first convoy; facts and button are beside them. */
    .is-list > li + li {
      grid-template:
        none / var(--start) calc(57% + 0.14 * var(--inset) - var(--start))
        minmax(0, 1fr) auto;
      column-gap: 0;
    }
    .is-list > li + li > :is(.title, .when, .progress) {
      grid-column: 2;
    }
    .is-list > li + li > .facts {
      grid-area: 2 / 3 / span 2;
      margin: 0 var(--space-l);
    }
    .is-list > li + li > .open {
      grid-area: 2 / 4 / span 2;
      align-self: center;
      margin: 0;
    }
  }
  /* Without a picture of its own. */
  .is-poster .convoys.is-list:not(:has(.cover)) {
    --first: 11.5em;
  }
  @media print {
    .convoys .open {
      display: none;
    }
  }
`;
