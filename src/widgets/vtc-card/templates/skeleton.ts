import { html, nothing, type TemplateResult } from 'lit';
import type { layouts } from '../card-view.js';
import type { CardSection } from '../model/card-sections.js';

/** Attributes that decide the shape of a card. */
export interface SkeletonView {
  layout: (typeof layouts.values)[number];
  /** Whether pictures are shown. */
  hasPictures: boolean;
  shows: (section: CardSection) => boolean;
}

const box = (name: string): TemplateResult => html`<div class="skeleton-box ${name}"></div>`;

const identity = ({ layout, shows }: SkeletonView): TemplateResult =>
  html`<div class="identity">
    ${box('avatar')}
    <div class="names">${box('name-box')}</div>
    ${layout === 'banner' && (shows('stats') || shows('event')) ? box('figures figures-box') : nothing}
    ${layout !== 'badge' && shows('recruitment') ? box('apply apply-box') : nothing}
  </div>`;

const group = (name: string, boxes: readonly (TemplateResult | false)[]): unknown =>
  boxes.some(Boolean)
    ? html`<div class=${name}>${boxes.map((one) => one || nothing)}</div>`
    : nothing;

const columns = ({ shows }: SkeletonView): TemplateResult =>
  html`<div class="columns">
    ${group('main', [shows('about') && box('about-box')])}
    ${group('side', [
      shows('recruitment') && box('requirements-box'),
      shows('event') && box('tile-box'),
    ])}
    ${group('foot', [shows('members') && box('people-box'), shows('socials') && box('links-box')])}
  </div>`;

/** Boxes with the shape and the height of a typical company's card. */
export const skeleton = (view: SkeletonView): TemplateResult =>
  html`${view.layout !== 'badge' && view.hasPictures ? box('cover') : nothing} ${identity(view)}
  ${
    view.layout === 'card'
      ? html`${box('slogan-box')}
        ${view.shows('stats') || view.shows('games') ? box('facts-box') : nothing} ${columns(view)}`
      : nothing
  }`;
