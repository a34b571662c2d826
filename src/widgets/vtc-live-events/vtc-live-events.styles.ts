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
  /* Name, places, the line between them, and a text below it. */
  .convoys.is-list.placeholders > li::before {
    inline-size: 55%;
    block-size: 0.8em;
    margin-block-start: 0.25em;
  }
  .convoys.is-list.placeholders > li::after {
    --box: linear-gradient(var(--skeleton) 0 0) no-repeat;
    inset-inline: 0;
    inline-size: auto;
    block-size: 3.4em;
    margin-block-start: 1.9em;
    background:
      var(--box) 0 0 / 30% 0.8em,
      var(--box) 100% 0 / 30% 0.8em,
      var(--box) 0 1.6em / 100% 4px,
      var(--box) 0 2.5em / 45% 0.8em;
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
