import { html, nothing, type TemplateResult } from 'lit';
import { count } from '../../../intl/formats.js';
import { avatar } from '../../../ui/avatar.js';
import type { CardView } from '../card-view.js';

/** How many pictures stand in the row at most. */
const mostPictures = 8;

/** The first members as an overlapping row of pictures, and how many more there are. */
export function people(view: CardView): TemplateResult | typeof nothing {
  const { vtc, images, translate, locale } = view;
  const shown = vtc.memberPreviews.slice(0, mostPictures);
  const others = vtc.memberCount - shown.length;
  return shown.length > 0
    ? html`<ul class="people" part="list" aria-label=${translate('membersTitle')}>
        ${shown.map(
          ({ name, image }) =>
            html`<li part="item" title=${name}>
              ${avatar(name, image, images)}<bdi class="visually-hidden">${name}</bdi>
            </li>`,
        )}
        ${
          others > 0
            ? html`<li class="others muted">
                <span aria-hidden="true">${count(locale, others, { signDisplay: 'always' })}</span
                ><span class="visually-hidden">${translate('moreMembers', { count: others })}</span>
              </li>`
            : nothing
        }
      </ul>`
    : nothing;
}
