import { css } from 'lit';

/** Styles of the looks `night` and `poster`, on a screen with its own colours. */
export const lookStyles = css`
  @media screen and (forced-colors: none) {
    .is-night {
      --radius: var(--vtc-radius, 18px);
      /* Glows around the one thing that is live, else next. */
      --glow: color-mix(in srgb, var(--primary) 60%, transparent);
      border-color: transparent;
    }
    .is-night [part~='current']:not(rect) {
      box-shadow: 0 0 1.1em var(--glow);
    }
    /* A day is a word, which a glow would blur. */
    .is-night .day[part~='current'] {
      box-shadow: none;
    }
    .is-night :not(li:not(:first-child), li:has(> .badge)) > .progress .driven {
      filter: drop-shadow(0 0 0.5em var(--glow));
    }
    /* The picture at full strength above the words; below them, the ground on which they are legible. */
    .is-poster {
      --picture: clamp(6em, 22cqi, 11em);
      position: relative;
      isolation: isolate;
      overflow: clip;
    }
    .is-poster::before {
      content: '';
      display: block;
      block-size: var(--picture);
    }
    .is-poster > .backdrop {
      position: absolute;
      z-index: -1;
      inset: 0;
      background:
        linear-gradient(transparent 50%, var(--paint)),
        linear-gradient(160deg, var(--primary-soft), var(--primary), var(--primary-soft));
      background-size: 100% calc(2 * var(--picture));
      background-repeat: no-repeat;
    }
    /* In its own shape, until it ends in the ground or with the element. */
    .backdrop > img {
      block-size: min(100%, max(26cqi, 16em));
      mask-image: linear-gradient(#000 60%, transparent);
    }
    .backdrop::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(
        transparent calc(var(--picture) / 2),
        color-mix(in srgb, var(--paint) 84%, transparent) var(--picture)
      );
    }
  }
  @media print, (forced-colors: active) {
    .backdrop {
      display: none;
    }
  }
`;
