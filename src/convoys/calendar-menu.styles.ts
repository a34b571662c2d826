import { css } from 'lit';

/** Styles of the buttons to add convoys to a calendar and to share them, and of their menus. */
export const menuStyles = css`
  .calendar-button,
  .share-button,
  .icon-button {
    display: grid;
    place-items: center;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    padding: 0;
    border-radius: calc(var(--radius) * 0.75);
    color: var(--muted);
  }
  :is(.calendar-button, .share-button, .icon-button):is(:hover, [aria-expanded='true']) {
    background: var(--hover, var(--surface));
    color: var(--link);
  }
  /* An outline of 24 px with a plus: a picture in each of thirty rows would be 180 elements more. */
  button.calendar-button::before {
    content: '';
    inline-size: 24px;
    block-size: 24px;
    scale: 0.84;
    background: currentColor;
    forced-color-adjust: none;
    clip-path: path(
      evenodd,
      'M7 2h2v2h6V2h2v2h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2zM5 6v3h14V6h-2v1h-2V6H9v1H7V6zM5 11v9h14v-9zM11 12.500h2v2h2v2h-2v2h-2v-2H9v-2h2z'
    );
  }
  /* Button of the whole list at the end of the line of the heading; time zone before it, or below both. */
  .aside {
    display: contents;
  }
  .header > .aside > .calendar-button {
    align-self: center;
    margin-block: -0.625rem;
    margin-inline: auto -0.5rem;
  }
  .aside > .zone {
    line-height: 1.3;
  }
  .header.is-bare .aside > .calendar-button {
    order: 1;
  }
  @container (inline-size < 38em) {
    .header:not(.is-bare) > .aside > .zone {
      order: 1;
      flex-basis: 100%;
      margin-block-start: 0.25em;
    }
  }
  @container (inline-size >= 38em) {
    .header:not(.is-bare) > .aside > .zone {
      margin-inline-start: auto;
    }
    .header:not(.is-bare) > .aside > .zone ~ .calendar-button {
      margin-inline-start: 0;
    }
  }
  /* For the whole list: an arrow that points down. */
  .aside > button.calendar-button::before {
    clip-path: path(
      evenodd,
      'M7 2h2v2h6V2h2v2h2a2 2 0 0 1 2 2v6h-2V6h-2v1h-2V6H9v1H7V6H5v14h6v2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2zM5 9h14v2H5zM17 13h2v5.200l1.600-1.600L22 18l-4 4-4-4 1.400-1.400 1.600 1.600z'
    );
  }
  /* Without convoys, it is a next step, with its text. */
  .message > .aside > .calendar-button {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    inline-size: auto;
    block-size: auto;
    min-block-size: 24px;
    color: var(--link);
    text-decoration: underline;
  }
  @container (inline-size < 38em) {
    .message:has(> .aside > button) > slot > p {
      flex-basis: 100%;
    }
  }
  /* Without a heading and a time zone, the button of the whole list is in the first row of the content. */
  .header.is-bare:has(> .aside):not(:has(> .aside > .zone)) {
    position: relative;
    z-index: 1;
    justify-content: end;
    block-size: 0;
    margin: 0;
  }
  [popover] {
    inset: auto;
    margin: 0;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
    box-shadow: 0 0.5em 1.5em rgb(0 0 0 / 0.2);
  }
  .menu {
    inline-size: max-content;
    max-inline-size: min(20em, 90vi);
    padding: var(--space-2xs);
    font-size: var(--text-note);
    position-area: self-block-end span-self-inline-start;
    position-try-fallbacks: flip-block;
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
    border-radius: calc(var(--radius) / 2);
    color: inherit;
    text-align: start;
    text-decoration: none;
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
  @media (forced-colors: active) {
    button.calendar-button::before {
      background: ButtonText;
    }
  }
  @media print {
    .calendar-button,
    .share-button,
    .icon-button {
      display: none;
    }
  }
`;
