import { css } from 'lit';
import { itemStyles } from './items.js';

/** Styles of a date tile, a title and a time. */
export const summaryStyles = css`
  .date-tile {
    background: var(--surface);
    inline-size: 2.75em;
    padding-block: 0.165em;
    border-radius: calc(var(--radius) * 0.75);
    font-size: var(--text-xl);
    font-weight: 600;
    line-height: 1.1;
    text-align: center;
    overflow-wrap: normal;
  }
  .date-tile::before,
  .date-tile::after {
    display: block;
    color: var(--muted);
    font-size: 0.5em;
    line-height: 1.3;
  }
  .date-tile::before {
    content: attr(data-weekday);
  }
  .date-tile[data-month]::after {
    content: attr(data-month);
  }
  /* Such as "Tomorrow", also in the wide letters of some fonts. */
  .has-long-name {
    min-inline-size: min-content;
    padding-inline: 0.2em;
  }
  .has-long-name::before {
    font-size: max(0.46em, 10px);
    line-height: 1.4;
  }
  .today {
    background: var(--primary-soft, var(--surface));
  }
  .today::before,
  .today::after {
    color: var(--text);
  }
  .title {
    font-weight: 600;
    line-height: 1.3;
    /* In the direction of its first letter, so that a foreign name that is cut loses its end, but in the place of others. */
    text-align: inherit;
    text-wrap: pretty;
  }
  /* For Firefox, without "pretty". In narrow boxes, less of a name that is cut would be left. */
  @supports not (text-wrap: pretty) {
    @container (inline-size >= 38em) {
      .title {
        text-wrap: balance;
      }
    }
  }
  /* A focused one is shown whole, with its outline; so are all in text so large that two lines are a few words. */
  @container (inline-size >= 12em) {
    @media screen {
      .title:not(:has(:focus-visible)) {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
  }
  /*
   * Chromium puts the ellipsis of a name that ends at the right after its end, where it is cut off: a name with more lines
   * than are shown, which has a scroll timeline, is at its own start.
   */
  @supports (animation-timeline: scroll(self)) {
    .base[dir='rtl'] .title {
      /* Not as a shorthand, into which the build would put the timeline, where no browser reads it. */
      animation-name: at-own-start;
      animation-timing-function: linear;
      animation-timeline: scroll(self);
    }
    @keyframes at-own-start {
      from,
      to {
        text-align: start;
      }
    }
  }
  .title a {
    color: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  .title a:is(:hover, :focus-visible) {
    color: var(--link);
    text-decoration: underline;
  }
  /* The start is the most important time. */
  .when {
    color: var(--muted);
    font-size: var(--text-note);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
    /* Labels in Japanese or Chinese stay whole. */
    word-break: keep-all;
  }
  .when time {
    color: var(--text);
    font-weight: 600;
  }
`;

/** Styles of the summary of a convoy. */
export const convoySummaryStyles = [
  itemStyles,
  summaryStyles,
  css`
    .summary {
      position: relative;
      min-block-size: 3.75em;
      padding-inline-start: calc(3.8em + var(--space-s));
    }
    .summary > .date-tile {
      position: absolute;
      inset-inline-start: 0;
      background: var(--background);
    }
    .live {
      color: var(--text);
      font-weight: 600;
    }
    .live::before {
      content: '';
      display: inline-block;
      inline-size: 0.6em;
      block-size: 0.6em;
      margin-inline: 0.2em 0.5em;
      border-radius: 50%;
      background: var(--link);
      box-shadow: 0 0 0 0.2em color-mix(in srgb, var(--link) 25%, transparent);
    }
    @container (inline-size < 20em) {
      .summary {
        padding-inline-start: calc(3.1em + var(--space-s));
      }
      .summary > .date-tile {
        font-size: var(--text-l);
      }
      .summary > .title {
        -webkit-line-clamp: 3;
      }
    }
  `,
];
