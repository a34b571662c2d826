import { css } from '../../base.js';

/** Styles of the rules and their table of contents. */
export const styles = css`
  .rules {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 var(--space-l);
  }
  .text {
    font-size: var(--text-m);
  }
  .text > .prose {
    text-wrap: pretty;
  }
  .text > .prose + .prose {
    margin-block-start: 1.2em;
  }
  .text [role='heading'] {
    break-after: avoid;
    scroll-margin-block-start: 1em;
  }
  nav:not(:has(> .is-folded)) {
    margin-block-end: var(--space-xs);
  }
  /* A target of 40 px in the line of the heading. */
  .unfold {
    display: flex;
    align-items: center;
    gap: 0.25em;
    min-block-size: 40px;
    margin-block: calc((1.5em - 40px) / 2);
    padding: 0;
    color: var(--muted);
    font-size: var(--text-note);
  }
  .unfold:hover {
    color: var(--text);
  }
  .unfold[aria-expanded='true'] > .icon {
    rotate: 180deg;
  }
  ol[id] {
    font-size: var(--text-note);
    line-height: 1.35;
  }
  nav a {
    display: block;
    padding: 0.4em 0.75em;
    border-inline-start: 2px solid var(--border);
    color: var(--muted);
    text-decoration: none;
  }
  nav a:hover {
    color: var(--text);
    text-decoration: underline;
  }
  .depth-2 > a {
    padding-inline-start: 1.75em;
  }
  .depth-3 > a {
    padding-inline-start: 2.75em;
  }
  /* Paragraphs, beside them the table of contents where it is wide, and space for the button. */
  .bars {
    margin-block-end: 2em;
    font-size: var(--text-m);
  }
  .bars > div {
    background: var(--skeleton);
  }
  .bars > div {
    block-size: calc(1.5em * var(--lines));
    max-inline-size: 36em;
    --rules: linear-gradient(
      #0000 2.4em,
      #000 0 3.1em,
      #0000 0 5.6em,
      #000 0 6.3em,
      #0000 0 8.8em,
      #000 0 9.5em,
      #0000 0
    );
    /* Headings, each above a list of two rules with two lines and one with one. */
    mask:
      linear-gradient(#0000 0.25em, #000 0 1.15em, #0000 0) 0 0 / min(9em, 45%) 11em repeat-y,
      var(--rules) 0 0 / 0.7em 11em repeat-y,
      var(--rules) 1.5em 0 / 100% 11em repeat-y,
      linear-gradient(#0000 3.9em, #000 0 4.6em, #0000 0 7.1em, #000 0 7.8em, #0000 0) 1.5em 0 / 50%
        11em repeat-y;
  }
  /* In columns, also in one, so that Chromium shows no heading as the last line. */
  @media not print {
    .folded:not(:has(:focus-visible)) {
      columns: var(--columns, 1);
      column-fill: auto;
      orphans: 1;
      widows: 1;
      max-block-size: calc(1.5em * var(--lines) / var(--columns, 1));
      overflow: clip;
      --fade: linear-gradient(#000 max(50%, 100% - 4.5em), transparent) no-repeat;
      mask: var(--fade);
    }
  }
  @container (inline-size < 38em) {
    .is-folded {
      display: none;
    }
  }
  @container (inline-size < 64em) {
    .bars > :nth-child(2) {
      display: none;
    }
  }
  @container (inline-size >= 38em) {
    .bars {
      display: grid;
      grid-template: calc(1.5em * var(--lines)) / 9em minmax(0, 1fr);
      column-gap: 6em;
    }
    .bars::before {
      content: '';
      block-size: 15em;
      max-block-size: 100%;
      background: linear-gradient(transparent 0.65em, var(--skeleton) 0 1.35em, transparent 0) 0 0 /
        100% 2em no-repeat space;
    }
    .rules:has(> nav) {
      grid-template-columns: 11.5em minmax(0, 1fr);
    }
    nav {
      position: sticky;
      inset-block-start: 1rem;
      align-self: start;
      max-block-size: calc(100vh - 2rem);
      overflow-y: auto;
      /* The first entry is beside the first line. */
      margin: -0.25em 0 0;
    }
    /* No higher than a few lines of rules, as the reserved space. */
    .rules:has(.folded) > nav {
      block-size: 0;
      min-block-size: 100%;
    }
    .unfold {
      display: none;
    }
  }
  /* Two columns, of whole sections where all are shown. */
  @container (inline-size >= 64em) {
    .text {
      --columns: 2;
      columns: 2;
      column-gap: var(--space-l);
    }
    .text:not(.folded) > .prose {
      break-inside: avoid;
    }
    /* Only the end of the second column fades: the first one continues there. */
    .folded:not(:has(:focus-visible)) {
      mask:
        var(--area) 0 0 / 50%,
        var(--fade) 100% 0 / 50%;
    }
    [dir='rtl'] .folded:not(:has(:focus-visible)) {
      mask-position: right, left;
    }
    .bars {
      grid-template: calc(0.88em * var(--lines)) / 9em repeat(2, minmax(0, 1fr));
    }
    .bars > div {
      block-size: auto;
    }
  }
  @media print {
    .unfold,
    .rules > nav {
      display: none;
    }
    .rules:has(> nav) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
