import { css } from '../../base.js';

/** Styles of the form: fields in the colours of the palette, with targets of 40 px. */
export const formStyles = css`
  .application {
    /* At least 3:1 against the ground. */
    --field-border: color-mix(in srgb, var(--muted) 85%, transparent);
    /* Inputs of a row are on one line below labels of one or two. */
    --columns: 1;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    align-items: end;
    gap: var(--space) var(--space-l);
    margin: 0;
    padding-block-start: var(--space);
    border-block-start: 1px solid var(--border);
  }
  .application:has(.problem) {
    align-items: start;
  }
  .application > :not(.short) {
    grid-column: 1 / -1;
  }
  .application slot::slotted(*) {
    font-size: var(--text-note);
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-2xs);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .label {
    padding: 0;
    font-size: var(--text-note);
    font-weight: 600;
  }
  legend.label {
    margin-block-end: var(--space-2xs);
  }
  .optional {
    margin-inline-start: 0.2em;
    color: var(--muted);
    font-size: 0.93em;
    font-weight: 400;
  }
  :is(input[type='text'], select, textarea) {
    inline-size: 100%;
    min-block-size: max(2.5em, 40px);
    margin: 0;
    padding: 0.5em var(--space-s);
    border: 1px solid var(--field-border);
    border-radius: calc(var(--radius) / 2);
    background: color-mix(in srgb, var(--background, transparent) 60%, transparent);
    color: var(--text);
    font: inherit;
    /* Smaller fields make phones zoom in. */
    font-size: max(1em, 16px);
    line-height: 1.4;
    text-align: start;
  }
  textarea {
    display: block;
    resize: vertical;
  }
  .select {
    display: grid;
    align-items: center;
  }
  .select > * {
    grid-area: 1 / 1;
  }
  .select > .icon {
    justify-self: end;
    margin-inline-end: var(--space-s);
    color: var(--muted);
    pointer-events: none;
  }
  select {
    padding-inline-end: 2.5em;
    text-overflow: ellipsis;
    appearance: none;
  }
  option {
    background: Canvas;
    color: CanvasText;
  }
  :is(input, select, textarea)[aria-invalid='true'],
  [role='radiogroup'][aria-invalid='true'] > .options {
    border-color: var(--danger);
    box-shadow: 0 0 0 1px var(--danger);
  }
  [role='radiogroup'] > .options {
    border-radius: calc(var(--radius) / 2);
  }
  .options {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-l);
  }
  .confirmations {
    display: grid;
    column-gap: var(--space-l);
  }
  /* No option alone below two others. */
  @container (inline-size < 18em) {
    .options {
      flex-direction: column;
    }
  }
  .option {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-xs);
    /* As high as a field beside it, one line of text in the middle. */
    padding-block: max(0.5em, (40px - 1.5em) / 2);
    cursor: pointer;
    text-wrap: balance;
  }
  :is(input[type='radio'], input[type='checkbox']) {
    display: grid;
    place-content: center;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin-block: 0.125em;
    margin-inline: 0 0.3em;
    border: 1.5px solid var(--muted);
    border-radius: 0.3em;
    color: var(--primary-text);
    font: inherit;
    appearance: none;
  }
  input[type='checkbox']:checked {
    border-color: var(--primary);
    background: var(--primary);
  }
  /* In the color of the text: the accent is that of what has to be done. */
  input[type='radio'] {
    border-radius: 50%;
    color: var(--text);
  }
  input[type='radio']:checked {
    border-color: currentColor;
  }
  /* A dot, or two sides of a turned box as the tick. */
  input[type='radio']:checked::before {
    content: '';
    inline-size: 0.6em;
    block-size: 0.6em;
    border-radius: 50%;
    background: currentColor;
  }
  input[type='checkbox']:checked::before {
    content: '';
    inline-size: 0.3em;
    block-size: 0.6em;
    margin-block-end: 0.15em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  .problem,
  .summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: 0.4em;
  }
  .problem {
    color: var(--danger);
    font-size: var(--text-note);
    font-weight: 600;
  }
  .problem > .icon,
  .summary > .icon {
    margin-block-start: 0.2em;
    color: var(--danger);
  }
  .summary {
    padding: var(--space-s);
    border: 1px solid var(--danger);
    border-inline-start-width: 4px;
    border-radius: calc(var(--radius) / 2);
  }
  #summary {
    font-weight: 600;
  }
  .summary .text-button {
    min-block-size: max(2em, 32px);
    padding-block: 0.25em;
    font-weight: 400;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .application .button {
    min-block-size: max(2.5em, 40px);
    margin: 0;
    border-radius: calc(var(--radius) * 0.75);
  }
  .application [aria-disabled] {
    opacity: 0.7;
    cursor: default;
  }
  .sent {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-s);
    padding: var(--space);
    border: 1px solid var(--success);
    border-radius: calc(var(--radius) / 2);
    font-weight: 600;
  }
  .sent > .tick {
    align-self: center;
    color: var(--success);
  }
  /* A label above a field. */
  .application > .skeleton-box {
    block-size: 4.0625em;
    mask:
      var(--area) 0 0.35em / 8em 0.8em,
      var(--area) 0 100% / 100% calc(100% - 1.5625em);
  }
  .application > .long.skeleton-box {
    block-size: 8.5em;
  }
  /* Options beside each other. */
  .application > .choice.skeleton-box {
    mask:
      var(--area) 0 0.35em / 8em 0.8em,
      repeating-linear-gradient(90deg, #000 0 1.25em, #0000 0 1.75em, #000 0 3.5em, #0000 0 5em) 0
        2.4em / 13.5em 1.25em no-repeat;
  }
  /* Boxes with their texts below each other. */
  .application > .checks.skeleton-box {
    --box: linear-gradient(#0000 0.6em, #000 0 1.85em, #0000 0);
    --line: linear-gradient(#0000 0.8em, #000 0 1.6em, #0000 0);
    block-size: 7em;
    mask:
      var(--area) 0 0.35em / 8em 0.8em,
      var(--line) 1.9em 2em / min(60%, 16em) 2.5em no-repeat,
      var(--box) 0 2em / 1.25em 2.5em no-repeat,
      var(--line) 1.9em 4.5em / min(60%, 16em) 2.5em no-repeat,
      var(--box) 0 4.5em / 1.25em 2.5em no-repeat;
  }
  /* Options below each other; texts of two lines beside boxes. */
  @container (inline-size < 18em) {
    .application > .choice.skeleton-box {
      block-size: 9.2em;
      mask:
        var(--area) 0 0.35em / 8em 0.8em,
        repeating-linear-gradient(#0000 0 0.6em, #000 0 1.85em, #0000 0 2.5em) 0 1.7em / 1.25em
          7.5em no-repeat,
        repeating-linear-gradient(#0000 0 0.8em, #000 0 1.6em, #0000 0 2.5em) 1.9em 1.7em / 4em
          7.5em no-repeat;
    }
    .application > .checks.skeleton-box {
      block-size: 9.9em;
      mask:
        var(--area) 0 0.35em / 8em 0.8em,
        repeating-linear-gradient(#0000 0 0.6em, #000 0 1.85em, #0000 0 4em) 0 1.9em / 1.25em 8em
          no-repeat,
        repeating-linear-gradient(
            #0000 0 0.8em,
            #000 0 1.6em,
            #0000 0 2.3em,
            #000 0 3.1em,
            #0000 0 4em
          )
          1.9em 1.9em / 80% 8em no-repeat;
    }
  }
  /* The space below options is part of their targets. */
  @container (inline-size < 34em) {
    .application > .choice {
      margin-block-end: -0.5em;
    }
  }
  /* Texts of two lines. */
  @container (52em <= inline-size < 64em) {
    .application > .checks.skeleton-box {
      margin-block-end: 2em;
    }
  }
  /* Two short fields in a row, then three below the three columns of the introduction; options have the space of two. */
  @container (inline-size >= 34em) {
    .application {
      --columns: 2;
    }
  }
  @container (inline-size >= 52em) {
    .application > .checks.skeleton-box {
      block-size: 4.5em;
    }
    /* Name and contact fill the row where no other field is in it. */
    .application:has(> .short:nth-child(3), > .long) {
      --columns: 3;
    }
    .confirmations {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
    .application > :is(.choice, .long) {
      grid-column: span 2;
    }
    /* A long answer, and two fields beside it. */
    .application > .long {
      grid-row: span 2;
      grid-template-rows: auto 1fr;
      align-self: stretch;
    }
    .long + .short + .choice.choice.choice {
      grid-column: auto;
    }
  }
  @media (forced-colors: active) {
    :is(input[type='radio'], input[type='checkbox']):checked {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  @media print {
    .application .button {
      display: none;
    }
  }
`;
