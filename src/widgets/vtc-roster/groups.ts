import { html, nothing, type TemplateResult } from 'lit';
import { count } from '../../base/formats.js';
import { personItem, titleName } from './person.js';
import type { RosterView } from './roster-view.js';

/** Everybody as far as they are drawn, under the name of their role and how many have it; no heading where nobody has one. */
export function groups(view: RosterView): TemplateResult[] {
  const { language, headingLevel } = view;
  let { limit } = view;
  return view.groups.map(([title, people]) => {
    const shown = people.slice(0, limit);
    limit -= shown.length;
    const name = title.name || (view.groups[1] && language.say('membersTitle'));
    return shown[0]
      ? html`${
            name
              ? html`<div part="group" role="heading" aria-level=${Math.min(6, headingLevel + 1)}>
                  ${titleName({ ...title, name })}
                  <span class="muted">${count(language.locale, people.length)}${view.plus}</span>
                </div>`
              : nothing
          }
          <ul class=${view.layout} part="list">
            ${shown.map((person) => personItem(view, title, person))}
          </ul>`
      : html``;
  });
}
