import { css } from '../../base.js';

/** Columns of a wide convoy in full. */
export const wideStyles = css`
  /* Facts and hosts have a column of their own; where it would be nearly empty, texts have one. */
  @container (inline-size >= 52em) {
    .is-plain:has(> .second > *) {
      grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
      column-gap: calc(1.5 * var(--space-l));
    }
    .is-plain > .head {
      grid-column: 1 / -1;
    }
    /* The only button is at the end of the line of the name. */
    .is-plain {
      position: relative;
    }
    .is-plain .times-line > .actions {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
    }
    .is-plain:has(.times-line > .actions) > .head {
      padding-inline-end: 11em;
    }
    .is-plain:has(> .second > *) > .second {
      grid-area: 2 / 2 / span 2;
    }
    /* Without texts, times and route are beside each other. */
    .is-plain:not(:has(> .second > *)) > .first {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
      column-gap: calc(1.5 * var(--space-l));
    }
    .is-plain .facts {
      grid-template-columns: repeat(2, auto);
    }
    .has-aside {
      grid-template: auto auto 1fr / minmax(0, 1fr) 19em;
      column-gap: calc(1.5 * var(--space-l));
    }
    .has-aside > .head {
      grid-column: 1 / -1;
    }
    .has-aside > .side {
      grid-area: 2 / 2 / span 2;
    }
    .has-aside .facts {
      grid-template-columns: minmax(0, 1fr);
    }
    .has-aside .hosts ul {
      columns: auto;
    }
    .has-aside .facts > div {
      display: grid;
    }
  }
`;
