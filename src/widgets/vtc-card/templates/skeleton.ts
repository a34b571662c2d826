import { html, nothing, type TemplateResult } from 'lit';
import type { CardSection } from '../model/card-sections.js';

/** What of a card is reserved before anything of the company is known. */
export interface CardOutline {
  layout: 'card' | 'banner' | 'badge';
  /** Whether pictures are wanted. */
  hasPictures: boolean;
  shows: (section: CardSection) => boolean;
}

const bone = (name: string): TemplateResult => html`<div class="bone ${name}"></div>`;

const bones = (name: string, amount: number): TemplateResult[] =>
  Array.from({ length: amount }, () => bone(name));

const part = (name: string, content: unknown): TemplateResult =>
  html`<div class=${name}>${content}</div>`;

/** The parts that are wanted in a container; nothing where none is. */
function group(name: string, parts: readonly (TemplateResult | false)[]): unknown {
  const wanted = parts.filter(Boolean);
  return wanted.length > 0 ? part(name, wanted) : nothing;
}

const who = ({ layout, shows }: CardOutline): TemplateResult =>
  html`<div class="who">
    ${bone('avatar')}
    <div class="names">${bone('of-name')} ${bone('of-line')}</div>
    ${
      layout === 'banner' && (shows('stats') || shows('event'))
        ? part('figures', bones('of-figure', 3))
        : nothing
    }
    ${layout !== 'badge' && shows('recruitment') ? bone('apply') : nothing}
  </div>`;

const body = ({ shows }: CardOutline): unknown[] => [
  bone('slogan'),
  group('facts', [
    ...(shows('stats') ? bones('of-fact', 5) : []),
    ...(shows('games') ? bones('of-fact', 1) : []),
  ]),
  group('columns', [
    shows('about') && part('main', part('about', [bone('of-about'), bone('of-tags')])),
    (shows('recruitment') || shows('event')) &&
      part('side', [
        shows('recruitment') ? bone('of-rules') : nothing,
        shows('event') ? bone('of-tile') : nothing,
      ]),
  ]),
  group('foot', [
    shows('members') && part('people', bones('avatar', 6)),
    shows('socials') && bone('of-links'),
  ]),
];

/** Grey shapes with the room that a company usually fills in a layout with some sections. */
export const skeleton = (outline: CardOutline): TemplateResult =>
  html`${outline.layout !== 'badge' && outline.hasPictures ? bone('cover') : nothing}
  ${who(outline)} ${outline.layout === 'card' ? body(outline) : nothing}`;
