import type { TemplateResult } from 'lit';
import { date, duration } from '../../../intl/formats.js';
import { moment } from '../../../intl/time.js';
import { hourMs, type SectionData } from '../model/stats-data.js';
import { figures } from './figures.js';
import type { StatsView } from './stats-view.js';

/** The most players at once in windows of time, and the most ever. */
export function peak(
  { translate, amount, locale, zone }: StatsView,
  { windows, allTimePeak }: SectionData<'peak'>,
): TemplateResult {
  const time = moment(allTimePeak.at);
  return figures([
    ...windows.map((window) => ({
      label: duration(locale, window.hours * hourMs),
      value: amount(window.peak),
    })),
    {
      label: [translate('allTime'), time && date(locale, zone, time)].filter(Boolean).join(' · '),
      value: amount(allTimePeak.value),
    },
  ]);
}
