import {
  html,
  icon,
  icons,
  nothing,
  progressiveList,
  type RankedRole,
  repeat,
  type TemplateResult,
} from '../../../base.js';
import type { Group } from '../model/groups.js';
import type { RosterModel } from '../model/roster-model.js';
import type { SortKey } from '../model/sort-order.js';
import type { Person } from '../model/people.js';
import { groupHeading, leadersHeading } from './groups.js';
import { dateOf, personRow } from './person.js';
import type { RosterView } from '../view.js';

const sortIcons = {
  ascending: icons.ascending,
  descending: icons.descending,
  none: icons.unsorted,
};
const sortLabels = { name: 'name', joinedAt: 'joined' } as const;

/** Data and callbacks of the buttons. */
type SortView = Pick<RosterView, 'translate' | 'zones' | 'sortOrder' | 'sort'> & {
  /** Undefined while the members load. */
  readonly model: RosterModel | undefined;
};

/** Whether the company has a single member, so that there is nothing to sort; false while the members load. */
export const isAlone = (model: RosterModel | undefined): boolean => model?.totalCount === 1;

/** The order of the members by its first and last one, `Name: Ada – Zoe`. */
export function orderText({ translate, zones, sortOrder, model }: Omit<SortView, 'sort'>): string {
  const key = sortOrder?.key;
  const ends = (model?.ends() ?? []).map(({ member }) =>
    key === 'joinedAt' ? dateOf(zones, member) : member.name,
  );
  const label = translate(key ? sortLabels[key] : 'membersTitle');
  return translate('labelled', { label, value: ends.join(' – ') });
}

const directionOf = ({ sortOrder }: SortView, key: SortKey) =>
  sortOrder?.key === key ? sortOrder.direction : 'none';

/**
 * A button that sorts members: ascending, pressed again descending, then in the company's order. In a table, the header
 * has the order; without one, its name says it.
 */
function sortButton(view: SortView, key: SortKey, isHeader = false): TemplateResult {
  const direction = directionOf(view, key);
  const isSorted = direction !== 'none';
  return html`<button
    part="button"
    class="sort secondary"
    aria-pressed=${isHeader ? nothing : isSorted}
    aria-label=${isSorted && !isHeader ? orderText(view) : nothing}
    @click=${() => view.sort(key)}
  >
    ${view.translate(sortLabels[key])}${icon(sortIcons[direction])}
  </button>`;
}

/** The buttons as one control, for members without a table. */
export const sortControl = (view: SortView): TemplateResult =>
  html`<div class="sort-bar">${sortButton(view, 'name')}${sortButton(view, 'joinedAt')}</div>`;

const sortHeader = (view: RosterView, key: SortKey): TemplateResult =>
  isAlone(view.model)
    ? html`<th scope="col">${view.translate(sortLabels[key])}</th>`
    : html`<th scope="col" aria-sort=${directionOf(view, key)}>${sortButton(view, key, true)}</th>`;

/** Rows of members. */
interface Rows {
  readonly people: readonly Person[];
  /** Above the rows. */
  readonly heading?: TemplateResult | undefined;
  /** The role that is in the heading. */
  readonly role?: RankedRole;
  readonly isLeading?: boolean;
}

const rows = (view: RosterView, { people, heading, role, isLeading }: Rows): TemplateResult =>
  html`<tbody class=${isLeading ? 'leading' : nothing}>
    ${
      heading
        ? html`<tr class="group-row">
            <th colspan="3" scope="rowgroup">${heading}</th>
          </tr>`
        : nothing
    }
    ${progressiveList(
      view.progressive,
      people,
      ({ member }) => member.webId,
      (person) => personRow(view, person, role),
      () => html`<tr class="late"></tr>`,
    )}
  </tbody>`;

const groupRows = (view: RosterView, group: Group): TemplateResult =>
  rows(view, { ...group, heading: view.model.isGrouped ? groupHeading(view, group) : undefined });

/** The leaders, then the groups. */
function tableBodies(view: RosterView): unknown {
  const { leaders, groups } = view.model.arrangement;
  return [
    leaders.length > 0
      ? rows(view, { people: leaders, heading: leadersHeading(view), isLeading: true })
      : nothing,
    repeat(
      groups,
      ({ role }) => role.name,
      (group) => groupRows(view, group),
    ),
  ];
}

/** Members as a table with name, roles and joining date, which can be sorted if there are several. */
export const peopleTable = (view: RosterView): TemplateResult =>
  html`<table part="list" aria-label=${view.translate('membersTitle')}>
    <thead class=${isAlone(view.model) ? 'visually-hidden' : nothing}>
      <tr>
        ${sortHeader(view, 'name')}
        <th scope="col" class="visually-hidden">${view.translate('roles')}</th>
        ${sortHeader(view, 'joinedAt')}
      </tr>
    </thead>
    ${view.progressive.render(() => tableBodies(view))}
  </table>`;
