import { html, type TemplateResult } from 'lit';
import { measure } from '../../base/formats.js';
import { ranges } from './stats-data.js';
import type { StatsView } from './stats-view.js';

/** Lets the visitor choose of which time the history tells. */
export const rangeButtons = ({ say, locale, host }: StatsView): TemplateResult =>
  html`<div>
    ${ranges.map(
      (range) =>
        html`<button
          part="button"
          class="badge"
          aria-pressed=${range === host.range}
          @click=${() => (host.range = range)}
        >
          ${
            range === 'all'
              ? say('allTime')
              : measure(locale, parseInt(range), range === '24h' ? 'hour' : 'day')
          }
        </button>`,
    )}
  </div>`;
