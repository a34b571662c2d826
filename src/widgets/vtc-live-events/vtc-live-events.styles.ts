import { css } from '../../base.js';

/**
 * One live convoy and the next one take the same space, so that nothing moves when it is known which of them is shown.
 * When hidden, also from screen readers, the element keeps a place without a size: without one it would never be near
 * the viewport, and would not refresh.
 */
export const styles = css`
  .convoys.is-list {
    --row: 14.8em;
  }
  .is-list > li:only-child {
    min-block-size: var(--row);
  }
  /* What is live is the loudest text of the page. */
  .is-list > li:has(> .progress) > .title {
    font-size: var(--text-xl);
    line-height: 1.2;
  }
  .is-list .progress {
    margin-block-start: var(--space-2xs);
  }
  .is-list :is(.ahead, .driven) {
    height: 6px;
    translate: 0 -1px;
  }
  /* A dot says it beside the heading. */
  :host(:not([layout='bar'])) .base:has(.progress) .heading::before {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.6em;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: var(--danger);
    box-shadow: 0 0 0 0.2em color-mix(in srgb, var(--danger) 25%, transparent);
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
  /* Name, places, and the line between them. */
  .convoys.is-list.placeholders > li::before {
    inline-size: 55%;
    block-size: 0.8em;
    margin-block-start: 0.25em;
  }
  .convoys.is-list.placeholders > li::after {
    inset-inline: 0;
    inline-size: auto;
    margin-block-start: 2em;
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
  @container (inline-size >= 26em) {
    .convoys.is-list {
      --row: 8.8em;
    }
    /* The button is beside the name. */
    .is-list > li:has(> .open) > .title {
      grid-column: 2 / 4;
    }
    .is-list > li > .open {
      grid-area: 2 / 4;
      margin-block: -0.35em -0.15em;
      margin-inline-start: var(--space);
    }
  }
  /* Elapsed and remaining time in one line. */
  @container (inline-size >= 38em) {
    .convoys.is-list {
      --row: 6.6em;
    }
  }
`;
