import { css } from '../../base.js';

/** Styles of the bar, in its place or at an edge of the window. */
export const barStyles = css`
  :host([layout='bar']) .base {
    position: relative;
    flex-wrap: nowrap;
    min-block-size: max(3.43em, 44px);
    --padding: 0;
    padding-inline: var(--space) var(--space-2xs);
    font-size: var(--text-note);
  }
  :host([layout='bar']) .is-frameless {
    border-radius: var(--radius);
    background: color-mix(in srgb, currentColor 5%, transparent);
  }
  :host([layout='bar']) .header {
    flex: none;
    margin: 0;
    margin-inline-end: var(--space-s);
  }
  :host([layout='bar']) .empty > .header.is-bare {
    margin: 0;
  }
  :host([layout='bar']) ::slotted([slot='heading']) {
    margin-inline-end: var(--space-xs);
  }
  :host([layout='bar']) .message {
    margin-block: var(--space-s);
    font-size: 1em;
  }
  /* The badge says it. */
  :host([layout='bar']) .header:has(+ .is-live) {
    display: none;
  }
  :host([layout='bar']) .heading {
    color: var(--muted);
    font: inherit;
    letter-spacing: normal;
    text-transform: none;
  }
  :host([layout='bar']) .error {
    padding-inline-end: var(--space);
  }
  .bar ~ .stage > * > .note {
    display: none;
  }
  :host([layout='bar']) .failure {
    font-size: 0.9em;
  }
  :host([layout='bar']) .skeleton-box {
    inline-size: 60%;
    block-size: 1em;
  }
  .bar,
  .bar > :first-child {
    display: flex;
    flex: 1;
    align-items: center;
    min-inline-size: 0;
  }
  /* Wherever it is pressed, the convoy opens. */
  .bar > :is(a, button):first-child::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .close {
    position: relative;
    z-index: 1;
  }
  .bar > :first-child {
    --gap: var(--space-s);
    gap: var(--gap);
    min-block-size: 2.86em;
    padding: 0;
    color: inherit;
    text-align: start;
    text-decoration: none;
  }
  .bar :is(.badge, .when, .others, .time, .action) {
    flex: none;
  }
  .others {
    color: var(--muted);
  }
  .bar .badge {
    font-size: 0.86em;
  }
  .bar :is(.when, .name) {
    font-weight: 600;
  }
  .bar .when {
    color: var(--link);
    font-size: 1em;
    line-height: inherit;
  }
  .bar .time {
    display: flex;
    gap: 0.3em;
    color: var(--muted);
  }
  .bar > :is(a, button):first-child:not(:focus-visible) > .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .bar > :is(a, button):hover > .name {
    text-decoration: underline;
  }
  /* An arrow, where there is no room for its text. */
  .bar .action::after {
    content: '›' / '';
  }
  /* A dot in the gap before each fact. */
  .bar .time,
  .more {
    --dot: 0.45em;
    margin-inline-start: calc(var(--dot) - var(--gap));
  }
  .bar .time::before,
  .more > [part]::before {
    content: '·' / '';
  }
  .bar .time::before {
    margin-inline-end: 0.15em;
  }
  .more > [part]::before {
    margin-inline-end: var(--dot);
  }
  /* The route, if it fits beside the name; else it wraps to a line that is cut off. */
  .more {
    display: none;
    flex: 1 1 0;
    flex-wrap: wrap;
    column-gap: var(--dot);
    min-inline-size: 0;
    block-size: 1.5em;
    overflow: clip;
    color: var(--muted);
    white-space: nowrap;
  }
  .more::before {
    content: '';
    block-size: 100%;
    margin-inline-end: calc(-1 * var(--dot));
  }
  .action {
    padding: 0.4em 0.9em;
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
    font-weight: 600;
  }
  .close {
    display: grid;
    place-items: center;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    padding: 0;
    border-radius: calc(var(--radius) * 0.75);
    color: var(--muted);
  }
  .close:hover {
    background: var(--surface);
    color: var(--link);
  }
  /* The route and its driven part, in the shape of the frame. */
  .bar,
  .is-live::after {
    border-radius: inherit;
  }
  .is-live::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(var(--primary) 0 0) 0 100% / calc(100% * var(--share)) 2px no-repeat,
      linear-gradient(var(--track, var(--border)) 0 0) 0 100% / 100% 2px no-repeat;
    pointer-events: none;
  }
  [dir='rtl'] .is-live::after {
    scale: -1 1;
  }
  /* A dot says that it is live; the text is for screen readers. So the name has 60 % of the width. */
  @container (inline-size < 38em) {
    :host([layout='bar']) :is(.ready, .error) > .header {
      display: none;
    }
    .bar .badge {
      inline-size: 0.625rem;
      block-size: 0.625rem;
      padding: 0;
      overflow: hidden;
      font-size: 0;
    }
  }
  @container (inline-size < 34em) {
    .bar > :first-child {
      --gap: var(--space-xs);
    }
  }
  /* Beside the number of others, the time left is short, or has no room. */
  @container (inline-size < 48em) {
    .others ~ .time {
      gap: 0;
    }
    .others ~ .time > span {
      font-size: 0;
    }
    .others ~ .time::before {
      content: '·\a0 ' attr(data-short) / '';
    }
  }
  @container (inline-size < 26em) {
    :host([layout='bar']) .base {
      padding-inline: var(--space-s) 0;
    }
  }
  /* Others are for screen readers. */
  @container (inline-size < 30em) {
    .time > .label {
      display: none;
    }
    .others {
      margin-inline-end: calc(-1 * var(--gap));
      font-size: 0;
    }
  }
  /* The time left is short, at the end. */
  @container (inline-size < 34em) {
    .is-live .time {
      gap: 0;
      margin-inline-start: auto;
    }
    .is-live .time > span {
      font-size: 0;
    }
    .is-live .time::before {
      content: attr(data-short) / '';
      margin: 0;
    }
  }
  @container (inline-size < 22em) {
    .bar:not(.is-live) .time {
      display: none;
    }
  }
  /* The whole bar opens the convoy: time and route come first. */
  @container (inline-size < 52em) {
    .bar .action {
      margin-inline-start: auto;
      padding: 0;
      background: none;
      color: var(--muted);
      font-size: 0;
    }
    .bar .action::after {
      font-size: 1.25rem;
      line-height: 1;
    }
  }
  @container (inline-size < 22em) {
    .bar .action {
      display: none;
    }
  }
  @container (inline-size >= 52em) {
    .bar .action::after {
      content: none;
    }
  }
  @container (inline-size >= 34em) {
    .more {
      display: flex;
    }
  }
  @container (inline-size >= 26em) {
    :host([layout='bar']) .failure {
      font-size: 1em;
    }
  }
  @media screen and (height >= 20rem) {
    :host([layout='bar']:is([placement='top'], [placement='bottom'])) {
      /* As high as the bar. */
      block-size: max(3em, 44px);
    }
    :host([layout='bar']:is([placement='top'], [placement='bottom'])) .base {
      /* Beside a header or footer of the page that would cover it. */
      --offset: var(--covered, var(--vtc-bar-offset, 0px));
      position: fixed;
      z-index: 90;
      inset-inline: 0;
      border-width: 0;
      border-radius: 0;
      box-shadow: 0 0 0 1px var(--border);
      padding-inline: max(var(--space), env(safe-area-inset-left, 0px))
        max(var(--space-2xs), env(safe-area-inset-right, 0px));
    }
    :host([layout='bar'][placement='top']) {
      padding-block-start: env(safe-area-inset-top, 0px);
    }
    :host([layout='bar'][placement='top']) .base {
      inset-block-start: var(--offset);
      padding-block-start: max(0px, env(safe-area-inset-top, 0px) - var(--offset));
    }
    :host([layout='bar'][placement='bottom']) {
      padding-block-end: env(safe-area-inset-bottom, 0px);
    }
    :host([layout='bar'][placement='bottom']) .base {
      inset-block-end: var(--offset);
      padding-block-end: max(0px, env(safe-area-inset-bottom, 0px) - var(--offset));
    }
  }
  @media (forced-colors: active) {
    .bar .action {
      border: 1px solid;
    }
    .is-live::after {
      --primary: Highlight;
      --track: GrayText;
      forced-color-adjust: none;
    }
  }
  @media print {
    :host([layout='bar']) {
      display: none;
    }
  }
`;
