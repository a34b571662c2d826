import { html, nothing, type TemplateResult } from 'lit';
import { avatar } from '../../ui/avatar.js';
import { cssColor, parseColor } from '../../theme/colors.js';
import { date } from '../../intl/formats.js';
import { itemAddress, itemLink } from '../../ui/item-link.js';
import { moment } from '../../intl/time.js';
import type { Person, Title } from './people.js';
import type { RosterView } from './groups.js';

/** A role's name with its colour beside it, never under it, so that the name can be read. */
export function titleName({ name, color }: Title): TemplateResult {
  const fill = parseColor(color);
  return html`${
      fill
        ? html`<svg viewBox="0 0 8 8" aria-hidden="true">
            <circle cx="4" cy="4" r="3.5" fill=${cssColor(fill)} />
          </svg>`
        : nothing
    }<bdi>${name}</bdi>`;
}

function joined({ locale, zone }: RosterView, joinedAt: string) {
  const time = moment(joinedAt);
  return time
    ? html`<time class="muted" datetime=${new Date(time).toISOString()}
        >${date(locale, zone, time)}</time
      >`
    : nothing;
}

/** Picture, name, and the roles beside that of the heading; a row tells the day of joining too. */
export function personItem(
  view: RosterView,
  heading: Title,
  { member, titles }: Person,
): TemplateResult {
  const { host, select } = view;
  const face = avatar(member.name, member.image, host.images);
  const link = itemLink(
    itemAddress(host.hrefTemplate, member),
    html`<bdi>${member.name.trim() || '—'}</bdi>`,
    (event) => select(event, member),
  );
  const name = html`<b>${link}</b>`;
  const badges = titles.map((title) =>
    title.name === heading.name
      ? nothing
      : html`<span class="badge" part="badge">${titleName(title)}</span>`,
  );
  return host.layout === 'list'
    ? html`<tr part="item">
        <th scope="row">${face}${name}</th>
        <td>${joined(view, member.joinedAt)}</td>
        <td>${badges}</td>
      </tr>`
    : html`<li part="item">
        ${face}
        <div>
          ${name}
          <div>${badges}</div>
        </div>
      </li>`;
}
