import { html, nothing, type TemplateResult } from 'lit';
import { minuteMs, sameDay } from '../../intl/formats.js';
import { type Convoy, isLive } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { statusText } from '../status-text.js';
import { dateTile } from './date-tile.js';
import { facts } from './facts.js';
import { routeProgress } from './route-progress.js';
import { endText, times } from './times.js';
import { title } from './title.js';

/** From how long before the meet-up or the start the countdown is emphasized. */
const soonMs = 60 * minuteMs;

/** Time until the meet-up or the start, or that the convoy is live; nothing when it is over. Emphasized within the hour and when live. */
export function countdown(view: ConvoyView, convoy: Convoy): TemplateResult | typeof nothing {
  const { meetupMs = 0, startMs, endMs } = convoy;
  if (endMs <= view.now) return nothing;
  const text = statusText(view, convoy);
  const next = view.now < meetupMs ? meetupMs : startMs;
  const isLiveNow = isLive(convoy, view.now);
  if (isLiveNow && !view.saysLive) return nothing;
  const isSoon = isLiveNow || next - view.now <= soonMs;
  return html`<span part="badge" class="badge ${isSoon ? 'soon' : ''}">${text}</span>`;
}

/** Progress along the route when live with a known end, else the times; then the facts that are not shown before them. */
export function details(view: ConvoyView, convoy: Convoy, showsRoute = true): TemplateResult {
  const { hasEnd, endMs } = convoy;
  if (hasEnd && isLive(convoy, view.now) && view.now < endMs)
    return html`${routeProgress(view, convoy)} ${facts(view, convoy, { showsRoute: false })}`;
  return html`${times(view, convoy)}
  ${facts(view, convoy, { showsRoute, end: endText(view, convoy) })}`;
}

/** Whether a convoy is on the same day as the one before it. */
export const isSameDay = ({ zones }: ConvoyView, convoy: Convoy, before?: Convoy): boolean =>
  before !== undefined && sameDay(zones.zone, before.startMs, convoy.startMs);

/** A convoy as a row of a list; the date is omitted if `before` has the same. */
export function row(view: ConvoyView, convoy: Convoy, before?: Convoy): TemplateResult {
  const isLiveNow = isLive(convoy, view.now);
  const hasTile = !isSameDay(view, convoy, before) && (view.saysLive || !isLiveNow);
  return html`${hasTile ? dateTile(view, convoy) : nothing} ${title(view, convoy)}
  ${countdown(view, convoy)} ${details(view, convoy)} ${view.action?.(convoy)}`;
}
