import { html, nothing, type TemplateResult } from 'lit';
import type { LanguageController } from '../../base/language.js';
import { count } from '../../base/formats.js';
import type { Member } from '../../contract/member.js';
import type { grouped } from './people.js';
import { personItem, titleName } from './person.js';

/** What a roster is drawn with. */
export interface RosterView {
  say: LanguageController['say'];
  locale: string;
  /** IANA zone of the joining dates. */
  zone: string;
  /** `grid` or `list`. */
  layout: string;
  /** Level of the heading above the groups. */
  headingLevel: number;
  /** `all` or `none`. */
  images: string;
  /** A member's name, linked where the page has an address for members. */
  link: (member: Member) => TemplateResult;
}

/**
 * The first `limit` of everybody, under the name of their role and how many have it; no heading where nobody has one.
 * `plus` follows the counts: they are not the last while not all members are known.
 */
export function drawn(
  view: RosterView,
  groups: ReturnType<typeof grouped>,
  limit: number,
  plus: string,
): TemplateResult[] {
  const { say, locale, headingLevel, layout } = view;
  return groups.map(([title, people]) => {
    const shown = people.slice(0, limit);
    limit -= shown.length;
    const name = title.name || (groups[1] && say('membersTitle'));
    return shown[0]
      ? html`${
            name
              ? html`<div part="group" role="heading" aria-level=${headingLevel + 1}>
                  ${titleName({ ...title, name })}
                  <span class="muted">${count(locale, people.length)}${plus}</span>
                </div>`
              : nothing
          }
          <ul class=${layout} part="list">
            ${shown.map((person) => personItem(view, title, person))}
          </ul>`
      : html``;
  });
}
