import { css, roleStyles } from '../../base.js';

/** Styles of both layouts and their skeletons. */
export const styles = [
  roleStyles,
  css`
    /* After a member has left, only the fallback content is shown. */
    :host(:state(gone)) .base {
      --padding: 0px;
      border: 0;
      background: none;
    }
    :host(:state(gone)) .failure {
      display: none;
    }
    /* A low picture above a single line: the middle of the banner. */
    .is-poster {
      --picture: 6em;
      --shown: 7.5em;
    }
    .backdrop > img {
      object-position: 50% 40%;
    }
    .is-card {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: var(--space-s) var(--space);
    }
    /* As wide as its content; its styles depend on the width of the host. */
    :host([layout='signature']) {
      container-type: inline-size;
      contain-intrinsic-inline-size: 320px;
    }
    :host([layout='signature']) .base {
      container-type: normal;
      inline-size: fit-content;
      max-inline-size: 100%;
    }
    .is-signature {
      --size: 2em;
      display: flex;
      align-items: center;
      gap: var(--space-s);
      line-height: 1.3;
    }
    /* The name is stronger than all that follows it. */
    .is-signature .line > [part='badge'] {
      color: var(--muted);
      font-size: var(--text-s);
    }
    .is-signature > .lines {
      column-gap: var(--space-l);
    }
    /* A dot between the company and the date; it is clipped where the date begins a line. */
    .is-signature .membership {
      column-gap: 1em;
      overflow-x: clip;
      font-size: max(var(--text-s), 13px);
    }
    .is-signature .company ~ .since::before {
      content: '·' / '';
      display: inline-block;
      inline-size: 1em;
      margin-inline-start: -1em;
      text-align: center;
    }
    .portrait {
      position: relative;
      border-radius: 50%;
    }
    .is-card > .portrait {
      --size: 3em;
      font-size: 1.5em;
    }
    /* Eleven wide letters fit beside the portrait at any width. */
    .is-card .heading {
      font-size: clamp(1em, 6.75cqi, var(--text-xl));
    }
    .name {
      position: relative;
      inline-size: fit-content;
      max-inline-size: 100%;
    }
    .name > a {
      color: inherit;
    }
    .name > a:not(:hover, :focus-visible) {
      text-decoration: none;
    }
    .name > .icon {
      block-size: 0.85em;
      margin-inline-start: 0.35em;
      vertical-align: -0.05em;
      color: var(--warning, var(--link));
    }
    .roles {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2xs) 14px;
      margin-block-start: var(--space-2xs);
      font-size: var(--text-m);
      line-height: 1.3;
    }
    /* Nearer to its role than to the one before it. */
    .roles .has-dot::before {
      margin-inline-end: 4px;
    }
    .roles > li ~ li {
      color: var(--muted);
    }
    :is(.lines, .line, .membership) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2xs) var(--space-s);
      min-inline-size: 0;
    }
    .membership {
      min-block-size: 1.5em;
      color: var(--muted);
      font-size: var(--text-note);
    }
    .is-card > .membership {
      grid-column: 1 / -1;
      justify-content: space-between;
      padding-block-start: var(--space-s);
      border-block-start: 1px solid var(--track, var(--border));
    }
    .company {
      display: inline-flex;
      align-items: center;
      gap: 0.5em;
      min-inline-size: 0;
      color: var(--text);
    }
    .company > .avatar {
      --size: 2.5em;
      border-radius: 0.5em;
      font-size: 0.6em;
    }
    .is-signature .company > .avatar {
      --size: 2em;
    }
    .avatar.skeleton-box {
      background: var(--skeleton);
    }
    .name.skeleton-box {
      display: block;
      inline-size: 9em;
      block-size: 3.6em;
    }
    .lines > .name.skeleton-box {
      inline-size: 13em;
      block-size: 1.3em;
    }
    .company.skeleton-box {
      inline-size: 8em;
      block-size: 1.5em;
    }
    :is(.company, .since).skeleton-box {
      mask: var(--rows);
    }
    .since.skeleton-box {
      inline-size: 12.5em;
      block-size: 1.3em;
    }
    /* Lines below each other, so that the frame ends with the longest one. */
    @container (inline-size < 21em) {
      .is-signature .membership {
        flex-direction: column;
        align-items: start;
      }
    }
    @container (inline-size < 32em) {
      .is-signature > .lines {
        flex-direction: column;
        align-items: start;
      }
    }
    @container (inline-size < 20em) {
      .is-card {
        column-gap: var(--space-s);
      }
      .is-card > .portrait {
        font-size: 1.1667em;
      }
      .is-card .heading {
        font-size: clamp(1em, 7.5cqi, var(--text-xl));
      }
      .roles {
        column-gap: 0.6em;
      }
      .person > .name.skeleton-box {
        block-size: 4.2em;
      }
    }
    /* The company and the date below its name, not below its logo. */
    @container (inline-size < 20em) or (inline-size >= 38em) {
      .is-card > .membership {
        flex-direction: column;
        align-items: start;
      }
      .is-card > .membership > .company + .since {
        margin-inline-start: 2em;
      }
    }
    /* Directly after the name. */
    @container (inline-size >= 38em) {
      .is-card {
        grid-template-columns: auto minmax(0, max-content) minmax(0, 1fr);
      }
      .is-card > .membership {
        grid-column: auto;
        margin-inline-start: var(--space);
        padding: 0;
        padding-inline-start: calc(2 * var(--space));
        border: 0;
        border-inline-start: 1px solid var(--track, var(--border));
      }
    }
    /* Large text: the name below the portrait. */
    @container (inline-size < 12em) {
      .is-card {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    /* The face is larger, the owner's in a ring that glows. */
    @media screen and (forced-colors: none) {
      .is-night .is-card > .portrait {
        margin-inline-start: 4px;
        outline: 2px solid var(--border);
        outline-offset: 2px;
      }
      .is-night .is-card > .portrait.is-owner {
        --size: 4em;
        outline-color: var(--primary);
        box-shadow: 0 0 1.6em var(--glow);
      }
    }
  `,
];
