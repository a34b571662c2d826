import { css } from '../../base.js';

/** Styles of the overlay for streaming software: large, on nothing but a ground of its words. */
export const overlayStyles = css`
  :host([layout='overlay']) .base {
    --padding: 0px;
    border: 0;
    background: none;
  }
  :host([layout='overlay']) :is(.header, .stage, .note, .message, .backdrop),
  :host([layout='overlay']) .base::before,
  :host([layout='overlay']) li:has(> .progress) > .date-tile {
    display: none;
  }
  /* A twentieth of the picture may be cut off at each edge. */
  :host([layout='overlay']) .is-list {
    display: grid;
    gap: 0.6em;
    margin: 5cqi;
    font-size: clamp(1em, 2.2cqi, 4em);
  }
  :host([layout='overlay']) .is-list > li {
    grid-template-columns: var(--start) minmax(0, 1fr);
    max-inline-size: 27em;
    min-block-size: 0;
    margin: 0;
    padding: 1em;
    border: 0;
    border-radius: calc(var(--radius) * 1.5);
  }
  :host([layout='overlay']) .is-list > li:has(> .progress) {
    --start: 0px;
  }
  :host([layout='overlay']) .later {
    display: none;
  }
  /* A glow behind the words, towards their end: the sky of a landscape, or a blurred photograph, which may be bright. */
  @media screen and (forced-colors: none) {
    :host([layout='overlay']) .is-list > li {
      overflow: clip;
    }
    li > .cover {
      --shown: 45%;
      --to: right;
      --sun-size: 0px;
      display: block;
      position: absolute;
      inset: 0;
      z-index: -1;
      margin: 0;
      mask-image: linear-gradient(to var(--to), transparent 30%, rgb(0 0 0 / var(--shown)));
    }
    [dir='rtl'] li > .cover {
      --to: left;
    }
    li > .cover:has(> img:not([hidden])) {
      --shown: 20%;
    }
    li > .cover::before,
    li > .cover::after,
    li > .cover > .icon {
      display: none;
    }
    li > .cover > img {
      filter: blur(1em);
      scale: 1.2;
    }
  }
  :host([layout='overlay']) .title:not(:has(:focus-visible)) {
    display: block;
  }
  :host([layout='overlay']) .is-list > :first-child > .title {
    font-size: min(1.6em, 6cqi);
  }
  :host([layout='overlay']) .is-list > li > .badge {
    grid-area: 1 / 1 / auto / -1;
    place-self: start;
    margin: 0 0 0.9em;
    font-size: 0.75em;
  }
  :host([layout='overlay']) .is-list > li > :is(.title, .when, .progress, .facts) {
    grid-column: 2 / -1;
  }
  :host([layout='overlay']) .is-list > li > .progress {
    grid-template-columns: auto auto;
  }
  :host([layout='overlay']) .is-list > li > .progress > .end {
    grid-row: 1;
  }
  :host([layout='overlay']) .is-list > li > .progress > :is(.line, .elapsed) {
    grid-area: auto / 1 / auto / -1;
    margin-block: 0;
  }
  :host([layout='overlay']) .line {
    font-size: 1.2em;
  }
  :host([layout='overlay']) .elapsed {
    align-items: baseline;
    line-height: 1.8em;
  }
  :host([layout='overlay']) .elapsed > :nth-child(2) {
    font-size: 1.3em;
  }
  :host([layout='overlay']) .is-list > li > .facts {
    grid-area: 4 / 2 / auto / -1;
    margin: 0;
  }
  :host([layout='overlay']:is([placement='top'], [placement='bottom'])) .base {
    position: fixed;
    inset: auto 0 0;
    pointer-events: none;
  }
  :host([layout='overlay'][placement='top']) .base {
    inset: 0 0 auto;
  }
`;
