import { css } from 'lit';

/** Styles of failures and of messages in empty elements. */
export const messageStyles = css`
  /* Failure, or nothing to show: icon and sentence, and the next step directly after it or below it. */
  :is(.failure, .message) {
    --icon: 1.5em;
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2xs) var(--space-s);
    padding-inline-start: calc(var(--icon) + var(--space-xs));
    font-size: var(--text-note);
  }
  .failure .note {
    font-size: 1em;
  }
  .has-fallback > .failure {
    margin-block-start: var(--space-xs);
  }
  .message {
    color: var(--muted);
  }
  :is(.message, .reason) > slot > a {
    display: inline-block;
    align-content: center;
    /* A target of 24 px in a line that is not higher than its text. */
    min-block-size: 24px;
    margin-block: min(0px, (1.5em - 24px) / 2);
  }
  :is(.message, .reason) > slot > a > .icon {
    margin-inline-end: 0.5em;
  }
  :is(.failure, .message) > .icon {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    block-size: var(--icon);
    color: var(--muted);
  }
  /* Where nothing else will be shown: the icon on a tile, and the next step as a button at the end of the line, or below the sentence. */
  .boxed {
    --icon: 2.75em;
    --pad: 0px;
    align-content: center;
    column-gap: var(--space);
    min-block-size: calc(var(--icon) + 2 * var(--pad));
    box-sizing: border-box;
    padding: var(--pad);
    padding-inline-start: calc(var(--pad) + var(--icon) + var(--space-s));
    color: var(--text);
  }
  .is-frameless .boxed {
    --pad: var(--space-s);
    border-radius: var(--radius);
    background: color-mix(in srgb, currentColor 5%, transparent);
  }
  .boxed > .reason {
    display: contents;
  }
  .boxed p {
    color: inherit;
    margin-inline-end: auto;
  }
  .boxed > .icon {
    inset-block-start: calc((100% - var(--icon)) / 2);
    inset-inline-start: var(--pad);
    box-sizing: border-box;
    padding: 0.625em;
    border-radius: calc(var(--radius) / 2);
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  .boxed :is(slot > a, .aside > button) {
    min-block-size: var(--icon);
    margin: 0;
    padding-inline: min(var(--space), 4cqi);
    border: 1px solid;
    border-radius: calc(var(--radius) / 2);
    font-weight: 600;
    text-decoration: none;
  }
  .boxed :is(slot > a, .aside > button):hover {
    background: var(--surface);
  }
  .reason {
    min-inline-size: 0;
  }
  /* As high as a line of text, with a target of 40 px. */
  .failure > .button {
    --target: max(40px, 1.5em);
    min-block-size: var(--target);
    margin: 0;
    margin-block: calc((1.5em - var(--target)) / 2);
    margin-inline-start: calc(-1 * var(--space-2xs));
    padding-inline: var(--space-2xs);
    border-color: transparent;
    font-weight: inherit;
    text-decoration: underline;
    text-underline-offset: 0.15em;
    white-space: nowrap;
  }
  .failure > .button:hover {
    background: none;
    text-decoration-thickness: 2px;
  }
  .is-inline .failure {
    min-block-size: 40px;
    font-size: var(--text-s);
    line-height: 1.3;
  }
  .is-inline .failure > .icon {
    inset-block-end: 0;
    margin-block: auto;
  }
  /* Beside the button as long as no word breaks. */
  .is-inline .reason {
    flex: 1 1 min-content;
    max-inline-size: max-content;
    overflow-wrap: break-word;
  }
`;
