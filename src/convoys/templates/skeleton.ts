import { css, type TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import type { ConvoyLayout } from '../convoy-view.js';

/** One list item for each expected convoy; styles give it the shape and the height of a row. */
export const skeleton = (layout: ConvoyLayout, count: number): TemplateResult =>
  html`<ul class="convoys is-${layout} placeholders">
    ${Array(count).fill(html`<li></li>`)}
  </ul>`;

/** Styles of the skeleton: a box for the date tile or cover, and bars for the lines, at the height of each layout and width. */
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
  [dir='rtl'] .placeholders {
    scale: -1 1;
  }
  .placeholders.is-list {
    --row: 9.2em;
  }
  .is-list.placeholders > li::before {
    inline-size: var(--tile);
    block-size: 3.6em;
    margin-block-start: 0;
  }
  .is-list.placeholders > li::after {
    inset-inline-start: calc(var(--tile) + var(--space-s));
    --start: calc(-1 * (var(--tile) + var(--space-s)));
    box-shadow:
      0 1.35em var(--skeleton),
      var(--start) 4em var(--skeleton),
      var(--start) 5.35em var(--skeleton),
      var(--start) 6.7em var(--skeleton);
  }
  .placeholders.is-cards {
    --row: 15.6em;
  }
  .placeholders.is-cards > li::before {
    inline-size: 100%;
    block-size: var(--cover);
    margin-block-start: 0;
    border-radius: var(--radius);
  }
  .placeholders.is-cards > li::after {
    margin-block-start: calc(var(--cover) + 0.75em);
    box-shadow: 0 1.35em var(--skeleton);
  }
  .placeholders.is-compact {
    --row: 2.75em;
  }
  .placeholders.is-compact > li::after {
    inline-size: 40%;
    margin-block-start: 1.6em;
  }
  @container (inline-size >= 26em) {
    .placeholders.is-list {
      --row: 6.3em;
    }
    .is-list.placeholders > li::after {
      box-shadow:
        0 1.35em var(--skeleton),
        0 2.7em var(--skeleton);
    }
    .placeholders.is-cards {
      --row: 14.1em;
    }
    .placeholders.is-compact {
      --row: 1.48em;
    }
    .placeholders.is-compact > li::before {
      inline-size: 5em;
    }
    .placeholders.is-compact > li::after {
      inset-inline-start: 7em;
      margin-block-start: 0.25em;
    }
  }
  @container (inline-size >= 38em) {
    .placeholders.is-list {
      --row: 4.9em;
    }
    .placeholders.is-cards {
      --row: 15.1em;
    }
  }
  @container (inline-size >= 52em) {
    .placeholders.is-list {
      --row: 3.8em;
    }
  }
  @media (forced-colors: active) {
    .placeholders > li::before {
      border: 1px solid;
    }
  }
`;
