import { css } from 'lit';

/**
 * What is on the road and what comes next take the same room, so that nothing moves when it is known which of them it is.
 * Hidden, also from screen readers, the element keeps a place without a size: one that is nowhere is not on screen
 * and would not ask again.
 */
export const styles = css`
  .convoys {
    align-content: center;
    min-block-size: 12.5em;
  }
  :host([when-empty='hide']:is(:state(loading), :state(empty))) {
    position: absolute;
    scale: 0;
  }
  :host([when-empty='hide']:is(:state(loading), :state(empty))) .base {
    visibility: hidden;
  }
  @container (inline-size >= 26em) {
    .convoys {
      min-block-size: 7.5em;
    }
  }
`;
