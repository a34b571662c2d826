import { css } from 'lit';

/** Looks of a leaf, a road, a time, and a convoy in short. */
export const summaryStyles = css`
  .leaf {
    display: grid;
    justify-items: center;
    align-content: center;
    inline-size: 5.5em;
    min-block-size: 5em;
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
    color: var(--muted);
    font-size: 0.6875em;
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    overflow-wrap: normal;
  }
  .leaf > b {
    color: var(--text);
    font-size: 1.8em;
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
  .leaf.today {
    background: var(--primary-soft, var(--surface));
    color: var(--link);
  }
  .name {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-weight: 650;
    line-height: 1.3;
    /* A foreign name that is cut loses its end. */
    unicode-bidi: plaintext;
  }
  [dir='rtl'] .name {
    text-align: right;
  }
  .name a {
    color: inherit;
    text-decoration: none;
  }
  .name a:hover {
    color: var(--link);
    text-decoration: underline;
  }
  time {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  /* For screen readers; an element for each would make long lists slow. */
  time::after {
    content: attr(data-zones);
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  /* Two dots and the line between them. */
  .route::before {
    content: '';
    display: inline-block;
    inline-size: 1.5em;
    block-size: 0.5em;
    margin-inline-end: 0.4em;
    background:
      radial-gradient(circle closest-side, currentColor 95%, transparent) 0 0 / 0.5em 100%,
      radial-gradient(circle closest-side, currentColor 95%, transparent) 100% 0 / 0.5em 100%,
      linear-gradient(currentColor 0 0) 50% 50% / 80% 1.5px;
    background-repeat: no-repeat;
    vertical-align: 0.05em;
  }
  .summary {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: center;
    column-gap: var(--space-s);
  }
  .summary > .leaf {
    grid-row: 1 / 3;
  }
  .summary > .name {
    align-self: end;
  }
  .summary > .line > .route {
    margin-inline-start: 0.4em;
  }
`;
