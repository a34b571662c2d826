import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Arrangement, Group } from '../model/groups.js';
import { groupHeading } from './groups.js';
import { personRow } from './person.js';
import { sortHeader } from './sort-buttons.js';
import type { PeopleView } from './view.js';

const groupRows = (view: PeopleView, group: Group, isGrouped: boolean): TemplateResult =>
  html`<tbody>
    ${
      isGrouped
        ? html`<tr class="group-row">
            <th colspan="3" scope="rowgroup">${groupHeading(view, group)}</th>
          </tr>`
        : nothing
    }
    ${repeat(
      group.people,
      ({ member }) => member.userId,
      (person) => personRow(view, person, group.role),
    )}
  </tbody>`;

/** People as a table with name, roles and day of joining, which can be sorted. */
export const peopleTable = (
  view: PeopleView,
  { groups }: Arrangement,
  isGrouped: boolean,
): TemplateResult =>
  html`<table part="list" aria-label=${view.translate('membersTitle')}>
    <thead>
      <tr>
        ${sortHeader(view, 'name')}
        <th scope="col" class="roles-header">${view.translate('roles')}</th>
        ${sortHeader(view, 'joinedAt')}
      </tr>
    </thead>
    ${repeat(
      groups,
      ({ role }) => role.name,
      (group) => groupRows(view, group, isGrouped),
    )}
  </table>`;
