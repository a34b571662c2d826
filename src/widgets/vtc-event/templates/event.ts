import {
  convoyName,
  foreignRel,
  html,
  icon,
  moreIcons,
  nothing,
  safeUrl,
  type TemplateResult,
} from '../../../base.js';
import type { EventView } from '../view.js';
import { facts, hasPlainCount, hosts } from './facts.js';
import { banner, dialogBar, head } from './head.js';
import { nextConvoy } from './next-convoy.js';
import { route, routePicture, times } from './route.js';
import { summary, texts } from './texts.js';

const named = ({ translate, model }: EventView, text: string): string =>
  translate('labelled', { label: text, value: convoyName(model.convoy) });

/** A link to another site, by a name that says what is there. */
const siteLink = (view: EventView, href: string, text: string) =>
  html`<a
    class="action"
    part="link button"
    href=${href}
    target="_blank"
    rel=${foreignRel}
    aria-label=${named(view, text)}
    @click=${(event: Event) => view.select(event, view.model.convoy.event)}
    >${text}${icon(moreIcons.external)}</a
  >`;

/**
 * Take part and calendar, of which the first is filled; of a live convoy its voice channel if there is no other link, of one
 * that is over its pictures. Without a registration, the link is for details only.
 */
function actions(view: EventView): readonly unknown[] {
  const { translate, model, calendar } = view;
  const pictures = safeUrl(model.details?.recapGalleryUrl);
  const isAhead = model.phase === 'upcoming' || model.phase === 'live';
  const purpose = translate(model.registration?.isClosed ? 'details' : 'takePart');
  const voice = model.phase === 'live' && !model.href && model.voice;
  return [
    ...(isAhead && model.href ? [siteLink(view, model.href, purpose)] : []),
    ...(voice ? [siteLink(view, voice, translate('voice'))] : []),
    ...(pictures ? [siteLink(view, pictures, translate('seePictures'))] : []),
    ...(model.phase === 'upcoming' ? [calendar] : []),
  ];
}

/** A box of the skeleton. */
const box = (name: string): TemplateResult => html`<div class="skeleton-box ${name}"></div>`;

/** A box in the place of texts. */
const textBox = box('paragraphs');

/** A convoy in full. */
export function eventTemplate(view: EventView): TemplateResult {
  const { model, close, isLoading, share } = view;
  const [known, companies, offered] = [facts(view), hosts(view), actions(view)];
  // A column that would be nearly empty is none.
  const hasAside = !close && (isLoading || known.length > 3 || companies !== nothing);
  const layout = close ? '' : hasAside ? 'has-aside' : 'is-plain';
  // Beside the category instead of in a list of its own.
  const isCountAlone = layout === 'is-plain' && known.length === 1 && hasPlainCount(view);
  // Share alone has no line of its own: it is beside the times, or the button that closes the dialog.
  const isShareAlone = offered.length === 0 && (!isLoading || model.phase === 'cancelled');
  const shareBeside = isShareAlone ? share : nothing;
  return html`<article class="content event is-${model.phase} ${close ? 'in-dialog' : ''}">
    ${dialogBar(view, shareBeside)} ${banner(view)}
    <div class="columns ${layout}">
      ${head(view, isCountAlone)}
      <div class="first">
        ${times(view, close ? nothing : shareBeside)} ${route(view)} ${nextConvoy(view)}
        ${summary(view)}
      </div>
      ${
        // Without a dialog, what the full record moves appears with it.
        isLoading && !close
          ? html`<div class="second" aria-busy="true">${textBox}</div>`
          : html`<div class="side">
                ${isShareAlone ? nothing : html`<div class="actions">${offered} ${share}</div>`}
                <dl class="facts">${isCountAlone ? nothing : known}</dl>
                ${companies}
              </div>
              <div class="second" aria-busy=${isLoading}>${routePicture(view)} ${texts(view)}</div>`
      }
    </div>
  </article>`;
}

/** Boxes of the size of a convoy without a banner. */
export const skeleton = (): TemplateResult =>
  html`<div class="event placeholder">
    <div class="columns has-aside">
      <div class="head">
        <div class="date-tile"></div>
        ${box('text-lines')}
      </div>
      <div class="first">
        <div class="times">${box('text-lines')}${box('text-lines')}</div>
        <div class="route">${box('text-lines')}${box('line')}${box('text-lines')}</div>
      </div>
      <div class="side">
        <div class="actions">${box('action')}${box('action')}</div>
        ${box('facts-box')}${box('hosts-box')}
      </div>
      <div class="second">${textBox}</div>
    </div>
  </div>`;
