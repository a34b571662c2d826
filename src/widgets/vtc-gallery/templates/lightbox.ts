import {
  foreignRel,
  html,
  icon,
  icons,
  moreIcons,
  nothing,
  plainText,
  repeat,
  stepButton,
  type TemplateResult,
  visibleName,
} from '../../../base.js';
import type { LightboxView } from '../view.js';
import { pictureTitle } from './pictures.js';

/** The open picture; its neighbours load hidden. */
const viewer = ({ translate, pictures, index, failed }: LightboxView): TemplateResult => {
  const first = Math.max(0, index - 1);
  return html`<div class="viewer">
    ${repeat(
      pictures.slice(first, index + 2),
      ({ image }) => image.id,
      ({ image, original = '' }, place) =>
        html`<img
          part="image"
          src=${original}
          alt=${pictureTitle(translate, image, first + place)}
          ?hidden=${first + place !== index}
          draggable="false"
          referrerpolicy="no-referrer"
          @error=${() => failed(original)}
        />`,
    )}
  </div>`;
};

const step = ({ translate, lightbox, pictures, index }: LightboxView, by: 1 | -1): TemplateResult =>
  stepButton({
    by,
    label: translate(by > 0 ? 'nextPicture' : 'previousPicture'),
    isPossible: pictures[index + by] !== undefined,
    press: () => lightbox.step(by),
  });

function caption({ translate, pictures, index, total }: LightboxView): TemplateResult {
  const image = pictures[index]?.image;
  const title = visibleName(image?.title);
  const text = plainText(image?.caption ?? '');
  // A long caption scrolls, and Safari gives scroll containers no keyboard focus by itself.
  return html`<div part="caption" class="caption" aria-live="polite" tabindex=${text ? 0 : nothing}>
    ${
      total > 1
        ? html`<p class="position" id="picture-position">
            ${translate('picturePosition', { position: index + 1, total })}
          </p>`
        : nothing
    }
    ${title ? html`<p class="name" id="picture-name"><bdi>${title}</bdi></p>` : nothing}
    ${text ? html`<p class="text" dir="auto">${text}</p>` : nothing}
  </div>`;
}

/** The modal dialog with one picture. */
export function lightboxDialog(view: LightboxView): TemplateResult {
  const { translate, heading, pictures, index, total, lightbox } = view;
  const hasOthers = total > 1;
  return html`<dialog
    part="lightbox"
    class="lightbox"
    aria-label=${heading}
    aria-describedby="picture-position picture-name"
    @close=${lightbox.closed}
    @keydown=${lightbox.pressKey}
    @click=${lightbox.click}
    @wheel=${lightbox.scroll}
    @pointerdown=${lightbox.press}
    @pointermove=${lightbox.move}
    @pointerup=${lightbox.release}
    @pointercancel=${lightbox.cancel}
  >
    <div class="bar">
      <a
        part="link"
        class="icon-button tool"
        href=${pictures[index]?.original ?? nothing}
        target="_blank"
        rel=${foreignRel}
        aria-label=${translate('openOriginal')}
        title=${translate('openOriginal')}
        >${icon(moreIcons.external)}</a
      >
      <button
        part="button"
        class="icon-button tool"
        type="button"
        autofocus
        aria-label=${translate('close')}
        title=${translate('close')}
        @click=${lightbox.close}
      >
        ${icon(icons.close)}
      </button>
    </div>
    ${viewer(view)} ${hasOthers ? [step(view, -1), step(view, 1)] : nothing} ${caption(view)}
  </dialog>`;
}
