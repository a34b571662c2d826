import {
  formats,
  html,
  nothing,
  progressiveList,
  type RankedRole,
  repeat,
  roleName,
  type TemplateResult,
  visibleName,
} from '../../../base.js';
import type { Group } from '../model/groups.js';
import type { Person } from '../model/people.js';
import { personItem } from './person.js';
import type { RosterView } from '../view.js';

/** Class of a group of `size` members: larger ones take a row of their own, or half of a very wide one. */
export const groupClass = (size: number): string =>
  size > 3 ? `group wide ${size > 6 ? '' : 'few'}` : 'group';

/** A heading above members, with their number if all are loaded. */
const heading = (
  { zones, headingLevel, model }: RosterView,
  name: unknown,
  size: number,
): TemplateResult =>
  html`<div part="group" class="group-name" role="heading" aria-level=${headingLevel}>
    ${name}
    ${model.isComplete ? html`<span class="size secondary">${formats.formatNumber(zones.locale, size)}</span>` : nothing}
  </div>`;

/** Heading of a group: the role's name. The element's heading is not repeated. */
export function groupHeading(view: RosterView, { role, size }: Group): TemplateResult {
  if (!visibleName(role.name)) return heading(view, view.translate('otherMembers'), size);
  return heading(view, roleName(role), size);
}

/** Heading of the leaders. */
export const leadersHeading = (view: RosterView): TemplateResult =>
  heading(view, view.translate('leaders'), view.model.arrangement.leaderCount);

const items = (view: RosterView, people: readonly Person[], groupRole?: RankedRole) =>
  progressiveList(
    view.progressive,
    people,
    ({ member }) => member.webId,
    (person) => personItem(view, person, groupRole),
    () => html`<li class="person late"></li>`,
  );

const leaderList = (view: RosterView, leaders: readonly Person[]): TemplateResult =>
  html`${leadersHeading(view)}
    <ul class="leaders" part="list">
      ${items(view, leaders)}
    </ul>`;

const groupItem = (view: RosterView, group: Group): TemplateResult =>
  html`<div class=${groupClass(group.size)}>
    ${groupHeading(view, group)}
    <ul class="people" part="list">
      ${items(view, group.people, group.role)}
    </ul>
  </div>`;

/** Members in groups: leaders first and larger, small groups side by side. */
export function peopleGroups(view: RosterView): TemplateResult {
  const { leaders, groups } = view.model.arrangement;
  return html`${leaders.length > 0 ? leaderList(view, leaders) : nothing}
    <div class="groups">
      ${repeat(
        groups,
        ({ role }) => role.name,
        (group) => groupItem(view, group),
      )}
    </div>`;
}

export const peopleList = (view: RosterView): TemplateResult =>
  html`<ul class="people" part="list" aria-label=${view.translate('membersTitle')}>
    ${items(view, view.model.arrangement.groups[0]?.people ?? [])}
  </ul>`;
