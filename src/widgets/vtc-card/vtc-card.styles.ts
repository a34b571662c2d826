import { css } from 'lit';

/** Looks of the card, from 280 px to the width of a page. */
export const styles = css`
  .content {
    --size: 4em;
    display: grid;
    gap: var(--space);
  }
  .avatar {
    border-radius: 22%;
  }
  .cover {
    block-size: clamp(5.5em, 24cqi, 12em);
    margin: calc(-1 * var(--padding)) calc(-1 * var(--padding)) 0;
    overflow: hidden;
    border-radius: calc(var(--radius) - 1px) calc(var(--radius) - 1px) 0 0;
    background: var(--surface);
  }
  .header:has(> slot:not(:empty)) ~ .content .cover {
    margin-block-start: 0;
    border-radius: 0;
  }
  .cover img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .who {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: var(--space-s);
  }
  .cover + .who {
    --overlap: 2em;
    align-items: start;
    margin-block-start: calc(-1 * var(--overlap) - var(--space));
  }
  .cover + .who > .avatar {
    box-shadow: 0 0 0 4px var(--background);
  }
  .cover + .who > .names {
    margin-block-start: calc(var(--overlap) + var(--space-2xs));
  }
  .names {
    min-inline-size: 0;
  }
  .title {
    line-height: 1.3;
  }
  .company {
    display: inline;
    font-size: var(--text-l);
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  .company a {
    color: inherit;
    text-decoration: none;
  }
  .company a:hover {
    text-decoration: underline;
  }
  .distinctions,
  .distinctions > li {
    display: inline;
    color: var(--link);
  }
  /* Keep the signs on the line of the last word. */
  .distinctions {
    white-space: nowrap;
  }
  .distinctions > li::before {
    content: '\\00a0' / '';
    font-size: 0.8em;
  }
  .distinctions .icon {
    inline-size: 1.05em;
    block-size: 1.05em;
  }
  .dotted {
    display: flex;
    flex-wrap: wrap;
  }
  .dotted > :not(:last-child)::after {
    content: '·' / '';
    margin-inline: 0.4em;
  }
  .who > .apply,
  .who > .recruiting {
    grid-column: 1 / -1;
  }
  .apply {
    display: grid;
    place-content: center;
    min-block-size: 2.5em;
    padding-inline: 1.1em;
    border: 1px solid var(--link, currentColor);
    border-radius: calc(var(--radius) * 0.75);
    background: var(--primary);
    color: var(--on-primary);
    font-weight: 650;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
  }
  .apply:hover {
    text-decoration: underline;
  }
  .who > .recruiting {
    justify-self: start;
  }
  .slogan {
    text-wrap: pretty;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35em 1.1em;
    font-size: var(--text-m);
  }
  .facts dd {
    unicode-bidi: isolate;
  }
  .facts .icon {
    margin-inline-end: 0.4em;
    color: var(--muted);
  }
  .columns,
  .main,
  .side {
    display: grid;
    align-content: start;
    gap: var(--space);
  }
  .description {
    max-inline-size: 60ch;
    white-space: pre-line;
  }
  .folded {
    max-block-size: 6em;
    overflow: hidden;
    mask-image: linear-gradient(#000 55%, transparent);
  }
  .fold {
    display: inline-flex;
    align-items: center;
    gap: 0.25em;
    min-block-size: 2.67em;
    padding: 0;
    border: 0;
    background: none;
    color: var(--link);
    font: inherit;
    font-size: var(--text-m);
    font-weight: 600;
    cursor: pointer;
  }
  .fold:hover {
    text-decoration: underline;
  }
  .fold[aria-expanded='true'] > .icon {
    rotate: 180deg;
  }
  .caption {
    margin-block-end: 0.25em;
    color: var(--text);
    font-weight: 600;
  }
  .requirements li {
    display: grid;
    grid-template-columns: auto 1fr;
    justify-items: start;
    gap: 0.5em;
  }
  .requirements li > .icon {
    margin-block-start: 0.175em;
  }
  .tile {
    padding: var(--space-s);
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
  }
  .tile .leaf {
    background: var(--background);
  }
`;
