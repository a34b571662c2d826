import { css } from 'lit';

/** Looks of what is on the road. Hidden, it keeps a place without size: off-screen it would not ask again. */
export const styles = css`
  :host([when-empty='hide']:is(:state(loading), :state(empty))) {
    position: absolute;
    inline-size: 0;
    block-size: 0;
    overflow: hidden;
  }
  :host([when-empty='hide']:is(:state(loading), :state(empty))) .base > :not([role='status']) {
    display: none;
  }
  .convoys {
    display: grid;
    gap: var(--space);
  }
  .convoy + .convoy {
    padding-block-start: var(--space);
    border-block-start: 1px solid var(--border);
  }
  progress {
    inline-size: 100%;
    block-size: 0.75em;
    accent-color: var(--link);
  }
  .bone {
    block-size: 6em;
  }
`;
