import { css } from 'lit';

/** Looks of a convoy, in whatever list it stands. */
export const convoyStyles = css`
  .convoy {
    display: grid;
    gap: 0.25em;
    min-inline-size: 0;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: 0.25em 1em;
  }
  .name {
    font-size: 1.0625em;
    line-height: 1.35;
  }
  .name a {
    color: inherit;
    text-decoration: none;
  }
  .name a:hover {
    text-decoration: underline;
  }
  .live {
    background: var(--primary);
    color: var(--on-primary);
  }
  .live::before {
    inline-size: 0.5em;
    aspect-ratio: 1;
    border-radius: 50%;
    background: currentColor;
    content: '';
  }
  .day strong,
  .day span {
    display: inline-block;
  }
  .day strong::first-letter {
    text-transform: uppercase;
  }
  .times > div {
    display: flex;
    gap: 0.75em;
  }
  dt {
    min-inline-size: 5em;
    color: var(--muted);
  }
  time {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
  }
  .facts li + li::before,
  .length::before {
    margin-inline: 0.4em;
    content: '·';
  }
`;
