import { css } from '../../base.js';

/**
 * When hidden, also from screen readers, the element keeps a place without a size: without one it would never be near
 * the viewport, and would not refresh.
 */
export const styles = css`
  :host([when-closed='hide']:is(:state(loading), :state(empty))) {
    position: absolute;
    scale: 0;
  }
  :host([when-closed='hide']:is(:state(loading), :state(empty))) .base {
    visibility: hidden;
  }
  /* The status follows the heading. */
  .header {
    justify-content: start;
    row-gap: var(--space-2xs);
  }
  .status {
    color: var(--muted);
    font-size: var(--text-s);
    font-weight: 600;
  }
  .status::before {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.6em;
    margin-inline-end: 0.45em;
    border: 1px solid;
    border-radius: 50%;
    background: currentColor;
  }
  .is-open {
    color: var(--success);
  }
  .join {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: var(--space);
  }
  .intro {
    display: grid;
    justify-items: start;
    gap: var(--space-s);
  }
  .intro .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    margin: 0;
    border-radius: calc(var(--radius) * 0.75);
    text-decoration: none;
  }
  .apply {
    inline-size: 100%;
    border-color: var(--primary, currentColor);
    background: var(--primary);
    color: var(--primary-text);
  }
  .apply:hover {
    background: var(--primary);
    text-decoration: underline;
  }
  .contacts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-xs);
  }
  .caption,
  summary {
    font-weight: 600;
  }
  .requirements,
  .questions {
    display: grid;
    gap: var(--space-xs);
    margin-block-start: var(--space-xs);
    font-size: var(--text-m);
  }
  .requirements > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.6em;
  }
  .requirements > li::before {
    content: '';
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-block-start: 0.55em;
    border-radius: 50%;
    background: var(--link);
  }
  .tick {
    display: grid;
    place-items: center;
    align-self: start;
    inline-size: 1.5em;
    block-size: 1.5em;
    border-radius: 50%;
    background: var(--primary-soft, var(--surface));
    color: var(--link);
  }
  .tick > .icon {
    block-size: 0.9em;
  }
  .badge {
    padding: 0;
    background: none;
    color: var(--muted);
    font-weight: 400;
  }
  /* Between a requirement and its badge, where these are in one line. */
  .requirements > li > div {
    word-spacing: 0.5em;
  }
  .requirements > li > div > * {
    word-spacing: 0;
  }
  .dlcs {
    font-size: var(--text-note);
  }
  .questions {
    padding-inline-start: 1.6em;
  }
  .questions > li {
    list-style: decimal;
  }
  .questions > ::marker {
    color: var(--muted);
  }
  .fold {
    border-block-start: 1px solid var(--border);
    padding-block-start: var(--space-2xs);
    margin-block-end: calc(-1 * var(--space-xs));
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-xs);
    min-block-size: 2.5rem;
    cursor: pointer;
    list-style: none;
  }
  summary > .icon {
    color: var(--muted);
  }
  [open] > summary > .icon {
    rotate: 180deg;
  }
  .intro > .text-lines {
    inline-size: 100%;
    block-size: clamp(4.5em, 14.7em - 37cqi, 9em);
    margin-block-end: 1.6em;
  }
  .button.skeleton-box {
    inline-size: 100%;
    border: 0;
  }
  /* A list with bullets. */
  .requirements-box {
    block-size: clamp(11em, 26em - 55cqi, 18em);
    max-inline-size: 34em;
    margin-block-end: 4.5em;
    mask:
      linear-gradient(90deg, #000 0.5em, #0000 0 1.1em, #000 0 85%, #0000 0) intersect,
      linear-gradient(#0000 0.4em, #000 0 1.15em, #0000 0) 0 0 / 100% 2.1em no-repeat space;
  }
  @container (inline-size >= 26em) {
    .button.skeleton-box {
      inline-size: 9em;
    }
    .apply {
      inline-size: auto;
      padding-inline: 1.5em;
    }
  }
  @container (inline-size >= 38em) {
    .requirements-box {
      margin-block-end: 3em;
    }
    .join:not(.has-form):has(> .requirement-section) {
      grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 6fr);
      column-gap: var(--space-l);
    }
    .join:not(.has-form) > .requirement-section {
      grid-area: 1 / 2 / span 2;
    }
  }
  @container (inline-size >= 52em) {
    .has-form:has(> .requirement-section) {
      grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 4fr);
      column-gap: var(--space-l);
    }
    .has-form > .requirement-section {
      grid-area: 1 / 2 / span 2;
    }
  }
  @media print {
    .intro > .apply,
    summary > .icon {
      display: none;
    }
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
