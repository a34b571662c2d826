import { css } from 'lit';

/** Looks of the server statistics: figures, controls, and the room that sections take while they load. */
export const styles = css`
  .content > * + * {
    margin-block-start: var(--space-l);
  }
  b {
    font-weight: 650;
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
  .row,
  .hero,
  .legend,
  .figures,
  .scale,
  .compact {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2xs) var(--space);
  }
  .row,
  .hero {
    justify-content: space-between;
  }
  .hero {
    flex-flow: column;
    align-items: stretch;
    gap: var(--space-s) var(--space-l);
  }
  .headline {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--space-s);
  }
  .change {
    font-size: var(--text-s);
  }
  .players-online {
    font-size: var(--text-2xl);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  .figures {
    flex: none;
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
  /* Controls */
  .segments {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: auto;
    padding: 3px;
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
  }
  .segment,
  .series,
  .more {
    min-block-size: 2.25em;
    padding-inline: 0.7em;
    border: 0;
    border-radius: calc(var(--radius) / 2);
    background: none;
    color: var(--muted);
    font: inherit;
    font-size: var(--text-s);
    cursor: pointer;
  }
  .segment[aria-pressed='true'] {
    background: var(--background);
    color: var(--text);
    font-weight: 600;
  }
  .series {
    padding-inline: 0;
    line-height: 2.25;
  }
  .series[aria-pressed='false'] {
    text-decoration: line-through;
  }
  .segment:hover,
  .series:hover,
  .more:hover,
  summary:hover {
    color: var(--text);
  }
  .swatch {
    margin-inline-end: 0.4em;
  }
  [aria-pressed='false'] > .swatch {
    opacity: 0.3;
  }
  .more {
    inline-size: 100%;
  }
  .more[aria-expanded='true'] > .icon,
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
  details[open] {
    max-block-size: 20em;
    overflow: auto;
    white-space: nowrap;
  }
  th,
  td {
    padding: 0.25em 0.6em;
    font-weight: 400;
    text-align: end;
  }
  .compact {
    justify-content: space-between;
  }
  .aside {
    display: flex;
    flex: 1 1 100%;
    justify-content: space-between;
    gap: var(--space);
  }
  .busiest {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .figure {
    font-size: var(--text-xl);
  }
  .spark {
    flex: 1 0 5em;
    max-inline-size: 16em;
    block-size: 2em;
  }
  @container (inline-size < 27em) {
    .busiest {
      display: none;
    }
  }
  @container (inline-size >= 42em) {
    .compact {
      flex-wrap: nowrap;
    }
    .aside {
      flex: 0 1 auto;
      min-inline-size: 0;
    }
  }
  @container (inline-size >= 36em) {
    .hero {
      flex-flow: row;
      align-items: end;
    }
  }
  @container (inline-size < 25em) {
    .headline {
      flex-flow: column;
    }
    .change {
      min-block-size: 1lh;
    }
    .figures {
      gap: var(--space-xs);
    }
    .segment {
      padding-inline: 0.5em;
    }
  }
  @media (pointer: coarse) {
    .segment,
    .series,
    .more,
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
    [aria-pressed='true'] {
      outline: 1px solid;
    }
  }
`;
