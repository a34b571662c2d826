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
  @container (inline-size >= 38em) {
    .is-card .name-line {
      font-size: var(--text-xl);
    }
    .is-banner.content {
      --size: 4.5em;
      margin: calc(-1 * var(--padding));
      padding: var(--space-s);
      border-radius: calc(var(--radius) - 1px);
      background: linear-gradient(var(--to-end), var(--tint), var(--background) 45%);
    }
    .is-banner > .identity {
      position: relative;
      flex-wrap: nowrap;
      align-items: center;
      margin: 0;
    }
    .is-banner > .identity > :not(.avatar) {
      align-self: center;
      margin-block: 0;
    }
    /* The picture is below the whole banner, darkened so that white text is legible on any. */
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
    .is-banner:has(> .skeleton-box) {
      --tint: var(--skeleton);
    }
    @media screen {
      .is-banner:has(> .cover[part]) {
        --text: #fff;
        --muted: #eee;
        --link: #fff;
        position: relative;
        color: var(--text);
      }
      .is-banner > .cover::after {
        content: '';
        position: absolute;
        inset: 0;
        background: rgb(0 0 0 / 0.6);
      }
    }
    .is-banner .name-line {
      max-inline-size: 14em;
    }
    .is-banner .name-line:not(:has(:focus-visible)) {
      max-block-size: 2lh;
      overflow: hidden;
    }
    .is-banner .slogan {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    /* One line: a figure that does not fit wraps below it and is hidden as a whole. */
    .figures {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: var(--space-s);
      block-size: 2.5em;
      overflow: hidden;
    }
  }
  @container (inline-size >= 52em) {
    .is-banner .name-line {
      max-inline-size: 18em;
      font-size: var(--text-xl);
    }
  }
`;
