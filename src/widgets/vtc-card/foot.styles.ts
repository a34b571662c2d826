import { css } from 'lit';

/** Styles of the members and links at the end of a card. */
export const footStyles = css`
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    justify-content: space-between;
    gap: var(--space-xs) var(--space);
    min-inline-size: 0;
  }
  .people {
    --size: 2.25em;
    display: flex;
    align-items: center;
    min-inline-size: 0;
  }
  /* Where there is less space, pictures overlap more. */
  .people > li {
    flex: 0 1 1.75em;
    min-inline-size: 0.5em;
  }
  .people > li:last-child,
  .people > li:has(+ .others),
  .people > .others {
    flex: none;
  }
  .people .avatar {
    box-shadow: 0 0 0 2px var(--background);
    border-radius: 50%;
  }
  /* Initials in the part that the next picture does not cover. */
  .people > li:not(:last-child, :has(+ .others)) > .avatar {
    text-indent: -0.5em;
  }
  .others {
    margin-inline-start: 0.5em;
    font-variant-numeric: tabular-nums;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-inline-size: 0;
    margin-inline: max(-0.6em, -1 * var(--padding)) 0;
  }
  .links > li {
    min-inline-size: 0;
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
  .brand-link {
    justify-content: center;
    inline-size: 2.5em;
  }
  .brand-link > .icon {
    inline-size: 1.25em;
    block-size: 1.25em;
  }
  .links .site {
    min-block-size: 2.67em;
    font-size: var(--text-m);
  }
  .linked {
    --size: 2em;
    display: flex;
    align-items: center;
    gap: 0.4em;
    min-inline-size: 0;
  }
  @container (inline-size < 52em) {
    /* With its negative margin, as wide as the foot. */
    .links {
      flex-basis: calc(100% + min(0.6em, var(--padding)));
    }
    .links > li:has(.site) {
      flex-basis: 100%;
    }
  }
  @container (inline-size < 26em) {
    .brand-link {
      inline-size: 2.25em;
    }
  }
  @media (forced-colors: active) {
    .tile,
    .cover {
      border: 1px solid;
    }
  }
  @media print {
    .apply {
      display: none;
    }
  }
`;
