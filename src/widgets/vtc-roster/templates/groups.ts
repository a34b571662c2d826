import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { formatNumber } from '../../../intl/formats.js';
import type { Arrangement, Group } from '../model/groups.js';
import { noRole, type Person, type RankedRole } from '../model/people.js';
import { personItem } from './person.js';
import { roleName } from './role.js';
import type { PeopleView } from './view.js';

/** Larger groups take a row of their own. */
export const maxSideBySide = 3;

/** Heading of a group: the role's name, and the number of its members if all are loaded. */
export function groupHeading(view: PeopleView, { role, size }: Group): TemplateResult {
  const { translate, zones, headingLevel, isComplete } = view;
  const name = role.name || translate('membersTitle');
  return html`<div part="group" class="group-name" role="heading" aria-level=${headingLevel}>
    ${roleName({ ...role, name })}
    ${isComplete ? html`<span class="size">${formatNumber(zones.locale, size)}</span>` : nothing}
  </div>`;
}

const items = (view: PeopleView, people: readonly Person[], groupRole?: RankedRole) =>
  repeat(
    people,
    ({ member }) => member.userId,
    (person) => personItem(view, person, groupRole),
  );

const leaderList = (view: PeopleView, leaders: readonly Person[]): TemplateResult =>
  html`<div class="visually-hidden" role="heading" aria-level=${view.headingLevel}>
      ${view.translate('leaders')}
    </div>
    <ul class="leaders" part="list">
      ${items(view, leaders)}
    </ul>`;

const groupItem = (view: PeopleView, group: Group): TemplateResult =>
  html`<div class="group ${group.size > maxSideBySide ? 'wide' : ''}">
    ${groupHeading(view, group)}
    <ul class="people" part="list">
      ${items(view, group.people, group.role)}
    </ul>
  </div>`;

/** Members in groups: leaders first and larger, small groups side by side. */
export const peopleGroups = (view: PeopleView, { leaders, groups }: Arrangement): TemplateResult =>
  html`${leaders.length > 0 ? leaderList(view, leaders) : nothing}
    <div class="groups">
      ${repeat(
        groups,
        ({ role }) => role.name,
        (group) => groupItem(view, group),
      )}
    </div>`;

/** Members in one list. */
export const peopleList = (view: PeopleView, { groups }: Arrangement): TemplateResult =>
  html`<ul class="people" part="list" aria-label=${view.translate('membersTitle')}>
    ${items(
      view,
      groups.flatMap(({ people }) => people),
      noRole,
    )}
  </ul>`;
