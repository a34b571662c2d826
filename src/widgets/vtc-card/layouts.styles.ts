import { css } from 'lit';

/** Looks of the badge and the banner, and of the card where it is wide. */
export const layoutStyles = css`
  .is-badge {
    --size: 2.5em;
  }
  .is-badge .title,
  .is-badge .dotted {
    flex-wrap: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .is-badge .company {
    font-size: 1em;
  }
  .is-badge .dotted {
    font-size: var(--text-s);
    line-height: 1.4;
  }
  .is-banner {
    --tint: var(--primary-soft, color-mix(in srgb, var(--primary) 10%, var(--background)));
    flex-basis: 100%;
  }
  .figures {
    display: none;
    flex: 0 1 auto;
    gap: var(--space);
    min-inline-size: 0;
  }
  .figures > div {
    display: flex;
    flex-direction: column-reverse;
    flex: none;
    max-inline-size: 6em;
  }
  .figures dt,
  .figures dd,
  .figures bdi {
    display: block;
    max-inline-size: 100%;
    overflow: hidden;
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .figures dt {
    font-size: 0.75em;
  }
  .figures dd {
    font-weight: 650;
  }
  .figures bdi {
    inline-size: fit-content;
  }
  .is-banner .slogan {
    color: var(--muted);
    font-size: var(--text-m);
  }
  @container (inline-size >= 26em) {
    .content:not(.is-badge) {
      --size: 4.75em;
    }
    .content:not(.is-badge) .company {
      font-size: var(--text-xl);
    }
    .who {
      grid-template-columns: auto 1fr auto;
    }
    .who > .apply,
    .who > .recruiting {
      grid-column: auto;
    }
    .cover + .who > .apply,
    .cover + .who > .recruiting {
      margin-block-start: calc(var(--overlap) + var(--space-s));
    }
  }
  @container (inline-size >= 37em) {
    .is-card.content {
      --size: 6em;
    }
    .is-card > .cover + .who {
      --overlap: 2.75em;
    }
    .columns:has(> .main + .side) {
      grid-template-columns: 1fr 1fr;
      gap: var(--space-l);
    }
    .columns:not(:has(> .main)) > .side {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
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
    .is-banner.content .company {
      font-size: var(--text-l);
    }
    .is-banner > .who {
      display: flex;
      gap: var(--space-s) var(--space);
      margin: 0;
    }
    .is-banner > .who,
    .is-banner > .cover + .who {
      align-items: center;
    }
    .is-banner > .who > :not(.avatar) {
      margin-block: 0;
    }
    .is-banner .names {
      flex: 1 1 0;
      min-inline-size: 7.5em;
    }
    .is-banner .apply {
      flex: none;
      max-inline-size: 8.5em;
    }
    .is-banner > .cover {
      display: none;
    }
    .is-banner .title {
      /* Two lines. */
      max-block-size: 3.575em;
      overflow: hidden;
    }
    .is-banner .slogan {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    .figures {
      display: flex;
    }
    .figures > :nth-child(3) {
      display: none;
    }
  }
  @container (inline-size >= 52em) {
    .figures > :nth-child(3) {
      display: flex;
    }
    .columns:has(> .main + .side) {
      grid-template-columns: 3fr 2fr;
    }
    .is-banner.content .company {
      font-size: var(--text-xl);
    }
    .figures > div {
      max-inline-size: 10em;
    }
    .is-banner .apply {
      max-inline-size: 12em;
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
