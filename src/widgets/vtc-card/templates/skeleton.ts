import { html, nothing, type TemplateResult } from '../../../base.js';
import type { CardView, Layout } from '../view.js';

type Shows = CardView['shows'];

/** A box; `text-lines`: lines of text. */
const box = (name: string): TemplateResult => html`<div class="skeleton-box ${name}"></div>`;

const identity = (layout: Layout, shows: Shows): TemplateResult =>
  html`<div class="identity">
    ${box('avatar')}
    <div class="names">${box('text-lines name-box')}</div>
    ${layout === 'banner' && (shows('stats') || shows('event')) ? box('figures figures-box') : nothing}
    ${layout !== 'badge' && shows('recruitment') ? box('apply-box') : nothing}
  </div>`;

const group = (name: string, boxes: readonly (TemplateResult | false)[]): unknown =>
  boxes.some(Boolean)
    ? html`<div class=${name}>${boxes.map((box) => box || nothing)}</div>`
    : nothing;

const columns = (shows: Shows): unknown => {
  const groups = [
    group('main', [shows('about') && box('text-lines about-box')]),
    group('side', [
      shows('event') && box('tile-box'),
      shows('recruitment') && box('text-lines requirements-box'),
    ]),
    group('foot', [shows('members') && box('people-box'), shows('socials') && box('links-box')]),
  ].filter((part) => part !== nothing);
  return groups[0] ? html`<div class="columns">${groups}</div>` : nothing;
};

/** Boxes with the shape and the height of a typical company's card. */
export const skeleton = (layout: Layout, hasPictures: boolean, shows: Shows): TemplateResult =>
  html`${layout !== 'badge' && hasPictures ? box('cover') : nothing} ${identity(layout, shows)}
  ${
    layout === 'card'
      ? html`${box('text-lines slogan-box')}
        ${shows('stats') ? box('facts-box') : shows('tier') || shows('games') ? box('marks-box') : nothing}
        ${columns(shows)}`
      : nothing
  }`;
