import { html, nothing, type TemplateResult } from 'lit';
import { date } from '../../../intl/formats.js';
import { moment } from '../../../intl/time.js';
import { avatar } from '../../../ui/avatar.js';
import { icon } from '../../../ui/icons.js';
import { itemAddress, itemLink } from '../../../ui/item-link.js';
import type { Person, RankedRole } from '../model/people.js';
import { roleLabels } from './role-name.js';
import type { PeopleView } from './view.js';

/** The name, as a link where the page wants one, with a crown behind that of the owner. */
function name({ translate, hrefTemplate, select }: PeopleView, { member }: Person): TemplateResult {
  // What the crown means is said in the owner's role too.
  const crown = member.isOwner
    ? html`<span class="crown" title=${translate('owner')}>${icon('owner')}</span>`
    : nothing;
  const text = member.name.trim() || '—';
  const href = itemAddress(hrefTemplate, member);
  if (!href) return html`<span class="name"><bdi>${text}</bdi>${crown}</span>`;
  const link = itemLink(href, html`<bdi>${text}</bdi>`, (event) => select(event, member));
  return html`<span class="name">${link}${crown}</span>`;
}

/** A person with picture and name, and the roles but `known`, which stands in the heading. */
export function personItem(view: PeopleView, person: Person, known?: RankedRole): TemplateResult {
  const { member } = person;
  const roles = person.roles.filter((role) => role !== known);
  return html`<li part="item" class="person">
    ${avatar(member.name, member.image, view.images)}
    ${
      roles.length > 0
        ? html`<div class="who">${name(view, person)}${roleLabels(roles)}</div>`
        : name(view, person)
    }
  </li>`;
}

function joiningDate({ zones: { locale, zone } }: PeopleView, joinedAt: string) {
  const time = moment(joinedAt);
  return time
    ? html`<time datetime=${new Date(time).toISOString()}>${date(locale, zone, time)}</time>`
    : nothing;
}

/** A person as a row: picture and name, the roles but `known`, the day of joining. */
export function personRow(view: PeopleView, person: Person, known: RankedRole): TemplateResult {
  const { member } = person;
  const roles = person.roles.filter((role) => role !== known);
  return html`<tr part="item">
    <th scope="row">
      <span class="person"
        >${avatar(member.name, member.image, view.images)}${name(view, person)}</span
      >
    </th>
    <td>${roles.length > 0 ? roleLabels(roles) : nothing}</td>
    <td class="joined">${joiningDate(view, member.joinedAt)}</td>
  </tr>`;
}
