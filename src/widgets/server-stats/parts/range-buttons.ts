import { html, nothing, type TemplateResult } from 'lit';
import { duration } from '../../../intl/formats.js';
import { hourMs, type Range, rangeDays } from '../model/stats-data.js';
import type { StatsView } from './stats-view.js';

const ranges: readonly Range[] = ['24h', '7d', '30d', '90d', 'all'];
const narrowDays = { style: 'unit', unit: 'day', unitDisplay: 'narrow' } as const;

/** Lets the visitor choose which time the history covers. */
export const rangeButtons = (view: StatsView): TemplateResult =>
  html`<div class="segments">
    ${ranges.map((range) => {
      const days = rangeDays[range];
      const isAll = range === 'all';
      return html`<button
        part=${view.hasRanges ? 'button' : nothing}
        class="segment"
        aria-pressed=${range === view.range}
        title=${isAll ? '' : duration(view.locale, days * 24 * hourMs)}
        ?disabled=${!view.hasRanges}
        @click=${() => view.chooseRange(range)}
      >
        ${isAll ? view.translate('allTime') : view.amount(days, narrowDays)}
      </button>`;
    })}
  </div>`;
