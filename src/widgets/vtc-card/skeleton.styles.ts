import { css } from 'lit';

/** Boxes in the place of a card's contents. */
export const skeletonStyles = css`
  /* Opaque, as it covers the banner. */
  .avatar.skeleton-box {
    background: color-mix(in srgb, var(--text) 8%, var(--background));
  }
  .skeleton-box:is(.cover, .apply) {
    border-color: transparent;
    background: var(--skeleton);
  }
  .apply-box {
    inline-size: 7.5em;
  }
  .name-box {
    inline-size: min(10em, 100%);
    block-size: 2.9em;
    mask-image: linear-gradient(#000 1.3em, #0000 0 1.9em, #000 0);
  }
  .is-badge .name-box {
    block-size: 2.4em;
    mask-image: linear-gradient(#000 1.1em, #0000 0 1.5em, #000 0);
  }
  .figures-box {
    inline-size: 13em;
    mask-image: repeating-linear-gradient(90deg, #000 0 3.5em, #0000 0 4.75em);
  }
  .slogan-box {
    block-size: 1.5em;
    max-inline-size: 20em;
  }
  .facts-box {
    --line: 1.6em;
    block-size: clamp(3.2em, 9.8em - 32.5cqi, 4.8em);
  }
  .facts-box,
  .about-box,
  .requirements-box,
  .links-box {
    mask-image: repeating-linear-gradient(#000 0 0.75em, #0000 0 var(--line, 1.5em));
  }
  .about-box {
    block-size: 9.8em;
    max-inline-size: 34em;
  }
  .requirements-box {
    --line: 1.3125em;
    block-size: clamp(8.1em, 29.3em - 104cqi, 14em);
  }
  .tile-box {
    block-size: max(6.5em, 12em - 26cqi);
  }
  .people-box {
    inline-size: 14em;
    block-size: 2.25em;
    border-radius: 99px;
  }
  .links-box {
    --line: 2.5em;
    inline-size: min(100%, 20em);
    block-size: 5em;
  }
  .foot:has(> .skeleton-box) {
    display: grid;
  }
  .is-banner .name-box {
    block-size: 4.4em;
  }
  @container (inline-size >= 38em) {
    .facts-box {
      block-size: 1.6em;
    }
  }
  @container (inline-size >= 52em) {
    .links-box {
      block-size: 2.5em;
    }
  }
  @container (inline-size < 26em) {
    .about-box {
      block-size: 11.1em;
    }
    .slogan-box {
      block-size: clamp(1.5em, 9.2em - 37.5cqi, 3em);
    }
    .apply-box {
      inline-size: auto;
    }
  }
`;
