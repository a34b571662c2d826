import { html, type TemplateResult } from 'lit';
import { clockTime, zoneName } from '../intl/formats.js';
import { secondTime, type Zones } from '../intl/zoned-text.js';

export { momentText, type Zones } from '../intl/zoned-text.js';

/** How a moment is shown. */
export interface TimeOptions {
  /** When it is shown, in ms since the epoch. */
  now?: number;
  /** What happens then, said before the time. */
  label?: string;
  /** The zone is shown beside the time, as nothing around says which one it is. */
  namesZone?: boolean;
}

/**
 * A moment by the clock, `18:30`, and in its title with its zones. Screen readers hear them too:
 * styles draw `data-zones` where nobody sees it, which saves a long list an element for each time.
 */
export function zonedTime(
  zones: Zones,
  time: number,
  { now = Date.now(), label, namesZone = false }: TimeOptions = {},
): TemplateResult {
  const clock = clockTime(zones.locale, zones.zone, time);
  const zone = zoneName(zones.locale, zones.zone, time);
  const second = secondTime(zones, time, now);
  const shown = namesZone ? `${clock} ${zone}` : clock;
  const all = `${clock} ${zone}${second ? ` (${second})` : ''}`;
  return html`<time
    datetime=${new Date(time).toISOString()}
    title=${all}
    data-zones=${all.slice(shown.length)}
    >${label} ${shown}</time
  >`;
}
