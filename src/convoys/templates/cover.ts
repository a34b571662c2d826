import { css, nothing, type TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import { icon, icons } from '../../ui/icons.js';
import { picture } from '../../ui/picture.js';
import type { ConvoyEvent } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';

/** The banner of a convoy; without one, or if it is broken, a landscape of its game. */
export function cover(
  images: ConvoyView['images'],
  { banner, game }: ConvoyEvent,
  content: unknown = nothing,
): TemplateResult {
  return html`<div class="cover scene ${game?.toLowerCase() === 'ats' ? 'mesas' : ''}">
    ${icon(icons.truck)}${picture(banner, images)}${content}
  </div>`;
}

/** Styles of covers; the element gives them their size. */
export const coverStyles = css`
  .cover {
    position: relative;
    isolation: isolate;
    margin-block-end: var(--space-xs);
    overflow: hidden;
    background: var(--primary-soft, var(--surface));
  }
  /* Covers the landscape, unless it is hidden as it is broken. */
  .cover > img {
    position: relative;
  }
  /* Without a banner: hills, or mesas, in the company's colours, and a truck on the road before them. */
  .scene::before,
  .scene::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--link);
    opacity: 0.2;
  }
  .scene::before {
    clip-path: polygon(
      0 70%,
      20% 42%,
      30% 60%,
      50% 30%,
      66% 60%,
      80% 42%,
      100% 70%,
      100% 100%,
      0 100%
    );
  }
  .mesas::before {
    clip-path: polygon(
      0 70%,
      10% 70%,
      14% 40%,
      30% 40%,
      34% 70%,
      54% 70%,
      58% 32%,
      84% 32%,
      88% 70%,
      100% 70%,
      100% 100%,
      0 100%
    );
  }
  .scene::after {
    inset-block-start: 82%;
    opacity: 0.5;
  }
  .scene > .icon {
    position: absolute;
    inset: auto auto 12% 45%;
    block-size: 2em;
    color: var(--link);
    fill: var(--background);
  }
  @media (forced-colors: active) {
    .cover {
      border: 1px solid;
    }
  }
`;
