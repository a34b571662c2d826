import { css } from 'lit';

/** What a failure looks like in the room that its element keeps: a pale ghost of what would be there, and why it is not. */
export const failureStyles = css`
  .error > .stage > .skeleton {
    opacity: 0.4;
    animation: none;
    mask-image: linear-gradient(#000, #0000 22em);
  }
  .error > .stage > .status {
    /* Above the ghost. */
    position: relative;
    display: grid;
    place-content: center;
    align-self: stretch;
    max-block-size: 22em;
  }
  .error > .stage > .status > .message {
    border-radius: var(--radius);
    background: var(--background);
  }
`;
