import {
  compactRow,
  convoyName,
  convoyRow,
  type ConvoyView,
  dayOf,
  html,
  isSameDay,
  nothing,
  type TemplateResult,
} from '../../../base.js';
import { fullDate } from './month.js';
import type { CalendarView } from '../view.js';

/** The convoys of the active day with all facts: in a popover, or below a narrow month. */
export function dayConvoys(view: CalendarView): TemplateResult {
  const { active, isOpen, convoys } = view;
  const date = fullDate(view, active.day);
  const level = Math.min(6, convoys.headingLevel + 1);
  const inDay = { ...convoys, headingLevel: Math.min(6, level + 1) };
  return html`<div
    part="popover"
    class="active-day"
    role=${isOpen ? 'dialog' : 'group'}
    tabindex="-1"
    aria-label=${date}
    popover=${isOpen ? 'manual' : nothing}
  >
    <div class="date" role="heading" aria-level=${level}>${date}</div>
    ${
      active.spans.length
        ? html`<ul class="convoys is-list" part="list">
            ${active.spans.map(
              // Without a date tile, but for convoys that started on another day.
              ({ convoy, first }) =>
                html`<li part="item">
                  ${convoyRow(inDay, convoy, first === active.day ? convoy : undefined)}
                </li>`,
            )}
          </ul>`
        : html`<p class="muted">${convoys.translate('noConvoysOnDay')}</p>`
    }
  </div>`;
}

/** In the place of the agenda, which wide months do not show. */
export const agendaPlace = (): TemplateResult => html`<div class="agenda"></div>`;

/** The convoys of the month that are not over, else all of them, in a line each. */
export function agenda({
  spans,
  month,
  convoys,
  nameStarts,
}: CalendarView): TemplateResult | typeof nothing {
  const all = spans.flatMap(({ convoy, first, last }) =>
    first <= month.last && last >= month.first ? convoy : [],
  );
  const toCome = all.filter(({ endMs }) => endMs > convoys.now);
  const shown = toCome[0] ? toCome : all;
  const view: ConvoyView = {
    ...convoys,
    headingLevel: Math.min(6, convoys.headingLevel + 1),
    nameStartOf: (convoy) => nameStarts.get(convoyName(convoy)) ?? 0,
  };
  return shown[0]
    ? html`<ul class="agenda convoys is-compact" part="list">
        ${shown.map((convoy, index) => {
          const before = shown[index - 1];
          const sameDay = isSameDay(view, convoy, before);
          // The day is above; screen readers read an item alone.
          return html`<li
            part="item"
            class=${sameDay ? 'same-day' : ''}
            data-day=${sameDay ? dayOf(view, convoy) : nothing}
          >
            ${compactRow(view, convoy, before)}
          </li>`;
        })}
      </ul>`
    : nothing;
}
