import {
  html,
  listEnd,
  type ListEndView,
  nothing,
  progressiveList,
  type TemplateResult,
} from '../../../base.js';
import type { NewsPost } from '../data.js';
import { compactPost, post } from './post.js';
import type { NewsLayout, NewsView } from '../view.js';

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
        (item) =>
          html`<li part="item">
            ${view.layout === 'compact' ? compactPost(view, item) : post(view, item)}
          </li>`,
      )}
    </ul>
    ${listEnd(end)}`;

/** Bars and boxes in the number and size of a page of posts. */
export const skeleton = (layout: NewsLayout, count: number): TemplateResult =>
  html`<ul class="news is-${layout}">
    ${Array(count).fill(
      html`<li>
        ${
          layout === 'compact'
            ? nothing
            : html`<div class="title"></div>
                <div class="meta"></div>
                <div class="text"></div>
                <div class="cover"></div>`
        }
      </li>`,
    )}
  </ul>`;
