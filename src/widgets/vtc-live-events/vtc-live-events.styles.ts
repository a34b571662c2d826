import { css } from '../../base.js';

/**
 * One live convoy and the next one take the same space, so that nothing moves when it is known which of them is shown.
 * When hidden, also from screen readers, the element keeps a place without a size: without one it would never be near
 * the viewport, and would not refresh.
 */
export const styles = css`
  .convoys.is-list {
    --row: max(9.25em, 16.6em - 36cqi);
  }
  .is-list > li:only-child {
    min-block-size: var(--row);
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
      --row: 6.6em;
    }
  }
  /* Elapsed and remaining time in one line. */
  @container (inline-size >= 38em) {
    .convoys.is-list {
      --row: 5.4em;
    }
  }
`;
