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
    /* Wide around a word, so that it stays clear. */
    .is-night .day[part~='current'] {
      box-shadow: none;
      text-shadow: 0 0 1.2em var(--glow);
    }
    .is-night :not(li:not(:first-child), :has(> .badge)) > .progress .driven {
      filter: drop-shadow(0 0 0.5em var(--glow));
    }
    /* The picture ends above the words, which are on the ground alone. */
    .is-poster {
      --picture: clamp(6em, 22cqi, 11em);
      --shown: calc(var(--picture) + 1em);
      --blur: 0em;
      position: relative;
      isolation: isolate;
      overflow: clip;
    }
    /* Below items that are pictures themselves, it only tints their ground. */
    .is-poster:has(.is-cards) {
      --picture: 0em;
      --shown: 14em;
      --blur: 2em;
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
      background-size: 100% var(--shown);
      background-repeat: no-repeat;
    }
    .backdrop > img {
      block-size: min(100%, var(--shown));
      object-position: 50% 85%;
      filter: blur(var(--blur));
      mask-image: linear-gradient(#000 calc(100% - 2em), transparent);
    }
    .backdrop::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(
        transparent calc(var(--picture) - 1em),
        color-mix(in srgb, var(--paint) 84%, transparent) calc(var(--picture) + 0.25em)
      );
    }
  }
  @media print, (forced-colors: active) {
    .backdrop {
      display: none;
    }
  }
`;
