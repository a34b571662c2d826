import { html, type TemplateResult } from 'lit';
import { duration } from '../../intl/formats.js';
import { hourMs, type Range, rangeHours } from './stats-data.js';
import type { StatsView } from './stats-view.js';

const ranges = Object.entries(rangeHours) as [Range, number][];

/** Lets the visitor choose of which time the history tells. */
export const rangeButtons = ({ translate, locale, host }: StatsView): TemplateResult =>
  html`<div>
    ${ranges.map(
      ([range, hours]) =>
        html`<button
          part="button"
          class="badge"
          aria-pressed=${range === host.range}
          ?disabled=${!host.data}
          @click=${() => (host.range = range)}
        >
          ${range === 'all' ? translate('allTime') : duration(locale, hours * hourMs)}
        </button>`,
    )}
  </div>`;
