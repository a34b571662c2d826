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
    font-size: var(--text-m);
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
      min-block-size: 11em;
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
      .is-banner > .cover > img {
        object-position: 50% 65%;
      }
      /* White words on a dark ground, which has contrast on any picture and fades out above them. */
      .is-banner > .cover[part] + .identity {
        --ground: color-mix(in srgb, var(--background) 12%, #000);
        --text: #fff;
        --muted: #fff;
        --surface: #0006;
        color: #fff;
      }
      .is-banner > .cover[part] + .identity :focus-visible {
        outline-color: #fff;
      }
      .is-banner > .cover[part] + .identity::before {
        content: '';
        position: absolute;
        z-index: -1;
        inset-block: -3em calc(-1 * var(--space));
        inset-inline: calc(-1 * var(--space));
        background: color-mix(in srgb, var(--ground) 66%, transparent);
        mask: linear-gradient(
          to top,
          #000 calc(100% - 3em),
          rgb(0 0 0 / 0.7) calc(100% - 2.2em),
          rgb(0 0 0 / 0.36) calc(100% - 1.3em),
          rgb(0 0 0 / 0.1) calc(100% - 0.5em),
          transparent
        );
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
      -webkit-line-clamp: 2;
    }
    /* One line: a figure that does not fit wraps below it and is hidden as a whole. */
    .figures {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: 1em var(--space-s);
      block-size: 2.5em;
      overflow: hidden;
    }
  }
`;
