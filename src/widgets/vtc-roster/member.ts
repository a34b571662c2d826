import { html, nothing, type TemplateResult } from 'lit';
import { avatar } from '../../base/avatar.js';
import { date } from '../../base/formats.js';
import { itemLink } from '../../base/item-link.js';
import type { Group, Person, Title } from './people.js';
import type { RosterView } from './roster-view.js';
import { folded } from './search.js';

/** A role's colour beside its name, never under it, so that the name can be read. */
export const dot = (color: string | undefined): TemplateResult | typeof nothing =>
  color
    ? html`<svg class="dot" viewBox="0 0 8 8" aria-hidden="true">
        <circle cx="4" cy="4" r="3.5" fill=${color} />
      </svg>`
    : nothing;

const chip = ({ name, color }: Title): TemplateResult =>
  html`<span class="badge" part="badge">${dot(color)}<bdi>${name}</bdi></span> `;

/** Picture and name, linked where the page has an address for members. */
export function who(view: RosterView, person: Person): TemplateResult {
  const { name, image } = person.member;
  const shown = html`<bdi>${name.trim() || '—'}</bdi>`;
  return html`${avatar(name, image, view.images)}<span class="name"
      >${itemLink(view.href(person), shown, (event) => view.select(event, person))}</span
    >`;
}

/** That somebody is the owner, and the roles beside the one of the heading. */
export function chips(
  { language }: RosterView,
  { title }: Group,
  { member, titles }: Person,
): TemplateResult {
  const owner = language.say('owner');
  const isSaid = (name: string) => member.isOwner && folded(name) === folded(owner);
  const others = titles.filter((held) => held !== title && !isSaid(held.name));
  return html`${
    member.isOwner ? html`<span class="badge owner" part="badge">${owner}</span> ` : nothing
  }${others.map(chip)}`;
}

/** The day of joining. */
export function joined(
  { language, zone }: RosterView,
  { joinedAt }: Person,
): TemplateResult | typeof nothing {
  if (!joinedAt) return nothing;
  return html`<time class="muted" datetime=${new Date(joinedAt).toISOString()}
    >${date(language.locale, zone, joinedAt)}</time
  >`;
}
