import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { safeUrl } from '../contract/safe-url.js';

/** Takes a picture away that does not load, so that what is behind it is seen. */
const hideBroken = (event: Event): void => {
  if (event.target instanceof HTMLElement) event.target.hidden = true;
};

/** A picture that decorates; nothing where there is none, or `images` is `none`. */
export function picture(
  image: string | null | undefined,
  images: string,
): TemplateResult | typeof nothing {
  const src = images === 'none' ? undefined : safeUrl(image);
  // An element for each address: one that was hidden would hide the next picture too.
  return src
    ? html`${keyed(
        src,
        html`<img
          part="image"
          src=${src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerpolicy="no-referrer"
          @error=${hideBroken}
        />`,
      )}`
    : nothing;
}
