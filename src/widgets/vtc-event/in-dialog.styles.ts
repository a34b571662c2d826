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
  /* More is below. At the end, it covers the gap before the actions or the edge alone. */
  .in-dialog .actions::before,
  .in-dialog:not(:has(.actions))::after {
    content: '';
    position: absolute;
    inset: auto 0 calc(100% + 1px);
    block-size: var(--space);
    background: linear-gradient(transparent, var(--background));
    pointer-events: none;
  }
  .in-dialog:not(:has(.actions))::after {
    display: block;
    position: sticky;
    inset-block-end: 0;
    margin: 0 calc(-1 * var(--padding)) calc(-1 * var(--space));
  }
  .in-dialog:has(+ .stage .note)::after {
    display: none;
  }
  /* A strip of a picture is not shown above the actions. */
  @media screen {
    @supports (animation-timeline: view()) {
      .in-dialog .map {
        /* Not as a shorthand, into which the build would put the timeline, where no browser reads it. */
        animation-name: appear;
        animation-timing-function: linear;
        animation-fill-mode: backwards;
        animation-timeline: view(auto 4.25rem);
        animation-range: entry 1.75rem entry 2.5rem;
      }
      @keyframes appear {
        from {
          opacity: 0;
        }
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
