import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon, icons } from '../../../ui/icons.js';
import type { Arrangement, Group } from '../model/groups.js';
import { sortDirectionOf, type SortKey } from '../model/sort-order.js';
import { groupHeading } from './groups.js';
import { personRow } from './person.js';
import type { PeopleView } from './view.js';

const sortIcons = {
  ascending: icons.ascending,
  descending: icons.descending,
  none: icons.unsorted,
};
const sortLabels = { name: 'name', joinedAt: 'joined' } as const;

/** A button that sorts members: ascending, pressed again descending, then in the company's order. */
export const sortButton = (
  { sortOrder, sort, translate }: PeopleView,
  key: SortKey,
): TemplateResult =>
  html`<button part="button" class="sort" @click=${() => sort(key)}>
    ${translate(sortLabels[key])}${icon(sortIcons[sortDirectionOf(sortOrder, key) ?? 'none'])}
  </button>`;

const sortHeader = (view: PeopleView, key: SortKey): TemplateResult =>
  html`<th scope="col" aria-sort=${sortDirectionOf(view.sortOrder, key) ?? 'none'}>
    ${sortButton(view, key)}
  </th>`;

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

/** Members as a table with name, roles and joining date, which can be sorted. */
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
