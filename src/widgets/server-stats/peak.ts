import type { TemplateResult } from 'lit';
import { calendarDay, measure } from '../../base/formats.js';
import { moment } from '../../base/time.js';
import { figures } from './figures.js';
import { panel } from './panel.js';
import type { StatsView } from './stats-view.js';

/** The most players at once, and their average, in windows of time; and the most ever. */
export const peak = (view: StatsView): TemplateResult => {
  const { say, amount, locale, zone } = view;
  return panel(view, 'peak', say('peak'), ({ windows, allTimePeak: { value, at } }) => {
    const time = moment(at);
    return figures([
      ...windows.map(({ hours, peak: most, average }) => {
        const span =
          hours > 24 ? measure(locale, hours / 24, 'day') : measure(locale, hours, 'hour');
        return [`${span} · ${say('average')} ${amount(average)}`, amount(most)] as const;
      }),
      [say('allTime') + (time ? ` · ${calendarDay(locale, zone, time)}` : ''), amount(value)],
    ]);
  });
};
