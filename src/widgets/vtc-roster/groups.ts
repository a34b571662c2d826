import { html, nothing, type TemplateResult } from 'lit';
import { count } from '../../base/formats.js';
import { chips, dot, joined, who } from './member.js';
import type { Group, Person } from './people.js';
import type { RosterView } from './roster-view.js';
import { direction, sortButton } from './sort-button.js';

/** The groups as far as they are drawn, those without anybody left out. */
function drawn({ groups, limit }: RosterView): (Group & { shown: readonly Person[] })[] {
  let left = limit;
  return groups.flatMap((group) => {
    const shown = group.people.slice(0, left);
    left -= shown.length;
    return shown.length > 0 ? { ...group, shown } : [];
  });
}

/** The name of a role, and how many have it: with a plus while not all members are known. */
function heading(view: RosterView, { title, people }: Group): TemplateResult {
  const { language, groupLevel, isComplete } = view;
  const words = language.say(title ? 'owner' : 'membersTitle');
  const role = typeof title === 'object' ? title : undefined;
  return html`<div class="group" part="group" role="heading" aria-level=${groupLevel}>
    ${dot(role?.color)}<bdi>${role?.name ?? words}</bdi>
    <span class="muted">${count(language.locale, people.length)}${isComplete ? '' : '+'}</span>
  </div>`;
}

function grid(view: RosterView, isGrouped: boolean): TemplateResult {
  return html`${
    view.sort
      ? html`<div class="sorts">${sortButton(view, 'name')} ${sortButton(view, 'since')}</div>`
      : nothing
  }${drawn(view).map(
    (group) =>
      html`${isGrouped ? heading(view, group) : nothing}
        <ul class="grid" part="list">
          ${group.shown.map(
            (person) =>
              html`<li part="item">
                ${who(view, person)}<span class="roles">${chips(view, group, person)}</span>
              </li>`,
          )}
        </ul>`,
  )}`;
}

/** A real table; the roles are repeated in words, since some browsers forget them where CSS changes `display`. */
function table(view: RosterView, isGrouped: boolean): TemplateResult {
  const column = (key: 'name' | 'since') =>
    html`<th
      role="columnheader"
      scope="col"
      aria-sort=${view.sort ? direction(view, key) : nothing}
    >
      ${sortButton(view, key)}
    </th>`;
  return html`<table role="table" part="list">
    <thead role="rowgroup">
      <tr role="row">
        ${column('name')}
        <th role="columnheader" scope="col">${view.language.say('roles')}</th>
        ${column('since')}
      </tr>
    </thead>
    ${drawn(view).map(
      (group) =>
        html`<tbody role="rowgroup">
          ${
            isGrouped
              ? html`<tr role="row">
                  <th role="rowheader" scope="rowgroup" colspan="3">${heading(view, group)}</th>
                </tr>`
              : nothing
          }${group.shown.map(
            (person) =>
              html`<tr class="person" part="item" role="row">
                <th role="rowheader" scope="row"><span class="who">${who(view, person)}</span></th>
                <td role="cell">${chips(view, group, person)}</td>
                <td role="cell">${joined(view, person)}</td>
              </tr>`,
          )}
        </tbody>`,
    )}
  </table>`;
}

/** Everybody, as cards or as the rows of a table; headings where there is more than one kind of people. */
export function groups(view: RosterView): TemplateResult {
  const isGrouped = view.groups.some(({ title }) => title);
  return view.layout === 'list' ? table(view, isGrouped) : grid(view, isGrouped);
}
