import { nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { html } from './html.js';
import type { ElementEvent } from '../dom/nodes.js';
import { safeUrl } from '../contract/safe-url.js';

/** Hides a picture that does not load. */
const hideBroken = ({ currentTarget }: ElementEvent): void => {
  currentTarget.hidden = true;
};

/** Loads the pictures again that did not load. */
export function retryPictures(root: ParentNode | null): void {
  for (const image of root?.querySelectorAll<HTMLImageElement>('img[hidden]') ?? []) {
    image.hidden = false;
    image.setAttribute('src', image.getAttribute('src') ?? '');
  }
}

/** A decorative picture; nothing if there is none, or `images` is `none`. */
export function picture(image: string | null | undefined, images: string): unknown {
  const src = images === 'none' ? undefined : safeUrl(image);
  // Keyed by URL: an element hidden after an error must not be reused for the next picture.
  return src
    ? keyed(
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
      )
    : nothing;
}
