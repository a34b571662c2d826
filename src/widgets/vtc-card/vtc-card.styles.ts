import { css } from 'lit';
import { moreButtonStyles } from '../../ui/more-button.js';

/** Styles of the card's head and sections. */
export const styles = [
  moreButtonStyles,
  css`
    .content {
      --size: min(4em, 25cqi);
    }
    .content,
    .columns,
    .main,
    .side {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
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
    .identity {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: var(--space-s);
    }
    .cover + .identity {
      --overlap: 2em;
      align-items: start;
      margin-block-start: calc(-1 * var(--overlap) - var(--space));
    }
    .cover + .identity > .avatar {
      box-shadow: 0 0 0 4px var(--background);
    }
    .cover + .identity > .names {
      margin-block-start: calc(var(--overlap) + var(--space-2xs));
    }
    .names {
      min-inline-size: 0;
    }
    .name-line {
      --icons: 0em;
      font-size: var(--text-l);
      line-height: 1.3;
    }
    /* The name ends with space for the icons, which take none: they stay on the line of its last word. */
    .name-line:has(> .distinctions) {
      --icons: 1.3em;
    }
    .name-line:has(> .distinctions > :nth-child(2)) {
      --icons: 2.45em;
    }
    .name-line:has(> .distinctions > :nth-child(3)) {
      --icons: 3.6em;
    }
    .company {
      display: inline;
      padding-inline-end: var(--icons);
      font-weight: 600;
      letter-spacing: -0.01em;
    }
    .company a {
      color: inherit;
      text-decoration: none;
    }
    .company a:hover {
      text-decoration: underline;
    }
    .distinctions {
      display: inline-flex;
      flex: none;
      justify-content: end;
      gap: 0.15em;
      inline-size: var(--icons);
      margin-inline-start: calc(-1 * var(--icons));
      color: var(--link);
    }
    .distinctions .icon {
      inline-size: 1em;
      block-size: 1em;
    }
    /* A dot is in the gap before its item; it is clipped where the item begins a line. */
    .dotted {
      display: flex;
      flex-wrap: wrap;
      column-gap: 1em;
      overflow-x: clip;
    }
    .dotted > ::before {
      content: '·' / '';
      display: inline-block;
      inline-size: 1em;
      margin-inline-start: -1em;
      text-align: center;
    }
    .identity > .apply,
    .identity > .recruiting {
      grid-column: 1 / -1;
    }
    .apply {
      display: grid;
      place-content: center;
      min-block-size: 2.5em;
      padding-inline: 1.1em;
      border: 1px solid var(--primary, currentColor);
      border-radius: calc(var(--radius) * 0.75);
      background: var(--primary);
      color: var(--primary-text);
      font-weight: 600;
      line-height: 1.2;
      text-align: center;
      text-decoration: none;
    }
    .apply:hover {
      text-decoration: underline;
    }
    .identity > .recruiting {
      justify-self: start;
    }
    .slogan {
      text-wrap: pretty;
    }
    /* Balanced lines leave no fact alone on the last one. */
    .facts {
      font-size: var(--text-m);
      line-height: 1.7;
      text-wrap: balance;
    }
    .facts > div {
      display: inline-block;
      padding-inline-end: 1.1em;
    }
    .facts dd {
      unicode-bidi: isolate;
    }
    .facts .icon {
      margin-inline-end: 0.4em;
      color: var(--muted);
    }
    .description {
      max-inline-size: 60ch;
    }
    .lines {
      white-space: pre-line;
    }
    .caption {
      margin-block-end: 0.25em;
      color: var(--text);
      font-weight: 600;
    }
    .requirements li {
      display: flex;
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
    @media not print {
      .description.folded {
        max-block-size: 6em;
        overflow: hidden;
        mask-image: linear-gradient(#000 55%, transparent);
      }
      ul.folded > :nth-child(n + 5) {
        display: none;
      }
    }
    @container (inline-size >= 38em) {
      .columns:has(> .side):has(> :is(.main, .foot)) {
        grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);
        column-gap: var(--space-l);
      }
      .columns > :is(.main, .foot) {
        grid-column: 1;
      }
      .columns:has(> :is(.main, .foot)) > .side {
        grid-area: 1 / 2 / span 2;
      }
      .columns:not(:has(> .main)) > .side:only-child {
        grid-auto-columns: 1fr;
        grid-auto-flow: column;
      }
    }
  `,
];
