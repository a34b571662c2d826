import {
  convoyFacts,
  convoyName,
  formats,
  html,
  icon,
  icons,
  isLive,
  nothing,
  type TemplateResult,
  type Zones,
} from '../../../base.js';
import { dayOfMonth, dayText, isoDate, monthText, weekdayOf } from '../model/month.js';
import type { Day, Segment } from '../model/week.js';
import type { CalendarView } from './view.js';

type View = CalendarView;

/** Formats a day, `Friday, 27 November 2026`. */
export const fullDate = ({ convoys }: Pick<View, 'convoys'>, day: number): string =>
  dayText(convoys.zones.locale, day, { dateStyle: 'full' });

/** The word for today. */
const todayText = (locale: string): string =>
  formats.capitalized(locale, formats.nearDay(locale, 'UTC', 0, 0) ?? '');

/** The name of the month and the buttons for other months. */
export function toolbar(view: View): TemplateResult {
  const { convoys, month, today } = view;
  const { translate, zones, headingLevel } = convoys;
  const step = (name: string, label: string, isPossible: boolean, day: number) =>
    html`<button
      part="button"
      class="step ${name}"
      aria-label=${label}
      title=${label}
      aria-disabled=${!isPossible}
      @click=${() => isPossible && view.showMonth(day)}
    >
      ${icon(icons.chevronDown)}
    </button>`;
  return html`<div class="toolbar">
    <div part="month" class="month" role="heading" aria-level=${headingLevel}>
      ${monthText(zones.locale, month)}
    </div>
    ${
      today < month.first || today > month.last
        ? html`<button part="button" class="to-today" @click=${() => view.goTo(today)}>
            ${todayText(zones.locale)}
          </button>`
        : nothing
    }
    ${step('previous', translate('previousMonth'), view.hasPrevious, month.first - 1)}
    ${step('next', translate('nextMonth'), view.hasNext, month.last + 1)}
  </div>`;
}

function columnHeaders({ convoys, weekInfo }: View): TemplateResult {
  const { locale } = convoys.zones;
  // The first days of 1970 by weekday, 4 January being a Sunday.
  const days = Array.from({ length: 7 }, (_, index) => 3 + ((weekInfo.firstWeekday + index) % 7));
  return html`<div class="weekdays" role="row">
    ${days.map(
      (day) =>
        html`<div role="columnheader" aria-label=${dayText(locale, day, { weekday: 'long' })}>
          <span class="short">${dayText(locale, day, { weekday: 'short' })}</span>
          <span class="narrow">${dayText(locale, day, { weekday: 'narrow' })}</span>
        </div>`,
    )}
  </div>`;
}

const hourMs = 3_600_000;

/** Formats the time of day, a whole hour without minutes where a word follows them, `7 PM`. */
function shortTime({ locale, zone }: Zones, time: number): string {
  const text = formats.clockTime(locale, zone, time);
  return formats.localTime(zone, time) % hourMs ? text : text.replace(/:\p{Nd}+(?=\s)/u, '');
}

/** A convoy as one line: start and name. */
function line(
  view: View,
  day: number,
  { span, from, days }: Segment,
  visibility = '',
): TemplateResult {
  const { convoy, first, last } = span;
  const { zones, now } = view.convoys;
  const time = new Date(convoy.startMs).toISOString();
  const state = now >= convoy.endMs ? 'past' : isLive(convoy, now) ? 'live' : '';
  const isSpan = first < last;
  const length = isSpan ? `span days-${days}` : '';
  const ends = `${from > first ? 'continued' : ''} ${from + days - 1 < last ? 'continues' : ''}`;
  return html`<div
    part="convoy"
    class="entry ${visibility} ${state} ${length} ${isSpan ? ends : ''} ${day > from ? 'covered' : ''}"
    data-facts=${convoyFacts(view.convoys, convoy) || nothing}
  >
    ${
      day === first
        ? html`<time datetime=${time}>${shortTime(zones, convoy.startMs)}</time>`
        : nothing
    }
    <bdi>${convoyName(convoy)}</bdi>
  </div>`;
}

/** The number of convoys that have no line. */
function moreConvoys({ convoys }: View, count: number): TemplateResult {
  const { translate, zones } = convoys;
  const text = translate('moreOnDay', { count });
  return html`<div class="more-convoys" title=${text}>
    <span aria-hidden="true"
      >${formats.formatNumber(zones.locale, count, { signDisplay: 'always' })}</span
    ><span class="visually-hidden">${text}</span>
  </div>`;
}

function cell(view: View, shown: Day | undefined): TemplateResult {
  if (!shown) return html`<div role="gridcell"></div>`;
  const { convoys, today, active, isOpen, weekInfo } = view;
  const { locale } = convoys.zones;
  const { day, spans, lines, hidden } = shown;
  const date = fullDate(view, day);
  const isActive = day === active.day;
  const isToday = day === today;
  const hasConvoys = spans.length > 0;
  const classes = [
    'cell',
    isToday && 'is-today',
    isActive && 'is-active',
    hasConvoys && 'has-convoys',
    weekInfo.weekend.includes(weekdayOf(day)) && 'is-weekend',
  ];
  return html`<div
    part="cell"
    class=${classes.filter(Boolean).join(' ')}
    role="gridcell"
    tabindex=${isActive ? 0 : -1}
    data-day=${day}
    data-date=${date}
    aria-current=${isToday ? 'date' : nothing}
    aria-haspopup=${hasConvoys ? 'dialog' : nothing}
    aria-expanded=${hasConvoys ? isActive && isOpen : nothing}
  >
    <span class="visually-hidden">${date}</span>
    <time class="number" aria-hidden="true" datetime=${isoDate(day)}
      >${formats.formatNumber(locale, dayOfMonth(locale, day))}</time
    >
    ${lines.map((segment) => (segment ? line(view, day, segment) : html`<div class="gap"></div>`))}
    ${hidden.length ? moreConvoys(view, hidden.length) : nothing}
    ${hidden.map((segment) => line(view, day, segment, 'hidden'))}
  </div>`;
}

/** Why there are no convoys in the month: none, or they could not be loaded. */
function notice(view: View): TemplateResult | typeof nothing {
  const { translate, zones } = view.convoys;
  const { hasFailed, isEmpty, isLoading, nextMonth } = view;
  if (hasFailed)
    return html`<div class="notice">
      <p>${translate('failed')}</p>
      <button part="button" class="button" @click=${() => view.goTo(view.month.first)}>
        ${translate('retry')}
      </button>
    </div>`;
  if (!isEmpty || isLoading) return nothing;
  const month = nextMonth && monthText(zones.locale, nextMonth);
  return html`<div class="notice">
    <p>${translate('noConvoysInMonth')}</p>
    ${
      nextMonth && month
        ? html`<button part="button" class="button" @click=${() => view.goTo(nextMonth.first)}>
            ${translate('nextConvoyIn', { month })}
          </button>`
        : nothing
    }
  </div>`;
}

/** A month as a grid. */
export const monthGrid = (view: View): TemplateResult =>
  html`<div class="sheet">
    <div
      part="grid"
      class="grid"
      role="grid"
      aria-label=${monthText(view.convoys.zones.locale, view.month)}
      aria-busy=${view.isLoading}
      @click=${view.press}
      @keydown=${view.pressKey}
    >
      ${columnHeaders(view)}
      ${view.weeks.map(
        (week) =>
          html`<div class="week" role="row">${week.map((shown) => cell(view, shown))}</div>`,
      )}
    </div>
    ${notice(view)}
  </div>`;
