import { css } from '../../base.js';

/** Styles of the head: banner, logo, name, button and slogan. */
export const headStyles = css`
  .avatar {
    border-radius: 22%;
  }
  .cover {
    block-size: clamp(5.5em, 24cqi, 12em);
    margin: calc(-1 * var(--padding)) calc(-1 * var(--padding)) 0;
    overflow: hidden;
    border-radius: calc(var(--radius) - 1px) calc(var(--radius) - 1px) 0 0;
    background: var(--skeleton);
  }
  .cover > img {
    object-position: 50% 85%;
  }
  .is-frameless .cover {
    position: relative;
    border-radius: var(--radius);
  }
  /* Without a frame, the logo is as far from the edge of the banner, and its ring is on the banner alone. */
  .is-frameless > .content:has(> .cover) {
    --indent: var(--space-s);
  }
  .is-frameless .cover::after {
    content: '';
    position: absolute;
    inset-block-end: calc(var(--overlap) - var(--size) - 4px);
    inset-inline-start: calc(var(--indent) - 4px);
    inline-size: calc(var(--size) + 8px);
    block-size: calc(var(--size) + 8px);
    border-radius: 24%;
    background: var(--background);
  }
  .base:not(.is-frameless) > .header:not(.is-bare) ~ .content .cover {
    margin-block-start: 0;
    border-radius: 0;
  }
  .identity {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-s);
  }
  .cover + .identity {
    align-items: start;
    margin-block-start: calc(-1 * var(--overlap) - var(--space));
  }
  .cover + .identity > .avatar {
    margin-inline-start: var(--indent);
  }
  .base:not(.is-frameless) .cover + .identity > .avatar {
    box-shadow: 0 0 0 4px var(--background);
  }
  .cover + .identity > .names {
    margin-block-start: calc(var(--overlap) + var(--space-xs));
  }
  .cover + .identity > .names ~ * {
    align-self: end;
  }
  /* The button is in the next line where the name takes its place. */
  .names {
    flex: 999 0 auto;
    max-inline-size: calc(100% - var(--indent) - var(--size) - var(--space-s));
  }
  .name-line {
    --icons: 0em;
    font-size: var(--text-l);
    line-height: 1.3;
  }
  /* The name ends with space for the icons, which take none: they stay on the line of its last word. */
  .name-line:has(> .distinctions) {
    --icons: 1.15em;
  }
  .name-line:has(> .distinctions > :nth-child(2)) {
    --icons: 2.3em;
  }
  .name-line:has(> .distinctions > :nth-child(3)) {
    --icons: 3.45em;
  }
  .company {
    padding-inline-end: var(--icons);
    font-family: var(--vtc-heading-font, var(--heading-font, inherit));
    font-weight: var(--heading-weight, 600);
    letter-spacing: var(--heading-spacing, -0.01em);
    text-transform: var(--heading-transform, inherit);
  }
  .company a {
    color: inherit;
    text-decoration: none;
  }
  .company a:is(:hover, :focus-visible) {
    text-decoration: underline;
  }
  .distinctions {
    display: inline-flex;
    flex: none;
    gap: 0.35em;
    justify-content: end;
    inline-size: var(--icons);
    margin-inline-start: calc(-1 * var(--icons));
    color: var(--muted);
  }
  .distinctions .icon {
    block-size: 0.8em;
    vertical-align: 0;
  }
  .apply {
    flex: 1 0 auto;
    margin: 0;
    border-color: var(--primary, currentColor);
    border-radius: calc(var(--radius) * 0.75);
    background: var(--primary);
    color: var(--primary-text);
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
  }
  .apply:hover {
    background: var(--primary);
    text-decoration: underline;
  }
  .slogan {
    text-wrap: pretty;
  }
`;
