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
    font-size: var(--text-s);
  }
  /* A ring; a dot where the company recruits. */
  .status::before {
    content: '';
    display: inline-block;
    inline-size: round(0.6em, 1px);
    block-size: round(0.6em, 1px);
    margin-inline-end: 0.45em;
    border: 1px solid;
    border-radius: 50%;
    vertical-align: 1px;
  }
  .is-open {
    color: var(--success);
    font-weight: 600;
  }
  .is-open::before {
    background: currentColor;
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
  }
  .apply,
  .contacts > :first-child {
    border-color: var(--primary, currentColor);
    background: var(--primary);
    color: var(--primary-text);
  }
  .apply:hover,
  .contacts > :first-child:hover {
    background: var(--primary);
    text-decoration: underline;
  }
  /* The first one leads; buttons below each other are as wide. */
  .contacts {
    display: grid;
    gap: var(--space-xs);
    inline-size: 100%;
  }
  .intro > p {
    text-wrap: balance;
  }
  .requirement-section {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17em), 1fr));
    gap: var(--space-l);
  }
  .fold > div + div {
    margin-block-start: var(--space);
  }
  .caption,
  summary {
    font-weight: 600;
  }
  .requirements,
  .questions {
    display: grid;
    gap: var(--space-xs);
    margin-block-start: var(--space-2xs);
    font-size: var(--text-m);
    text-wrap: pretty;
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
    background: var(--muted);
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
  /* Links after the word, below it where they do not fit. */
  .requirements > li > :has(.dlcs) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75em;
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
    block-size: round(clamp(3em, 11.2em - 24cqi, 7.5em), 1.5em);
  }
  .button.skeleton-box {
    inline-size: 100%;
    border: 0;
  }
  .place-box {
    inline-size: 14em;
    block-size: 1.2em;
    mask: var(--area) 0 0.3em / 100% 0.6em;
  }
  /* A list with bullets. */
  .requirements-box {
    --rows: 4;
    block-size: calc(1.25em + 1.9em * var(--rows));
    mask:
      var(--area) 0 0.35em / 7em 0.8em,
      linear-gradient(#0000 2.25em, #000 0) intersect,
      linear-gradient(90deg, #000 0.5em, #0000 0 1.1em, #000 0 min(85%, 20em), #0000 0) intersect,
      linear-gradient(#0000 0.5em, #000 0 1.2em, #0000 0) 0 1.75em / 100% 1.9em;
  }
  .has-form .requirements-box {
    --rows: 2;
  }
  .requirements-box.is-short {
    --rows: 1;
  }
  .fold-box {
    block-size: 2.75em;
    mask: var(--area) 0 1em / 6em 0.8em;
  }
  @container (inline-size < 20em) {
    .join:not(.has-form) .requirements-box:not(.is-short) {
      --rows: 7;
    }
    .has-form .requirements-box:not(.is-short) {
      --rows: 3;
    }
  }
  @container (inline-size >= 26em) {
    .button.skeleton-box {
      inline-size: 9em;
    }
    .apply {
      inline-size: auto;
      padding-inline: 1.5em;
    }
    .contacts {
      grid-template-columns: repeat(2, max-content);
    }
  }
  @container (inline-size >= 38em) {
    .join:not(.has-form):has(> .requirement-section) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--space-l);
    }
    .join:not(.has-form) > .requirement-section {
      grid-area: 1 / 2;
    }
    /* Questions are below the introduction. */
    .join:not(.has-form):has(> .requirement-section + *) {
      grid-template-rows: auto 1fr;
    }
    .join:not(.has-form) > .requirement-section:not(:last-child) {
      grid-row-end: span 2;
    }
  }
  @container (inline-size >= 52em) {
    .has-form:has(> .requirement-section) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: var(--space-l);
    }
    .has-form > .requirement-section {
      grid-column: span 2;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .has-form > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
  /* Two lists beside each other, each as wide as its lines. */
  @container (inline-size >= 64em) {
    .join:not(.has-form) > .requirement-section {
      grid-template-columns: auto auto;
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
