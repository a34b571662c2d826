import {
  avatar,
  chosenOptions,
  companyClass,
  type Convoy,
  convoyFacts,
  convoyName,
  failureMessage,
  failureNote,
  formats,
  html,
  isLive,
  joinedName,
  noMatches,
  nothing,
  stepButton,
  type TemplateResult,
  type ElementEvent,
} from '../../../base.js';
import { dayOfMonth, dayText, isoDate, monthText, weekdayOf } from '../model/month.js';
import type { Day, Segment } from '../model/week.js';
import type { CalendarView } from '../view.js';

type View = CalendarView;

/** The names whose value is true, for `class`. */
const namesIn = (names: Readonly<Record<string, boolean>>): string =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');

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
  const step = (by: 1 | -1, label: string, isPossible: boolean, day: number) =>
    stepButton({ by, label, isPossible, press: () => view.show(day) });
  return html`<div class="toolbar">
    <div part="month" class="month" role="heading" aria-level=${headingLevel}>
      ${monthText(zones.locale, month)}
    </div>
    ${
      today < month.first || today > month.last
        ? html`<button
            part="button"
            class="icon-button to-today"
            @click=${() => view.show(today, true)}
          >
            ${todayText(zones.locale)}
          </button>`
        : nothing
    }
    ${step(-1, translate('previousMonth'), view.hasPrevious, month.first - 1)}
    ${step(1, translate('nextMonth'), view.hasNext, month.last + 1)}
  </div>`;
}

/** The most characters of a weekday that fit above a narrow column. */
const maxShortName = 4;

/** The weekdays, all in one form: short, or narrow where the short names of the language are too long. */
function columnHeaders({ convoys, weekInfo, weeks }: View): TemplateResult {
  const { locale } = convoys.zones;
  const busyWeekdays = weeks.flat().flatMap(({ day, lines }) => (lines[0] ? weekdayOf(day) : []));
  // The first days of 1970 by weekday, 4 January being a Sunday.
  const days = [...Array(7).keys()].map((index) => 3 + ((weekInfo.firstWeekday + index) % 7));
  const shortName = (day: number) => dayText(locale, day, { weekday: 'short' });
  const isLong = days.some((day) => shortName(day).length > maxShortName);
  return html`<div class="weekdays ${isLong ? 'is-long' : ''}" role="row">
    ${days.map(
      (day) =>
        html`<div
          role="columnheader"
          class=${busyWeekdays.includes(weekdayOf(day)) ? 'is-busy' : ''}
          aria-label=${dayText(locale, day, { weekday: 'long' })}
        >
          <span class="short">${shortName(day)}</span>
          <span class="narrow">${dayText(locale, day, { weekday: 'narrow' })}</span>
        </div>`,
    )}
  </div>`;
}

/** The logo of the company that hosts a convoy, where that is not the company of the calendar. */
const hostLogo = ({ convoys: { images } }: View, { host }: Convoy) =>
  host
    ? html`${avatar(host.name, host.logo, images)}<span class="visually-hidden"
          >${`${host.name} `}</span
        >`
    : nothing;

/** A convoy as one line: name, and start or that it is live. */
function line(view: View, day: number, segment: Segment, isHidden = false): TemplateResult {
  const { span, from, to } = segment;
  const { convoy, first, last } = span;
  const { commonStart, nameStarts } = view;
  const { zones, now, translate } = view.convoys;
  const name = joinedName(convoyName(convoy));
  const start = nameStarts.get(convoyName(convoy)) ?? 0;
  const isPast = now >= convoy.endMs;
  const isLiveNow = !isPast && isLive(convoy, now);
  const classes = {
    hidden: isHidden,
    past: isPast,
    live: isLiveNow,
    span: first < last,
    [`days-${to - from + 1}`]: first < last,
    continued: from > first,
    continues: to < last,
    covered: day > from,
  };
  return html`<div
    part="convoy"
    class="entry ${namesIn(classes)} ${companyClass(convoy.host)}"
    data-facts=${convoyFacts(view.convoys, convoy) || nothing}
  >
    ${hostLogo(view, convoy)}
    <bdi data-hidden-text=${isLiveNow ? ` (${translate('liveHeading')})` : nothing}
      >${commonStart && html`<span class="visually-hidden">${commonStart}</span>`}${
        start > commonStart.length
          ? html`<span class="start">${name.slice(commonStart.length, start)}</span>`
          : nothing
      }${name.slice(Math.max(start, commonStart.length))}</bdi
    >
    ${
      day === first
        ? html`<time datetime=${new Date(convoy.startMs).toISOString()}
            >${isLiveNow ? formats.nowText(zones.locale) : formats.shortClock(zones.locale, zones.zone, convoy.startMs)}</time
          >`
        : nothing
    }
  </div>`;
}

/** The numbers of convoys that have no line: of those to come, and of those that are over. */
function moreConvoys({ convoys }: View, hidden: readonly Segment[]): TemplateResult {
  const { translate, now } = convoys;
  const over = hidden.filter(({ span }) => span.convoy.endMs <= now).length;
  const toCome = hidden.length - over;
  return html`${toCome ? html`<div class="more-convoys">${translate('moreOnDay', { count: toCome })}</div>` : nothing}
  ${over ? html`<div class="more-convoys">${translate('earlier', { count: over })}</div>` : nothing}`;
}

function cell(view: View, { day, lines, hidden }: Day): TemplateResult {
  const { convoys, today, active, isOpen, weekInfo } = view;
  const { locale } = convoys.zones;
  const date = fullDate(view, day);
  const isActive = day === active.day;
  const hasConvoys = lines.length + hidden.length > 0;
  const classes = {
    'is-today': day === today,
    'is-active': isActive,
    'has-convoys': hasConvoys,
    'is-weekend': weekInfo.weekend.includes(weekdayOf(day)),
  };
  return html`<div
    part="cell"
    class="cell ${namesIn(classes)}"
    role="gridcell"
    tabindex=${isActive ? 0 : -1}
    data-date=${date}
    aria-current=${day === today ? 'date' : nothing}
    aria-haspopup=${hasConvoys ? 'dialog' : nothing}
    aria-expanded=${hasConvoys ? isActive && isOpen : nothing}
    @click=${(event: ElementEvent) => view.press(event, day)}
    @keydown=${(event: ElementEvent<KeyboardEvent>) => view.pressKey(event, day)}
  >
    <span class="visually-hidden">${date}</span>
    <time class="number" aria-hidden="true" datetime=${isoDate(day)}
      >${formats.formatNumber(locale, dayOfMonth(locale, day))}</time
    >
    ${lines.map((segment) => (segment ? line(view, day, segment) : html`<div class="gap"></div>`))}
    ${hidden.length ? moreConvoys(view, hidden) : nothing}
    ${hidden.map((segment) => line(view, day, segment, true))}
  </div>`;
}

/** The days of a week; empty cells for those of other months. */
function week(view: View, days: readonly Day[], index: number): TemplateResult {
  const others = Array(7 - days.length).fill(html`<div role="gridcell"></div>`);
  const cells = days.map((day) => cell(view, day));
  return html`<div class="week" role="row">${index ? [cells, others] : [others, cells]}</div>`;
}

/** Why there are no convoys in the month, and what can be done. */
function notice(view: View): TemplateResult | typeof nothing {
  const { convoys, status, month, nextMonth, filters } = view;
  const { translate, zones } = convoys;
  if (status === 'failed')
    return html`<div class="message notice">
      ${failureMessage({
        translate,
        content: failureNote(translate('sentence', { text: view.failedText })),
        name: monthText(zones.locale, month),
        retry: () => view.show(month.first, true),
      })}
    </div>`;
  if (status !== 'empty') return nothing;
  const isFiltered = chosenOptions(filters.groups).length > 0;
  return html`<div class="message notice">
    <p>${isFiltered ? noMatches(filters) : translate('noConvoysInMonth')}</p>
    ${
      nextMonth
        ? html`<button
            part="button"
            class="button"
            @click=${() => view.show(nextMonth.first, true)}
          >
            ${translate('nextConvoyIn', { month: monthText(zones.locale, nextMonth) })}
          </button>`
        : nothing
    }
  </div>`;
}

export const monthGrid = (view: View): TemplateResult =>
  html`<div class="sheet">
    <div
      part="grid"
      class="grid"
      role="grid"
      aria-label=${monthText(view.convoys.zones.locale, view.month)}
      aria-busy=${view.status === 'loading'}
    >
      ${columnHeaders(view)} ${view.weeks.map((days, index) => week(view, days, index))}
    </div>
    ${notice(view)}
  </div>`;
