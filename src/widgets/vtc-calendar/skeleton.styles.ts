import { css } from '../../base.js';

/** Styles of the skeleton: a month, and the agenda below or beside it. */
export const skeletonStyles = css`
  @media screen {
    /* The month: its name, weekdays, numbers, and the convoys of the first and the last two days of a week. */
    .placeholder {
      --number: radial-gradient(circle 0.75em at 50% 50%, var(--skeleton) 97%, transparent);
      --day: linear-gradient(90deg, transparent 35%, var(--skeleton) 0 65%, transparent 0);
      position: relative;
      display: grid;
      grid-template: repeat(5, minmax(0, 1fr)) / repeat(7, minmax(0, 1fr));
      block-size: calc(2.5rem + var(--weekdays) + var(--weeks));
      padding-block-start: calc(2.5rem + var(--weekdays));
      background: var(--day) 0 calc(2.5rem + var(--weekdays) / 2 - 0.3em) / calc(100% / 7) 0.6em
        repeat-x;
    }
    .placeholder > .skeleton-box {
      grid-column: 7;
      justify-self: center;
      inline-size: calc(min(100%, 3.6em) - 4px);
      margin-block: 2px;
      border-radius: calc(var(--radius) / 2);
    }
    .placeholder > :nth-child(3n + 1) {
      grid-column: 1;
    }
    .placeholder > :nth-child(3n + 2) {
      grid-column: 6;
    }
    .placeholder::before,
    .placeholder::after {
      content: '';
      position: absolute;
      inset-block-start: 0.75rem;
      inline-size: 9em;
      block-size: 1em;
      border-radius: calc(var(--radius) / 3);
      background: var(--skeleton);
    }
    .placeholder::after {
      inset: calc(2.5rem + var(--weekdays)) calc(100% * 2 / 7) 0 calc(100% / 7);
      inline-size: auto;
      block-size: auto;
      border-radius: 0;
      background: var(--number) 0 0 / 25% 20%;
    }
    /* The agenda: day, name and hour of each convoy. */
    .bars {
      --row: 2.9em;
      --second: 30%;
      --line: linear-gradient(#0000 0.35em, #000 0 1.1em, #0000 0);
      block-size: 19.4em;
      margin-block-start: var(--space-s);
      background: var(--skeleton);
      mask:
        var(--line) 0 0 / 3em var(--row) no-repeat space,
        var(--line) 4.2em 0 / calc(100% - 9.2em) var(--row) no-repeat space,
        var(--line) 100% 0 / 4em var(--row) no-repeat space,
        linear-gradient(#0000 1.75em, #000 0 2.5em, #0000 0) 4.2em 0 / var(--second) var(--row)
          no-repeat space;
    }
    @container (26em <= inline-size < 52em) {
      .bars {
        --row: 1.9em;
        --second: 0;
        block-size: 11.1em;
      }
    }
    @container (36em <= inline-size < 52em) {
      .bars {
        margin-block-start: 2.5rem;
      }
    }
    @container (inline-size >= 52em) {
      .bars {
        display: none;
      }
      /* Weekdays with and without convoys are as wide as those of the month. */
      .placeholder {
        --number: radial-gradient(circle 0.75em at 1.05em 1.05em, var(--skeleton) 97%, transparent);
        grid-template-columns: 28fr repeat(4, 4fr) 28fr 28fr;
        background:
          linear-gradient(var(--skeleton) 1px, transparent 0) 0 0 / 100% 20%,
          var(--number) 0 0 / 28% 20% repeat-y,
          var(--number) calc(100% * 44 / 72) 0 / 28% 20% repeat-y,
          var(--number) 100% 0 / 28% 20% repeat-y;
        background-origin: content-box;
        background-clip: content-box;
      }
      .placeholder > .skeleton-box {
        inline-size: calc(100% - 4px);
        block-size: 2em;
        margin: 2.3em 0 0;
      }
      .placeholder::after {
        inset-inline: 28% 56%;
      }
    }
  }
`;
