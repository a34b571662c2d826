import type { TemplateResult } from 'lit';
import { calendarDay, measure } from '../../base/formats.js';
import { moment } from '../../base/time.js';
import { figures } from './pieces.js';
import type { SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';

/** The most players at once in windows of time, and the most ever. */
export function peak(
  { say, amount, locale, zone }: StatsView,
  { windows, allTimePeak: { value, at } }: SectionData<'peak'>,
): TemplateResult {
  const time = moment(at);
  return figures([
    ...windows.map(({ hours, peak: most }) => {
      const [span, unit] = hours > 24 ? [hours / 24, 'day'] : [hours, 'hour'];
      return [measure(locale, span, unit), amount(most)] as const;
    }),
    [say('allTime') + (time ? ` · ${calendarDay(locale, zone, time)}` : ''), amount(value)],
  ]);
}
