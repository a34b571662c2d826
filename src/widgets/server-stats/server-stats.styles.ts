import { css } from 'lit';
import { moreButtonStyles } from '../../ui/more-button.js';

/** Styles of the statistics' figures and controls. */
export const styles = [
  moreButtonStyles,
  css`
    .content > * + * {
      margin-block-start: var(--space-l);
    }
    b {
      font-weight: 600;
    }
    .content,
    .compact {
      font-variant-numeric: tabular-nums;
    }
    .title {
      display: block;
      margin-block-end: var(--space-xs);
    }
    .content > .note {
      min-block-size: 1lh;
    }
    .note > .icon {
      color: var(--warning);
    }
    /* Three lines, so that the height does not depend on the text. */
    @container (inline-size < 21em) {
      .compact .muted {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .compact > .spark {
        flex-basis: 100%;
        max-inline-size: none;
      }
    }
    .controls,
    .hero,
    .scale,
    .compact {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-2xs) var(--space);
    }
    .scale {
      justify-content: start;
    }
    .hero {
      row-gap: var(--space-s);
    }
    .hero > * {
      flex: 1 1 100%;
    }
    .headline {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: var(--space-s);
    }
    .change {
      min-block-size: 1lh;
      font-size: var(--text-s);
    }
    .players-online {
      font-size: var(--text-2xl);
      line-height: 1.1;
      letter-spacing: -0.02em;
    }
    /* A column for each number, so that two are not read as one. */
    .figures {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.5em), 1fr));
      gap: var(--space-xs) var(--space);
    }
    .figures > * > * {
      display: block;
    }
    .up {
      color: var(--success);
    }
    .down {
      color: var(--danger);
    }
    .legend {
      display: flex;
      flex: 0 1 auto;
      gap: var(--space);
      min-inline-size: 0;
      overflow-x: auto;
      scrollbar-width: none;
    }
    .segments {
      display: flex;
      flex-wrap: wrap;
      margin-inline-start: auto;
      padding: 3px;
      border-radius: calc(var(--radius) * 0.75);
      background: var(--surface);
    }
    .segment,
    .series {
      min-block-size: 2.25em;
      padding-inline: 0.7em;
      border-radius: calc(var(--radius) / 2);
      color: var(--muted);
      font-size: var(--text-s);
    }
    .segment[aria-pressed='true'] {
      background: var(--background);
      color: var(--text);
      font-weight: 600;
    }
    .series {
      flex: none;
      padding: 0;
      line-height: 2.25;
      white-space: nowrap;
    }
    .series[aria-pressed='true'],
    span.series,
    .segment:hover,
    .series:hover,
    summary:hover {
      color: var(--text);
    }
    .swatch {
      margin-inline-end: 0.4em;
    }
    [aria-pressed='false'] > .swatch {
      opacity: 0.3;
    }
    details[open] > summary > .icon {
      rotate: 180deg;
    }
    summary {
      inline-size: fit-content;
      line-height: 2.25;
      list-style: none;
      cursor: pointer;
    }
    summary::-webkit-details-marker {
      display: none;
    }
    .scroll {
      max-block-size: 18em;
      margin-inline: calc(-1 * var(--space-2xs));
      overflow: auto;
    }
    .series:focus-visible,
    .scroll:focus-visible {
      outline-offset: -2px;
    }
    table {
      min-inline-size: 100%;
      border-collapse: collapse;
      font-size: var(--text-s);
      overflow-wrap: normal;
    }
    th,
    td {
      padding: 0.25em var(--space-2xs);
      font-weight: 400;
      text-align: end;
    }
    th:first-child {
      text-align: start;
    }
    td {
      white-space: nowrap;
    }
    .aside {
      display: flex;
      flex: 1 1 100%;
      justify-content: space-between;
      min-inline-size: 0;
      gap: var(--space);
    }
    .aside > .muted {
      flex-shrink: 0;
      max-inline-size: 60%;
    }
    .busiest {
      display: flex;
      gap: 0.3em;
      min-inline-size: 0;
      white-space: nowrap;
    }
    /* A name may be cut, a number never. */
    .busiest > :first-child {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .busiest > :last-child {
      flex: none;
    }
    .figure {
      font-size: var(--text-xl);
    }
    .spark {
      flex: 1 0 5em;
      max-inline-size: 16em;
      block-size: 2em;
    }
    @container (inline-size < 26em) {
      .busiest {
        display: none;
      }
      .headline {
        flex-flow: column;
        align-items: start;
      }
      .legend {
        flex-basis: 100%;
      }
      .segment {
        padding-inline: 0.5em;
      }
    }
    @container (inline-size >= 26em) {
      .figures {
        grid-template-columns: repeat(2, 1fr);
      }
    }
    @container (inline-size >= 38em) {
      .figures {
        grid-template-columns: repeat(auto-fill, minmax(11em, 1fr));
      }
      .compact {
        flex-wrap: nowrap;
      }
      .aside {
        flex: 0 1 auto;
      }
      .hero {
        flex-wrap: nowrap;
        align-items: end;
      }
      .hero > * {
        flex: 0 1 auto;
      }
      .hero > .figures {
        grid-template-columns: none;
        grid-auto-columns: minmax(6.5em, auto);
        grid-auto-flow: column;
      }
    }
    @media (pointer: coarse) {
      .segment,
      .series,
      summary {
        min-block-size: 2.5rem;
        min-inline-size: 2.5rem;
      }
    }
    @media (forced-colors: active) {
      svg {
        --link: CanvasText;
        --muted: CanvasText;
        forced-color-adjust: auto;
      }
      .segment[aria-pressed='true'] {
        outline: 1px solid;
        outline-offset: -1px;
      }
      .series[aria-pressed='true'] {
        text-decoration: underline;
      }
    }
    @media print {
      .series[aria-pressed='true'] {
        display: inline-block;
      }
      .segments,
      summary {
        display: none;
      }
    }
  `,
];
