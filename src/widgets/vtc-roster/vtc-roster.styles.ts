import { css, expandButtonStyles, roleStyles } from '../../base.js';

/** Styles of the roster as a grid. */
export const styles = [
  expandButtonStyles,
  roleStyles,
  css`
    /* One number of columns, so that groups stand below leaders. */
    :is(.base, .skeleton) > :is(.people, .groups) {
      --columns: 1;
    }
    .leaders {
      --columns: 2;
    }
    .leaders,
    .people,
    .groups {
      display: grid;
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
      gap: var(--space-2xs) var(--space-s);
    }
    .leaders {
      margin-block-end: var(--space);
      row-gap: 0;
    }
    .groups {
      row-gap: var(--space-s);
    }
    .wide {
      grid-column: 1 / -1;
    }
    .group:not(.wide) {
      --columns: 1;
    }
    .person,
    .person-box {
      --size: 2em;
      position: relative;
      display: flex;
      flex-direction: column;
      justify-content: center;
      min-block-size: 2.25em;
      padding-block: var(--space-2xs);
      padding-inline-start: calc(var(--size) + 0.625em);
      line-height: 1.3;
    }
    /* Most have a role. */
    .person-box {
      min-block-size: 2.75em;
    }
    /* Portraits with names and roles in the same lines. */
    .leaders > li {
      --size: 3.5em;
      display: grid;
      grid-row: span 3;
      grid-template: subgrid / minmax(0, 1fr);
      row-gap: 0;
      padding-block: var(--space-2xs) var(--space-s);
      padding-inline: 0;
    }
    .leaders > :has(.name > .icon),
    .skeleton .leaders > :first-child {
      --size: 4.5em;
    }
    .leaders .avatar {
      align-self: center;
      margin-block-end: var(--space-2xs);
    }
    /* A ring inside the edge of the portrait, which begins where the name does. */
    .person:has(> .name > .icon) > .avatar::after,
    .is-night .leaders > li > .avatar::after {
      content: '';
      position: absolute;
      inset: 0;
      border: 2px solid var(--ring, var(--primary, currentColor));
      border-radius: 50%;
      box-shadow: inset 0 0 0 2px var(--paint, transparent);
    }
    .leaders > li > .name {
      font-size: min(var(--text-m), 0.55em + 2.2cqi);
    }
    :not(.leaders) > .person > .avatar {
      position: absolute;
      inset-block-start: calc(50% - var(--size) / 2);
      inset-inline-start: 0;
    }
    .name {
      position: relative;
      inline-size: fit-content;
      max-inline-size: 100%;
    }
    :is(.leaders, .leading) .name,
    .name:has(> .icon) {
      font-weight: 600;
    }
    /* Beside the name's box, so that it cannot wrap to a line of its own. */
    .name:has(> .icon) {
      padding-inline-end: 1.25em;
    }
    .name > .icon {
      position: absolute;
      inset-block-start: 0.175em;
      inset-inline-end: 0;
      block-size: 0.95em;
      color: var(--warning, var(--link));
    }
    .people .name {
      font-size: var(--text-m);
    }
    .role {
      inline-size: fit-content;
      line-height: 1.3;
    }
    /* The dot is beside the lines of the name, on the side where the language begins. */
    .leaders .role {
      display: flex;
    }
    .leaders .role::before {
      flex: none;
    }
    .group-name {
      min-block-size: 1.75em;
      font-weight: 600;
    }
    .size {
      margin-inline-start: 0.25em;
      font-weight: 400;
    }
    .skeleton li::before,
    .skeleton li::after {
      content: '';
      position: absolute;
      inset-block-start: calc(50% - var(--size) / 2);
      inset-inline-start: 0;
      inline-size: var(--size);
      block-size: var(--size);
      border-radius: 50%;
      background: var(--skeleton);
    }
    .skeleton li::after {
      position: static;
      inline-size: min(8em, 70%);
      block-size: 0.8em;
      border-radius: calc(var(--radius) / 3);
    }
    .skeleton .leaders > li::before {
      position: static;
      align-self: center;
    }
    /* Two bars as high as a name and a role. */
    .skeleton .leaders > li::after {
      inline-size: 5em;
      margin-block: 0.375em 1.375em;
      box-shadow: 0 1.25em 0 -0.0625em var(--skeleton);
    }
    .skeleton :is(.group, .leaders) {
      padding-block-start: 1.75em;
    }
    /* As far from the last row as rows are from each other. */
    .end {
      margin-block-start: var(--space-xs);
    }
    .skeleton .end {
      block-size: 1.8em;
    }
    /* A narrow element shows whole names; a focused one is shown whole. */
    @container (inline-size >= 26em) {
      .name:not(:focus-visible) {
        display: -webkit-box;
        overflow: hidden;
        overflow-wrap: normal;
        text-overflow: ellipsis;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
    @container (inline-size < 46em) {
      .people > :is(.person, .person-box) {
        --size: 1.75em;
        padding-inline-start: calc(var(--size) + 0.5em);
      }
      .people .name {
        font-size: var(--text-note);
      }
    }
    /* The crown may be in the gap of the columns. */
    @container (26em <= inline-size < 46em) {
      .people .name:has(> .icon) {
        max-inline-size: none;
        margin-inline-end: calc(-1 * var(--space-xs));
      }
    }
    @container (15em <= inline-size < 20em) {
      .people,
      .groups {
        column-gap: var(--space-xs);
      }
      .people > :is(.person, .person-box) {
        --size: 1.625em;
        padding-inline-start: calc(var(--size) + 0.375em);
      }
      .people .name {
        font-size: var(--text-s);
      }
      /* The crown is on the head. */
      .people .name:has(> .icon) {
        position: static;
        padding: 0;
      }
      .people .name > .icon {
        inset-block-start: calc(50% - 1.8em);
        inset-inline: 0.45em auto;
      }
    }
    @container (inline-size >= 15em) {
      :is(.base, .skeleton) > :is(.people, .groups) {
        --columns: 2;
      }
    }
    /* A narrow group that would be alone in its row takes both columns. */
    @container (15em <= inline-size < 26em) {
      .group:nth-child(odd of :not(.wide)):is(:last-child, :has(+ .wide)) {
        --columns: 2;
        grid-column: 1 / -1;
      }
    }
    @container (inline-size >= 26em) {
      :is(.base, .skeleton) > :is(.leaders, .people, .groups) {
        --columns: 3;
      }
    }
    @container (inline-size >= 36em) {
      :is(.base, .skeleton) > :is(.leaders, .people, .groups) {
        --columns: 4;
      }
    }
    @container (inline-size >= 68em) {
      :is(.base, .skeleton) > :is(.leaders, .people, .groups) {
        --columns: 6;
      }
    }
    @container (inline-size >= 68em) {
      .few {
        --columns: 3;
        grid-column: auto / span 3;
      }
    }
    /* No row of one or two leaders below a long one: 3 + 2, 3 + 3 + 3, 4 + 3, 4 + 4, 5 + 4. */
    @container (36em <= inline-size < 46em) {
      .base > .leaders:has(> :is(:nth-child(5), :nth-child(9)):last-child),
      .leaders:has(> :is(:nth-child(5), :nth-child(9)):last-child) ~ .groups.groups {
        --columns: 3;
      }
    }
    @container (inline-size >= 46em) {
      .base > .leaders:has(> :is(:nth-child(5), :nth-child(9)):last-child),
      .leaders:has(> :is(:nth-child(5), :nth-child(9)):last-child) ~ .groups.groups {
        --columns: 5;
      }
    }
    @container (inline-size >= 68em) {
      .base > .leaders:has(> :is(:nth-child(7), :nth-child(8)):last-child),
      .leaders:has(> :is(:nth-child(7), :nth-child(8)):last-child) ~ .groups.groups {
        --columns: 4;
      }
    }
    /* Faces are larger, the owner's in a ring that glows. */
    @media screen and (forced-colors: none) {
      .is-night .leaders > li {
        --size: 4.5em;
      }
      .is-night .leaders > :has(.name > .icon),
      .is-night .skeleton .leaders > :first-child {
        --size: 6em;
      }
      .is-night .leaders > :not(:has(.name > .icon)) {
        --ring: var(--border);
      }
      .is-night .leaders > :has(.name > .icon) > .avatar {
        box-shadow: 0 0 1.6em var(--glow);
      }
    }
    /* No space for two columns: rows. */
    @container (inline-size < 11.25em) {
      .leaders {
        --columns: 1;
      }
      .base .leaders > li,
      .base .leaders > :has(.name > .icon),
      .base .skeleton .leaders > :first-child {
        --size: 2.5em;
        grid: auto auto / auto minmax(0, 1fr);
        grid-row: auto;
        align-content: center;
        column-gap: 0.625em;
      }
      .base .leaders .avatar,
      .base .leaders > li::before {
        grid-row: 1 / span 2;
        align-self: center;
        margin: 0;
      }
    }
    @media print {
      .search,
      .sort-bar,
      .sort .icon,
      .end {
        display: none;
      }
      .role::after {
        position: static;
        clip-path: none;
        white-space: normal;
      }
    }
  `,
];
