import { html, type TemplateResult } from 'lit';
import { zonedTime } from '../../ui/zoned-time.js';
import { type Convoy, isLive } from '../convoy.js';
import type { ConvoyText } from '../convoy-text.js';
import { leaf } from './leaf.js';
import { route } from './route.js';

/** A convoy in short: its leaf, its name, and its time and road in one line; needs `summaryStyles`. */
export function convoySummary(
  { translate, zones, now }: Pick<ConvoyText, 'translate' | 'zones' | 'now'>,
  convoy: Convoy,
): TemplateResult {
  const { event, startMs } = convoy;
  return html`<div class="summary">
    ${leaf({ zones, now }, convoy)}
    <strong class="name"><bdi>${event.name.trim() || '—'}</bdi></strong>
    <div class="line muted">
      ${
        isLive(convoy, now)
          ? html`<span class="live">${translate('liveHeading')}</span>`
          : zonedTime(zones, startMs, { now, namesZone: true })
      }
      ${route(zones, event)}
    </div>
  </div>`;
}
