import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { count } from '../../../intl/formats.js';
import type { Arrangement, Group } from '../model/groups.js';
import { noRole, type Person, type RankedRole } from '../model/people.js';
import { personItem } from './person.js';
import { roleName } from './role-name.js';
import type { PeopleView } from './view.js';

/** Groups up to this size stand side by side. */
const mostBeside = 3;

/** The heading of a group: its role, and how many have it where that is known for sure. */
export function groupHeading(view: PeopleView, { role, size }: Group): TemplateResult {
  const { translate, zones, headingLevel, isComplete } = view;
  const name = role.name || translate('membersTitle');
  return html`<div part="group" class="group-name" role="heading" aria-level=${headingLevel}>
    ${roleName({ ...role, name })}
    ${isComplete ? html`<span class="size">${count(zones.locale, size)}</span>` : nothing}
  </div>`;
}

const people = (view: PeopleView, items: readonly Person[], known?: RankedRole) =>
  repeat(
    items,
    ({ member }) => member.userId,
    (person) => personItem(view, person, known),
  );

/** Those in charge: larger, each with the name of the role. */
const leaderList = (view: PeopleView, leaders: readonly Person[]): TemplateResult =>
  html`<div class="visually-hidden" role="heading" aria-level=${view.headingLevel}>
      ${view.translate('leaders')}
    </div>
    <ul class="leaders" part="list">
      ${people(view, leaders)}
    </ul>`;

const groupItem = (view: PeopleView, group: Group): TemplateResult =>
  html`<div class="group ${group.size > mostBeside ? 'wide' : ''}">
    ${groupHeading(view, group)}
    <ul class="people" part="list">
      ${people(view, group.people, group.role)}
    </ul>
  </div>`;

/** People in groups: those in charge first, small groups side by side. */
export const peopleGroups = (view: PeopleView, { leaders, groups }: Arrangement): TemplateResult =>
  html`${leaders.length > 0 ? leaderList(view, leaders) : nothing}
    <div class="groups">
      ${repeat(
        groups,
        ({ role }) => role.name,
        (group) => groupItem(view, group),
      )}
    </div>`;

/** People in one list, each with all roles. */
export const peopleList = (view: PeopleView, { groups }: Arrangement): TemplateResult =>
  html`<ul class="people" part="list" aria-label=${view.translate('membersTitle')}>
    ${people(
      view,
      groups.flatMap((group) => group.people),
      noRole,
    )}
  </ul>`;
