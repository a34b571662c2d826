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
  const link = itemLink(
    itemAddress(hrefTemplate, member),
    html`<bdi>${member.name.trim() || '—'}</bdi>`,
    (event) => select(event, member),
  );
  // What the crown means is said in the owner's role too.
  const crown = member.isOwner
    ? html`<span class="crown" title=${translate('owner')}>${icon('owner')}</span>`
    : nothing;
  return html`<span class="name">${link}${crown}</span>`;
}

/** A person with picture and name, and the roles but `known`, which stands in the heading. */
export function personItem(view: PeopleView, person: Person, known?: RankedRole): TemplateResult {
  const { member, roles } = person;
  return html`<li part="item" class="person">
    ${avatar(member.name, member.image, view.images)}
    <span class="who"
      >${name(view, person)}${roleLabels(roles.filter((role) => role !== known))}</span
    >
  </li>`;
}

function joiningDate({ locale, zone }: PeopleView, joinedAt: string) {
  const time = moment(joinedAt);
  return time
    ? html`<time datetime=${new Date(time).toISOString()}>${date(locale, zone, time)}</time>`
    : nothing;
}

/** A person as a row: picture and name, the roles but `known`, the day of joining. */
export function personRow(view: PeopleView, person: Person, known: RankedRole): TemplateResult {
  const { member, roles } = person;
  return html`<tr part="item">
    <th scope="row">
      <span class="person"
        >${avatar(member.name, member.image, view.images)}${name(view, person)}</span
      >
    </th>
    <td>${roleLabels(roles.filter((role) => role !== known))}</td>
    <td class="joined">${joiningDate(view, member.joinedAt)}</td>
  </tr>`;
}
