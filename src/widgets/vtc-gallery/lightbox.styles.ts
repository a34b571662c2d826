import { css } from '../../base.js';

/** Styles of the lightbox: light controls on black around the picture, in every theme. */
export const lightboxStyles = css`
  .lightbox {
    --link: #fff;
    --text: #fff;
    --muted: #c4c7cc;
    position: fixed;
    inset: 0;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding: var(--space-xs);
    border: 0;
    overflow: hidden;
    background: none;
    color: var(--text);
    touch-action: pinch-zoom;
  }
  .lightbox[open] {
    display: grid;
    grid-template: minmax(0, 1fr) auto / 44px minmax(0, 1fr) 44px;
    grid-template-areas: 'previous viewer next' '. caption .';
    align-items: center;
    gap: var(--space-xs);
  }
  /* Nothing of the page is seen through it. */
  .lightbox::backdrop {
    background: #000;
  }
  /* In the column of the next button, at its top. */
  .bar {
    display: flex;
    flex-direction: column-reverse;
    grid-area: next;
    align-self: start;
    gap: var(--space-2xs);
  }
  .icon-button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border-radius: 50%;
    background: rgb(255 255 255 / 12%);
    color: var(--text);
  }
  .tool {
    background: none;
  }
  .icon-button:hover {
    background: rgb(255 255 255 / 24%);
  }
  .previous {
    grid-area: previous;
  }
  .next {
    grid-area: next;
  }
  .viewer {
    display: grid;
    grid-area: viewer;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    block-size: 100%;
    min-inline-size: 0;
  }
  .viewer > img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    max-block-size: 100%;
    /* Of a line, something is seen. */
    min-inline-size: 4px;
    min-block-size: 4px;
    border-radius: calc(var(--radius) / 2);
    translate: var(--drag, 0) 0;
    user-select: none;
  }
  .caption {
    grid-area: caption;
    justify-self: center;
    max-inline-size: 44em;
    max-block-size: 30dvh;
    min-block-size: 3em;
    overflow-y: auto;
    overscroll-behavior: contain;
    touch-action: pan-y pinch-zoom;
  }
  .caption > p {
    text-align: center;
  }
  .position,
  .text {
    color: var(--muted);
    font-size: var(--text-note);
  }
  .position {
    font-variant-numeric: tabular-nums;
  }
  .name {
    font-weight: 600;
  }
  .text {
    white-space: pre-line;
  }
  @media (width < 40em) {
    .lightbox[open] {
      grid-template-rows: auto minmax(0, 1fr) auto;
      grid-template-areas: 'bar bar bar' 'viewer viewer viewer' 'previous caption next';
    }
    .bar {
      flex-direction: row;
      grid-area: bar;
      justify-content: end;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .lightbox,
    .lightbox::backdrop {
      transition: opacity 0.15s;
    }
    @starting-style {
      .lightbox[open],
      .lightbox[open]::backdrop {
        opacity: 0;
      }
    }
  }
  @media (forced-colors: active) {
    .lightbox::backdrop {
      background: Canvas;
    }
    .icon-button {
      border: 1px solid;
    }
  }
  @media print {
    .lightbox[open] {
      display: none;
    }
  }
`;
