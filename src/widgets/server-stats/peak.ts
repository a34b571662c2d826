import type { TemplateResult } from 'lit';
import { calendarDay, count, measure } from '../../base/formats.js';
import { moment } from '../../base/time.js';
import { panel } from './panel.js';
import type { SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';
import { table } from './table.js';

type Window = SectionData<'peak'>['windows'][number];

/** A window in words; one without whole hours by its key. */
function windowName(locale: string, { key, hours }: Window): string {
  if (!(hours >= 1)) return key;
  return hours > 24 && hours % 24 === 0
    ? measure(locale, hours / 24, 'day')
    : measure(locale, hours, 'hour');
}

/** The most players at once in windows of time, and ever. */
export const peak = (view: StatsView): TemplateResult => {
  const { say, locale } = view.language;
  return panel(view, 'peak', say('peak'), ({ windows, allTimePeak: { value, at } }) => {
    const time = moment(at);
    const day = time === undefined ? '' : ` (${calendarDay(locale, view.zone, time)})`;
    return table(
      [say('time'), say('peak'), say('average')],
      [
        ...windows.map((window) => [
          windowName(locale, window),
          count(locale, window.peak),
          count(locale, window.average),
        ]),
        [say('allTime') + day, count(locale, value), ''],
      ],
    );
  });
};
