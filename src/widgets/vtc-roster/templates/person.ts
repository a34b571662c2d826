import {
  avatar,
  breakableName,
  foreignRel,
  formats,
  html,
  icon,
  icons,
  itemAddress,
  type Member,
  nothing,
  parseTimestamp,
  type RankedRole,
  type TemplateResult,
  type Zones,
  shownName,
} from '../../../base.js';
import type { Person } from '../model/people.js';
import { roleSummary } from './role.js';
import type { RosterView } from '../view.js';

/** The name, as a link if it has a URL; the owner's is followed by a crown, which repeats the owner's role. */
function name({ hrefTemplate, select }: RosterView, { member }: Person): TemplateResult {
  const text = shownName(member.name);
  const crown = member.isOwner ? icon(icons.owner) : nothing;
  const href = itemAddress(hrefTemplate, member);
  return href
    ? html`<a
        class="own name"
        part="link"
        title=${text}
        href=${href}
        rel=${foreignRel}
        @click=${(event: Event) => select(event, member)}
        >${breakableName(text)}${crown}</a
      >`
    : html`<span class="own name" title=${text}>${breakableName(text)}${crown}</span>`;
}

const otherRoles = ({ roles }: Person, groupRole: RankedRole | undefined) =>
  roles.filter((role) => role !== groupRole);

/** A member as a list item: picture, name and highest role; `groupRole` is in the group's heading. */
export const personItem = (
  view: RosterView,
  person: Person,
  groupRole?: RankedRole,
): TemplateResult =>
  html`<li part="item" class="person">
    ${avatar(person.member.name, person.member.image, view.images)}${name(view, person)}${roleSummary(otherRoles(person, groupRole))}
  </li>`;

/** Formats a joining date; empty if it is invalid. */
export function dateOf({ locale, zone }: Zones, { joinedAt }: Member): string {
  const time = parseTimestamp(joinedAt);
  return time ? formats.formatDate(locale, zone, time) : '';
}

const monthAndYear = { month: 'short', year: 'numeric' } as const;

/** Month and year of the joining date, which is in the title. */
function joiningMonth({ zones }: RosterView, member: Member) {
  const time = parseTimestamp(member.joinedAt);
  return time
    ? html`<time datetime=${new Date(time).toISOString()} title=${dateOf(zones, member)}
        >${formats.dateText(zones.locale, zones.zone, time, monthAndYear)}</time
      >`
    : nothing;
}

/** A member as a table row: picture and name, roles, month of joining; `groupRole` is in the group's heading. */
export const personRow = (
  view: RosterView,
  person: Person,
  groupRole?: RankedRole,
): TemplateResult =>
  html`<tr part="item">
    <th scope="row" class="person">
      ${avatar(person.member.name, person.member.image, view.images)}${name(view, person)}
    </th>
    <td class="roles">${roleSummary(otherRoles(person, groupRole))}</td>
    <td class="joined secondary">${joiningMonth(view, person.member)}</td>
  </tr>`;
