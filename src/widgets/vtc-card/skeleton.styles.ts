import { css } from '../../base.js';

/** Boxes in the place of a card's contents. */
export const skeletonStyles = css`
  /* Opaque, as it covers the banner. */
  .avatar.skeleton-box {
    background: color-mix(in srgb, var(--text) 8%, var(--background));
  }
  .bars {
    --bar: 0.75em;
    --line: 1.5em;
    mask: linear-gradient(#000 var(--bar), #0000 0) 0 0 / 100% var(--line) no-repeat space;
  }
  .apply-box {
    flex: 1 0 100%;
    block-size: 2.5em;
  }
  .name-box {
    --bar: 1.2em;
    --line: 1.7em;
    inline-size: 10em;
    max-inline-size: 100%;
    block-size: 2.9em;
  }
  .is-badge .name-box {
    block-size: 2.4em;
  }
  .is-banner .name-box {
    block-size: 4.4em;
  }
  .figures-box {
    inline-size: 13em;
    mask-image: repeating-linear-gradient(90deg, #000 0 3.5em, #0000 0 4.75em);
  }
  .slogan-box {
    block-size: clamp(1.5em, 9.2em - 37.5cqi, 3em);
  }
  .facts-box {
    --line: 1.6em;
    block-size: max(4.8em, 16em - 62cqi);
  }
  .about-box {
    block-size: clamp(9.8em, 20.5em - 45cqi, 11.1em);
    max-inline-size: 34em;
  }
  .requirements-box {
    block-size: 7.4em;
  }
  /* Requirements are folded. */
  @container (inline-size < 20em) {
    .requirements-box {
      block-size: 4.2em;
    }
  }
  .tile-box {
    block-size: max(6.5em, 24.7em - 86cqi);
  }
  .people-box {
    inline-size: 14em;
    block-size: 2.25em;
    border-radius: 99px;
  }
  .links-box {
    block-size: 6.2em;
  }
  /* At most eight boxes. */
  .slogan-box,
  .requirements-box,
  .links-box {
    visibility: hidden;
  }
  .foot:has(> .skeleton-box) {
    display: grid;
  }
  @container (inline-size >= 26em) {
    .apply-box {
      flex-basis: 7.5em;
    }
    .facts-box {
      block-size: 3.2em;
    }
  }
  @container (inline-size >= 36em) {
    .facts-box {
      block-size: 1.6em;
    }
  }
  @container (inline-size >= 52em) {
    .links-box {
      block-size: 2.5em;
    }
  }
`;
