import { css } from 'lit';

/** Looks of the people and links at the end of a card. */
export const footStyles = css`
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-xs) var(--space);
  }
  .people {
    display: flex;
    align-items: center;
  }
  .people .avatar {
    --size: 3.2em;
    box-shadow: 0 0 0 2px var(--background);
    padding-inline-end: 0.5em;
    border-radius: 50%;
    font-size: 0.7em;
  }
  .people > * + :not(.others) {
    margin-inline-start: -0.5em;
  }
  .others {
    margin-inline-start: 0.6em;
    font-variant-numeric: tabular-nums;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin-inline: -0.6em;
  }
  .links a {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-block-size: 2.5em;
    padding-inline: 0.6em;
    border-radius: calc(var(--radius) / 2);
    color: var(--muted);
    text-decoration: none;
  }
  .links a:hover {
    background: var(--hover, var(--surface));
    color: var(--text);
  }
  .mark {
    justify-content: center;
    inline-size: 2.5em;
  }
  @container (inline-size < 34em) {
    .links > li:has(.site) {
      flex-basis: 100%;
    }
  }
  @container (inline-size < 18em) {
    .mark {
      inline-size: 2.25em;
    }
  }
  .mark > .icon {
    inline-size: 1.25em;
    block-size: 1.25em;
  }
  .links .site {
    min-block-size: 2.67em;
    font-size: var(--text-m);
  }
  .linked {
    display: flex;
    align-items: center;
    gap: 0.4em;
    --size: 2em;
  }
  @media (forced-colors: active) {
    .tile,
    .cover {
      border: 1px solid;
    }
  }
  @media print {
    .apply,
    .fold {
      display: none;
    }
    .folded {
      max-block-size: none;
      mask-image: none;
    }
  }
`;
