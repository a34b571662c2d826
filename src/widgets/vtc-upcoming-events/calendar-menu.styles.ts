import { css } from 'lit';

/** Looks of the calendar button and its menu. */
export const menuStyles = css`
  .is-list > li,
  .aside {
    position: relative;
  }
  .calendar-button {
    display: grid;
    place-items: center;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: calc(var(--radius) * 0.75);
    background: none;
    color: var(--muted);
    cursor: pointer;
  }
  .calendar-button:is(:hover, [aria-expanded='true']) {
    background: var(--hover, var(--surface));
    color: var(--link);
  }
  .menu {
    position: absolute;
    inset: auto;
    inset-block-start: 100%;
    inset-inline-end: 0;
    z-index: 1;
    inline-size: max-content;
    max-inline-size: min(20em, 90vi);
    margin: 0;
    padding: var(--space-2xs);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
    font-size: var(--text-m);
    box-shadow: 0 0.5em 1.5em rgb(0 0 0 / 0.2);
  }
  .menu:popover-open {
    position: fixed;
    position-area: self-block-end span-self-inline-start;
    position-try-fallbacks: flip-block;
    inset: auto;
  }
  .menu > :is(a, button, .copied) {
    display: flex;
    align-items: center;
    gap: var(--space-s);
    padding: 0 var(--space-s);
  }
  .menu > :is(a, button) {
    inline-size: 100%;
    min-block-size: 2.5rem;
    border: 0;
    border-radius: calc(var(--radius) / 2);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  .menu > :is(a, button):hover {
    background: var(--hover, var(--surface));
  }
  .menu .icon,
  .copied {
    color: var(--muted);
  }
  .copied > .icon {
    margin-block: var(--space-2xs) var(--space-xs);
  }
  textarea {
    inline-size: 100%;
    margin-block-start: var(--space-2xs);
    padding: var(--space-2xs);
    border: 1px solid var(--border);
    border-radius: calc(var(--radius) / 2);
    background: var(--surface);
    color: var(--text);
    font: inherit;
  }
  @media print {
    .calendar-button {
      display: none;
    }
  }
`;
