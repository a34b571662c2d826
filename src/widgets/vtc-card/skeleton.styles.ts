import { css } from 'lit';

/** Sizes of the grey shapes that stand for a card; what has a class of the card takes its size from there. */
export const skeletonStyles = css`
  .bone.cover {
    background: var(--track, var(--border));
  }
  .bone.avatar {
    background: var(--track, var(--border));
  }
  .bone.apply {
    inline-size: 7.5em;
    border: 0;
    background: var(--track, var(--border));
  }
  .of-name {
    block-size: 1.4em;
    inline-size: min(10em, 100%);
    margin-block: 0.2em;
  }
  .of-line {
    block-size: 1em;
    inline-size: min(7em, 80%);
    margin-block: 0.2em;
  }
  .is-banner .of-line {
    block-size: 2.25em;
  }
  .is-badge .of-name {
    block-size: 0.85em;
  }
  .is-badge .of-line {
    block-size: 0.7em;
  }
  .of-figure {
    block-size: 2.4em;
    inline-size: 4em;
  }
  .bone.slogan {
    block-size: 1.5em;
  }
  .of-fact {
    block-size: 1.5em;
    inline-size: 6.2em;
  }
  .of-about,
  .of-rules {
    --line: 1.5em;
    mask-image: repeating-linear-gradient(#000 0 calc(var(--line) / 1.5), #0000 0 var(--line));
  }
  .of-about {
    block-size: 6em;
  }
  .of-tags {
    block-size: 1.3em;
    margin-block-start: 2.4em;
  }
  .of-rules {
    --line: 1.4em;
    block-size: 8.4em;
  }
  .of-tile {
    block-size: 5em;
  }
  .of-links {
    block-size: 2.5em;
    inline-size: min(100%, 22em);
  }
  @container (inline-size < 26em) {
    .bone.slogan {
      block-size: 3em;
    }
    .bone.apply {
      inline-size: auto;
    }
    .of-tags {
      block-size: 2.6em;
    }
    .of-rules {
      block-size: 14em;
    }
    .of-tile {
      block-size: 7em;
    }
    .of-links {
      block-size: 5em;
    }
  }
`;
