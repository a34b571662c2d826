import {
  foreignRel,
  html,
  nothing,
  progressiveList,
  type TemplateResult,
  type Translate,
  type ElementEvent,
  visibleName,
} from '../../../base.js';
import type { GalleryImage } from '../data.js';
import type { Picture } from '../model/gallery-model.js';
import type { GalleryLayout, PicturesView } from '../view.js';

/** Title of an image; its position where it has none. */
export function pictureTitle(translate: Translate, { title }: GalleryImage, index: number): string {
  return visibleName(title) || translate('untitledPicture', { position: index + 1 });
}

function thumbnail(view: PicturesView, picture: Picture, title: string): TemplateResult {
  const { thumbnail: src = '' } = picture;
  return html`<a
    part="link"
    class="thumbnail"
    href=${view.href(picture) ?? nothing}
    rel=${foreignRel}
    aria-label=${view.hasLightbox ? view.translate('enlarge', { title }) : title}
    aria-haspopup=${view.hasLightbox ? 'dialog' : nothing}
    @click=${(event: ElementEvent<MouseEvent>) => view.activate(event, picture)}
    ><img
      part="image"
      src=${src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable="false"
      referrerpolicy="no-referrer"
      @load=${view.loaded}
      @error=${() => view.failed(src)}
    /><span class="title" aria-hidden="true"><bdi>${title}</bdi></span></a
  >`;
}

const titleLink = (view: PicturesView, picture: Picture, title: string): TemplateResult => {
  const href = view.href(picture);
  return href
    ? html`<a
        part="link"
        class="title"
        href=${href}
        rel=${foreignRel}
        @click=${(event: ElementEvent<MouseEvent>) => view.activate(event, picture)}
        ><bdi>${title}</bdi></a
      >`
    : html`<bdi class="title">${title}</bdi>`;
};

/** Classes of the box of the pictures and of the button below or after them. */
export const frameClass = (layout: GalleryLayout, hasPictures: boolean): string =>
  !hasPictures ? 'frame' : layout === 'strip' ? 'frame strip scroller' : 'frame grid';

/** Thumbnails, or titles, as links. */
export function pictureList(view: PicturesView): TemplateResult {
  const { translate, pictures, layout, hasPictures } = view;
  const item = hasPictures ? thumbnail : titleLink;
  return html`<ul
    part="list"
    class=${hasPictures ? `pictures ${layout}` : 'titles'}
    data-count=${pictures.length}
  >
    ${progressiveList(
      view.progressive,
      pictures,
      ({ image }) => image.id,
      (picture, index) =>
        html`<li part="item">
          ${item(view, picture, pictureTitle(translate, picture.image, index))}
        </li>`,
    )}
  </ul>`;
}
