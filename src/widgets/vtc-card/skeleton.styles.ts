import { css } from '../../base.js';

/** Boxes in the place of a card's contents. */
export const skeletonStyles = css`
  /* Opaque, as it covers the banner. */
  .avatar.skeleton-box {
    background: color-mix(in srgb, var(--text) 8%, var(--background));
  }
  .apply-box {
    flex: 1 0 100%;
    block-size: 2.5em;
    border-radius: calc(var(--radius) * 0.75);
  }
  .name-box {
    inline-size: 10em;
    max-inline-size: 100%;
    block-size: 3em;
  }
  .is-badge .name-box {
    inline-size: 12.5em;
    font-size: 0.8em;
  }
  .is-banner .name-box {
    block-size: 3.5em;
  }
  .figures-box {
    block-size: 1.5em;
    mask: var(--rows) 0 0 / min(100%, 16em) no-repeat;
  }
  .slogan-box {
    block-size: clamp(1.5em, 9.2em - 37.5cqi, 3em);
    max-inline-size: 24em;
  }
  .marks-box {
    inline-size: 7em;
    block-size: 1.6em;
  }
  .facts-box {
    block-size: max(4.8em, 16em - 62cqi);
    mask:
      repeating-linear-gradient(90deg, #000 0 4.2em, #0000 0 5em) 0 0 / 14.2em no-repeat intersect,
      repeating-linear-gradient(#0000 0 0.35em, #000 0 1.1em, #0000 0 1.6em);
  }
  .about-box {
    block-size: clamp(9.8em, 20.5em - 45cqi, 11.1em);
    max-inline-size: 34em;
  }
  .requirements-box {
    block-size: 7.4em;
    max-inline-size: 22em;
  }
  /* Requirements are folded. */
  @container (inline-size < 20em) {
    .requirements-box {
      block-size: 4.2em;
    }
  }
  .tile-box {
    block-size: max(5.5em, 24.7em - 86cqi);
  }
  .people-box {
    inline-size: 14em;
    block-size: 2.25em;
    border-radius: 99px;
  }
  /* The website, and the marks of six networks. */
  .links-box {
    --website: 0em;
    --marks: 0;
    block-size: 2.5em;
    mask:
      var(--area) 0 50% / var(--website) 0.8em,
      repeating-linear-gradient(90deg, #000 0 1.25em, #0000 0 2.7em) var(--marks) 50% / 14.75em
        1.25em no-repeat;
  }
  .foot:has(> .skeleton-box) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  @container (inline-size >= 26em) {
    .apply-box {
      flex: 0 0 7.5em;
    }
    .is-banner .name-box {
      block-size: 4em;
    }
    .facts-box {
      block-size: 3.2em;
    }
  }
  @container (inline-size >= 36em) {
    .is-banner .name-box {
      block-size: 3em;
    }
    .facts-box {
      block-size: 1.6em;
    }
  }
  @container (inline-size >= 52em) {
    .figures-box {
      inline-size: 13em;
      mask:
        repeating-linear-gradient(90deg, #000 0 3.5em, #0000 0 4.75em) intersect,
        linear-gradient(#0000 0.2em, #000 0 1em, #0000 0 1.7em, #000 0 2.3em, #0000 0);
    }
  }
  @container (inline-size >= 34em) {
    .links-box {
      --website: 8em;
      --marks: 10em;
    }
  }
`;
