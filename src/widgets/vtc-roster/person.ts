import { html, nothing, type TemplateResult } from 'lit';
import { avatar } from '../../base/avatar.js';
import { cssColor, parseColor } from '../../base/colors.js';
import { date } from '../../base/formats.js';
import { moment } from '../../base/time.js';
import type { Person, Title } from './people.js';
import type { RosterView } from './groups.js';

/** A role's name with its colour beside it, never under it, so that the name can be read. */
export function titleName({ name, color }: Title): TemplateResult {
  const fill = parseColor(color);
  return html`${
      fill
        ? html`<svg viewBox="0 0 8 8" aria-hidden="true">
            <circle cx="4" cy="4" r="3.5" fill=${cssColor(fill)} />
          </svg>`
        : nothing
    }<bdi>${name}</bdi>`;
}

function joined({ say, locale, zone }: RosterView, joinedAt: string) {
  const time = moment(joinedAt);
  return time
    ? html`<span class="muted"
        >${say('since')}
        <time datetime=${new Date(time).toISOString()}>${date(locale, zone, time)}</time></span
      >`
    : nothing;
}

/** Picture, name, the roles beside that of the heading, and in rows the day of joining. */
export const personItem = (
  view: RosterView,
  heading: Title,
  { member, titles }: Person,
): TemplateResult =>
  html`<li part="item">
    ${avatar(member.name, member.image, view.images)}
    <div>
      <b>${view.link(member)}</b>
      <div>
        ${titles.map((title) =>
          title.name === heading.name
            ? nothing
            : html`<span class="badge" part="badge">${titleName(title)}</span>`,
        )}
      </div>
      ${view.layout === 'list' ? joined(view, member.joinedAt) : nothing}
    </div>
  </li>`;
