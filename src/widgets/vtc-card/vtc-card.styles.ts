import { css } from 'lit';

/** Looks of the card, from 280 px to the width of a page. */
export const styles = css`
  .content {
    --size: 4.5em;
    display: grid;
    gap: var(--space);
  }
  .cover {
    block-size: clamp(5.5em, 21cqi, 12em);
    margin: calc(-1 * var(--space)) calc(-1 * var(--space)) 0;
    overflow: hidden;
    border-radius: calc(var(--radius) - 1px) calc(var(--radius) - 1px) 0 0;
    background: linear-gradient(120deg, var(--primary), var(--surface));
  }
  .cover img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .head {
    display: flex;
    align-items: start;
    gap: calc(var(--space) * 0.75);
  }
  .cover + .head {
    margin-block-start: -3.25em;
  }
  .head .avatar {
    border: 3px solid var(--background);
    border-radius: 22%;
    font-size: 1em;
  }
  .head .avatar img {
    inline-size: calc(var(--size) - 6px);
  }
  .cover + .head .who {
    padding-block-start: 2.4em;
  }
  .who {
    flex: 1;
    min-inline-size: 0;
  }
  .name {
    font-size: 1.25em;
    font-weight: 700;
    line-height: 1.25;
  }
  .name a {
    color: inherit;
    text-decoration: none;
  }
  .name a:hover {
    text-decoration: underline;
  }
  .tags {
    margin-block-start: 0.75em;
  }
  .badges,
  .links,
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }
  .badge svg {
    inline-size: 1em;
    block-size: 1em;
    fill: none;
    stroke: var(--link);
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .about {
    white-space: pre-line;
  }
  .about.clamped {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    line-clamp: 4;
  }
  .plain {
    padding: 0.25em 0;
    border: 0;
    background: none;
    color: var(--link);
    font: inherit;
    font-size: 0.875em;
    font-weight: 600;
    cursor: pointer;
  }
  .stats {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.5em, 1fr));
    gap: calc(var(--space) / 2);
  }
  .stats > div,
  .box {
    padding: calc(var(--space) * 0.6) calc(var(--space) * 0.75);
    border-radius: calc(var(--radius) / 1.5);
    background: var(--surface);
  }
  dt,
  .title {
    color: var(--muted);
    font-size: 0.8125em;
    font-weight: 400;
  }
  dd {
    font-weight: 600;
  }
  .title {
    margin-block-end: 0.35em;
  }
  .box strong {
    display: block;
  }
  .links a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2em;
    padding-inline: 0.75em;
    border: 1px solid var(--border);
    border-radius: 99px;
    font-size: 0.875em;
    font-weight: 600;
    text-decoration: none;
  }
  .links a:hover {
    background: var(--surface);
  }
  .apply {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.5em;
    margin-block-start: 0.75em;
    padding-inline: var(--space);
    border-radius: calc(var(--radius) / 2);
    background: var(--primary);
    color: var(--on-primary);
    font-weight: 600;
    text-decoration: none;
  }
  .rules {
    display: grid;
    gap: 0.25em;
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  .people {
    --size: 2.25em;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em 1em;
    font-size: 0.875em;
  }
  .people li,
  .linked {
    display: flex;
    align-items: center;
    gap: 0.5em;
    max-inline-size: 100%;
  }
  .badge-line {
    --size: 2.5em;
    display: flex;
    align-items: center;
    gap: 0.75em;
  }
  .badge-line .name {
    font-size: 1em;
  }
  .bone:not(.cover) {
    block-size: calc(var(--lines, 1) * 1.5em * var(--narrow, 1));
  }
  .bone.logo:not(.cover) {
    block-size: var(--size);
    inline-size: var(--size);
  }
  .line {
    inline-size: 60%;
  }
  .bones .bone {
    grid-column: 1 / -1;
  }
  .bone.about {
    --lines: 6.6;
  }
  .bone.stats {
    --lines: 5.5;
  }
  .bone.games {
    --lines: 2;
  }
  .bone.event,
  .bone.recruitment {
    --lines: 5.9;
    grid-column: auto;
  }
  .bone.members,
  .bone.socials {
    --lines: 4.6;
  }
  @container (inline-size < 24em) {
    .bones {
      --narrow: 1.35;
    }
  }
  @container (inline-size >= 34em) {
    .bone.stats {
      --lines: 2.6;
    }
    .bone.event,
    .bone.recruitment {
      --lines: 7;
    }
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
    .sections > .wide {
      grid-column: 1 / -1;
    }
  }
  .sections {
    display: grid;
    gap: var(--space);
  }
  @media (forced-colors: active) {
    .stats > div,
    .box {
      border: 1px solid;
    }
  }
`;
