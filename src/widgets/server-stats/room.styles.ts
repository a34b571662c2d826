import { css } from 'lit';

/** The room that sections take while they load or when they failed. */
export const roomStyles = css`
  .room {
    border-radius: calc(var(--radius) / 3);
    align-content: center;
  }
  .totals {
    min-block-size: max(7.6em, 29.9em - 132cqi);
  }
  .history {
    min-block-size: 19.7em;
  }
  .servers {
    min-block-size: 37.5em;
  }
  .bone.servers {
    background: repeating-linear-gradient(var(--track) 0 1.25em, #0000 1.25em 2.75em);
  }
  .peak {
    min-block-size: max(2.8em, 10.2em - 27cqi);
  }
  .heatmap {
    min-block-size: 16.8em;
  }
  .compact {
    min-block-size: 3.8em;
  }
  @container (inline-size < 25em) {
    .with-change .totals {
      min-block-size: max(8.8em, 31.1em - 132cqi);
    }
  }
  @container (inline-size >= 20em) {
    .history {
      min-block-size: 17.5em;
    }
  }
  @container (inline-size >= 27em) {
    .servers {
      min-block-size: 26.2em;
    }
  }
  @container (inline-size >= 36em) {
    .totals {
      min-block-size: 4.1em;
    }
    .history {
      min-block-size: 15.3em;
    }
    .servers {
      min-block-size: 23.1em;
    }
  }
  @container (inline-size >= 42em) {
    .compact {
      min-block-size: 2.1em;
    }
  }
`;
