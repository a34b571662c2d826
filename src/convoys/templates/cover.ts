import { css, nothing, type TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import { picture } from '../../ui/picture.js';
import type { ConvoyEvent } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';

/** Numbers of horizons and of suns, which make twelve landscapes. */
const horizons = 4;
const suns = 3;

/** A number from an id; multiplied, since ids of one company may be in steps. */
const numberOf = ({ id }: Pick<ConvoyEvent, 'id'>): number => Math.imul(id ?? 0, 0x9e3779b1) >>> 16;

/** Class of the landscape of an item, always the same for an id unless the horizon is another one. */
const landscapeOf = (item: Pick<ConvoyEvent, 'id'>, horizon = numberOf(item) % horizons): string =>
  `horizon${horizon} sun${numberOf(item) % suns}`;

/** Classes of the landscapes of items: none has the horizon of one of the two items before it. */
export function differingLandscapes(
  items: readonly Pick<ConvoyEvent, 'id'>[],
): ReadonlyMap<Pick<ConvoyEvent, 'id'>, string> {
  const shown: number[] = [];
  return new Map(
    items.map((item) => {
      let horizon = numberOf(item) % horizons;
      while (shown.slice(-2).includes(horizon)) horizon = (horizon + 1) % horizons;
      shown.push(horizon);
      return [item, landscapeOf(item, horizon)];
    }),
  );
}

/** A semi-trailer truck from the side; its stripe, its window and its hubs are bright. */
const truck = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M0 6.5h14.6v9.3H0zM15.3 9h4.2l3 3.4v3.4h-7.2zM2 16.2a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0m4.2 0a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0m11 0a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0"
  />
  <path
    class="trim"
    d="M0 12.6h14.6v.9H0zM17.4 10h1.7l1.8 2.1h-3.5zM3.1 16.2a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0m4.2 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0m11 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0"
  />
</svg>`;

/** The banner of a convoy, or the picture of another item; without one, or if it is broken, a landscape. */
export function cover(
  images: ConvoyView['images'],
  event: Pick<ConvoyEvent, 'id' | 'banner'>,
  content: unknown = nothing,
  landscape = landscapeOf(event),
): TemplateResult {
  return html`<div class="cover scene ${landscape}">
    ${truck}${picture(event.banner, images)}${content}
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
    /* What drives is below the middle of a picture. */
    object-position: 50% 70%;
  }
  /*
   * Without a banner: a horizon and a sun in the accent's hue and one beside it, and a truck on the road before them. That
   * one is nearer to blue-violet (285), as shadows are: orange has purple beside it, and green has blue. All sizes are parts
   * of the height, so that a low strip shows them whole, too; mirrored where the routes run to the left.
   */
  .scene {
    --turn: 60;
    --to-violet: clamp(0, (h - 105) * 999, 360) - 75 - h;
    --hue: calc(h + clamp(-1 * var(--turn), var(--to-violet), var(--turn)));
    --high: oklch(from var(--link) 0.36 min(0.1, c) var(--hue));
    --low: oklch(from var(--link) 0.72 min(0.12, c) h);
    --sun: oklch(from var(--link) 0.93 min(0.06, c) h);
    --far: oklch(from var(--link) 0.46 min(0.09, c) var(--hue));
    --near: oklch(from var(--link) 0.27 min(0.05, c) var(--hue));
    --truck: oklch(from var(--link) 0.16 min(0.04, c) var(--hue));
    --x: var(--sun-x);
    background:
      radial-gradient(circle closest-side, var(--sun) calc(100% - 1px), transparent) var(--x)
        var(--sun-y) / var(--sun-size) var(--sun-size) no-repeat,
      linear-gradient(var(--high), var(--low) 82%);
  }
  [dir='rtl'] .scene {
    --x: calc(100% - var(--sun-x));
  }
  [dir='rtl'] .scene::before,
  [dir='rtl'] .scene > .icon {
    scale: -1 1;
  }
  .sun0 {
    --sun-x: 72%;
    --sun-y: 32%;
    --sun-size: 24%;
    --truck-x: 36%;
  }
  /* The moon. */
  .sun1 {
    --turn: 35;
    --high: oklch(from var(--link) 0.24 min(0.07, c) var(--hue));
    --low: oklch(from var(--link) 0.68 min(0.11, c) h);
    --sun-x: 42%;
    --sun-y: 22%;
    --sun-size: 18%;
    --truck-x: 58%;
  }
  .sun2 {
    --turn: 25;
    --sun-x: 57%;
    --sun-y: 66%;
    --sun-size: 40%;
  }
  .scene::before,
  .scene::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--far);
  }
  /* Hills. */
  .horizon0::before {
    clip-path: polygon(
      0 66%,
      20% 42%,
      30% 58%,
      50% 30%,
      66% 58%,
      80% 42%,
      100% 70%,
      100% 100%,
      0 100%
    );
  }
  /* Mesas. */
  .horizon1::before {
    clip-path: polygon(
      0 72%,
      10% 70%,
      14% 42%,
      30% 42%,
      34% 70%,
      54% 72%,
      58% 34%,
      84% 34%,
      88% 70%,
      100% 72%,
      100% 100%,
      0 100%
    );
  }
  /* A coast: the sea below cliffs. */
  .horizon2::before {
    clip-path: polygon(0 40%, 12% 44%, 18% 56%, 27% 60%, 31% 70%, 100% 70%, 100% 100%, 0 100%);
  }
  /* A city. */
  .horizon3::before {
    clip-path: polygon(
      0 66%,
      8% 66%,
      8% 48%,
      16% 48%,
      16% 60%,
      22% 60%,
      22% 34%,
      28% 34%,
      28% 56%,
      37% 56%,
      37% 64%,
      60% 64%,
      60% 44%,
      67% 44%,
      67% 58%,
      73% 58%,
      73% 38%,
      76% 32%,
      79% 38%,
      79% 62%,
      88% 62%,
      88% 50%,
      95% 50%,
      95% 66%,
      100% 66%,
      100% 100%,
      0 100%
    );
  }
  .scene::after {
    inset-block-start: 82%;
    background:
      repeating-linear-gradient(90deg, var(--low) 0 1em, transparent 0 2em) 0 50% / 100% 2px
        no-repeat,
      var(--near);
  }
  .scene > .icon {
    position: absolute;
    /* Its wheels, which are a quarter above its end, stand on the road. */
    inset: auto auto 14%;
    inset-inline-start: var(--truck-x, 46%);
    block-size: max(42%, 2em);
    translate: 0 25.3%;
    fill: var(--truck);
    stroke: none;
  }
  .trim {
    fill: var(--sun);
  }
  /* Browsers without relative colours. */
  @supports not (color: oklch(from red l c h)) {
    .scene {
      --high: color-mix(in srgb, var(--link) 45%, #000);
      --low: color-mix(in srgb, var(--link) 55%, #fff);
      --sun: color-mix(in srgb, var(--link) 15%, #fff);
      --far: color-mix(in srgb, var(--link) 65%, #000);
      --near: color-mix(in srgb, var(--link) 30%, #000);
      --truck: color-mix(in srgb, var(--link) 12%, #000);
    }
  }
  /* Nothing dark is behind a picture: it would shine through at the rounded corners. */
  .scene:has(> img:not([hidden])) {
    background: var(--surface);
  }
  .scene:has(> img:not([hidden]))::before,
  .scene:has(> img:not([hidden]))::after,
  .scene:has(> img:not([hidden])) > .icon {
    display: none;
  }
  @media (forced-colors: active) {
    .cover {
      border: 1px solid;
    }
  }
`;
