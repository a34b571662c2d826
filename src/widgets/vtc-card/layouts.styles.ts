import { css } from 'lit';

/** Styles of the badge and the banner, and of the card's head where it is wide. */
export const layoutStyles = css`
  .is-badge {
    --size: 2.5em;
  }
  .is-badge .name-line {
    display: flex;
    font-size: 1em;
  }
  .is-badge :is(.company, .dotted) {
    flex-wrap: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .is-badge .dotted {
    font-size: var(--text-s);
    line-height: 1.4;
  }
  .is-banner {
    --tint: var(--primary-soft, color-mix(in srgb, var(--primary) 10%, var(--background)));
    flex-basis: 100%;
  }
  .is-banner .slogan {
    color: var(--muted);
    font-size: var(--text-m);
  }
  .figures {
    display: none;
  }
  .figures > div {
    display: flex;
    flex: none;
    flex-direction: column-reverse;
    max-inline-size: 100%;
    line-height: 1.3;
    white-space: nowrap;
  }
  .figures dt {
    font-size: var(--text-s);
  }
  .figures dd {
    font-weight: 600;
  }
  @container (inline-size >= 26em) {
    .content:not(.is-badge) {
      --size: 4.75em;
    }
    /* The button is in the next line where the name takes its place. */
    .identity {
      display: flex;
      flex-wrap: wrap;
    }
    .names {
      flex: 999 0 auto;
      max-inline-size: calc(100% - var(--size) - var(--space-s));
    }
    .apply {
      flex: 1 0 auto;
    }
    .cover + .identity > :is(.apply, .recruiting) {
      align-self: end;
    }
    .is-banner .slogan {
      inline-size: 0;
      min-inline-size: 100%;
    }
  }
  @container (inline-size >= 38em) {
    .is-card.content {
      --size: 6em;
    }
    .is-card .name-line {
      font-size: var(--text-xl);
    }
    .is-card > .cover + .identity {
      --overlap: 2.75em;
    }
    .is-banner.content {
      --size: 4.5em;
      margin: calc(-1 * var(--padding));
      padding: var(--padding);
      border-radius: calc(var(--radius) - 1px);
      background: linear-gradient(to right, var(--tint), var(--background) 45%);
    }
    [dir='rtl'] .is-banner.content {
      background: linear-gradient(to left, var(--tint), var(--background) 45%);
    }
    .is-banner > .identity {
      flex-wrap: nowrap;
      margin: 0;
    }
    .is-banner > .identity,
    .is-banner > .cover + .identity {
      align-items: center;
    }
    .is-banner > .identity > :not(.avatar) {
      align-self: center;
      margin-block: 0;
    }
    /* As wide as the name; the figures get what is left, and the slogan what the name takes. */
    .is-banner .names {
      flex-grow: 1;
    }
    .is-banner .apply {
      flex: none;
    }
    .is-banner > .cover {
      display: none;
    }
    .is-banner .name-line {
      max-inline-size: 14em;
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
      flex: 0 1 auto;
      flex-wrap: wrap;
      justify-content: end;
      gap: var(--space-s);
      block-size: 2.5em;
      min-inline-size: 0;
      overflow: hidden;
    }
  }
  @container (inline-size >= 52em) {
    .is-banner > .identity {
      gap: var(--space);
    }
    .is-banner .name-line {
      max-inline-size: 18em;
      font-size: var(--text-xl);
    }
    .is-banner:has(> .cover) {
      --cover: clamp(7em, 16cqi, 14em);
      position: relative;
    }
    .is-banner.content:has(> .cover) {
      --size: 5em;
      padding-inline-start: calc(var(--cover) - var(--size) / 2);
    }
    .is-banner > .cover {
      display: block;
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: calc(var(--cover) + var(--size) / 2);
      block-size: auto;
      mask: linear-gradient(to right, #000 50%, transparent);
      margin: 0;
      border-start-start-radius: calc(var(--radius) - 1px);
      border-start-end-radius: 0;
      border-end-start-radius: calc(var(--radius) - 1px);
    }
    [dir='rtl'] .is-banner > .cover {
      mask: linear-gradient(to left, #000 50%, transparent);
    }
  }
`;
