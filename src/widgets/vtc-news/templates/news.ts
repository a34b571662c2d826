import {
  html,
  listEnd,
  type ListEndView,
  nothing,
  progressiveList,
  type TemplateResult,
} from '../../../base.js';
import type { NewsPost } from '../data.js';
import { compactPost, listedPost, postCard } from './post.js';
import type { NewsLayout, NewsView } from '../view.js';

const templates = { list: listedPost, cards: postCard, compact: compactPost };

/** Posts, and the button for older ones. */
export const news = (
  view: NewsView,
  posts: readonly NewsPost[],
  end: ListEndView,
): TemplateResult =>
  html`<ul class="news is-${view.layout}" part="list">
      ${progressiveList(
        view.progressive,
        posts,
        ({ id }) => id,
        (item) => html`<li part="item">${templates[view.layout](view, item)}</li>`,
      )}
    </ul>
    ${listEnd(end)}`;

const title = html`<div class="title"></div>`;
const text = html`<div class="meta"></div>
  <div class="text"></div>`;
const picture = html`<div class="cover"></div>`;

const boxes = {
  list: html`${picture}${title}${text}`,
  cards: html`${picture}
    <div class="body">${title}${text}</div>`,
  compact: nothing,
};

/** Bars and boxes in the number and size of a page of posts. */
export const skeleton = (layout: NewsLayout, count: number): TemplateResult =>
  html`<ul class="news is-${layout}">
    ${Array(count).fill(html`<li>${boxes[layout]}</li>`)}
  </ul>`;
