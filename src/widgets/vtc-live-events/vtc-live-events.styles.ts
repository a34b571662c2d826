import { css } from '../../base.js';

/**
 * One live convoy and the next one take the same space, so that nothing moves when it is known which of them is shown.
 * When hidden, also from screen readers, the element keeps a place without a size: without one it would never be near
 * the viewport, and would not refresh.
 */
export const styles = css`
  .is-list > li:only-child {
    align-content: center;
    min-block-size: 10.75em;
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
      --row: 6.9em;
    }
    .is-list > li:only-child {
      min-block-size: var(--row);
    }
    .is-list > li > .facts {
      white-space: pre-line;
    }
  }
  /* Elapsed and remaining time in one line. */
  @container (inline-size >= 38em) {
    .convoys.is-list {
      --row: 6em;
    }
  }
`;
