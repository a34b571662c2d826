import { css } from 'lit';

/**
 * Hidden, also from screen readers, the element keeps a place without a size: one that is nowhere is not on screen
 * and would not ask again.
 */
export const styles = css`
  :host([when-empty='hide']:is(:state(loading), :state(empty))) {
    position: absolute;
    scale: 0;
  }
  :host([when-empty='hide']:is(:state(loading), :state(empty))) .base {
    visibility: hidden;
  }
`;
