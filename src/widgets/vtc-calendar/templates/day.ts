import { convoyRow, html, expandButton, nothing, type TemplateResult } from '../../../base.js';
import type { Span } from '../model/week.js';
import { fullDate } from './month.js';
import type { CalendarView } from '../view.js';

/** The convoys that are shown: one until the visitor has chosen a day, so that the page below moves little. */
function shownSpans({ active: { spans }, isFolded, convoys }: CalendarView): readonly Span[] {
  if (!isFolded || spans.length < 2) return spans;
  const next = spans.find(({ convoy }) => convoy.endMs > convoys.now) ?? spans[0];
  return next ? [next] : [];
}

/** The convoys of the active day with all facts: in a popover, or below a narrow month. */
export function dayConvoys(view: CalendarView): TemplateResult {
  const { active, isOpen, convoys } = view;
  const date = fullDate(view, active.day);
  const level = Math.min(6, convoys.headingLevel + 1);
  const shown = shownSpans(view);
  const count = active.spans.length - shown.length;
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
            ${shown.map(
              // Without a date tile, but for convoys that started on another day.
              ({ convoy, first }) =>
                html`<li part="item">
                  ${convoyRow(inDay, convoy, first === active.day ? convoy : undefined)}
                </li>`,
            )}
          </ul>`
        : html`<p class="muted">${convoys.translate('noConvoysOnDay')}</p>`
    }
    ${
      count
        ? expandButton({
            translate: convoys.translate,
            text: convoys.translate('moreOnDay', { count }),
            press: view.unfold,
          })
        : nothing
    }
  </div>`;
}
