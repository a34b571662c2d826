import { css } from 'lit';

/** Looks of the card, from 280 px to the width of a page. */
export const styles = css`
  .content,
  .sections {
    --size: 4.5em;
    display: grid;
    gap: var(--space);
  }
  .bone {
    block-size: calc(var(--lines, 1.5) * 1em * var(--narrow, 1));
  }
  .cover {
    block-size: clamp(5.5em, 21cqi, 12em);
    margin: calc(-1 * var(--space)) calc(-1 * var(--space)) -2.5em;
    overflow: hidden;
    border-radius: calc(var(--radius) - 1px) calc(var(--radius) - 1px) 0 0;
    background: linear-gradient(120deg, var(--primary), var(--surface));
  }
  .cover img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em;
  }
  .head {
    flex-wrap: nowrap;
    align-items: start;
    gap: 0.75em;
  }
  .cover + .head > div {
    padding-block-start: 1.75em;
  }
  .head .avatar {
    border-radius: 22%;
    outline: 3px solid var(--background);
  }
  .name {
    font-size: 1.25em;
    font-weight: 700;
    line-height: 1.25;
  }
  .name a {
    color: inherit;
  }
  .about {
    white-space: pre-line;
  }
  .clamped {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  .stats {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7em, 1fr));
    gap: 0.5em;
  }
  .stats > div,
  .box {
    padding: 0.6em 0.75em;
    border-radius: calc(var(--radius) / 2);
    background: var(--surface);
  }
  dd,
  strong {
    display: block;
    font-weight: 600;
  }
  .rules {
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  .people {
    --size: 2.25em;
  }
  .logo {
    block-size: var(--size);
    inline-size: var(--size);
  }
  .wide,
  .bone {
    grid-column: 1 / -1;
  }
  .about {
    --lines: 10;
  }
  .stats,
  .members,
  .socials {
    --lines: 7;
  }
  .games {
    --lines: 3;
  }
  .event,
  .recruitment {
    --lines: 9;
    grid-column: auto;
  }
  @container (inline-size < 24em) {
    .sections {
      --narrow: 1.35;
    }
  }
  @container (inline-size >= 34em) {
    .content {
      --size: 6em;
    }
    .is-banner .cover {
      block-size: 14em;
    }
    .sections {
      grid-template-columns: 1fr 1fr;
      align-items: start;
    }
  }
  @media (forced-colors: active) {
    .stats > div,
    .box {
      border: 1px solid;
    }
  }
  @media print {
    .clamped {
      display: block;
    }
  }
`;
