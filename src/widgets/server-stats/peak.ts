import type { TemplateResult } from 'lit';
import { date, duration } from '../../intl/formats.js';
import { moment } from '../../intl/time.js';
import { figures } from './pieces.js';
import { hourMs, type SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';

/** The most players at once in windows of time, and the most ever. */
export function peak(
  { translate, amount, locale, zone }: StatsView,
  { windows, allTimePeak: { value, at } }: SectionData<'peak'>,
): TemplateResult {
  const time = moment(at);
  return figures([
    ...windows.map(
      (window) => [duration(locale, window.hours * hourMs), amount(window.peak)] as const,
    ),
    [translate('allTime') + (time ? ` · ${date(locale, zone, time)}` : ''), amount(value)],
  ]);
}
