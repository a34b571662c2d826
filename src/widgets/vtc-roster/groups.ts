import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../../locales/messages.js';
import { count } from '../../intl/formats.js';
import type { Member } from '../../contract/member.js';
import { orderButtons, type Order } from './order.js';
import type { grouped } from './people.js';
import type { VtcRoster } from './vtc-roster.js';
import { personItem, titleName } from './person.js';

/** What a roster is drawn with. */
export interface RosterView {
  /** The element, for its settings. */
  host: VtcRoster;
  translate: Translate;
  locale: string;
  /** IANA zone of the joining dates. */
  zone: string;
  order: Order;
  /** Takes another order. */
  choose: (order: Order) => void;
  /** Tells the page that a member's link was activated. */
  select: (event: Event, member: Member) => void;
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
): TemplateResult {
  const { host, translate, locale } = view;
  const isList = host.layout === 'list';
  const parts = groups.map(([title, people]) => {
    const shown = people.slice(0, limit);
    limit -= shown.length;
    if (!shown[0]) return nothing;
    const name = title.name || (groups[1] && translate('membersTitle'));
    const heading =
      name &&
      html`<div part="group" role="heading" aria-level=${host.headingLevel + 1}>
        ${titleName({ ...title, name })}
        <span class="muted">${count(locale, people.length)}${plus}</span>
      </div>`;
    const items = shown.map((person) => personItem(view, title, person));
    return isList
      ? html`<tbody>
          ${
            heading &&
            html`<tr>
              <th colspan="3" scope="rowgroup">${heading}</th>
            </tr>`
          }${items}
        </tbody>`
      : html`${heading}
          <ul class="grid" part="list">
            ${items}
          </ul>`;
  });
  const orders = orderButtons(view, isList);
  return isList
    ? html`<table part="list" aria-label=${translate('membersTitle')}>
        <thead>
          <tr>
            ${orders}
            <td></td>
          </tr>
        </thead>
        ${parts}
      </table>`
    : html`${host.groupBy === 'none' ? orders : nothing}${parts}`;
}
