import { css } from '../../base.js';

/** Styles of the badge and the banner, and of the card's head where it is wide. */
export const layoutStyles = css`
  .is-badge {
    --size: 2.5em;
  }
  .is-badge .name-line {
    display: flex;
    font-size: 1em;
  }
  .is-badge .dotted {
    font-size: var(--text-s);
    line-height: 1.4;
  }
  .is-banner {
    --tint: var(--primary-soft, color-mix(in srgb, var(--primary) 10%, var(--background)));
    --to-end: to right;
  }
  [dir='rtl'] .is-banner {
    --to-end: to left;
  }
  /* As wide as the name, which may take all space. */
  .is-banner .slogan {
    inline-size: 0;
    min-inline-size: 100%;
    color: var(--muted);
    font-size: var(--text-note);
  }
  .figures {
    display: none;
  }
  .figures > div {
    display: flex;
    flex-direction: column-reverse;
    max-inline-size: 100%;
    line-height: 1.3;
    white-space: nowrap;
  }
  .figures dt {
    font-size: var(--text-s);
  }
  .figures dd {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  /* A narrow element shows whole names; a focused one is shown whole. */
  @container (inline-size >= 26em) {
    .is-badge :is(.company, .dotted):not(:has(:focus-visible)) {
      flex-wrap: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  /* Below 52em, the head of a card. */
  .is-banner > .cover {
    block-size: clamp(5em, 18cqi, 8em);
  }
  @container (inline-size >= 38em) {
    .is-card .name-line {
      font-size: var(--text-xl);
    }
  }
  @container (inline-size >= 52em) {
    .is-banner.content {
      --size: 4.5em;
      align-content: end;
      overflow: clip;
      margin: calc(-1 * var(--padding));
      padding: var(--space);
      border-radius: calc(var(--radius) - 1px);
      background: linear-gradient(var(--to-end), var(--tint), var(--background) 45%);
    }
    .is-banner > .identity {
      position: relative;
      isolation: isolate;
      flex-wrap: nowrap;
      align-items: end;
      margin: 0;
    }
    .is-banner > .identity > .names {
      flex: 0 1 auto;
      margin-inline-end: auto;
    }
    .is-banner > .identity > .apply {
      flex: none;
    }
    .is-banner > .identity > :not(.avatar) {
      align-self: end;
      margin-block: 0;
    }
    .is-banner:has(> .cover) {
      position: relative;
      min-block-size: 12.25em;
    }
    .is-banner > .cover {
      position: absolute;
      inset: 0;
      block-size: auto;
      margin: 0;
      border-radius: inherit;
    }
    .is-banner > .skeleton-box {
      display: none;
    }
    .is-banner.content:has(> .skeleton-box) {
      background: var(--skeleton);
    }
    @media screen {
      /* White words on a dark ground, which has contrast on any picture. */
      .is-banner:has(> .cover[part]) {
        --ground: color-mix(in srgb, var(--background) 12%, #000);
        background: var(--ground);
      }
      /* The picture ends below the tops of the words. */
      .is-banner > .cover {
        inset-block-end: 2.5em;
        border-end-start-radius: 0;
        border-end-end-radius: 0;
      }
      .is-banner > .cover[part] + .identity {
        --text: #fff;
        --muted: #fff;
        --danger: #ff7a70;
        --surface: #0006;
        color: #fff;
      }
      .is-banner > .cover[part] + .identity :focus-visible {
        outline-color: #fff;
      }
      .is-banner > .cover[part] + .identity::before,
      .is-banner > .cover[part] + .identity > .names::before {
        content: '';
        position: absolute;
        z-index: -1;
        inset-inline: calc(-1 * var(--space));
        /* From the end of the picture. */
        inset-block-end: calc(2.5em - var(--space));
        block-size: 3em;
        background: color-mix(in srgb, var(--ground) 72%, transparent);
        mask: linear-gradient(to top, #000 33%, transparent);
      }
      /* Behind the name from the start, and in the height of the picture. */
      .is-banner > .cover[part] + .identity > .names {
        position: relative;
      }
      .is-banner > .cover[part] + .identity > .names::before {
        inset-inline: calc(-1 * (var(--size) + var(--space-s) + var(--space))) -10em;
        inset-block-start: -9em;
        block-size: auto;
        mask:
          linear-gradient(
            to top,
            #000 calc(100% - 9em),
            rgb(0 0 0 / 0.7) calc(100% - 7em),
            rgb(0 0 0 / 0.25) calc(100% - 4em),
            transparent
          ),
          linear-gradient(
            var(--to-end),
            #000 calc(100% - 10em),
            rgb(0 0 0 / 0.7) calc(100% - 7.5em),
            rgb(0 0 0 / 0.25) calc(100% - 4em),
            transparent
          );
        mask-composite: intersect;
      }
    }
    .is-banner .name-line {
      max-inline-size: 18em;
      font-size: var(--text-xl);
    }
    .is-banner .name-line:not(:has(:focus-visible)) {
      max-block-size: 2lh;
      overflow: hidden;
    }
    .is-banner .slogan {
      display: -webkit-box;
      inline-size: auto;
      min-inline-size: 0;
      overflow: hidden;
      -webkit-box-orient: vertical;
      font-size: var(--text-m);
      -webkit-line-clamp: 2;
    }
    /* One line: a figure that does not fit wraps below it and is hidden as a whole. */
    .figures {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: 1em 1.6em;
      block-size: 2.5em;
      margin-inline-end: 0.6em;
      overflow: hidden;
    }
  }
`;
