import { css } from '../../base.js';

/** Styles of a convoy in a dialog. */
export const inDialogStyles = css`
  /* In a dialog, the line with the close button is at the top, and the actions stay at the lower edge. */
  .in-dialog > .bar {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    align-items: center;
    gap: var(--space-xs);
    min-block-size: 3rem;
    margin: calc(-1 * var(--padding)) calc(-1 * var(--padding)) 0;
    padding-block: 0.25rem;
    padding-inline: var(--padding) 0.375rem;
    border-block-end: 1px solid var(--border);
    background: var(--background);
  }
  .bar > .kind {
    flex: 1;
  }
  .bar > .share-button > span {
    display: none;
  }
  .in-dialog > .bar + .banner {
    margin-block-start: 0;
    border-radius: 0;
  }
  .in-dialog > .bar:not(:has(+ .banner)) {
    margin-block-end: var(--space);
  }
  .in-dialog :is(.first, .side, .second) {
    display: contents;
  }
  .in-dialog .actions {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    order: 9;
    margin: 0 calc(-1 * var(--padding)) calc(-1 * var(--padding));
    padding: var(--space-s) var(--padding) max(var(--space-s), env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--border);
    background: var(--background);
  }
  /* More is below. At the end, it covers the gap before the actions alone. */
  .in-dialog .actions::before {
    content: '';
    position: absolute;
    inset: auto 0 calc(100% + 1px);
    block-size: var(--space);
    background: linear-gradient(transparent, var(--background));
    pointer-events: none;
  }
  /* With a shadow, which is also seen over a gap, until the end is reached. */
  @supports (animation-timeline: scroll()) {
    .in-dialog .actions::before,
    .in-dialog:not(:has(.actions))::after {
      block-size: calc(2 * var(--space));
      background:
        linear-gradient(transparent 50%, light-dark(rgb(0 0 0 / 10%), rgb(0 0 0 / 40%))),
        linear-gradient(transparent, var(--background));
      opacity: 0;
      /* Not as a shorthand, into which the build would put the timeline, where no browser reads it. */
      animation-name: more-below;
      animation-timing-function: linear;
      animation-timeline: scroll();
    }
    /* Without actions, at the lower edge. */
    .in-dialog:not(:has(.actions))::after {
      content: '';
      display: block;
      position: sticky;
      inset-block-end: 0;
      margin: calc(-2 * var(--space)) calc(-1 * var(--padding)) 0;
      pointer-events: none;
    }
    @keyframes more-below {
      from,
      95% {
        opacity: 1;
      }
      to {
        opacity: 0;
      }
    }
  }
  .in-dialog .actions:not(:has(> .action)) > button {
    flex: 1;
  }
  /* The message about the details says that a load has failed; another note is below the actions. */
  .in-dialog:has(.failure) + .stage .note {
    display: none;
  }
  .in-dialog:not(:has(.failure)):has(+ .stage .note) .actions {
    margin-block-end: 0;
  }
  /* At the lower edge of the window. */
  @media (width < 40em) {
    .base:has(> .in-dialog) {
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`;
