import { css, type TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import type { ConvoyLayout } from '../convoy-view.js';

/** One list item for each expected convoy; styles give it the shape and the height of a row. */
export const skeleton = (layout: ConvoyLayout, count: number): TemplateResult =>
  html`<ul class="convoys is-${layout} placeholders">
    ${Array(count).fill(html`<li></li>`)}
  </ul>`;

/** Styles of the skeleton: date or cover, and name, of the first rows; all rows at the height of each layout and width. */
export const skeletonStyles = css`
  .convoys.placeholders > li {
    display: block;
    box-sizing: content-box;
    block-size: var(--row);
  }
  .placeholders > li::before,
  .placeholders > li::after {
    content: '';
    position: absolute;
    inline-size: 55%;
    block-size: 0.8em;
    margin-block-start: 0.25em;
    border-radius: calc(var(--radius) / 3);
    background: var(--skeleton);
  }
  /* At most twenty boxes. */
  .placeholders > :nth-child(n + 11) {
    visibility: hidden;
  }
  .is-list.placeholders {
    --row: 5.5em;
  }
  .is-list.placeholders > li::before {
    inline-size: 2em;
    block-size: 2.3em;
    margin-block-start: 0;
    mask:
      var(--area) 0 0.2em / 100% 0.55em,
      var(--area) 0 1.1em / 65% 0.95em;
  }
  /* Name, times and facts. */
  .is-list.placeholders > li::after {
    inset-inline: var(--start) 0;
    inline-size: auto;
    max-inline-size: 26em;
    block-size: min(6em, var(--row) + 0.2em);
    margin-block-start: 0;
    mask: var(--text-lines);
  }
  .placeholders.is-cards {
    --row: 13.5em;
  }
  .placeholders.is-cards > li {
    block-size: calc(var(--row) + var(--cover) - 8.25em);
  }
  .placeholders.is-cards > li::before {
    inline-size: 100%;
    block-size: var(--cover);
    margin-block-start: 0;
    border-radius: var(--radius);
  }
  .placeholders.is-cards > li::after {
    inset-block: calc(var(--cover) + 0.5em) 0;
    inline-size: 85%;
    block-size: auto;
    margin: 0;
    mask: var(--text-lines);
  }
  .placeholders.is-compact {
    --row: 1.4em;
  }
  .placeholders.is-compact > li::before {
    inline-size: 3.5em;
  }
  .placeholders.is-compact > li::after {
    inset-inline-start: 5.5em;
  }
  @container (inline-size >= 26em) {
    .placeholders.is-list {
      --row: max(4em, 9em - 14.5cqi);
    }
    .placeholders.is-cards {
      --row: 14.2em;
    }
  }
  @container (inline-size >= 52em) {
    .is-list.placeholders {
      --row: 2.55em;
    }
    /* Facts, and the state at the end. */
    .is-list.placeholders > li::after {
      max-inline-size: none;
      mask:
        var(--area) 0 0.35em / 40% 0.75em,
        var(--area) 0 1.85em / 24% 0.75em,
        var(--area) 70% 0.35em / 14em 0.75em,
        var(--area) 100% 0.35em / 5em 0.75em;
    }
    .placeholders.is-cards {
      --row: 13.4em;
    }
  }
  /* More columns of narrower cards. */
  @container (inline-size >= 67em) {
    .placeholders.is-cards {
      --row: 14.8em;
    }
  }
  @media (forced-colors: active) {
    .placeholders > li::before {
      border: 1px solid;
    }
  }
`;
