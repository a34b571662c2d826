import { css, type TemplateResult } from 'lit';
import { html } from './html.js';
import { initials } from '../intl/initials.js';
import { picture } from './picture.js';

/** One of four hues, 0 to 3, always the same for a name. */
const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;

/** A square picture; initials on a colour of the name if there is none or it does not load. */
export function avatar(
  name: string,
  image: string | null | undefined,
  images: string,
): TemplateResult {
  return html`<span class="avatar hue${hueOf(name)}" aria-hidden="true"
    >${initials(name)}${picture(image, images)}</span
  >`;
}

/** Styles of an avatar; its size is `--size`. White has a contrast of at least 4.5:1 on every hue. */
export const avatarStyles = css`
  .avatar {
    position: relative;
    display: block;
    flex: none;
    overflow: hidden;
    inline-size: var(--size, 2.5em);
    block-size: var(--size, 2.5em);
    border-radius: 50%;
    background: content-box hsl(var(--hue, 0) 35% 34%);
    color: #fff;
    font-weight: 600;
    line-height: 0;
    align-content: center;
    text-align: center;
    white-space: nowrap;
  }
  /* Initials are as large in every avatar; the font size of the box itself would change its size. */
  .avatar::first-line {
    font-size: calc(var(--size, 2.5em) * 0.4);
    line-height: 1.2;
  }
  /* The color ends inside the edge: it would shine through at the rounded corners of a picture. */
  .avatar:has(> img:not([hidden])) {
    padding: 1px;
  }
  .hue1 {
    --hue: 90;
  }
  .hue2 {
    --hue: 180;
  }
  .hue3 {
    --hue: 270;
  }
  .avatar img {
    position: absolute;
    inset: 0;
  }
`;
