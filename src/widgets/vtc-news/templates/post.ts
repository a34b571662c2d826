import {
  avatar,
  cover,
  folded,
  formats,
  html,
  icon,
  isolated,
  itemLink,
  joinedName,
  expandButton,
  moreIcons,
  nothing,
  prose,
  type TemplateResult,
  visibleName,
} from '../../../base.js';
import type { NewsPost } from '../data.js';
import { createdMs, paragraphsOf, postTitle, textOf } from '../model/posts.js';
import type { NewsView } from '../view.js';

const textId = ({ id }: NewsPost): string => `text-${id}`;

/** The day in words, with the date in its title. */
function date({ zones: { locale, zone }, now }: NewsView, post: NewsPost): TemplateResult {
  const time = createdMs(post);
  const full = formats.dateText(locale, zone, time, { dateStyle: 'full', timeStyle: 'short' });
  // The clock of the visitor may be late.
  const day = formats.relativeDay(locale, zone, Math.min(time, now), now);
  return html`<time datetime=${new Date(time).toISOString()} title=${full}
    >${formats.capitalized(locale, day)}</time
  >`;
}

const pinned = ({ translate }: NewsView, { pinned: isPinned }: NewsPost) =>
  isPinned
    ? html`<span class="pinned" part="badge" title=${translate('pinned')}
        >${icon(moreIcons.pin)}<span class="visually-hidden">${translate('pinned')}</span></span
      >`
    : nothing;

function author({ translate, images }: NewsView, { authorName, authorImage }: NewsPost) {
  const name = visibleName(authorName);
  const shown = isolated(name);
  return name
    ? html`<span class="author" title=${translate('byAuthor', { name: shown })}>
        ${avatar(name, authorImage, images)}<bdi class="author-name">${shown}</bdi>
      </span>`
    : nothing;
}

const meta = (view: NewsView, post: NewsPost): TemplateResult =>
  html`<div class="meta" part="meta">
    ${date(view, post)} ${pinned(view, post)} ${author(view, post)}
  </div>`;

const title = (
  { headingLevel, layout }: NewsView,
  post: NewsPost,
  content: unknown,
): TemplateResult =>
  html`<div
    class="title"
    part="title"
    role="heading"
    aria-level=${headingLevel}
    dir=${layout === 'compact' ? nothing : 'auto'}
    tabindex="-1"
    title=${postTitle(post)}
  >
    ${content}
  </div>`;

const linkedTitle = (view: NewsView, post: NewsPost): TemplateResult =>
  itemLink(view.urlOf(post), joinedName(postTitle(post)), (event) => view.select(event, post));

const postCover = ({ images }: NewsView, { id, image }: NewsPost) =>
  images === 'none' ? nothing : cover(images, { id, banner: image });

/** Lines of the beginning of a text, as in the styles, and the most letters that fit into one. */
const beginnings = {
  list: { lines: 4, lettersPerLine: 75 },
  cards: { lines: 4, lettersPerLine: 45 },
} as const;

/** The beginning of a folded text: its paragraphs as one, if it has any. */
function beginning(post: NewsPost, kind: keyof typeof beginnings) {
  const { blocks, isLong } = folded(textOf(post), beginnings[kind]);
  const paragraphs = isLong && paragraphsOf(post);
  return paragraphs
    ? { blocks: folded([paragraphs], beginnings[kind]).blocks, isLong, fold: 'clamped' }
    : { blocks, isLong, fold: 'folded' };
}

/** The text of a post, its beginning where it is long, and the button for the rest. */
function text(view: NewsView, post: NewsPost, kind: keyof typeof beginnings) {
  const all = textOf(post);
  if (all.length === 0) return nothing;
  const { blocks, isLong, fold } = beginning(post, kind);
  const isOpen = isLong && view.isOpen(post);
  const isFolded = isLong && !isOpen;
  return html`<div
      id=${textId(post)}
      class="text prose ${isOpen ? '' : 'dense'} ${isFolded ? fold : ''}"
      part="text"
    >
      ${prose(isFolded ? blocks : all, view.headingLevel)}
    </div>
    ${
      isLong
        ? expandButton({
            translate: view.translate,
            isOpen,
            subject: postTitle(post),
            controls: textId(post),
            press: () => view.toggle(post),
          })
        : nothing
    }`;
}

/** A post with its picture, or a drawn one, and its text. */
export const listedPost = (view: NewsView, item: NewsPost): TemplateResult =>
  html`${postCover(view, item)} ${title(view, item, linkedTitle(view, item))} ${meta(view, item)}
  ${text(view, item, 'list')}`;

/** A post as a card: its picture, or a drawn one, and its text. */
export const postCard = (view: NewsView, item: NewsPost): TemplateResult =>
  html`${postCover(view, item)}
    <div class="body">
      ${title(view, item, linkedTitle(view, item))} ${meta(view, item)} ${text(view, item, 'cards')}
    </div>`;

/** The title of a post without a link: a button that shows the text. */
function disclosure(view: NewsView, item: NewsPost): TemplateResult {
  return view.urlOf(item) || textOf(item).length === 0
    ? html`<span dir="auto">${linkedTitle(view, item)}</span>`
    : html`<button
        part="button"
        type="button"
        dir="auto"
        aria-expanded=${view.isOpen(item)}
        aria-controls=${textId(item)}
        @click=${() => view.toggle(item)}
      >
        ${joinedName(postTitle(item))}
      </button>`;
}

/** A post in one line: title and date. */
export function compactPost(view: NewsView, item: NewsPost): TemplateResult {
  const isOpen = view.isOpen(item) && !view.urlOf(item);
  return html`${title(view, item, disclosure(view, item))} ${pinned(view, item)} ${date(view, item)}
    <div id=${textId(item)} class="text prose" part="text" ?hidden=${!isOpen}>
      ${isOpen ? prose(textOf(item), view.headingLevel) : nothing}
    </div>`;
}
